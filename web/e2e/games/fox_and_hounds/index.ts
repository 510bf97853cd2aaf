// Fox and Hounds for the table: the smallest game with sides and roles. Not shipped; e2e/sides.test.ts builds a client
// with it.
import type { GameModule } from '../../../src/games/contract.ts';
import { entryOf } from '../../../src/games/index.ts';
import { t } from '../../../src/i18n/words.svelte.ts';
import type { GameEvent } from '../../../src/protocol/types.ts';
import Blank from './Blank.svelte';
import Board from './Board.svelte';
import game from './game.json';
import { asFox, ROLES } from './view.ts';

const COLOURS = game.marks.map((mark) => mark.colour);
const SHAPES = ['triangle', 'circle', 'diamond', 'hexagon'] as const;

// Names of an event as texts: this game does without forms.
function told(event: GameEvent): Record<string, string> {
  const args: Record<string, string> =
    typeof event.actor === 'number' ? { role: t(`fh-role-${ROLES[event.actor]}`) } : {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'string') args[key] = key === 'place' ? t(`fh-place-${value}`) : value;
    if (value === null) args[key] = '?';
  }
  return args;
}

const foxAndHounds: GameModule = {
  id: game.id,
  prefix: game.prefix,
  icons: entryOf(game.id).icons,
  grammar: { hide: ['place'], slip: ['way'], sniff: ['place'], search: ['place'] },
  gallery: { cards: [], filters: [] },
  tutorial: () => Promise.resolve({ key: () => 'fh-learn', deeds: [], lesson: () => null }),
  accounts: () => Promise.resolve(() => ({})),
  Board,
  Scene: Blank,
  Card: Blank,
  Sheet: Blank,
  Detail: Blank,
  look: (_view, _info, seat) => ({
    colour: COLOURS[seat] ?? '--seat-red',
    shape: SHAPES[seat] ?? 'circle',
    emblem: seat === 0 ? 'fox' : 'hound',
    name: { key: `fh-role-${ROLES[seat]}`, kind: 'role', id: ROLES[seat] ?? '' },
  }),
  summary: () => ({ numbers: [], marks: [], hidden: [], status: null, sealed: null }),
  phases: (view) => ({ title: { key: 'fh-round', args: { round: asFox(view).round + 1 } }, chapters: [], steps: [] }),
  hand: () => [],
  cardKind: () => 'card',
  cardText: () => '',
  asksHand: () => false,
  scene: () => null,
  prompt: (_view, _me, picker) => {
    const verbs = new Set(picker.fitting.map((a) => a.verb));
    if (verbs.has('slip')) return { key: 'fh-ask-slip' };
    if (verbs.has('hide')) return { key: 'fh-ask-hide' };
    return { key: verbs.size > 1 ? 'fh-ask-hunt' : 'fh-ask-place' };
  },
  waiting: () => ({ key: 'fh-wait' }),
  choices: (_view, _me, picker) => {
    const verbs = [...new Set(picker.fitting.map((a) => a.verb))];
    if (verbs[0] === 'slip')
      return picker.fitting.map((a) => ({ text: a.text, line: { key: `fh-do-slip-${a.operands[0]}` } }));
    return verbs.length > 1
      ? verbs.map((value) => ({ touch: { kind: 'verb', value }, line: { key: `fh-do-${value}` } }))
      : [];
  },
  label: ({ verb, operands }) => ({ key: `fh-do-${verb}`, args: { place: t(`fh-place-${operands[0]}`) } }),
  confirm: () => null,
  reasons: { not_now: { args: {} } },
  event: (event) => ({
    key: `fh-event-${event.kind}`,
    args: told(event),
    weight: 'normal',
    actor: typeof event.actor === 'number' ? event.actor : null,
  }),
  lights: [],
  repeatable: () => false,
  again: () => [],
  beats: () => 0,
  sound: () => null,
  points: () => null,
  sourceKey: (source) => source,
  scores: () => null,
};

export default foxAndHounds;
