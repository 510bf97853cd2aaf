// What is shown of a running game: events are played one after another, each with the view it leads to, then the true
// view stands. Nothing waits for it: `skip` or a newer truth ends the playing.
import type { GameEvent, View } from '../protocol/types.ts';

export interface StageOptions {
  // In units of one short motion; 0: the event is not worth a pause.
  beats: (event: GameEvent) => number;
  // Milliseconds of one short motion; 0 plays nothing.
  beat: () => number;
  changed: () => void;
  setTimer?: (run: () => void, ms: number) => unknown;
  clearTimer?: (timer: unknown) => void;
}

type Item = { event: GameEvent; view: View } | { truth: View };

// With so many events waiting, each is played faster, so that nobody is left behind by more than a few seconds.
const CALM_BACKLOG = 12;

export class Stage {
  view: View | null = null;
  playing: GameEvent | null = null;
  #queue: Item[] = [];
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
    return this.#timer !== null;
  }

  // `views`: what each event led to; null when that is not known, and nothing can be played.
  push(events: readonly GameEvent[], views: readonly View[] | null, truth: View): void {
    if (this.view === null || views === null || this.#o.beat() === 0) {
      this.show(truth);
      return;
    }
    events.forEach((event, i) => this.#queue.push({ event, view: views[i] ?? truth }));
    this.#queue.push({ truth });
    if (this.#timer === null) this.#run();
  }

  // Ends all playing and shows this view.
  show(truth: View): void {
    this.#stop();
    this.view = truth;
    this.#o.changed();
  }

  skip(): void {
    let last: View | null = null;
    for (const item of this.#queue) if ('truth' in item) last = item.truth;
    if (last) this.show(last);
  }

  #stop(): void {
    if (this.#timer !== null) this.#o.clearTimer(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.playing = null;
  }

  #run(): void {
    this.#timer = null;
    for (;;) {
      const item = this.#queue.shift();
      if (!item) break;
      if ('truth' in item) {
        this.view = item.truth;
        continue;
      }
      this.view = item.view;
      const beats = this.#o.beats(item.event);
      if (beats === 0) continue;
      this.playing = item.event;
      const haste = Math.max(1, this.#queue.length / CALM_BACKLOG);
      this.#timer = this.#o.setTimer(() => this.#run(), (beats * this.#o.beat()) / haste);
      this.#o.changed();
      return;
    }
    this.playing = null;
    this.#o.changed();
  }
}
