// The one WebSocket of a client: numbered requests, each answered exactly once; after a break it comes back by itself,
// sends again what was not answered (with the same key, so that nothing happens twice) and lets its owner watch again.
import type { Answer, ProtocolError, Push, Request } from './types.ts';

export type Status = 'connecting' | 'online' | 'offline' | 'closed';

export class HallError extends Error {
  readonly code: string;
  readonly detail: Record<string, unknown>;
  constructor(error: ProtocolError) {
    super(error.message);
    this.code = error.code;
    this.detail = error.detail ?? {};
  }
}

// What the connection needs of a WebSocket; tests and the development mock bring their own.
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface ConnectionOptions {
  open: () => Socket;
  // Injected for tests.
  setTimer?: (run: () => void, ms: number) => unknown;
  clearTimer?: (timer: unknown) => void;
  random?: () => number;
  key?: () => string;
}

interface Pending {
  id: number;
  text: string;
  // Lost with the socket instead of being sent again (watch and the like are renewed by their owner).
  fleeting: boolean;
  resolve: (answer: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;

// The wait before the nth attempt to come back: doubling from a fifth of a second, with some chance so that a hall
// that restarts is not met by everybody at once.
export function backoff(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(wait * (0.75 + random / 2));
}

// Not randomUUID: browsers have none where the page came over plain http, as in a club's own network.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export class Connection {
  status: Status = 'closed';
  #options: Required<ConnectionOptions>;
  #socket: Socket | null = null;
  #nextId = 1;
  #attempt = 0;
  #pending = new Map<number, Pending>();
  #pushes = new Set<(push: Push) => void>();
  #changes = new Set<(status: Status) => void>();
  #returns = new Set<() => void>();
  #timer: unknown = null;
  #pinger: unknown = null;

  constructor(options: ConnectionOptions) {
    this.#options = {
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer) => clearTimeout(timer as number),
      random: Math.random,
      key: randomKey,
      ...options,
    };
  }

  start(): void {
    if (this.#socket || this.#timer !== null) return;
    this.#open();
  }

  // Does not come back by itself; what was not answered fails.
  stop(): void {
    this.#clearTimers();
    const socket = this.#socket;
    this.#detach();
    socket?.close();
    for (const pending of this.#pending.values()) pending.reject(new HallError({ code: 'closed', message: 'closed' }));
    this.#pending.clear();
    this.#set('closed');
  }

  // Tries at once instead of at the next attempt: the browser said that the network is back, or a person pressed.
  retryNow(): void {
    if (this.status !== 'offline') return;
    this.#clearTimers();
    this.#attempt = 0;
    this.#open();
  }

  // Sends a request and waits for its answer, over breaks too.
  ask<T = Record<string, unknown>>(request: Request, options: { fleeting?: boolean } = {}): Promise<T> {
    const id = this.#nextId++;
    const text = JSON.stringify({ ...request, id, key: this.#options.key() });
    return new Promise<T>((resolve, reject) => {
      const pending: Pending = {
        id,
        text,
        fleeting: options.fleeting ?? false,
        resolve: resolve as Pending['resolve'],
        reject,
      };
      if (this.status !== 'online' && pending.fleeting) {
        reject(new HallError({ code: 'offline', message: 'offline' }));
        return;
      }
      this.#pending.set(id, pending);
      if (this.status === 'online') this.#socket?.send(text);
    });
  }

  onPush(listener: (push: Push) => void): () => void {
    this.#pushes.add(listener);
    return () => this.#pushes.delete(listener);
  }
  onStatus(listener: (status: Status) => void): () => void {
    this.#changes.add(listener);
    return () => this.#changes.delete(listener);
  }
  // Called each time the socket opens, the first time included, before unanswered requests are sent again.
  onReturn(listener: () => void): () => void {
    this.#returns.add(listener);
    return () => this.#returns.delete(listener);
  }

  #open(): void {
    this.#timer = null;
    if (this.status !== 'offline') this.#set('connecting');
    let socket: Socket;
    try {
      socket = this.#options.open();
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onclose = () => this.#lost();
    socket.onmessage = (event) => this.#received(event.data);
  }

  #opened(): void {
    this.#attempt = 0;
    const again = [...this.#pending.values()];
    this.#set('online');
    for (const listener of this.#returns) listener();
    for (const pending of again) this.#socket?.send(pending.text);
    this.#ping();
  }

  #lost(): void {
    this.#detach();
    for (const pending of [...this.#pending.values()]) {
      if (!pending.fleeting) continue;
      this.#pending.delete(pending.id);
      pending.reject(new HallError({ code: 'offline', message: 'offline' }));
    }
    this.#set('offline');
    this.#later();
  }

  #later(): void {
    if (this.status === 'connecting') this.#set('offline');
    this.#timer = this.#options.setTimer(() => this.#open(), backoff(this.#attempt++, this.#options.random()));
  }

  // A dead network is not always told to the page; an unanswered ping tells.
  #ping(): void {
    this.#pinger = this.#options.setTimer(() => {
      const asked = this.#socket;
      let answered = false;
      this.ask({ do: 'ping' }, { fleeting: true }).then(
        () => (answered = true),
        () => (answered = true),
      );
      this.#pinger = this.#options.setTimer(() => {
        if (asked !== this.#socket) return;
        if (answered) return this.#ping();
        const dead = this.#socket;
        this.#lost();
        dead?.close();
      }, ANSWER_WITHIN);
    }, PING_EVERY);
  }

  #received(data: string): void {
    let message: Answer | Push;
    try {
      message = JSON.parse(data) as Answer | Push;
    } catch {
      return;
    }
    if ('push' in message) {
      for (const listener of [...this.#pushes]) listener(message as Push);
      return;
    }
    const pending = this.#pending.get(message.re);
    if (!pending) return;
    this.#pending.delete(message.re);
    if (message.ok) pending.resolve(message);
    else pending.reject(new HallError(message.error));
  }

  #detach(): void {
    if (this.#pinger !== null) this.#options.clearTimer(this.#pinger);
    this.#pinger = null;
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket = null;
  }

  #clearTimers(): void {
    if (this.#timer !== null) this.#options.clearTimer(this.#timer);
    this.#timer = null;
  }

  #set(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    for (const listener of [...this.#changes]) listener(status);
  }
}

export function hallSocket(): Socket {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  return new WebSocket(url) as unknown as Socket;
}
