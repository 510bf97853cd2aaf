// The modules of the hall (page/page.cpp) and of those who think for it (page/thinker.cpp): their functions with texts
// and bytes instead of places in their memory.
import { evenNow, wasi } from './wasi.ts';

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  output(): number;
}
interface HallExports extends Exports {
  hall_load(): void;
  hall_running(): number;
  hall_open(): void;
  hall_loaded(): void;
  hall_kept(ok: number): void;
  hall_request(id: number): void;
  hall_opened(socket: number): void;
  hall_received(socket: number): void;
  hall_closed(socket: number): void;
  hall_thought(question: number): void;
  hall_pace(ms: number): void;
  hall_tick(): void;
}
interface ThinkerExports extends Exports {
  think(): number;
}

// What the hall asks of whoever runs it. None of these may call the hall back before it has returned.
export interface HallOutside {
  keep(changes: Changes): void; // then kept()
  fetch(table: string): void; // then load() and loaded()
  reply(request: number, status: number, body: string): void;
  send(socket: number, text: string): void;
  close(socket: number): void;
  think(question: number, apart: boolean, bytes: Uint8Array): void; // then thought()
}

// In this order, all or nothing.
export interface Changes {
  clear: string[]; // every key that begins so
  drop: string[];
  put: Record<string, string>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Some file servers do not know what a module is.
export async function compileModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

class Instance<Its extends Exports> {
  readonly exports: Its;

  constructor(module: WebAssembly.Module, page: (of: Instance<Its>) => Record<string, unknown>) {
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasi(() => this.exports.memory),
      page: page(this) as WebAssembly.ModuleImports,
    });
    this.exports = instance.exports as Its;
    this.exports._initialize();
  }

  put(bytes: Uint8Array): void {
    const at = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
  // Copies: the memory may move with the next call.
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, at, size).slice();
  }
  text(at: number, size: number): string {
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, at, size));
  }
}

export class HallModule {
  readonly #it: Instance<HallExports>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(module: WebAssembly.Module, outside: HallOutside) {
    this.#it = new Instance(module, (it) => ({
      now: evenNow,
      keep: (at: number, size: number) => outside.keep(JSON.parse(it.text(at, size)) as Changes),
      fetch: (at: number, size: number) => outside.fetch(it.text(at, size)),
      reply: (id: number, status: number, at: number, size: number) => outside.reply(id, status, it.text(at, size)),
      send: (socket: number, at: number, size: number) => outside.send(socket, it.text(at, size)),
      close: (socket: number) => outside.close(socket),
      think: (id: number, apart: number, at: number, size: number) =>
        outside.think(id, apart !== 0, it.bytes(at, size)),
      alarm: (ms: number) => this.#alarm(ms),
    }));
  }

  load(rows: Record<string, string>): void {
    this.#say(JSON.stringify(rows));
    this.#it.exports.hall_load();
  }
  // The tables whose logs must be loaded before open().
  running(): string[] {
    const size = this.#it.exports.hall_running();
    return this.#it.text(this.#it.exports.output(), size).split('\n').filter(Boolean);
  }
  open(): void {
    this.#it.exports.hall_open();
  }
  pace(ms: number): void {
    this.#it.exports.hall_pace(ms);
  }
  loaded(table: string): void {
    this.#say(table);
    this.#it.exports.hall_loaded();
  }
  kept(ok: boolean): void {
    this.#it.exports.hall_kept(ok ? 1 : 0);
  }
  request(id: number, method: string, path: string, body: string | null): void {
    this.#say(JSON.stringify({ method, path, body: body ?? '' }));
    this.#it.exports.hall_request(id);
  }
  opened(socket: number): void {
    this.#it.exports.hall_opened(socket);
  }
  received(socket: number, text: string): void {
    this.#say(text);
    this.#it.exports.hall_received(socket);
  }
  closed(socket: number): void {
    this.#it.exports.hall_closed(socket);
  }
  thought(question: number, answer: Uint8Array): void {
    this.#it.put(answer);
    this.#it.exports.hall_thought(question);
  }
  // Does nothing by itself any more.
  stop(): void {
    clearTimeout(this.#timer);
    this.#alarm = () => undefined;
  }

  #say(text: string): void {
    this.#it.put(encoder.encode(text));
  }
  #alarm = (ms: number): void => {
    clearTimeout(this.#timer);
    if (ms >= 0) this.#timer = setTimeout(() => this.#it.exports.hall_tick(), ms);
  };
}

export class ThinkerModule {
  readonly #it: Instance<ThinkerExports>;

  constructor(module: WebAssembly.Module) {
    this.#it = new Instance(module, () => ({}));
  }

  think(question: Uint8Array): Uint8Array {
    this.#it.put(question);
    const size = this.#it.exports.think();
    return this.#it.bytes(this.#it.exports.output(), size);
  }
}
