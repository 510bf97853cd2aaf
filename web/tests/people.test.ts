// People with several seats: the table model with Fox and Hounds, a made-up game of two sides.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/protocol/connection.ts';
import type { Push, SeatInfo, Table, Update, View } from '../src/protocol/types.ts';
import { TableModel } from '../src/ui/model.svelte.ts';

vi.mock('../src/games/index.ts', async () => ({
  entryOf: () => ({ icons: '' }),
  loadGame: async () => (await import('../e2e/games/fox_and_hounds/index.ts')).default,
}));
vi.mock('../src/protocol/api.ts', () => ({ api: { me: async () => ({ id: 'me', name: 'Ann', guest: true }) } }));

const ROLES = ['reynard', 'bella', 'duke', 'rover'];
const HUNT = ['sniff barn', 'sniff brook', 'search barn', 'wait'];
const seat = (n: number): SeatInfo => ({
  seat: n,
  kind: 'human',
  user: { id: 'me', name: 'Ann' },
  agent: null,
  away: false,
  name: null,
  role: ROLES[n] ?? null,
  side: n === 0 ? 'fox' : 'hounds',
});
const table = (hotseat: boolean) =>
  ({
    id: 'T',
    code: 'C',
    game: 'fox-and-hounds',
    state: 'running',
    hotseat,
    seats: [0, 1, 2, 3].map(seat),
  }) as unknown as Table;
const view = (viewer: number): View => ({
  game: 'fox-and-hounds',
  viewer,
  phase: 'hunt',
  question: null,
  outcome: null,
});

// What the hall tells somebody with these seats when `asked` must decide.
function update(seq: number, mine: number[], asked: Record<number, string[]>, undo: number[] = []): Update {
  return {
    seq,
    turn: { to_act: Object.keys(asked).map(Number), phase: 'hunt', over: false, outcome: null },
    events: [],
    view: view(mine[0] ?? 0),
    views: Object.fromEntries(mine.map((s) => [s, view(s)])),
    legal: Object.fromEntries(Object.entries(asked)),
    undo: Object.fromEntries(undo.map((s) => [s, { steps: 1, stop: { key: 'start' as const, args: {} } }])),
    takeback: null,
  };
}

async function sit(mine: number[], first: Update, hotseat = false) {
  let push: (p: Push) => void = () => undefined;
  const sent: Record<string, unknown>[] = [];
  const connection = {
    status: 'online',
    start: () => undefined,
    onPush: (f: typeof push) => ((push = f), () => undefined),
    onReturn: () => () => undefined,
    ask: (request: Record<string, unknown>) => {
      sent.push(request);
      return Promise.resolve(
        request.do === 'watch' ? { table: table(hotseat), seat_list: mine, update: first, chat: [] } : {},
      );
    },
  } as unknown as Connection;
  const model = new TableModel(connection, 'C');
  await model.open();
  await vi.waitFor(() => expect(model.view).not.toBeNull());
  return { model, sent, tell: (u: Update) => push({ push: 'update', table: 'T', seq: u.seq, update: u }) };
}
const touched = (model: TableModel) => model.picker.touches.map((t) => t.value);

describe('somebody with three hounds online', () => {
  const mine = [1, 2, 3];
  let at: Awaited<ReturnType<typeof sit>>;
  beforeEach(async () => {
    at = await sit(mine, update(1, mine, { 2: HUNT, 3: HUNT }));
  });

  it('looks through the eyes of the first that must decide, without a curtain', () => {
    expect(at.model.curtain).toBeNull();
    expect(at.model.me).toBe(2);
    expect(at.model.view?.viewer).toBe(2);
    expect(at.model.picker.active).toBe(true);
    expect(at.model.asked).toEqual([2, 3]);
  });

  it('decides for that one, then for the next', async () => {
    at.model.choose('wait');
    await vi.waitFor(() => expect(at.sent.at(-1)).toMatchObject({ do: 'act', seat: 2, action: 'wait' }));
    at.tell(update(2, mine, { 3: HUNT }, [2]));
    expect(at.model.me).toBe(3);
    expect(at.model.view?.viewer).toBe(3);
    at.model.choose('wait');
    await vi.waitFor(() => expect(at.sent.at(-1)).toMatchObject({ do: 'act', seat: 3 }));
  });

  it('goes over to another and back, and nothing touched is lost', () => {
    at.model.touch('verb', 'sniff');
    at.model.lookAs(3);
    expect([at.model.me, at.model.view?.viewer, touched(at.model)]).toEqual([3, 3, []]);
    at.model.touch('verb', 'search');
    // The only place left to search.
    expect(at.sent.at(-1)).toMatchObject({ do: 'act', seat: 3, action: 'search barn' });
    at.model.lookAs(2);
    expect(touched(at.model)).toEqual(['sniff']);
  });

  it('keeps what was touched when somebody else decides meanwhile', () => {
    at.model.touch('verb', 'sniff');
    at.tell(update(2, mine, { 2: HUNT }));
    expect([at.model.me, touched(at.model)]).toEqual([2, ['sniff']]);
  });

  it('may look through one that is not asked, until what is asked changes', () => {
    at.model.lookAs(1);
    expect([at.model.me, at.model.picker.active]).toEqual([1, false]);
    at.tell(update(2, mine, { 2: HUNT, 3: HUNT }));
    expect(at.model.me).toBe(1);
    at.tell(update(3, mine, { 3: HUNT }));
    expect([at.model.me, at.model.picker.active]).toEqual([3, true]);
  });

  it('walks through all of them by key', () => {
    const seen = [1, 2, 3].map(() => (at.model.lookAsNext(), at.model.me));
    expect(seen).toEqual([3, 1, 2]);
  });

  it('takes back what another of the own seats decided, and is there again', async () => {
    at.tell(update(2, mine, { 3: HUNT }, [2]));
    expect([at.model.me, at.model.undoSeat]).toEqual([3, 2]);
    void at.model.undo();
    await vi.waitFor(() => expect(at.sent.at(-1)).toMatchObject({ do: 'undo', seat: 2 }));
    at.tell(update(3, mine, { 2: HUNT, 3: HUNT }));
    expect(at.model.me).toBe(2);
  });

  it('is never shown a seat of the other side', () => {
    at.model.lookAs(0);
    expect(at.model.me).toBe(2);
  });
});

describe('everybody at one screen', () => {
  const mine = [0, 1, 2, 3];
  it('a curtain falls between the sides, not within one', async () => {
    const at = await sit(mine, update(1, mine, { 0: ['hide barn', 'hide fern'] }), true);
    expect([at.model.curtain, at.model.me]).toEqual([0, null]);
    at.model.unveil(0);
    expect([at.model.curtain, at.model.me, at.model.own]).toEqual([null, 0, [0]]);

    at.tell(update(2, mine, { 1: HUNT, 2: HUNT, 3: HUNT }));
    expect(at.model.curtain).toBe(1);
    expect(at.model.picker.active).toBe(false);
    at.model.lookAs(1);
    expect(at.model.me, 'nobody looks under the curtain').toBe(0);
    at.model.unveil(1);
    expect([at.model.curtain, at.model.me, at.model.own]).toEqual([null, 1, [1, 2, 3]]);

    at.tell(update(3, mine, { 2: HUNT, 3: HUNT }));
    expect([at.model.curtain, at.model.me]).toEqual([null, 2]);
    at.tell(update(4, mine, { 0: ['slip stay', 'slip left'] }));
    expect(at.model.curtain).toBe(0);
  });
});
