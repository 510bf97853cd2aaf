import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../src/protocol/types.ts';
import { type Look, lookAt, type Told } from '../src/table/pace.ts';
import { Stage } from '../src/table/stage.ts';

const view = (phase: string, ...asked: number[]): View => {
  const question = asked.length > 0 ? { kind: 'act', seats: asked } : null;
  return { game: 'g', viewer: 0, phase, question, outcome: null };
};
const event = (n: number, kind = 'shown'): GameEvent => ({ n, kind, actor: 0 });

// How long an event of each kind lasts, and how much it matters.
const LOOKS: Record<string, Look> = {
  shown: { ms: 1000, weight: 1 },
  quiet: { ms: 0, weight: 0 },
  minor: { ms: 1000, weight: 0 },
  grave: { ms: 3000, weight: 2 },
};

function stage(plays = true) {
  let pending: { run: () => void; ms: number } | null = null;
  const s = new Stage({
    look: (e) => LOOKS[e.kind] as Look,
    plays: () => plays,
    changed: () => undefined,
    setTimer: (run, ms) => (pending = { run, ms }),
    clearTimer: () => (pending = null),
  });
  return {
    s,
    tick: () => {
      const now = pending;
      pending = null;
      now?.run();
    },
    waits: () => pending?.ms ?? null,
  };
}

describe('Stage', () => {
  it('shows the first view at once', () => {
    const { s } = stage();
    s.push([event(1)], [view('a1')], view('a'));
    expect(s.view?.phase).toBe('a');
    expect(s.busy).toBe(false);
  });

  it('plays events one after another, then shows the truth', () => {
    const { s, tick } = stage();
    s.show(view('a'));
    s.push([event(1), event(2, 'quiet'), event(3)], [view('a1'), view('a12'), view('a123')], view('b'));
    expect([s.playing?.n, s.view?.phase]).toEqual([1, 'a1']);
    tick();
    expect([s.playing?.n, s.view?.phase]).toEqual([3, 'a123']);
    tick();
    expect([s.playing, s.view?.phase, s.busy]).toEqual([null, 'b', false]);
  });

  it('keeps the order when news arrive while playing', () => {
    const { s, tick } = stage();
    s.show(view('a'));
    s.push([event(1)], [view('a1')], view('b'));
    s.push([event(2)], [view('b2')], view('c'));
    tick();
    expect(s.view?.phase).toBe('b2');
    tick();
    expect(s.view?.phase).toBe('c');
  });

  it('skips to the newest truth', () => {
    const { s } = stage();
    s.show(view('a'));
    s.push([event(1)], [view('a1')], view('b'));
    s.push([event(2)], [view('b2')], view('c'));
    s.skip();
    expect([s.view?.phase, s.busy]).toEqual(['c', false]);
  });

  it('shows the truth at once when it does not know what was between', () => {
    const { s } = stage();
    s.show(view('a'));
    s.push([event(1)], null, view('b'));
    expect([s.view?.phase, s.busy]).toEqual(['b', false]);
  });

  it('plays nothing when motion is off', () => {
    const { s } = stage(false);
    s.show(view('a'));
    s.push([event(1)], [view('a1')], view('b'));
    expect([s.view?.phase, s.busy]).toEqual(['b', false]);
  });

  it('says who had to decide in what is shown, not who must by now', () => {
    const { s, tick } = stage();
    s.show(view('a', 1));
    s.push([event(1), event(2)], [view('a1'), view('a2', 2)], view('b', 2));
    s.push([event(3)], [view('b3', 0)], view('c', 0));
    const seen: unknown[] = [];
    for (; s.busy; tick()) seen.push([s.playing?.n, ...s.asked]);
    expect(seen).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    expect(s.asked).toEqual([0]);
  });

  it('stands still while it is paused, also when news arrive, and goes on', () => {
    const { s, tick, waits } = stage();
    s.show(view('a'));
    s.push([event(1), event(2)], [view('a1'), view('a2')], view('b'));
    s.pause();
    s.push([event(3)], [view('b3')], view('c'));
    expect([s.paused, s.busy, s.playing?.n, waits()]).toEqual([true, true, 1, null]);
    s.resume();
    for (const n of [1, 2, 3]) {
      expect(s.playing?.n).toBe(n);
      tick();
    }
    expect([s.view?.phase, s.paused, s.busy]).toEqual(['c', false, false]);
  });

  it('goes back and on event by event, also to what was played before, and ends on the truth', () => {
    const { s, tick, waits } = stage();
    s.show(view('a'));
    s.push([event(1)], [view('a1')], view('b'));
    tick();
    s.push([event(2), event(3)], [view('b2'), view('b3')], view('c'));
    s.step(-1);
    expect([s.view?.phase, s.paused, s.atStart, waits()]).toEqual(['a1', true, true, null]);
    s.step(-1);
    expect(s.view?.phase).toBe('a1');
    s.step(1);
    s.step(1);
    expect(s.view?.phase).toBe('b3');
    s.step(1);
    expect([s.view?.phase, s.paused, s.busy]).toEqual(['c', false, false]);
  });

  it('cannot go back to what another seat was shown', () => {
    const { s } = stage();
    s.show(view('a'));
    s.push([event(1)], [view('a1')], view('b'));
    s.show(view('other'));
    s.push([event(2)], [view('other2')], view('c'));
    s.step(-1);
    expect(s.view?.phase).toBe('other2');
  });

  it('shortens a backlog by leaving out what matters least, and shows the rest as long as ever', () => {
    const { s, tick, waits } = stage();
    s.show(view('a'));
    const kinds = ['shown', 'minor', 'grave', 'minor', 'grave', 'minor', 'shown', 'minor', 'shown'];
    const events = kinds.map((kind, i) => event(i, kind));
    s.push(
      events,
      events.map(({ n }) => view(String(n))),
      view('end'),
    );
    const played: [string, number | null][] = [];
    while (s.playing) {
      played.push([s.playing.kind, waits()]);
      tick();
    }
    expect(played.filter(([kind]) => kind === 'grave')).toEqual([
      ['grave', 3000],
      ['grave', 3000],
    ]);
    expect(played.filter(([kind]) => kind === 'shown')).toHaveLength(3);
    // With less than the backlog waiting nothing is left out any more.
    expect(played.filter(([kind]) => kind === 'minor').length).toBeLessThan(4);
    expect(played.every(([kind, ms]) => ms === LOOKS[kind]?.ms)).toBe(true);
    expect(s.view?.phase).toBe('end');
  });
});

describe('lookAt', () => {
  const said = (weight: 'heading' | 'normal' | 'minor', letters: number) => ({ weight, letters });
  const ms = (told: Partial<Told>, factor = 1) =>
    lookAt({ beats: 1.5, said: said('normal', 40), own: false, ...told }, factor).ms;

  it('gives what others do between 1.2 and 1.5 seconds, longer sentences more', () => {
    for (const letters of [10, 25, 40, 55]) {
      expect(ms({ said: said('normal', letters) })).toBeGreaterThanOrEqual(1200);
      expect(ms({ said: said('normal', letters) })).toBeLessThanOrEqual(1500);
    }
    expect(ms({ said: said('normal', 110) })).toBeGreaterThan(2000);
  });
  it('stays longer at what is grave, shorter at bookkeeping and at what one did oneself', () => {
    expect(ms({ beats: 5 })).toBeGreaterThan(ms({}) + 500);
    expect(ms({ said: said('minor', 40) })).toBe(300);
    expect(ms({ said: null })).toBe(300);
    expect(ms({ own: true })).toBe(300);
    expect(ms({ own: true, beats: 5 })).toBe(ms({ beats: 5 }));
    expect(ms({ beats: 0 })).toBe(0);
  });
  it('follows the chosen speed', () => {
    expect(ms({}, 2)).toBe(2 * ms({}));
    expect(ms({}, 0)).toBe(0);
  });
});
