// The quests turned over in this Quest phase, and how they were judged, from what has been told.
import type { GameEvent } from '../../protocol/types.ts';

export interface ToldQuest {
  seat: number;
  card: string;
  // null: not judged yet.
  met: boolean | null;
}

export function questsTold(told: readonly GameEvent[]): ToldQuest[] {
  const began = told.findLastIndex((e) => e.kind === 'phase_began');
  if (began < 0 || told[began]?.phase !== 'quest') return [];
  const quests: ToldQuest[] = [];
  for (const e of told.slice(began)) {
    if (typeof e.actor !== 'number') continue;
    if (e.kind === 'quest_shown') quests.push({ seat: e.actor, card: String(e.card), met: null });
    if (e.kind !== 'quest_result') continue;
    const judged = quests.find((q) => q.seat === e.actor && q.card === e.card && q.met === null);
    if (judged) judged.met = Number(e.met) !== 0;
  }
  return quests;
}
