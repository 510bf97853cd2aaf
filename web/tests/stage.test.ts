import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../src/protocol/types.ts';
import { Stage } from '../src/table/stage.ts';

const view = (phase: string): View => ({ game: 'g', viewer: 0, phase, question: null, outcome: null });
const event = (n: number, kind = 'shown'): GameEvent => ({ n, kind, actor: 0 });

function stage(beat = 100) {
  let pending: { run: () => void; ms: number } | null = null;
  let changes = 0;
  const s = new Stage({
    beats: (e) => (e.kind === 'quiet' ? 0 : 1),
    beat: () => beat,
    changed: () => changes++,
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
    changes: () => changes,
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
    const { s } = stage(0);
    s.show(view('a'));
    s.push([event(1)], [view('a1')], view('b'));
    expect([s.view?.phase, s.busy]).toEqual(['b', false]);
  });
});
