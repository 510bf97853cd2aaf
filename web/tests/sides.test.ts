// Sides, roles and people before and after the game: who may sit where, what can be chosen, who has won.
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/protocol/types.ts';
import { attend, following, together } from '../src/table/eyes.ts';
import { endingOf } from '../src/table/score.ts';
import { bySide, maySit, parties, partsOf, toggled } from '../src/table/sides.ts';

const ROLES = ['reynard', 'bella', 'duke', 'rover'];
const SIDES = [
  { name: 'fox', seats: [0] },
  { name: 'hounds', seats: [1, 2, 3] },
];
// A letter a seat: who sits there; '-' nobody, '*' a computer.
function seats(who: string, sides = true): SeatInfo[] {
  return [...who].map((c, seat) => ({
    seat,
    kind: c === '-' ? 'empty' : c === '*' ? 'agent' : 'human',
    user: /\w/.test(c) ? { id: c, name: `Name ${c}` } : null,
    agent: null,
    away: false,
    name: null,
    role: sides ? (ROLES[seat] ?? null) : null,
    side: sides ? (seat === 0 ? 'fox' : 'hounds') : null,
  }));
}

describe('seats before the start', () => {
  it('are grouped by side, or all together', () => {
    expect(bySide(seats('ab--')).map((g) => [g.side, g.seats.map((s) => s.seat)])).toEqual([
      ['fox', [0]],
      ['hounds', [1, 2, 3]],
    ]);
    expect(bySide(seats('ab', false)).map((g) => [g.side, g.seats.length])).toEqual([[null, 2]]);
  });
  it('are free for whoever has none or others of the same side, and to move over to', () => {
    const free = (who: string, user: string, sides = true) =>
      [0, 1, 2, 3].filter((s) => maySit(seats(who, sides), user, s));
    expect(free('----', 'a')).toEqual([0, 1, 2, 3]);
    expect(free('-b*-', 'a')).toEqual([0, 3]);
    expect(free('-a--', 'a')).toEqual([2, 3]);
    expect(free('a---', 'a')).toEqual([]);
    expect(free('ab-*', 'a', false)).toEqual([2]);
  });
  it('name everybody once', () => {
    const named = parties(seats('abb*'), false).map((p) => [p.name, p.seats.map((s) => s.seat)]);
    expect(named).toEqual([
      ['Name a', [0]],
      ['Name b', [1, 2]],
      [null, [3]],
    ]);
  });
  it('at one screen tell people apart by their names', () => {
    const all = seats('aaaa').map((s, i) => ({ ...s, name: ['Ann', 'Ben', 'Ben', 'Cid'][i] ?? '' }));
    expect(parties(all, true).map((p) => p.name)).toEqual(['Ann', 'Ben', 'Cid']);
  });

  it('have the name of their seat, and none when they are no more', () => {
    const [first, second] = seats('ab') as [SeatInfo, SeatInfo];
    const left = { user: null, name: null };
    const all = [
      { ...first, name: 'Ann (2)' },
      { ...second, ...left },
      { ...second, ...left, seat: 2 },
    ];
    expect(parties(all, false).map((p) => p.name)).toEqual(['Ann (2)', '', '']);
  });
});

describe('what one can choose to play', () => {
  it('is a whole side or one of its roles', () => {
    const parts = partsOf({ roles: ROLES, sides: SIDES });
    expect(parts.map((p) => [p.side ?? p.role, p.seats])).toEqual([
      ['reynard', [0]],
      ['hounds', [1, 2, 3]],
      ['bella', [1]],
      ['duke', [2]],
      ['rover', [3]],
    ]);
  });
  it('is nothing where seats are alike, and single roles where there are no sides', () => {
    expect(partsOf({ roles: [], sides: [] })).toEqual([]);
    expect(partsOf({ roles: ['king', 'thief'], sides: [] }).map((p) => p.role)).toEqual(['king', 'thief']);
  });
  it('are several of one side, never of two, and at least one', () => {
    expect(toggled([0], 2, SIDES)).toEqual([2]);
    expect(toggled([2], 1, SIDES)).toEqual([1, 2]);
    expect(toggled([1, 2], 2, SIDES)).toEqual([1]);
    expect(toggled([1], 1, SIDES)).toEqual([1]);
    expect(toggled([1, 2, 3], 0, SIDES)).toEqual([0]);
    expect(toggled([0], 1, []), 'where there are no sides, one').toEqual([1]);
  });
});

describe('through whose eyes', () => {
  it('stays where it is asked, else goes to the next that is', () => {
    expect(attend([1, 2, 3], [], null)).toBe(1);
    expect(attend([1, 2, 3], [], 2)).toBe(2);
    expect(attend([1, 2, 3], [1, 2], 2)).toBe(2);
    expect(attend([1, 2, 3], [1, 3], 2)).toBe(3);
    expect(attend([1, 2, 3], [1], 2)).toBe(1);
    expect(attend([], [], null)).toBeNull();
  });
  it('goes round', () => {
    expect([following([1, 3], 3), following([1, 3], null), following([3], 3)]).toEqual([1, 1, null]);
  });
  it('at one screen only a side looks together', () => {
    expect(together(seats('aaaa'), [0, 1, 3], 1)).toEqual([1, 3]);
    expect(together(seats('aaaa', false), [0, 1, 3], 1)).toEqual([1]);
  });
});

describe('the end', () => {
  const points = [
    { seat: 0, total: 3, sources: {} },
    { seat: 1, total: 9, sources: {} },
  ];
  it('of a side without points has winners and no ranks', () => {
    const outcome = { scores: null, ranks: [2, 1, 1, 1], winners: [1, 2, 3], side: 'hounds' };
    expect(endingOf(null, outcome)).toEqual({ side: 'hounds', winners: [1, 2, 3], ranks: null });
    expect(endingOf(points, outcome).ranks, 'points that do not count are not shown').toBeNull();
  });
  it('with points is as it was', () => {
    const { side, winners, ranks } = endingOf(points, { scores: [3, 9], ranks: [2, 1], winners: [1], side: null });
    expect([side, winners, ranks?.map((r) => [r.seat, r.total, r.rank])]).toEqual([
      null,
      [1],
      [
        [1, 9, 1],
        [0, 3, 2],
      ],
    ]);
  });
  it('of a side with points has both', () => {
    const { side, winners, ranks } = endingOf(points, { scores: [3, 9], ranks: [1, 2], winners: [0], side: 'fox' });
    expect([side, winners, ranks?.length]).toEqual(['fox', [0], 2]);
  });
});
