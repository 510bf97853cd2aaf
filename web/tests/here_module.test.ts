// The modules of the hall in the page and of those who think for it, with rows kept in memory: what the workers do,
// without a browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Changes, HallModule, ThinkerModule } from '../src/here/module.ts';
import type { Rows } from '../src/here/store.ts';

const found = (name: string) => {
  const path = join(import.meta.dirname, '../src/here', name);
  return existsSync(path) ? new WebAssembly.Module(readFileSync(path)) : null;
};
const module = found('hall.wasm');
const thinkers = found('thinker.wasm');

interface Push {
  re?: number;
  ok?: boolean;
  push?: string;
  update?: { seq: number; legal?: Record<string, string[]>; state?: string };
  [other: string]: unknown;
}

// A worker's hall, with rows that outlive it.
class Device {
  readonly rows: Rows;
  readonly fetched: string[] = [];
  full = false; // nothing more can be kept
  readonly texts: Push[] = [];
  readonly hall: HallModule;
  #thinker = new ThinkerModule(thinkers as WebAssembly.Module);
  #replies = new Map<number, (reply: { status: number; body: unknown }) => void>();
  #asked = 0;

  constructor(rows: Rows = {}) {
    this.rows = rows;
    this.hall = new HallModule(module as WebAssembly.Module, {
      keep: (changes) => void setTimeout(() => this.#keep(changes)),
      fetch: (table) => {
        this.fetched.push(table);
        setTimeout(() => {
          this.hall.load(this.#log(table));
          this.hall.loaded(table);
        });
      },
      reply: (id, status, body) => this.#replies.get(id)?.({ status, body: body ? JSON.parse(body) : null }),
      send: (_socket, text) => void this.texts.push(JSON.parse(text) as Push),
      close: () => undefined,
      think: (question, _apart, bytes) => {
        setTimeout(() => this.hall.thought(question, this.#thinker.think(bytes)));
      },
    });
    this.hall.load(Object.fromEntries(Object.entries(rows).filter(([key]) => !key.startsWith('l/'))));
    for (const table of this.hall.running()) this.hall.load(this.#log(table));
    this.hall.open();
  }

  ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve as never);
      this.hall.request(id, method, path, body === undefined ? null : JSON.stringify(body));
    });
  }
  async wait(until: (text: Push) => boolean): Promise<Push> {
    for (let i = 0; i < 2000; i++) {
      const found = this.texts.findLast(until);
      if (found) return found;
      await new Promise((later) => setTimeout(later, 5));
    }
    throw new Error(`nothing of the kind: ${JSON.stringify(this.texts).slice(0, 2000)}`);
  }
  // Until nothing more comes of what is under way.
  async quiet(): Promise<void> {
    for (let [turns, seen] = [0, -1]; turns < 60; turns++) {
      if (this.texts.length !== seen) [turns, seen] = [0, this.texts.length];
      await new Promise((later) => setTimeout(later, 5));
    }
  }

  #log(table: string): Rows {
    return Object.fromEntries(Object.entries(this.rows).filter(([key]) => key.startsWith(`l/${table}/`)));
  }
  #keep(changes: Changes): void {
    if (this.full) return this.hall.kept(false);
    for (const prefix of changes.clear)
      for (const key of Object.keys(this.rows)) if (key.startsWith(prefix)) delete this.rows[key];
    for (const key of changes.drop) delete this.rows[key];
    Object.assign(this.rows, changes.put);
    this.hall.kept(true);
  }
}

interface Table {
  id: string;
  code: string;
  state: string;
}

describe.skipIf(module === null || thinkers === null)('the hall in a page', () => {
  const devices: Device[] = [];
  const device = (rows?: Rows) => {
    const opened = new Device(rows);
    devices.push(opened);
    return opened;
  };
  afterEach(() => devices.splice(0).forEach((each) => each.hall.stop()));

  async function sitDown(at: Device): Promise<Table> {
    expect((await at.ask('GET', '/api/me')).status).toBe(401);
    expect((await at.ask('POST', '/api/guest', { name: 'Sigrid' })).status).toBe(200);
    const made = await at.ask<{ table: Table }>('POST', '/api/quick', {
      game: 'blood-rage',
      seats: 2,
      agent: 'level1',
      mine: [0],
    });
    expect(made.status).toBe(200);
    return made.body.table;
  }
  async function watch(at: Device, table: string): Promise<Push> {
    at.hall.opened(1);
    at.hall.received(1, JSON.stringify({ id: 1, do: 'watch', table }));
    return at.wait((text) => text.re === 1);
  }
  // Until it is this person's turn again, or all is over.
  const myTurn = (at: Device, after: number) =>
    at.wait((text) => (text.update?.seq ?? -1) > after && (text.update?.legal?.['0']?.length ?? 0) > 0);

  test('somebody comes, plays against a computer, leaves and finds everything as it was', async () => {
    const first = device();
    const table = await sitDown(first);
    expect(table.id).toMatch(/^here-/);
    await watch(first, table.code);
    let now = await myTurn(first, -1);
    for (let i = 0; i < 5; i++) {
      const action = now.update?.legal?.['0']?.[0];
      const seq = now.update?.seq ?? 0;
      first.hall.received(1, JSON.stringify({ id: 100 + i, do: 'act', table: table.id, seat: 0, action, seq }));
      expect(await first.wait((text) => text.re === 100 + i)).toMatchObject({ ok: true });
      now = await myTurn(first, seq);
    }

    const later = device(first.rows);
    expect((await later.ask<{ user: { name: string } }>('GET', '/api/me')).body.user.name).toBe('Sigrid');
    const again = await watch(later, table.code);
    expect(again.update?.seq).toBe(now.update?.seq);
    expect(again.update?.legal).toEqual(now.update?.legal);
  });

  test('computers wait as long as the page wants', async () => {
    const at = device();
    const table = await sitDown(at);
    await watch(at, table.id);
    let now = await myTurn(at, -1);
    const act = async (id: number) => {
      const [action, seq] = [now.update?.legal?.['0']?.[0], now.update?.seq ?? 0];
      at.hall.received(1, JSON.stringify({ id, do: 'act', table: table.id, seat: 0, action, seq }));
      expect(await at.wait((text) => text.re === id)).toMatchObject({ ok: true });
      return seq;
    };
    at.hall.pace(0);
    for (let i = 0; i < 3; i++) now = await myTurn(at, await act(200 + i));
    // At this pace a turn that was handed over stays where it is; an action need not hand it over.
    at.hall.pace(3_600_000);
    const mine = () => (at.texts.findLast((text) => text.update)?.update?.legal?.['0']?.length ?? 0) > 0;
    for (let i = 0; i < 8 && mine(); i++) {
      now = await myTurn(at, (now.update?.seq ?? 0) - 1);
      await act(300 + i);
      await at.quiet();
    }
    expect(mine()).toBe(false);
  });

  test('what cannot be kept is not said to be done', async () => {
    const at = device();
    const table = await sitDown(at);
    await watch(at, table.id);
    const now = await myTurn(at, -1);
    at.full = true;
    const action = now.update?.legal?.['0']?.[0];
    at.hall.received(1, JSON.stringify({ id: 7, do: 'act', table: table.id, seat: 0, action, seq: now.update?.seq }));
    expect(await at.wait((text) => text.re === 7)).toMatchObject({ ok: false });
  });

  test('a hint comes from those who think', async () => {
    const at = device();
    const table = await sitDown(at);
    await watch(at, table.id);
    const now = await myTurn(at, -1);
    at.hall.received(1, JSON.stringify({ id: 9, do: 'hint', table: table.id, seat: 0 }));
    const hint = await at.wait((text) => text.re === 9);
    expect(hint).toMatchObject({ ok: true });
    expect(now.update?.legal?.['0']).toContain(hint.action);
  });

  test('nonsense is refused, not fatal', async () => {
    const at = device();
    await sitDown(at);
    at.hall.opened(1);
    for (const text of ['', '{', '[]', '"x"', '{"id":1}', '{"id":2,"do":"watch","table":"here-nothing"}', '\u0000'])
      at.hall.received(1, text);
    expect((await at.ask('GET', '/api/tables/here-nothing')).status).toBe(404);
    expect((await at.ask('POST', '/api/register', { login: 'sigrid', password: 'correct horse' })).status).not.toBe(
      200,
    );
    expect((await at.ask('GET', '/api/me')).status).toBe(200);
  });

  test('rows that are damaged are left out', async () => {
    const at = device({
      't/here-broken': '{',
      't/here-odd': '{"code":"x","state":1,"meta":"?","seats":3}',
      'z/1': 'x',
    });
    expect((await at.ask('GET', '/api/games')).status).toBe(200);
    await sitDown(at);
  });
});
