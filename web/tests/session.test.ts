import { describe, expect, it } from 'vitest';
import { type Connection, HallError } from '../src/protocol/connection.ts';
import type { GameEvent, Push, SentUpdate, Table, Update } from '../src/protocol/types.ts';
import { TableSession } from '../src/table/session.ts';

const table = { id: 'T', code: 'C', game: 'blood-rage', state: 'running', seats: [] } as unknown as Table;
const event = (n: number): GameEvent => ({ n, kind: 'glory', actor: 0 });
const update = (seq: number, from: number, ...events: number[]): Update => ({
  seq,
  turn: { to_act: [0], phase: 'action', over: false, outcome: null },
  events: events.map(event),
  events_from: from,
  view: { game: 'blood-rage', viewer: 0, phase: 'action', question: null, outcome: null },
  legal: { '0': ['pass'] },
  undo: {},
  takeback: null,
});

// A hall that answers `watch` with what it is told to.
function hall(answers: Update[]) {
  let push: (p: Push) => void = () => undefined;
  let back: () => void = () => undefined;
  const asked: Record<string, unknown>[] = [];
  const connection = {
    status: 'online',
    start: () => undefined,
    onPush: (f: typeof push) => ((push = f), () => undefined),
    onReturn: (f: typeof back) => ((back = f), () => undefined),
    ask: (request: Record<string, unknown>) => {
      asked.push(request);
      if (request.do !== 'watch') return Promise.resolve({});
      return Promise.resolve({ table, seat_list: [0], update: answers.shift(), chat: [], presence: { a: 'gone' } });
    },
  } as unknown as Connection;
  return { connection, asked, push: (p: Push) => push(p), back: () => back() };
}
const news = (u: SentUpdate): Push => ({ push: 'update', table: 'T', seq: u.seq, update: u });
const numbers = (s: TableSession) => s.state.events.map((e) => e.n);
const settle = () => new Promise((r) => setTimeout(r, 0));

describe('TableSession', () => {
  it('says that there is no such table, also to whoever connects only now', async () => {
    const h = hall([]);
    const connection = h.connection as unknown as { status: string; ask: () => Promise<never> };
    connection.status = 'connecting';
    connection.ask = () => Promise.reject(new HallError({ code: 'not_found', message: '' }));
    const s = new TableSession(h.connection, 'NONE');
    await s.open();
    expect(s.state.failed).toBeNull();
    h.back();
    await settle();
    expect(s.state.failed).toBe('not_found');
  });
  it('does not give up a table because the connection was lost', async () => {
    const h = hall([]);
    const connection = h.connection as unknown as { ask: () => Promise<never> };
    connection.ask = () => Promise.reject(new HallError({ code: 'offline', message: '' }));
    const s = new TableSession(h.connection, 'C');
    await s.open();
    expect(s.state.failed).toBeNull();
  });

  it('shows what it is told, in order', async () => {
    const h = hall([update(5, 0, 0, 1, 2)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    h.push(news(update(6, 3, 3, 4)));
    expect(numbers(s)).toEqual([0, 1, 2, 3, 4]);
    expect(s.legal(0)).toEqual(['pass']);
    expect(s.legal(1)).toEqual([]);
  });

  it('asks for what it missed after a break and repeats nothing', async () => {
    const h = hall([update(5, 0, 0, 1), update(7, 2, 2, 3)]);
    const s = new TableSession(h.connection, 'C');
    const heard: number[] = [];
    s.onNews((events) => heard.push(...events.map((e) => e.n)));
    await s.open();
    h.back();
    await settle();
    expect(h.asked.at(-1)).toMatchObject({ do: 'watch', table: 'T', since: 5 });
    h.push(news(update(7, 2, 2, 3)));
    expect(numbers(s)).toEqual([0, 1, 2, 3]);
    expect(heard).toEqual([0, 1, 2, 3]);
  });

  it('forgets what was undone', async () => {
    const h = hall([update(5, 0, 0, 1, 2, 3)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    h.push(news(update(6, 2)));
    expect(numbers(s)).toEqual([0, 1]);
    h.push(news(update(7, 2, 2)));
    expect(numbers(s)).toEqual([0, 1, 2]);
  });

  it('leaves an older update aside', async () => {
    const h = hall([update(5, 0, 0)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    h.push(news(update(4, 0)));
    expect(s.state.update?.seq).toBe(5);
  });

  describe('that is told only what changed', () => {
    const changed = (seq: number, base: number, steps: unknown[], last: unknown, ...events: number[]): SentUpdate => {
      const sent: SentUpdate = { ...update(seq, events[0] ?? 0, ...events), base, changes: { '0': { steps, last } } };
      delete sent.view;
      return sent;
    };

    it('works out every view in between and the last one', async () => {
      const h = hall([update(5, 0, 0)]);
      const s = new TableSession(h.connection, 'C');
      await s.open();
      expect(h.asked[0]).toMatchObject({ do: 'watch', changes: true });
      h.push(news(changed(6, 5, [{ phase: 'quest' }, null, { phase: 'discard' }], { phase: 'over' }, 1, 2, 3)));
      expect(s.stepsOf(0)?.map((v) => v.phase)).toEqual(['quest', 'quest', 'discard']);
      expect(s.viewOf(0)?.phase).toBe('over');
      h.push(news(changed(7, 6, [], null)));
      expect(s.viewOf(0)?.phase).toBe('over');
      expect(s.state.update?.seq).toBe(7);
    });

    it('asks for everything when it does not have what was changed', async () => {
      const h = hall([update(5, 0, 0), update(8, 1, 1)]);
      const s = new TableSession(h.connection, 'C');
      await s.open();
      h.push(news(changed(8, 7, [], { phase: 'over' }, 1)));
      await settle();
      expect(h.asked.at(-1)).toMatchObject({ do: 'watch', since: 5 });
      expect([s.state.update?.seq, s.viewOf(0)?.phase]).toEqual([8, 'action']);
    });
  });

  it('keeps what is pinned to the board as the hall last told it', async () => {
    const h = hall([update(5, 0, 0)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    const pins = [{ seat: 0, at: 'paris', text: 'empty', shared: true }];
    h.push({ push: 'pins', table: 'T', pins });
    expect(s.state.pins).toEqual(pins);
    h.push({ push: 'pins', table: 'another', pins: [] });
    expect(s.state.pins).toEqual(pins);
    await s.pin(0, 'rome', '', false);
    expect(h.asked.at(-1)).toMatchObject({ do: 'pin', seat: 0, at: 'rome', text: '', shared: false });
  });

  it('knows who is here, as the hall last told', async () => {
    const h = hall([update(5, 0, 0)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    expect(s.state.people).toEqual({ a: 'gone' });
    h.push({ push: 'presence', table: 'T', people: { a: 'here', b: 'away' } });
    h.push({ push: 'presence', table: 'another', people: { a: 'gone' } });
    expect(s.state.people).toEqual({ a: 'here', b: 'away' });
  });

  it('watches again when an archived game goes on', async () => {
    const h = hall([update(5, 0, 0), update(6, 1, 1)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    h.push({ push: 'table', table: { ...table, state: 'archived' } });
    expect(s.state.table?.state).toBe('archived');
    h.push({ push: 'table', table });
    await settle();
    expect(s.state.update?.seq).toBe(6);
  });

  it('asks for an archived game to go on and shows it', async () => {
    const h = hall([update(5, 0, 0), update(6, 1, 1)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    await s.resume();
    expect(h.asked.map((request) => request.do)).toEqual(['watch', 'resume', 'watch']);
    expect(s.state.update?.seq).toBe(6);
  });

  it('sends a decision with the number of the update it answers', async () => {
    const h = hall([update(5, 0, 0)]);
    const s = new TableSession(h.connection, 'C');
    await s.open();
    await s.act(0, 'pass');
    expect(h.asked.at(-1)).toMatchObject({ do: 'act', table: 'T', seat: 0, action: 'pass', seq: 5 });
  });
});
