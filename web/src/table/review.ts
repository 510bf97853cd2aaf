// How a finished game went: asking for it until it is worked out, the lines that are drawn of it, and where its swings
// are in the replay.
import type { Moment, Review, ReviewFound, ReviewProgress, SwingMark } from '../protocol/types.ts';
import { stopAt } from './replay.ts';
import { bySide } from './sides.ts';

export type Progress =
  { state: 'working'; share: number } | { state: 'ready'; found: ReviewFound } | { state: 'failed'; error: unknown };

export interface Timer {
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}
const CLOCK: Timer = { set: (run, ms) => setTimeout(run, ms), clear: (timer) => clearTimeout(timer as number) };

// The hall gives a review up when nobody asks for it any more.
const ASK_EVERY = 1_000;

export class ReviewAsking {
  #timer: unknown = null;
  #round = 0;
  readonly #ask: () => Promise<Review>;
  readonly #tell: (progress: Progress) => void;
  readonly #clock: Timer;
  constructor(ask: () => Promise<Review>, tell: (progress: Progress) => void, clock: Timer = CLOCK) {
    this.#ask = ask;
    this.#tell = tell;
    this.#clock = clock;
  }

  // From the beginning, also after a refusal.
  start(): void {
    this.stop();
    this.#tell({ state: 'working', share: 0 });
    void this.#next(this.#round);
  }

  // Nothing is asked or told any more.
  stop(): void {
    this.#round++;
    this.#clock.clear(this.#timer);
  }

  async #next(round: number): Promise<void> {
    const told = await this.#ask().then(progressOf, (error: unknown): Progress => ({ state: 'failed', error }));
    if (round !== this.#round) return;
    this.#tell(told);
    if (told.state === 'working') this.#timer = this.#clock.set(() => void this.#next(round), ASK_EVERY);
  }
}

const progressOf = (review: Review): Progress =>
  review.ready ? { state: 'ready', found: review } : { state: 'working', share: shareOf(review) };
const shareOf = ({ done, of }: ReviewProgress) => (of > 0 ? Math.min(1, done / of) : 0);

// What a line shows: the chance to win; what luck gave or took of it; and what was decided, which is all the rest.
export const ASPECTS = ['chance', 'luck', 'play'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface Point {
  at: number; // the stop of the replay
  value: number;
}

// Of a seat, or of all seats of a side: they win together.
export interface Course {
  seat: number; // whose look it has
  side: string | null; // of several seats
  points: Point[];
}

export function coursesOf(
  moments: readonly Moment[],
  stops: readonly number[],
  seats: readonly { seat: number; side: string | null }[],
  aspect: Aspect,
): Course[] {
  const at = moments.map(({ n }) => stopAt(stops, n));
  const course = (seat: number, side: string | null): Course => ({
    seat,
    side,
    points: moments.map((moment, i) => ({ at: at[i] ?? 0, value: valueOf(moment, moments[0], seat, aspect) })),
  });
  return bySide(seats).flatMap((group) => {
    const [first] = group.seats;
    if (group.side === null || !first) return group.seats.map(({ seat }) => course(seat, null));
    return [course(first.seat, group.seats.length > 1 ? group.side : null)];
  });
}

function valueOf(moment: Moment, first: Moment | undefined, seat: number, aspect: Aspect): number {
  const chance = moment.chances[seat] ?? 0;
  const luck = moment.luck[seat] ?? 0;
  if (aspect === 'chance') return chance;
  return aspect === 'luck' ? luck : chance - (first?.chances[seat] ?? 0) - luck;
}

// Where the line is when the replay stands there.
export function valueAt({ points }: Course, stop: number): number {
  return points.findLast(({ at }) => at <= stop)?.value ?? points[0]?.value ?? 0;
}

// A swing with the stop to look at: before the decision that was a mistake, after what nature did.
export interface Swing extends SwingMark {
  stop: number;
}

// In the order of the game.
export function swingsOf(marks: readonly SwingMark[], stops: readonly number[]): Swing[] {
  return marks
    .map((mark) => ({ ...mark, stop: stopAt(stops, mark.kind === 'mistake' ? mark.n - 1 : mark.n) }))
    .sort((a, b) => a.n - b.n);
}
