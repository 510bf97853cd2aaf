// The page's end of the hall in the page: a worker that is asked like the server, and refuses like it.
import type { Call } from '../protocol/api.ts';
import { HallError, type Socket } from '../protocol/connection.ts';
import type { ProtocolError } from '../protocol/types.ts';
import type { FromHall, ToHall } from './messages.ts';

// Taken: another window has the games of this device; lost: one took them from us; failed: there can be none.
export type HereState = 'starting' | 'ready' | 'taken' | 'lost' | 'failed';

export interface HallWorker {
  postMessage(message: ToHall): void;
  terminate(): void;
  onmessage: ((event: { data: FromHall }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

const newWorker = (): HallWorker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as HallWorker;

interface Asked {
  resolve: (said: FromHall) => void;
  reject: (error: HallError) => void;
}

const KEEPS = /^\/api\/(quick|hotseat|import|tables)$/;

export class LocalHall {
  state: HereState = 'starting';
  why = '';
  readonly #make: () => HallWorker;
  #worker: HallWorker | null = null;
  #next = 1;
  #asked = new Map<number, Asked>();
  #waiting: ToHall[] = []; // until it is ready
  #sockets = new Map<number, Socket>();
  #pace: number | null = null;
  #changes = new Set<(state: HereState) => void>();
  // Something is kept here from now on.
  onKept: () => void = () => undefined;

  constructor(make = newWorker) {
    this.#make = make;
  }

  start(): void {
    if (this.#worker) return;
    try {
      const worker = this.#make();
      worker.onmessage = ({ data }) => this.#heard(data);
      worker.onerror = ({ message }) => this.#fail(message ?? 'the worker cannot run');
      this.#worker = worker;
      if (this.#pace !== null) worker.postMessage({ do: 'pace', ms: this.#pace });
      worker.postMessage({ do: 'start' });
    } catch (error) {
      this.#fail(String(error));
    }
  }

  // Milliseconds between two decisions of computer opponents.
  pace(ms: number): void {
    this.#pace = ms;
    this.#worker?.postMessage({ do: 'pace', ms });
  }

  // From another window, or once more after it failed.
  take(): void {
    if (this.state === 'failed') {
      this.#worker = null;
      this.#set('starting');
      this.start();
    } else if (this.state !== 'ready') {
      this.#worker?.postMessage({ do: 'take' });
    }
  }

  onState(listener: (state: HereState) => void): () => void {
    this.#changes.add(listener);
    return () => this.#changes.delete(listener);
  }

  // Resolves as soon as it answers. Elsewhere: whether to wait for somebody who continues here, or to be refused.
  ready(elsewhere: 'wait' | 'refuse'): Promise<void> {
    this.start();
    return new Promise((resolve, reject) => {
      const look = (): boolean => {
        if (this.state === 'ready') resolve();
        else if (this.state === 'failed' || (elsewhere === 'refuse' && this.state !== 'starting'))
          reject(this.#refusal());
        else return false;
        return true;
      };
      if (look()) return;
      const stop = this.onState(() => look() && stop());
    });
  }

  call: Call = async <T>(method: string, path: string, body?: unknown) => {
    const text = await this.text(method, path, body);
    if (method === 'POST' && KEEPS.test(path)) this.onKept();
    return JSON.parse(text) as T;
  };

  // The same for what is no JSON: a record.
  async text(method: string, path: string, body?: unknown): Promise<string> {
    const sent = body === undefined ? null : JSON.stringify(body);
    const said = await this.#ask((id) => ({ do: 'request', id, method, path, body: sent }));
    if (said.say !== 'reply') throw new HallError({ code: 'internal', message: said.say });
    if (said.status >= 200 && said.status < 300) return said.body;
    throw new HallError(errorOf(said.body) ?? { code: 'internal', message: `HTTP ${said.status}` });
  }

  open = (): Socket => {
    if (this.state !== 'ready') throw this.#refusal();
    const number = this.#next++;
    const socket: Socket = {
      send: (text) => this.#worker?.postMessage({ do: 'send', socket: number, text }),
      close: () => {
        if (this.#sockets.delete(number)) this.#worker?.postMessage({ do: 'close', socket: number });
      },
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    this.#sockets.set(number, socket);
    this.#worker?.postMessage({ do: 'open', socket: number });
    return socket;
  };

  // All games as one text, and games from such a text: how many are new.
  async exportAll(): Promise<string> {
    const said = await this.#ask((id) => ({ do: 'export', id }));
    return said.say === 'exported' ? said.text : '';
  }
  async importAll(text: string): Promise<number> {
    const said = await this.#ask((id) => ({ do: 'import', id, text }));
    if (said.say !== 'imported' || said.error !== null)
      throw new HallError({ code: 'bad_request', message: said.say === 'imported' ? (said.error ?? '') : said.say });
    this.onKept();
    return said.games;
  }

  #ask(message: (id: number) => ToHall): Promise<FromHall> {
    this.start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.state !== 'ready' && this.state !== 'starting') return reject(this.#refusal());
      this.#asked.set(id, { resolve, reject });
      if (this.state === 'ready') this.#worker?.postMessage(message(id));
      else this.#waiting.push(message(id));
    });
  }

  #heard(said: FromHall): void {
    switch (said.say) {
      case 'ready':
        this.#set('ready');
        for (const message of this.#waiting.splice(0)) this.#worker?.postMessage(message);
        break;
      case 'taken':
      case 'lost':
        this.#gone(said.say);
        break;
      case 'failed':
        this.#fail(said.why);
        break;
      case 'reply':
      case 'exported':
      case 'imported':
        this.#asked.get(said.id)?.resolve(said);
        this.#asked.delete(said.id);
        break;
      case 'opened':
        this.#sockets.get(said.socket)?.onopen?.();
        break;
      case 'text':
        this.#sockets.get(said.socket)?.onmessage?.({ data: said.text });
        break;
      case 'closed':
        this.#close(said.socket);
        break;
    }
  }

  #fail(why: string): void {
    this.why = why;
    this.#worker?.terminate();
    this.#gone('failed');
  }

  // Nothing is answered any more: whoever waits is told, and every socket is closed.
  #gone(state: HereState): void {
    this.#set(state);
    this.#waiting = [];
    for (const { reject } of this.#asked.values()) reject(this.#refusal());
    this.#asked.clear();
    for (const socket of [...this.#sockets.keys()]) this.#close(socket);
  }

  #close(number: number): void {
    const socket = this.#sockets.get(number);
    this.#sockets.delete(number);
    socket?.onclose?.();
  }

  #refusal(): HallError {
    return new HallError({ code: this.state === 'failed' ? 'here_failed' : 'here_taken', message: this.why });
  }

  #set(state: HereState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of [...this.#changes]) listener(state);
  }
}

function errorOf(text: string): ProtocolError | null {
  try {
    return (JSON.parse(text) as { error?: ProtocolError } | null)?.error ?? null;
  } catch {
    return null;
  }
}
