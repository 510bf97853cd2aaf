// Workers that think for computer opponents. How many there are is up to the machine; what they come to is not: the
// hall divides a question into the same parts everywhere. Their module is fetched with the first question.
import type { ToThinker, FromThinker } from './messages.ts';

interface Job {
  question: number;
  bytes: Uint8Array;
}

interface Head {
  worker: Worker;
  busy: Job | null;
}

const MOST = 4;
const TRY_AGAIN = 3000; // milliseconds

export class Thinkers {
  readonly #compiled: () => Promise<WebAssembly.Module>;
  readonly #answered: (question: number, bytes: Uint8Array) => void;
  readonly #open: () => Worker;
  readonly #most: number;
  #module: WebAssembly.Module | null = null;
  #early: (() => void)[] = []; // what was asked before it was here
  #heads: Head[] = [];
  #apart: Worker | null = null;
  #waiting: Job[] = [];

  // `open` makes a worker of thinker.ts.
  constructor(
    compiled: () => Promise<WebAssembly.Module>,
    open: () => Worker,
    answered: (question: number, bytes: Uint8Array) => void,
    cores = navigator.hardwareConcurrency || 2,
  ) {
    this.#compiled = compiled;
    this.#open = open;
    this.#answered = answered;
    this.#most = Math.max(1, Math.min(MOST, cores - 1)); // one core is for the page
  }

  // `apart`: those that build on each other go to one worker of their own, one after another.
  think(question: number, apart: boolean, bytes: Uint8Array): void {
    if (!this.#module) {
      this.#early.push(() => this.think(question, apart, bytes));
      if (this.#early.length === 1) this.#fetch();
      return;
    }
    if (apart) {
      this.#apart ??= this.#start(this.#module, (id, answer) => this.#answered(id, answer));
      this.#ask(this.#apart, { question, bytes });
      return;
    }
    this.#waiting.push({ question, bytes });
    this.#next();
  }

  stop(): void {
    for (const head of this.#heads) head.worker.terminate();
    this.#apart?.terminate();
    this.#early = [];
    this.#heads = [];
    this.#waiting = [];
    this.#apart = null;
  }

  // Nobody plays worse because the network is not there just now: opponents think when it is back.
  #fetch(): void {
    this.#compiled().then(
      (module) => {
        this.#module = module;
        for (const ask of this.#early.splice(0)) ask();
      },
      (error: unknown) => {
        console.warn('nobody can think yet', error);
        setTimeout(() => this.#early.length > 0 && this.#fetch(), TRY_AGAIN);
      },
    );
  }

  #next(): void {
    let free = this.#heads.find((head) => !head.busy);
    if (!free && this.#module && this.#waiting.length > 0 && this.#heads.length < this.#most) {
      const told = (id: number, answer: Uint8Array) => this.#told(head, id, answer);
      const head: Head = { worker: this.#start(this.#module, told), busy: null };
      this.#heads.push(head);
      free = head;
    }
    const job = free && this.#waiting.shift();
    if (!free || !job) return;
    free.busy = job;
    this.#ask(free.worker, job);
    this.#next();
  }

  #told(head: Head, question: number, answer: Uint8Array): void {
    head.busy = null;
    this.#answered(question, answer);
    this.#next();
  }

  #ask(worker: Worker, job: Job): void {
    worker.postMessage({ question: job.question, bytes: job.bytes } satisfies ToThinker);
  }

  // One that breaks down has no answer: the hall then does what it does without one, and the next starts anew.
  #start(module: WebAssembly.Module, told: (question: number, answer: Uint8Array) => void): Worker {
    const worker = this.#open();
    worker.postMessage({ module } satisfies ToThinker);
    worker.onmessage = (event: MessageEvent<FromThinker>) => told(event.data.question, event.data.bytes);
    worker.onerror = (event) => {
      event.preventDefault();
      const head = this.#heads.find((each) => each.worker === worker);
      this.#heads = this.#heads.filter((each) => each !== head);
      if (this.#apart === worker) this.#apart = null;
      worker.terminate();
      if (head?.busy) this.#answered(head.busy.question, new Uint8Array());
      this.#next();
    };
    return worker;
  }
}
