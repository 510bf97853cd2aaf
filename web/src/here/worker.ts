// The worker that runs the hall of this device: between the page (messages.ts), the hall's module, the store and those
// who think.
import { readBackup, writeBackup } from './backup.ts';
import type { FromHall, ToHall } from './messages.ts';
import { compileModule, HallModule } from './module.ts';
import { NotOwner, RowStore } from './store.ts';
import { Thinkers } from './thinkers.ts';
import { hallUrl, thinkerUrl } from './url.ts';

const LOCK = 'ravenhall-hall';
// So long a window may take to let go that has just been closed, or is the one that is being reloaded.
const LETS_GO = 800;

const say = (message: FromHall) => postMessage(message);

// A hall that runs, with all that belongs to it.
class Running {
  readonly store: RowStore;
  readonly #hall: HallModule;
  readonly #thinkers: Thinkers;
  readonly #sockets = new Set<number>();
  readonly #lost: () => void;
  #over = false;

  private constructor(module: WebAssembly.Module, store: RowStore, lost: () => void) {
    this.store = store;
    this.#lost = lost;
    this.#thinkers = new Thinkers(
      () => compiled(thinkerUrl),
      () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
      (question, bytes) => this.#hall.thought(question, bytes),
    );
    this.#hall = new HallModule(module, {
      keep: (changes) => void this.#keep(changes),
      fetch: (table) => void this.#fetch(table),
      reply: (id, status, body) => say({ say: 'reply', id, status, body }),
      send: (socket, text) => say({ say: 'text', socket, text }),
      // Not while the hall is at it.
      close: (socket) => queueMicrotask(() => this.close(socket)),
      think: (question, apart, bytes) => this.#thinkers.think(question, apart, bytes),
    });
  }

  static async open(lost: () => void): Promise<Running> {
    const [module, store] = await Promise.all([compiled(hallUrl), RowStore.open()]);
    const running = new Running(module, store, lost);
    const hall = running.#hall;
    hall.load(await store.rows());
    for (const table of hall.running()) hall.load(await store.log(table));
    hall.open();
    running.pace();
    return running;
  }

  pace(): void {
    if (pace !== null) this.#hall.pace(pace);
  }
  request({ id, method, path, body }: Extract<ToHall, { do: 'request' }>): void {
    this.#hall.request(id, method, path, body);
  }
  open(socket: number): void {
    this.#sockets.add(socket);
    say({ say: 'opened', socket });
    this.#hall.opened(socket);
  }
  send(socket: number, text: string): void {
    if (this.#sockets.has(socket)) this.#hall.received(socket, text);
  }
  close(socket: number): void {
    if (this.#over || !this.#sockets.delete(socket)) return;
    this.#hall.closed(socket);
    say({ say: 'closed', socket });
  }
  stop(): void {
    this.#over = true;
    this.#hall.stop();
    this.#thinkers.stop();
    this.store.close();
    for (const socket of this.#sockets) say({ say: 'closed', socket });
    this.#sockets.clear();
  }

  // Acknowledged means stored: the hall tells nobody before it hears of it.
  async #keep(changes: Parameters<RowStore['keep']>[0]): Promise<void> {
    let kept = true;
    try {
      await this.store.keep(changes);
    } catch (error) {
      if (error instanceof NotOwner && !this.#over) return this.#lost();
      console.warn('not kept', error);
      kept = false;
    }
    if (!this.#over) this.#hall.kept(kept);
  }

  async #fetch(table: string): Promise<void> {
    const rows = await this.store.log(table).catch(() => ({}));
    if (this.#over) return;
    this.#hall.load(rows);
    this.#hall.loaded(table);
  }
}

// Fetched once, when it is needed first; what failed is tried again.
const modules = new Map<string | null, Promise<WebAssembly.Module>>();
function compiled(url: string | null): Promise<WebAssembly.Module> {
  let module = modules.get(url);
  if (!module) {
    module = url ? compileModule(url) : Promise.reject(new Error('built without the hall'));
    module.catch(() => modules.delete(url));
    modules.set(url, module);
  }
  return module;
}

let running: Running | null = null;
let pace: number | null = null; // as told last

// Only the window that has the lock runs the hall. Where a browser has no locks (a page that came over plain http) the
// store's own mark decides: whoever came last.
let release: (() => void) | null = null;
function acquire(steal: boolean): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    let had = false;
    const held = () => {
      had = true;
      resolve(true);
      return new Promise<void>((ended) => (release = ended));
    };
    // Ends with an error when it cannot be had, and when somebody else takes it away.
    navigator.locks
      .request(LOCK, steal ? { steal } : { signal: AbortSignal.timeout(LETS_GO) }, held)
      .catch(() => (had ? lose() : resolve(false)));
  });
}

function lose(): void {
  if (!running) return;
  running.stop();
  running = null;
  say({ say: 'lost' });
}

async function start(steal: boolean): Promise<void> {
  try {
    if (!(await acquire(steal))) return say({ say: 'taken' });
    running = await Running.open(lose);
    say({ say: 'ready' });
  } catch (error) {
    release?.();
    say({ say: 'failed', why: String(error) });
  }
}

async function importGames(id: number, text: string): Promise<void> {
  if (!running) return say({ say: 'imported', id, error: 'not running', games: 0 });
  try {
    const { rows, games } = readBackup(text, await running.store.rows());
    await running.store.keep({ clear: [], drop: [], put: rows });
    // They are read like all others: from the start.
    running.stop();
    running = await Running.open(lose);
    say({ say: 'imported', id, error: null, games });
  } catch (error) {
    say({ say: 'imported', id, error: String(error), games: 0 });
  }
}

async function tell(told: ToHall): Promise<void> {
  switch (told.do) {
    case 'start':
      return start(false);
    case 'take':
      return start(true);
    case 'pace':
      pace = told.ms;
      return running?.pace();
    case 'request':
      return running?.request(told);
    case 'open':
      return running ? running.open(told.socket) : say({ say: 'closed', socket: told.socket });
    case 'send':
      return running?.send(told.socket, told.text);
    case 'close':
      return running?.close(told.socket);
    case 'export': {
      const rows = (await running?.store.everything()) ?? {};
      return say({ say: 'exported', id: told.id, text: writeBackup(rows) });
    }
    case 'import':
      return importGames(told.id, told.text);
  }
}

// One after another; while the games are read again, everything waits.
let turn: Promise<void> = Promise.resolve();
let waiting = 0;
addEventListener('message', (event: MessageEvent<ToHall>) => {
  const told = event.data;
  const atOnce = waiting === 0 && (told.do === 'request' || told.do === 'send');
  if (atOnce) return void tell(told);
  waiting++;
  turn = turn
    .then(() => tell(told))
    .catch((error: unknown) => say({ say: 'failed', why: String(error) }))
    .finally(() => waiting--);
});
