// The REST part of a hall. Every call either gives the answer or throws a HallError.
import { HallError } from './connection.ts';
import type { Clock, GameEvent, GameInfo, Replay, Table, User, View } from './types.ts';

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

// To the hall behind this page.
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new HallError({ code: 'offline', message: 'offline' });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as { error?: { code: string; message: string } } | null)?.error;
  throw new HallError(error ?? { code: 'internal', message: `HTTP ${response.status}` });
}

export interface NewTable {
  game: string;
  seats: number;
  mine?: readonly number[]; // the seats the maker takes; the first one
  options: Record<string, string>;
  preset: string | null;
  public: boolean;
  clock: Clock;
  name?: string;
}

export type TableList = 'open' | 'running' | 'finished' | 'mine';

// What can be asked of a hall, by the way its calls take.
export const apiOf = (call: Call) => ({
  me: () => call<{ user: User }>('GET', '/api/me').then((a) => a.user),
  guest: (name: string) => call<{ user: User }>('POST', '/api/guest', { name }).then((a) => a.user),
  rename: (name: string) => call<{ user: User }>('POST', '/api/me', { name }).then((a) => a.user),
  register: (login: string, password: string) =>
    call<{ user: User }>('POST', '/api/register', { login, password }).then((a) => a.user),
  login: (login: string, password: string) =>
    call<{ user: User }>('POST', '/api/login', { login, password }).then((a) => a.user),
  logout: () => call<unknown>('POST', '/api/logout', {}),

  games: () => call<{ games: GameInfo[] }>('GET', '/api/games').then((a) => a.games),
  tables: (state: TableList) => call<{ tables: Table[] }>('GET', `/api/tables?state=${state}`).then((a) => a.tables),
  table: (id: string) => call<{ table: Table }>('GET', `/api/tables/${encodeURIComponent(id)}`).then((a) => a.table),
  create: (table: NewTable) => call<{ table: Table }>('POST', '/api/tables', table).then((a) => a.table),
  quick: (game: string, seats: number, agent: string, mine: readonly number[]) =>
    call<{ table: Table }>('POST', '/api/quick', { game, seats, agent, mine }).then((a) => a.table),
  hotseat: (body: {
    game: string;
    seats: number;
    names: string[];
    agents: Record<string, string>;
    options: Record<string, string>;
  }) => call<{ table: Table }>('POST', '/api/hotseat', body).then((a) => a.table),
  importSaga: (saga: string) => call<{ table: Table }>('POST', '/api/import', { saga }).then((a) => a.table),

  replay: (id: string, eyes: string) =>
    call<Replay>('GET', `/api/tables/${encodeURIComponent(id)}/replay?seat=${eyes}`),
  replayStep: (id: string, eyes: string, step: number) =>
    call<{ view: View; events: GameEvent[]; views?: Record<string, View> }>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/replay?seat=${eyes}&step=${step}`,
    ),
  recordUrl: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
});
export type Api = ReturnType<typeof apiOf>;

export const api = apiOf(call);
