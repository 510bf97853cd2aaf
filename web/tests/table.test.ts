import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/protocol/types.ts';
import { clockText, isRunningOut, remaining } from '../src/table/clock.ts';
import { eventStops, ReplayCache, stopAt, stopsOf } from '../src/table/replay.ts';
import { pointsOverTime, ranking } from '../src/table/score.ts';
import { centreOn, clampView, fitted, pinch, zoomAt } from '../src/table/viewport.ts';
import { nearest } from '../src/table/walk.ts';

describe('clock', () => {
  it('reads like a clock', () => {
    expect([5, 65, 3725, 200_000].map(clockText)).toEqual(['0:05', '1:05', '1:02:05', '2 d']);
  });
  it('shows the time of the decision, then the reserve, and knows all that is left', () => {
    const clock = { left: 20, reserve: 60 };
    expect(remaining(clock, 5)).toEqual({ shown: 15, total: 75 });
    expect(remaining(clock, 30)).toEqual({ shown: 50, total: 50 });
    expect(remaining(clock, 100)).toEqual({ shown: 0, total: 0 });
    expect(remaining({ left: -10, reserve: 60 }, 0)).toEqual({ shown: 50, total: 50 });
    expect(remaining({ left: null, reserve: 60 }, 30)).toEqual({ shown: 60, total: Infinity });
  });
  it('warns half a minute before a live time-out and six hours before one of days', () => {
    expect([29, 31].map((left) => isRunningOut(left, 'live'))).toEqual([true, false]);
    expect([5, 7].map((hours) => isRunningOut(hours * 3600, 'days'))).toEqual([true, false]);
  });
});

describe('viewport', () => {
  const size = { width: 800, height: 600 };
  it('keeps the point under the pointer when zooming', () => {
    const place = zoomAt(fitted, 2, { x: 400, y: 300 }, size);
    expect(place).toEqual({ scale: 2, x: -400, y: -300 });
  });
  it('never shows beyond the board', () => {
    expect(clampView({ scale: 2, x: 50, y: -5000 }, size)).toEqual({ scale: 2, x: 0, y: -600 });
    expect(zoomAt(fitted, 0.1, { x: 0, y: 0 }, size)).toEqual(fitted);
  });
  it('brings a part of the board into the middle and never shows beyond it', () => {
    const size = { width: 100, height: 100 };
    expect(centreOn({ x: 40, y: 60 }, 3, size)).toEqual({ scale: 3, x: 50 - 120, y: 50 - 180 });
    expect(centreOn({ x: 0, y: 0 }, 2, size)).toEqual({ scale: 2, x: 0, y: 0 });
  });
  it('zooms by the distance of two fingers', () => {
    const place = pinch(fitted, { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }, size);
    expect(place.scale).toBe(2);
  });
});

describe('walk', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(100, 0), box(0, 100), box(200, 5)];
  it('goes to the nearest target in the direction', () => {
    expect(nearest(boxes, 0, 'right')).toBe(1);
    expect(nearest(boxes, 0, 'down')).toBe(2);
    expect(nearest(boxes, 1, 'right')).toBe(3);
    expect(nearest(boxes, 0, 'up')).toBe(0);
  });
  it('begins with the first', () => {
    expect(nearest(boxes, -1, 'left')).toBe(0);
    expect(nearest([], -1, 'left')).toBe(-1);
  });
});

describe('score', () => {
  const scores = [
    { seat: 0, total: 10, sources: {} },
    { seat: 1, total: 20, sources: {} },
    { seat: 2, total: 20, sources: {} },
  ];
  it('shares ranks', () => {
    expect(ranking(scores, null).map((r) => [r.seat, r.rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
  it('grows with the events and ends at the truth', () => {
    const events: GameEvent[] = [
      { n: 3, kind: 'glory', actor: 0, amount: 4 },
      { n: 9, kind: 'other', actor: 0 },
    ];
    const [line] = pointsOverTime(
      events,
      (e) => (e.kind === 'glory' ? { seat: 0, amount: Number(e.amount) } : null),
      scores,
    );
    expect(line?.points).toEqual([
      { at: 0, total: 0 },
      { at: 3, total: 4 },
      { at: 9, total: 10 },
    ]);
  });
});

describe('replay', () => {
  it('stops before every decision of a seat and at the end', () => {
    const steps = (['nature', 'nature', 0, 1, 'nature', 0, 'nature'] as const).map((seat) => ({ seat }));
    expect(stopsOf(steps)).toEqual([2, 3, 5, 7]);
  });

  it('finds the stop of a step, and of every event', () => {
    const stops = [0, 2, 3];
    expect([0, 1, 2, 3, 9].map((step) => stopAt(stops, step))).toEqual([0, 1, 1, 2, 2]);
    const events = [[1], [2, 3], []].map((list) => ({ events: list.map((n) => ({ n, kind: 'x', actor: 0 })) }));
    expect(eventStops(events, stops).map(({ event, stop }) => [event.n, stop])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('asks for each step once, and again after a failure', async () => {
    let calls = 0;
    const cache = new ReplayCache((_id, _eyes, step) => {
      calls++;
      return step === 1 && calls === 1
        ? Promise.reject(new Error('x'))
        : Promise.resolve({ view: {} as never, events: [] });
    });
    await expect(cache.get('t', 'all', 1)).rejects.toThrow();
    await cache.get('t', 'all', 1);
    await cache.get('t', 'all', 1);
    expect(calls).toBe(2);
  });
});
