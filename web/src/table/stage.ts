// What is shown of a running game: events are played one after another, each with the view it leads to, then the true
// view stands. Nothing waits for it: `skip` ends the playing. One can pause, and go back and on event by event.
import type { GameEvent, SeatNumber, View } from '../protocol/types.ts';
import type { Look } from './pace.ts';

export interface StageOptions {
  // How long an event is looked at, and how much it matters.
  look: (event: GameEvent, view: View) => Look;
  // Is anything played at all?
  plays: () => boolean;
  changed: () => void;
  setTimer?: (run: () => void, ms: number) => unknown;
  clearTimer?: (timer: unknown) => void;
}

interface Frame extends Look {
  event: GameEvent;
  view: View;
  asked: readonly SeatNumber[];
}

// With more than so many milliseconds waiting, what matters least is left out: nobody is left behind by much, and what
// is shown can still be read.
const CALM_BACKLOG = 9_000;
const LONG_BACKLOG = 20_000;
// How far one can go back.
const KEPT = 300;

const askedIn = (view: View | null): readonly SeatNumber[] => view?.question?.seats ?? [];

export class Stage {
  view: View | null = null;
  playing: GameEvent | null = null;
  paused = false;
  // Who must decide, in what is shown. What happens follows from a decision: until all of it has been shown it is the
  // turn of whoever took it, though the views in between may have the next question already.
  asked: readonly SeatNumber[] = [];
  #truth: View | null = null;
  // What was and will be played; those before `#at` have been.
  #frames: Frame[] = [];
  #at = 0;
  #timer: unknown = null;
  #o: Required<StageOptions>;

  constructor(options: StageOptions) {
    this.#o = {
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer) => clearTimeout(timer as number),
      ...options,
    };
  }

  get busy(): boolean {
    return this.playing !== null;
  }
  get atStart(): boolean {
    return this.#at === 0;
  }

  // `views`: what each event led to; null when that is not known, and nothing can be played.
  push(events: readonly GameEvent[], views: readonly View[] | null, truth: View): void {
    if (this.view === null || views === null || !this.#o.plays()) return this.show(truth);
    const asked = askedIn(this.#truth);
    events.forEach((event, i) => {
      const view = views[i] ?? truth;
      const look = this.#o.look(event, view);
      if (look.ms > 0) this.#frames.push({ event, view, asked, ...look });
    });
    this.#truth = truth;
    if (!this.busy) this.#play(this.#at);
  }

  // Ends all playing and shows this view; what was before it cannot be gone back to.
  show(truth: View): void {
    this.#frames = [];
    this.#truth = truth;
    this.#play(0);
  }

  skip(): void {
    if (this.busy) this.#play(this.#frames.length);
  }

  pause(): void {
    if (!this.busy) return;
    this.paused = true;
    this.#rest();
    this.#o.changed();
  }
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#play(this.#at);
  }
  // One event back or on, at one's own pace from now on.
  step(by: 1 | -1): void {
    if (!this.busy) return;
    this.paused = true;
    this.#play(Math.max(0, this.#at + by));
  }

  #rest(): void {
    if (this.#timer !== null) this.#o.clearTimer(this.#timer);
    this.#timer = null;
  }

  // Shows the frame with this number; after the last one the truth.
  #play(at: number): void {
    this.#rest();
    const frame = this.#frames[at];
    this.#at = frame ? at : this.#frames.length;
    this.view = frame?.view ?? this.#truth;
    this.playing = frame?.event ?? null;
    this.asked = frame?.asked ?? askedIn(this.#truth);
    if (!frame) this.#end();
    else if (!this.paused) this.#timer = this.#o.setTimer(() => this.#play(this.#next()), frame.ms);
    this.#o.changed();
  }

  #end(): void {
    this.paused = false;
    this.#frames = this.#frames.slice(-KEPT);
    this.#at = this.#frames.length;
  }

  // The next frame to be shown by itself: with much waiting, the next one that matters enough.
  #next(): number {
    if (!this.#o.plays()) return this.#frames.length;
    const waiting = this.#frames.slice(this.#at + 1);
    const lasts = (least: number) => waiting.reduce((sum, { ms, weight }) => sum + (weight >= least ? ms : 0), 0);
    const least = lasts(0) <= CALM_BACKLOG ? 0 : lasts(1) <= LONG_BACKLOG ? 1 : 2;
    const next = waiting.findIndex(({ weight }) => weight >= least);
    return next < 0 ? this.#frames.length : this.#at + 1 + next;
  }
}
