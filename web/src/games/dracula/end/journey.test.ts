// The journey that is told at the end.
import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../../protocol/types.ts';
import { findsOf, journeyOf, stepAt, wayOf } from './journey.ts';

const told = (...events: [kind: string, actor: number, more?: object][]): GameEvent[] =>
  events.map(([kind, actor, more], n) => ({ n, kind, actor, ...more }));

describe('the journey', () => {
  const events = told(
    ['started', 1, { place: 'paris' }],
    ['settled', 0, { place: null }],
    ['day', 0, { time: 0 }],
    ['moved', 1, { from: 'paris', to: 'brussels' }],
    ['dusk', 0, { time: 1 }],
    ['night', 0, { time: 1 }],
    ['dracula_phase', 0],
    ['slid', 0],
    ['laid_card', 0, { place: null, back: 'city' }],
    ['influence', 0, { amount: 1, influence: 1 }],
    ['dawn', 0, { time: 2 }],
    ['day', 0, { time: 2 }],
    ['location_revealed', 0, { place: 'venice', spot: 'space2' }],
    ['dracula_phase', 0],
    ['slid', 0],
    ['laid_card', 0, { place: 'munich', back: 'city' }],
    ['dracula_revealed', 0, { place: 'munich' }],
    ['bitten', 1],
  );
  const steps = journeyOf(events, { dracula: { at: 'munich' } } as unknown as View);

  it('has a step for the day, the night and the phase of Dracula in each round', () => {
    expect(steps.map((step) => step.part)).toEqual(['start', 'day', 'night', 'dracula', 'day', 'dracula']);
    expect(stepAt(steps, 8)).toBe(3);
    expect(steps[3]).toMatchObject({ influence: 1, time: 1 });
  });

  it('learns from a card turned up where Dracula had been', () => {
    expect(steps.map((step) => step.dracula)).toEqual(['venice', 'venice', 'venice', null, null, 'munich']);
    expect(steps.at(-1)?.isSeen).toBe(true);
    expect(wayOf(steps, 5, 0)).toEqual(['venice', 'munich']);
    expect(wayOf(steps, 5, 1)).toEqual(['paris', 'brussels']);
    expect(wayOf(steps, 0, 1)).toEqual(['paris']);
  });

  it('lists what was found with its step and its place', () => {
    expect(findsOf(events, steps).map(({ event, step, place }) => [event.kind, step, place])).toEqual([
      ['location_revealed', 4, 'venice'],
      ['dracula_revealed', 5, 'munich'],
      ['bitten', 5, 'brussels'],
    ]);
  });
});
