// Other people at the table: are they here, how they are called, what one can do about them; and a game they left.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage, useWords } from '../src/i18n/words.svelte.ts';
import { HallError } from '../src/protocol/connection.ts';
import type { SeatInfo, Table } from '../src/protocol/types.ts';
import Archived from '../src/ui/Archived.svelte';
import { notice, setUser } from '../src/ui/hall.svelte.ts';
import { TableModel } from '../src/ui/model.svelte.ts';
import { isMuted } from '../src/ui/muted.svelte.ts';
import PersonMenu from '../src/ui/PersonMenu.svelte';
import Repaired from '../src/ui/Repaired.svelte';
import TableRow from '../src/ui/TableRow.svelte';
import TimeRunning from '../src/ui/TimeRunning.svelte';
import { answering, draw } from './rest.ts';

const seat = (n: number, id: string, name: string | null): SeatInfo => ({
  ...{ seat: n, kind: 'human', agent: null, away: false, role: null, side: null },
  ...{ user: { id, name: name ?? '' }, name },
});
const TABLE = {
  ...{ id: 'T', code: 'C', game: 'blood-rage', name: null, state: 'running', hotseat: false, host: 'a' },
  ...{ clock: { kind: 'live', move: 60, reserve: 60 }, updated: 1_760_000_000_000, to_act: [] },
  seats: [seat(0, 'a', 'Ivar'), seat(1, 'b', 'Ivar (2)')],
} as unknown as Table;

// The part of a table's model that is used here.
function modelOf(state: object, more: object = {}): TableModel {
  const model = Object.create(TableModel.prototype) as TableModel;
  const session = { hearAnew: vi.fn(() => Promise.resolve()), resume: vi.fn(() => Promise.resolve()) };
  for (const [key, value] of Object.entries({ session, s: { table: TABLE, people: {}, ...state }, ...more }))
    Object.defineProperty(model, key, { value });
  return model;
}

beforeAll(async () => {
  await useWords('seldom');
  await setLanguage('en');
  setUser({ id: 'a', name: 'Ivar', guest: true });
});

describe('who sits at a table', () => {
  it('is here, away or gone as the hall tells; nothing is told around one screen', () => {
    const people = { a: 'here', b: 'gone' };
    expect([0, 1, 2].map((n) => modelOf({ people }).presence(n))).toEqual(['here', 'gone', null]);
    const around = modelOf({ people, table: { ...TABLE, hotseat: true } });
    expect([around.presence(1), around.stranger('b')]).toEqual([null, null]);
  });

  it('has the name of the seat; oneself is no stranger', () => {
    const model = modelOf({});
    expect(model.stranger('b')).toEqual({ id: 'b', name: 'Ivar (2)' });
    expect(model.stranger('a')).toBeNull();
    expect(model.stranger('nobody')).toBeNull();
  });

  it('is called by a word after deleting the account', () => {
    const left = { ...TABLE, state: 'finished' as const, seats: [seat(0, 'a', 'Ivar'), seat(1, '', null)] };
    expect(draw(TableRow, { table: left, me: 'a' }).text()).toContain('Ivar, Somebody who left');
  });
});

describe('somebody else', () => {
  const blocks = { 'GET /api/blocks': { blocks: [] } };

  it('is muted here and heard again', () => {
    answering(blocks);
    const menu = draw(PersonMenu, { model: modelOf({}), id: 'b', name: 'Bo' });
    menu.press('Mute Bo');
    expect(isMuted('b')).toBe(true);
    menu.press('Hear Bo again');
    expect(isMuted('b')).toBe(false);
  });

  it('is blocked, and the chat is read anew without them', async () => {
    const asked = answering({ ...blocks, 'POST /api/block': { blocks: [{ id: 'b', name: 'Bo' }] } });
    const model = modelOf({});
    const menu = draw(PersonMenu, { model, id: 'b', name: 'Bo' });
    menu.press('Block Bo');
    await vi.waitFor(() => expect(menu.has('Unblock Bo')).toBe(true));
    expect(asked.at(-1)).toEqual({ what: 'POST /api/block', body: { user: 'b', on: true } });
    await vi.waitFor(() => expect(model.session.hearAnew).toHaveBeenCalledOnce());
  });

  it('is reported once, with a reason', async () => {
    const asked = answering({ ...blocks, 'POST /api/report': {} });
    const menu = draw(PersonMenu, { model: modelOf({}), id: 'b', name: 'Bo' });
    menu.press('Report Bo');
    menu.write('  insults  ');
    menu.send();
    await vi.waitFor(() => expect(menu.text()).toContain('Thank you.'));
    expect(asked.at(-1)).toEqual({ what: 'POST /api/report', body: { user: 'b', table: 'T', reason: 'insults' } });
    const again = draw(PersonMenu, { model: modelOf({}), id: 'b', name: 'Bo' });
    expect([again.has('Report Bo'), again.text().includes('Thank you.')]).toEqual([false, true]);
  });
});

describe('time', () => {
  const look = (n: number, mine: boolean) => ({ seat: n, mine, name: { key: n === 0 ? 'table-host' : 'chat' } });
  const at = (clock: object) =>
    draw(TimeRunning, {
      model: modelOf({ update: { clock } }, { updatedAt: performance.now(), seats: [look(0, true), look(1, false)] }),
    });

  it('runs for whoever must decide', () => {
    const line = at({ 0: { left: null, reserve: 60 }, 1: { left: 50, reserve: 60 } });
    expect(line.text()).toBe('Chat: 0:50');
  });

  it('that is nearly over brings a stand-in, which is said once to who listens', () => {
    const line = at({ 0: { left: -50, reserve: 60 }, 1: { left: 20, reserve: 0 } });
    expect(line.text()).toContain('You have 0:10 left, then a computer opponent decides for you.');
    expect(line.text()).toContain('Chat: 0:20 left, then a computer opponent decides.');
    const said = line.target.querySelector('[role=status]')?.textContent ?? '';
    expect(said).toContain('Your time is running out');
    expect(said).not.toMatch(/\d/);
  });
});

describe('an archived game', () => {
  const archived = { ...TABLE, state: 'archived' as const };

  it('goes on when one of its players says so', () => {
    const model = modelOf({ table: archived });
    const page = draw(Archived, { model, table: archived });
    page.press('Go on playing');
    expect(model.session.resume).toHaveBeenCalledOnce();
  });

  it('waits when the hall is full', async () => {
    const model = modelOf({ table: archived });
    vi.mocked(model.session.resume).mockRejectedValue(new HallError({ code: 'too_many', message: '' }));
    draw(Archived, { model, table: archived }).press('Go on playing');
    await vi.waitFor(() => expect(notice()).toContain('The hall is full right now.'));
  });

  it('is not for others to take out', () => {
    const table = { ...archived, seats: [seat(0, 'x', 'X'), seat(1, 'b', 'Bo')] };
    const page = draw(Archived, { model: modelOf({ table }), table });
    expect(page.has('Go on playing')).toBe(false);
  });
});

it('a repaired game tells once what was lost', () => {
  const props = { table: TABLE, repaired: { seq: 40, lost: 3 } };
  const note = draw(Repaired, props);
  expect(note.text()).toContain('the last 3 decisions are lost');
  note.press('Understood');
  expect(note.text()).toBe('');
  expect(draw(Repaired, props).text(), 'also after turning a page').toBe('');
  expect(draw(Repaired, { ...props, repaired: { seq: 60, lost: 1 } }).text()).toContain('the last decision is lost');
});
