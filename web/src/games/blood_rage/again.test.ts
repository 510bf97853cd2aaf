// A battle seen once more, and Valhalla at a glance.
import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../protocol/types.ts';
import { framesOf, toldUntil } from '../../table/again.ts';
import { again, repeatable, tellBattle } from './again.ts';
import { fallenOf } from './fallen.ts';
import bloodRage from './index.ts';
import type { BloodRageView } from './view.ts';

let n = 0;
const event = (kind: string, actor: number | null, args: Record<string, unknown> = {}): GameEvent => ({
  n: n++,
  kind,
  actor,
  ...args,
});
n = 0;
const SAGA: GameEvent[] = [
  event('age_began', null, { age: 1 }),
  event('invaded', 0, { figure: 'warrior', place: 'gimle', cost: 1, from: 'reserve' }),
  event('invaded', 1, { figure: 'leader', place: 'andlang', cost: 0, from: 'reserve' }),
  event('invaded', 1, { figure: 'warrior', place: 'gimle', cost: 1, from: 'reserve' }),
  event('pillage_declared', 0, { place: 'gimle', challenge: 0 }),
  event('joined', 1, { figure: 'leader', from: 'andlang', to: 'gimle' }),
  event('battle_began', 0, { place: 'gimle', clans: [0, 1] }),
  event('card_chosen', 0, { card: null }),
  event('card_revealed', 0, { card: 'tyrs_bash' }),
  event('card_revealed', 1, { card: 'tyrs_crush' }),
  event('total', 0, { figures: 1, cards: 2, total: 3 }),
  event('total', 1, { figures: 4, cards: 4, total: 8 }),
  event('battle_won', 1, { place: 'gimle' }),
  event('figure_destroyed', 0, { figure: 'warrior', place: 'gimle', cause: 'defeat' }),
  event('glory', 1, { amount: 3, source: 'battle', card: null }),
  event('marched', 1, { figure: 'leader', from: 'gimle', to: 'andlang' }),
];
const [verdict] = SAGA.filter(repeatable);

const clan = (seat: number) => ({
  seat,
  clan: seat === 0 ? 'wolf' : 'raven',
  glory: 9,
  rage: 2,
  passed: false,
  slots: [],
  figures_on_map: 1,
  reserve: {},
  valhalla: { warrior: 1 },
  stats: { rage: { step: 1, value: 6 }, axes: { step: 1, value: 3 }, horns: { step: 1, value: 4 } },
  secret: 'tyrs_bash',
});
const NOW = {
  game: 'blood-rage',
  viewer: 0,
  phase: 'action',
  age: 1,
  options: {},
  clans: [clan(0), clan(1)],
  battle: null,
  draft: null,
  dying: null,
  question: null,
  outcome: null,
  provinces: ['gimle', 'andlang'].map((id) => ({
    id,
    villages: 5,
    figures: [{ seat: 1, figure: 'leader', count: 1 }],
    strength: [0, 3],
    destroyed: false,
    pillaged: true,
  })),
  fjords: [],
} as unknown as View;

describe('a battle from the log', () => {
  it('goes from the call to battle to the last of its spoils', () => {
    expect(verdict?.kind).toBe('battle_won');
    const kinds = again(SAGA, verdict as GameEvent).map((e) => e.kind);
    expect(kinds[0]).toBe('pillage_declared');
    expect(kinds.at(-1)).toBe('glory');
  });
  it('is shown step by step, and every step can be gone back to', () => {
    const battle = again(SAGA, verdict as GameEvent);
    const frames = framesOf(
      battle,
      battle.map(() => NOW),
      bloodRage.beats,
    );
    expect(frames.map((f) => f.event.kind)).toEqual([
      'pillage_declared',
      'joined',
      'battle_began',
      'card_revealed',
      'card_revealed',
      'total',
      'total',
      'battle_won',
      'figure_destroyed',
      'glory',
    ]);
  });
  it('is told in lines as far as it has come', () => {
    const total = SAGA.find((e) => e.kind === 'total') as GameEvent;
    expect(tellBattle(toldUntil(SAGA, total), 'gimle').map((e) => e.kind)).toEqual(['battle_began', 'total']);
    expect(tellBattle(SAGA, 'andlang')).toEqual([]);
  });
});

describe('Valhalla', () => {
  it('shows the clans that lost somebody, the great ones first', () => {
    const view = {
      clans: [
        { seat: 0, valhalla: { warrior: 3, ship: 1, leader: 1, troll: 1 } },
        { seat: 1, valhalla: { warrior: 0 } },
      ],
    } as unknown as BloodRageView;
    expect(fallenOf(view)).toEqual([
      {
        seat: 0,
        total: 6,
        figures: [
          { figure: 'leader', count: 1 },
          { figure: 'troll', count: 1 },
          { figure: 'ship', count: 1 },
          { figure: 'warrior', count: 3 },
        ],
      },
    ]);
  });
});

describe('the Ages', () => {
  it('say which province each Ragnarök takes', () => {
    const provinces = ['gimle', 'horgr', 'utgard'].map((id) => ({ id, destroyed: id === 'gimle' }));
    const { chapters } = bloodRage.phases({
      ...NOW,
      age: 2,
      doom: ['gimle', 'horgr', 'utgard'],
      provinces,
    } as unknown as View);
    expect(chapters.map((c) => [c.mark, c.state, c.fate?.icon, c.fate?.detail.id])).toEqual([
      ['I', 'past', 'destroyed', 'gimle'],
      ['II', 'now', 'doom', 'horgr'],
      ['III', 'future', 'doom', 'utgard'],
    ]);
  });
});
