// A stretch of the log seen once more, one event a step.
import type { GameEvent, View } from '../protocol/types.ts';

export interface Frame {
  view: View;
  event: GameEvent;
}

// One frame an event that is worth a look. Expects a view for each event: what was seen after it.
export function framesOf(
  events: readonly GameEvent[],
  views: readonly View[],
  beats: (event: GameEvent) => number,
): Frame[] {
  return events.flatMap((event, i) => {
    const view = views[i];
    return view && beats(event) > 0 ? [{ view, event }] : [];
  });
}

// The events that have been told when `event` is shown; all of them when nothing is being shown.
export function toldUntil(events: readonly GameEvent[], event: GameEvent | null): readonly GameEvent[] {
  if (!event) return events;
  const next = events.findIndex((e) => e.n > event.n);
  return next < 0 ? events : events.slice(0, next);
}
