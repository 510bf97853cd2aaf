// Views of a finished game, asked for once each; the latest few hundred are kept.
import type { GameEvent, View } from '../protocol/types.ts';

export interface StepView {
  view: View;
  events: GameEvent[];
  // With everything open: each seat's own view.
  views?: Record<string, View>;
}

// The steps worth stopping at: the beginning, after every decision of a seat (nature's acts go with the one before),
// the end.
export function stopsOf(steps: readonly { seat: number | 'nature' }[]): number[] {
  const stops: number[] = [];
  for (let after = 0; after <= steps.length; after++) {
    const next = steps[after];
    if (next === undefined || next.seat !== 'nature') stops.push(after);
  }
  return stops;
}

// The stop at which a step has been taken: the first one not before it.
export function stopAt(stops: readonly number[], step: number): number {
  const found = stops.findIndex((stop) => stop >= step);
  return found < 0 ? stops.length - 1 : found;
}

// Every event with the stop at which it has happened.
export function eventStops(steps: readonly { events: GameEvent[] }[], stops: readonly number[]) {
  return steps.flatMap(({ events }, i) => events.map((event) => ({ event, stop: stopAt(stops, i + 1) })));
}

const KEPT = 300;

export class ReplayCache {
  #known = new Map<string, Promise<StepView>>();
  readonly #fetch: (id: string, eyes: string, step: number) => Promise<StepView>;
  constructor(fetch: (id: string, eyes: string, step: number) => Promise<StepView>) {
    this.#fetch = fetch;
  }

  get(id: string, eyes: string, step: number): Promise<StepView> {
    const key = `${id} ${eyes} ${step}`;
    let answer = this.#known.get(key);
    if (!answer) {
      answer = this.#fetch(id, eyes, step);
      answer.catch(() => this.#known.delete(key));
      this.#known.set(key, answer);
      const oldest = this.#known.keys().next().value;
      if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    }
    return answer;
  }
}
