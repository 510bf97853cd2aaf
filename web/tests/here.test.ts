// The hall in the page: the page's end of its worker, which hall a game belongs to, and what is shown of both.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalHall } from '../src/here/local.ts';
import { HallError, type Socket } from '../src/protocol/connection.ts';
import type { Table } from '../src/protocol/types.ts';
import { FakeWorker, requests } from './here_worker.ts';
import { answering } from './rest.ts';

const there = vi.hoisted(() => ({ canBeHere: true, hasServer: true }));
vi.mock('../src/here/there.ts', () => ({
  get canBeHere() {
    return there.canBeHere;
  },
  get hasServer() {
    return there.hasServer;
  },
  isHere: (address: string) => address.startsWith('here-'),
}));

const ANN = { id: 'me-here', name: 'Ann', guest: true };
const BOB = { id: 'me-there', name: 'Bob', guest: true };
const HERE = {
  'GET /api/me': { user: ANN },
  'POST /api/me': (body: unknown) => ({ user: { ...ANN, ...(body as object) } }),
};
const THERE = { 'GET /api/me': { user: BOB }, 'GET /api/games': { games: [] } };
// Pages of former tests that still look for their server find nothing and wait.
globalThis.fetch = () => new Promise(() => undefined);
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

class DeadSocket {
  static open: Socket[] = [];
  constructor() {
    DeadSocket.open.push(this as unknown as Socket);
  }
  send = () => undefined;
  close = () => undefined;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(there, { canBeHere: true, hasServer: true });
  DeadSocket.open = [];
  FakeWorker.anew({ say: 'ready' }, HERE);
});

const codeOf = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error as HallError).code,
  );

describe('the end of the worker', () => {
  const make = () => new LocalHall(() => new FakeWorker());
  const ready = async () => {
    const hall = make();
    await hall.ready('refuse');
    return hall;
  };

  it('starts it when something is asked, and asks when it is ready', async () => {
    const hall = make();
    expect(FakeWorker.all).toEqual([]);
    await expect(hall.call('GET', '/api/me')).resolves.toEqual({ user: ANN });
    expect(FakeWorker.last.heard).toMatchObject([
      { do: 'start' },
      { do: 'request', method: 'GET', path: '/api/me', body: null },
    ]);
  });

  it('is told how fast computers play, also when it starts anew', async () => {
    const hall = make();
    hall.pace(0);
    await hall.ready('refuse');
    hall.pace(220);
    expect(FakeWorker.last.heard).toEqual([{ do: 'pace', ms: 0 }, { do: 'start' }, { do: 'pace', ms: 220 }]);
    FakeWorker.last.onerror?.({ message: 'broken' });
    hall.take();
    await hall.ready('refuse');
    expect(FakeWorker.all.length).toBe(2);
    expect(FakeWorker.last.heard).toEqual([{ do: 'pace', ms: 220 }, { do: 'start' }]);
  });

  it('gives answers and refusals as the server does', async () => {
    FakeWorker.answers = { 'POST /api/quick': { error: 'too_many' }, 'GET /api/tables/here-a/record': '[Saga "1"]' };
    const hall = make();
    expect(await codeOf(hall.call('POST', '/api/quick', { game: 'x' }))).toBe('too_many');
    expect(FakeWorker.last.heard.at(-1)).toMatchObject({ body: '{"game":"x"}' });
    expect(await codeOf(hall.call('GET', '/api/nothing'))).toBe('not_found');
    expect(await hall.text('GET', '/api/tables/here-a/record')).toBe('[Saga "1"]');
    const strange = hall.call('GET', '/api/me');
    const asked = FakeWorker.last.heard.at(-1);
    FakeWorker.last.say({ say: 'reply', id: (asked as { id: number }).id, status: 500, body: 'what?' });
    expect(await codeOf(strange)).toBe('internal');
  });

  it('tells that something is kept, once something is', async () => {
    FakeWorker.answers = { ...HERE, 'POST /api/quick': { table: {} }, 'POST /api/hotseat': { error: 'too_many' } };
    const hall = make();
    hall.onKept = vi.fn();
    await hall.call('GET', '/api/me');
    await codeOf(hall.call('POST', '/api/hotseat', {}));
    expect(hall.onKept).not.toHaveBeenCalled();
    await hall.call('POST', '/api/quick', {});
    expect(hall.onKept).toHaveBeenCalledOnce();
  });

  it('has sockets that open, tell and close', async () => {
    const hall = await ready();
    const socket = hall.open();
    const [opened, told, closed] = [vi.fn(), vi.fn(), vi.fn()];
    Object.assign(socket, { onopen: opened, onmessage: told, onclose: closed });
    await vi.waitFor(() => expect(opened).toHaveBeenCalled());
    socket.send('{"id":4,"do":"ping"}');
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ data: '{"re":4,"ok":true}' }));
    const number = FakeWorker.last.heard.flatMap((m) => (m.do === 'open' ? [m.socket] : []))[0] ?? -1;
    FakeWorker.last.say({ say: 'closed', socket: number });
    expect(closed).toHaveBeenCalledOnce();
    hall.open().close();
    expect(FakeWorker.last.heard.at(-1)).toMatchObject({ do: 'close' });
  });

  it('refuses while another window has the games, and answers when they are taken over', async () => {
    FakeWorker.first = { say: 'taken' };
    const hall = make();
    const [patient, hasty] = [hall.ready('wait'), codeOf(hall.ready('refuse'))];
    expect(await hasty).toBe('here_taken');
    expect(await codeOf(hall.call('GET', '/api/me'))).toBe('here_taken');
    expect(() => hall.open()).toThrow(HallError);
    hall.take();
    await patient;
    expect(hall.state).toBe('ready');
    await expect(hall.call('GET', '/api/me')).resolves.toEqual({ user: ANN });
  });

  it('whose games another window takes closes its sockets and fails what was asked', async () => {
    const hall = await ready();
    const socket = hall.open();
    const closed = vi.fn();
    socket.onclose = closed;
    FakeWorker.last.postMessage = () => undefined;
    const asked = codeOf(hall.call('GET', '/api/me'));
    FakeWorker.last.say({ say: 'lost' });
    expect(await asked).toBe('here_taken');
    expect(closed).toHaveBeenCalledOnce();
    expect(hall.state).toBe('lost');
  });

  it('tells when there can be no hall, and can be tried again', async () => {
    FakeWorker.first = { say: 'failed', why: 'no room on the disk' };
    const hall = make();
    expect(await codeOf(hall.ready('wait'))).toBe('here_failed');
    expect([hall.why, FakeWorker.last.ended]).toEqual(['no room on the disk', true]);
    expect(await codeOf(hall.call('GET', '/api/me'))).toBe('here_failed');
    FakeWorker.first = { say: 'ready' };
    hall.take();
    await hall.ready('refuse');
    expect(FakeWorker.all).toHaveLength(2);
    FakeWorker.last.onerror?.({ message: 'crashed' });
    expect([hall.state, hall.why]).toEqual(['failed', 'crashed']);
  });

  it('saves all games, and tells how many are new of a file or that it is none', async () => {
    const hall = await ready();
    const answer = (said: object) =>
      FakeWorker.last.say({ id: (FakeWorker.last.heard.at(-1) as { id: number }).id, ...said } as never);
    const all = hall.exportAll();
    answer({ say: 'exported', text: '{"games":[]}' });
    expect(await all).toBe('{"games":[]}');
    const some = hall.importAll('{}');
    answer({ say: 'imported', error: null, games: 3 });
    expect(await some).toBe(3);
    const broken = codeOf(hall.importAll('no'));
    answer({ say: 'imported', error: 'not a file of games', games: 0 });
    expect(await broken).toBe('bad_request');
  });
});

// A page that has just been opened.
async function open() {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('WebSocket', DeadSocket);
  const words = await import('../src/i18n/words.svelte.ts');
  await words.setLanguage('en');
  return import('../src/ui/hall.svelte.ts');
}

describe('a game alone', () => {
  it('is kept on this device, by the name one has with the server', async () => {
    answering(THERE);
    const halls = await open();
    await halls.arrive();
    const hall = await halls.aloneHall();
    expect(hall).not.toBe(halls.server);
    expect(hall.user).toEqual({ ...ANN, name: 'Bob' });
    expect([halls.hallOf('here-abc'), halls.hallOf('abc')]).toEqual([hall, halls.server]);
    expect([halls.user('here-abc')?.id, halls.user('abc')?.id]).toEqual([ANN.id, BOB.id]);
    expect(halls.halls()).toEqual([halls.server, hall]);
    halls.connection.stop();
  });

  it('of a guest of this device who meets the server later has one name', async () => {
    const asked = answering({
      'GET /api/me': { error: 'unauthorised' },
      'POST /api/guest': (body) => ({ user: { ...BOB, ...(body as object) } }),
    });
    FakeWorker.answers = { ...HERE, 'POST /api/quick': { table: { id: 'here-a' } } };
    const halls = await open();
    const { api } = await halls.aloneHall();
    expect(halls.hasGamesHere()).toBe(false);
    await api.quick('x', 2, 'level1', [0]);
    expect(halls.hasGamesHere()).toBe(true);
    const { server } = await open(); // another day
    await server.arrive();
    expect(asked.at(-1)).toEqual({ what: 'POST /api/guest', body: { name: 'Ann' } });
    server.connection.stop();
  });

  it('of who changed the name while the server was away keeps the new one', async () => {
    const asked = answering({ ...THERE, 'POST /api/me': (body) => ({ user: { ...BOB, ...(body as object) } }) });
    localStorage.setItem('renamed', 'Cat');
    const halls = await open();
    await halls.arrive();
    const hall = await halls.aloneHall();
    expect([hall.user?.name, halls.server.user?.name]).toEqual(['Cat', 'Cat']);
    expect(asked.at(-1)).toEqual({ what: 'POST /api/me', body: { name: 'Cat' } });
    halls.connection.stop();
  });

  it('is kept in the hall where that is wanted, or where this device cannot', async () => {
    answering(THERE);
    localStorage.setItem('settings', '{"keep":"hall"}');
    let halls = await open();
    expect(await halls.aloneHall()).toBe(halls.server);
    expect(FakeWorker.all).toEqual([]);
    halls.connection.stop();

    localStorage.clear();
    FakeWorker.first = { say: 'failed', why: 'private window' };
    halls = await open();
    expect(await halls.aloneHall()).toBe(halls.server);
    expect(FakeWorker.all).toHaveLength(1);
    halls.connection.stop();

    there.canBeHere = false;
    FakeWorker.all = [];
    halls = await open();
    expect(await halls.aloneHall()).toBe(halls.server);
    expect(FakeWorker.all).toEqual([]);
    halls.connection.stop();
  });

  it('is neither here nor there while another window has the games', async () => {
    answering(THERE);
    FakeWorker.first = { say: 'taken' };
    const halls = await open();
    expect(await codeOf(halls.aloneHall())).toBe('here_taken');
    expect([halls.hereState(), halls.isElsewhere()]).toEqual(['taken', true]);
  });

  it('needs no server', async () => {
    offline();
    FakeWorker.answers = { ...HERE, 'GET /api/games': { games: [{ id: 'x' }] } };
    const halls = await open();
    expect(await codeOf(halls.arrive())).toBe('offline');
    expect(await halls.loadGames()).toEqual([{ id: 'x' }]);
    expect((await halls.aloneHall()).user).toEqual(ANN);
    vi.unstubAllGlobals();
  });
});

const table = (id: string, more: object = {}) =>
  ({
    ...{ id, code: id, game: 'blood-rage', name: id, state: 'running', hotseat: false, host: 'a', public: false },
    ...{ seats: [], to_act: [], updated: 1_760_000_000_000, clock: { kind: 'none' }, ...more },
  }) as unknown as Table;

describe('the lists of the first page', () => {
  async function lists(answers: Record<string, object>) {
    answering(answers);
    const halls = await open();
    const { draw } = await import('./rest.ts');
    const { default: Lobby } = await import('../src/ui/Lobby.svelte');
    const page = draw(Lobby, { mine: [] });
    return { halls, page, titles: () => [...page.target.querySelectorAll('li b')].map((b) => b.textContent) };
  }
  const EMPTY = Object.fromEntries(
    ['open', 'running', 'finished', 'mine'].map((list) => [`GET /api/tables?state=${list}`, { tables: [] }]),
  );

  it('have the games of both halls, the newest first, and say which are on this device', async () => {
    localStorage.setItem('here', 'Ann');
    FakeWorker.answers = {
      ...HERE,
      'GET /api/tables?state=mine': { tables: [table('here-old', { updated: 1 }), table('here-new', { updated: 3 })] },
    };
    const answers = { ...THERE, ...EMPTY, 'GET /api/tables?state=mine': { tables: [table('far', { updated: 2 })] } };
    const { halls, page, titles } = await lists(answers);
    await vi.waitFor(() => expect(titles()).toEqual(['here-new', 'far', 'here-old']));
    expect([...page.target.querySelectorAll('li')].map((row) => row.textContent.includes('On this device'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(requests()).not.toContain('GET /api/tables?state=open');
    halls.connection.stop();
  });

  it('start no hall in the page for who has no game there, and mark nothing', async () => {
    const { halls, page, titles } = await lists({
      ...THERE,
      ...EMPTY,
      'GET /api/tables?state=mine': { tables: [table('far')] },
    });
    await vi.waitFor(() => expect(titles()).toEqual(['far']));
    expect(FakeWorker.all).toEqual([]);
    expect(page.text()).not.toContain('On this device');
    expect(page.text()).toContain('Open tables');
    halls.connection.stop();
  });

  it('of a page without a server have nothing of other people', async () => {
    there.hasServer = false;
    FakeWorker.answers = { ...HERE, 'GET /api/tables?state=mine': { tables: [table('here-a')] } };
    const { page, titles } = await lists({});
    await vi.waitFor(() => expect(titles()).toEqual(['here-a']));
    for (const absent of ['Join by code', 'Open tables', 'Now playing', 'On this device'])
      expect(page.text()).not.toContain(absent);
    expect(page.text()).toContain('Your name');
  });

  it('change one’s name in both halls', async () => {
    localStorage.setItem('here', 'Ann');
    FakeWorker.answers = { ...HERE, 'GET /api/tables?state=mine': { tables: [] } };
    const asked = answering({
      ...THERE,
      ...EMPTY,
      'POST /api/me': (body) => ({ user: { ...BOB, ...(body as object) } }),
    });
    const halls = await open();
    const { draw } = await import('./rest.ts');
    const { default: Lobby } = await import('../src/ui/Lobby.svelte');
    const page = draw(Lobby, { mine: [] });
    await vi.waitFor(() => expect(halls.halls()).toHaveLength(2));
    page.write('Cat', 1);
    const forms = page.target.querySelectorAll('form');
    forms[1]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(halls.user('here-x')?.name).toBe('Cat'));
    expect(halls.user('x')?.name).toBe('Cat');
    expect(asked.filter(({ what }) => what === 'POST /api/me')).toHaveLength(1);
    halls.connection.stop();
  });
});

describe('the page', () => {
  async function at(path: string) {
    history.replaceState(null, '', path);
    const halls = await open();
    const { draw } = await import('./rest.ts');
    const { default: App } = await import('../src/App.svelte');
    const page = draw(App, {});
    const banner = () => page.target.querySelector('.offline') !== null;
    return { halls, page, banner };
  }
  const tried = (halls: Awaited<ReturnType<typeof open>>) =>
    vi.waitFor(() => expect(halls.server.away).toBe(true), 3000);
  const settled = () => new Promise((done) => setTimeout(done, 50));

  it.each([
    ['/', true, false],
    ['/settings', true, false],
    ['/account', true, true],
    ['/t/abc', true, true],
    ['/t/here-abc', true, false],
    ['/', false, true],
  ])('%s (a hall of its own: %s) says that the server is away: %s', async (path, canBeHere, says) => {
    offline();
    there.canBeHere = canBeHere;
    FakeWorker.answers = { ...HERE, 'GET /api/games': { games: [] } };
    const { halls, banner } = await at(path);
    await tried(halls);
    await settled();
    expect(banner()).toBe(says);
    vi.unstubAllGlobals();
  });

  it('of who keeps all games with the server says so everywhere but at tables of this device', async () => {
    offline();
    localStorage.setItem('settings', '{"keep":"hall"}');
    FakeWorker.answers = { ...HERE, 'GET /api/games': { games: [] } };
    const { halls, banner } = await at('/');
    await tried(halls);
    await vi.waitFor(() => expect(banner()).toBe(true));
    const { go } = await import('../src/ui/router.svelte.ts');
    go('/t/here-abc');
    await vi.waitFor(() => expect(banner()).toBe(false));
    vi.unstubAllGlobals();
  });

  it('of a table of this device that another window has says so, and goes on here', async () => {
    answering(THERE);
    FakeWorker.first = { say: 'taken' };
    const { halls, page } = await at('/t/here-abc');
    await vi.waitFor(() => expect(page.text()).toContain('Only one window at a time'), 5000);
    page.press('Continue here');
    await vi.waitFor(() => expect(halls.hereState()).toBe('ready'));
    await vi.waitFor(() => expect(page.text()).not.toContain('Only one window at a time'));
    halls.connection.stop();
  });

  it('that is another one has a strip, and none at a table of the server', async () => {
    answering(THERE);
    localStorage.setItem('here', 'Ann');
    FakeWorker.first = { say: 'taken' };
    FakeWorker.answers = { ...HERE, 'GET /api/tables?state=mine': { tables: [] } };
    const { halls, page } = await at('/');
    await vi.waitFor(() => expect(page.target.querySelector('.strip')?.textContent).toContain('another window'), 5000);
    const { go } = await import('../src/ui/router.svelte.ts');
    go('/t/abc');
    await vi.waitFor(() => expect(page.target.querySelector('.strip')).toBeNull());
    expect(page.text()).not.toContain('Only one window at a time');
    go('/');
    await vi.waitFor(() => expect(page.target.querySelector('.strip')).not.toBeNull());
    page.press('Continue here');
    await vi.waitFor(() => expect(page.target.querySelector('.strip')).toBeNull());
    halls.connection.stop();
  });
});

describe('games of this device that cannot be opened', () => {
  it('are told of on the first page to who has some', async () => {
    answering(THERE);
    localStorage.setItem('here', 'Ann');
    FakeWorker.first = { say: 'failed', why: 'no room' };
    const halls = await open();
    const { draw } = await import('./rest.ts');
    const { default: App } = await import('../src/App.svelte');
    const page = draw(App, {});
    await vi.waitFor(() => expect(page.target.querySelector('.strip')?.textContent).toContain('Try again'), 5000);
    halls.connection.stop();
  });
});

describe('a game that is kept in the other hall too', () => {
  it('is one that is over, or that only people play at one screen', async () => {
    const { isMovable } = await import('../src/here/moving.ts');
    const seats = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind })) });
    expect(isMovable(table('a', { state: 'finished' }))).toBe(true);
    expect(isMovable(table('a', { hotseat: true, ...seats('human', 'human') }))).toBe(true);
    expect(isMovable(table('a', { hotseat: true, ...seats('human', 'agent') }))).toBe(false);
    expect(isMovable(table('a', seats('human', 'human')))).toBe(false);
  });

  it('goes there as its record, and back', async () => {
    const asked = answering({
      ...THERE,
      'POST /api/import': { table: table('far', { state: 'finished' }) },
    });
    FakeWorker.answers = { ...HERE, 'GET /api/tables/here-a/record': '[Saga "1"]' };
    const halls = await open();
    const { moved } = await import('../src/here/moving.ts');
    expect((await moved(table('here-a'))).id).toBe('far');
    expect(asked.at(-1)).toEqual({ what: 'POST /api/import', body: { saga: '[Saga "1"]' } });

    const fetched = { ok: true, text: () => Promise.resolve('[Saga "2"]') };
    const rest = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path === '/api/tables/far/record' ? Promise.resolve(fetched) : rest(path, init),
    );
    FakeWorker.answers['POST /api/import'] = (body) => ({ table: table('here-b', body as object) });
    expect(await moved(table('far'))).toMatchObject({ id: 'here-b', saga: '[Saga "2"]' });
    halls.connection.stop();
  });
});
