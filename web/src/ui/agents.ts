// The computer players that people choose from, by their words.
import { has, t } from '../i18n/words.svelte.ts';

const LEVEL = /^level\d$/;
const TO_BEGIN_WITH = 'level2';

// The levels, from the weakest to the strongest; a hall that has none offers whatever it has.
export function opponentsFor(agents: readonly string[]): string[] {
  const levels = agents.filter((agent) => LEVEL.test(agent)).sort();
  return levels.length > 0 ? levels : [...agents];
}

// What was wished for, else somebody whom a newcomer can beat.
export function chosenOpponent(agents: readonly string[], wish: string): string {
  const offered = opponentsFor(agents);
  if (offered.includes(wish)) return wish;
  return offered.includes(TO_BEGIN_WITH) ? TO_BEGIN_WITH : (offered.at(-1) ?? 'greedy');
}

export function agentName(agent: string): string {
  return has(`agent-${agent}`) ? t(`agent-${agent}`) : t('agent-other', { name: agent });
}

// How strong it is, in a sentence.
export function agentNote(agent: string): string {
  return has(`agent-${agent}-note`) ? t(`agent-${agent}-note`) : '';
}
