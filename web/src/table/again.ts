// A stretch of the log seen once more, one event a step.
import type { GameEvent, View } from '../protocol/types.ts';

export interface Frame {
  view: View;
  event: GameEvent;
}

interface Teller {
  advance: (view: View, event: GameEvent) => View;
  beats: (event: GameEvent) => number;
}

// One frame an event that is worth a look; the others change the view on the way.
export function framesOf(start: View, events: readonly GameEvent[], game: Teller): Frame[] {
  const frames: Frame[] = [];
  let view = start;
  for (const event of events) {
    view = game.advance(view, event);
    if (game.beats(event) > 0) frames.push({ view, event });
  }
  return frames;
}

// The events that have been told when `event` is shown; all of them when nothing is being shown.
export function toldUntil(events: readonly GameEvent[], event: GameEvent | null): readonly GameEvent[] {
  if (!event) return events;
  const next = events.findIndex((e) => e.n > event.n);
  return next < 0 ? events : events.slice(0, next);
}
