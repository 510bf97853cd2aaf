// The halls as this page knows them: the one behind it, the one in it, the person in each, what games there are.
import { canBeHere, hasServer, isHere } from '../here/there.ts';
import type { HereState } from '../here/local.ts';
import { type Api, api } from '../protocol/api.ts';
import { Connection, HallError, hallSocket, type Socket, type Status } from '../protocol/connection.ts';
import type { GameInfo, User } from '../protocol/types.ts';
import { has, t, useWords } from '../i18n/words.svelte.ts';
import { settings } from './settings.svelte.ts';

const isOffline = (error: unknown) => error instanceof HallError && error.code === 'offline';

// One hall: how it is asked, and who one is there.
export class Hall {
  readonly api: Api;
  readonly connection: Connection;
  status = $state<Status>('closed');
  user = $state.raw<User | null>(null);
  // It did not answer when somebody came.
  away = $state(false);
  #arriving: Promise<User> | null = null;

  constructor(api: Api, open: () => Socket) {
    this.api = api;
    this.connection = new Connection({ open });
    this.connection.onStatus((status) => (this.status = status));
  }

  // Everybody is somebody: whoever comes without a session becomes a guest with a name that can be changed.
  arrive(): Promise<User> {
    this.#arriving ??= (async () => {
      let user: User;
      try {
        user = await this.api.me();
      } catch (error) {
        if (!(error instanceof HallError) || error.code === 'offline' || error.code === 'internal') throw error;
        user = await this.api.guest(guestName());
      }
      this.user = user;
      this.away = false;
      this.connection.start();
      return user;
    })();
    this.#arriving.catch((error: unknown) => {
      this.#arriving = null;
      this.away = isOffline(error);
      if (this === server) refused(error);
    });
    return this.#arriving;
  }

  // The same, however long it takes: a hall that is away for a while is asked again.
  async arriveAtLast(): Promise<User> {
    for (let wait = 500; ; wait = Math.min(wait * 2, 5_000)) {
      try {
        return await this.arrive();
      } catch (error) {
        if (!isOffline(error)) throw error;
      }
      await new Promise((again) => setTimeout(again, wait));
    }
  }
}

// Guests are called in the language of their page until they choose a name, and alike in both halls; a hall tells two
// of one name apart.
function guestName(): string {
  const names = t('guest-names').split(', ');
  return user()?.name ?? localStorage.getItem(HERE) ?? names[Math.floor(Math.random() * names.length)] ?? 'Guest';
}

export const server = new Hall(api, hallSocket);
export const { connection } = server;

const state = $state({
  here: null as Hall | null,
  hereState: null as HereState | null,
  games: [] as GameInfo[],
  notice: null as string | null,
  refusal: null as Refusal | null,
  missed: false,
});

// The hall in the page is fetched when it is first asked for, and from then on at every visit: who has games on this
// device wants to see them. Where they are open in another window one is refused, or waits until they can be had.
export const HERE = 'here';
export const RENAMED = 'renamed'; // while the server was away
export const hasGamesHere = () => canBeHere && (!hasServer || localStorage.getItem(HERE) !== null);
export async function openHere(elsewhere: 'wait' | 'refuse' = 'refuse'): Promise<Hall> {
  const house = await import('../here/house.svelte.ts');
  return (state.here = await house.open(elsewhere));
}
// Null: it was not asked for yet.
export function hereState(): HereState | null {
  return state.hereState;
}
// Another window has it, or nobody can have it.
export function isElsewhere(): boolean {
  return ['taken', 'lost', 'failed'].includes(state.hereState ?? '');
}
export function setHereState(now: HereState): void {
  state.hereState = now;
}
// All that are open to this page.
export function halls(): Hall[] {
  return [...(hasServer ? [server] : []), ...(state.here ? [state.here] : [])];
}

// The hall of a table, by its id or code.
export function hallOf(address: string): Hall {
  return (isHere(address) ? state.here : null) ?? server;
}
// Games alone and around one screen are kept on this device if it can be and is not wanted otherwise.
export const keepsHere = () => canBeHere && (settings.keep === 'here' || !hasServer);
export async function aloneHall(): Promise<Hall> {
  if (keepsHere()) {
    try {
      return await openHere();
    } catch (error) {
      if (!hasServer || (error instanceof HallError && error.code === 'here_taken')) throw error;
    }
  }
  await server.arrive();
  return server;
}

addEventListener('online', () => connection.retryNow());
document.addEventListener('visibilitychange', () => {
  sayHere();
  if (!document.hidden) connection.retryNow();
});
// Whether somebody looks at this page; the hall takes a new connection for a yes.
connection.onReturn(() => document.hidden && sayHere());
function sayHere(): void {
  connection.ask({ do: 'here', on: !document.hidden }, { fleeting: true }).catch(() => undefined);
}

// Why the hall does not let this browser in any more; such a connection does not come back by itself.
type Refusal = 'banned' | 'unauthorised';
export function refusal(): Refusal | null {
  return state.refusal;
}
function refused(error: unknown): void {
  const code = error instanceof HallError ? error.code : '';
  if (code !== 'banned' && code !== 'unauthorised') return;
  state.refusal = code;
  connection.stop();
}
connection.onStatus((status) => {
  if (status === 'offline') void askWhoIAm();
});
// Again and again, as long as the connection does not come back: a session may end while it is broken.
const ASK_AGAIN = 5_000;
let askAgain: ReturnType<typeof setTimeout> | undefined;
async function askWhoIAm(): Promise<void> {
  if (connection.status !== 'offline' || !server.user) return;
  await whoAmI();
  clearTimeout(askAgain);
  askAgain = setTimeout(() => void askWhoIAm(), ASK_AGAIN);
}
// Somebody else after a login in another tab, or nobody any more. A login under way ends the guest's session before its
// answer is here: a refusal counts when it is said twice.
const LOGIN_ANSWERED = 1_000;
async function whoAmI(): Promise<void> {
  try {
    server.user = await api.me();
  } catch {
    await new Promise((later) => setTimeout(later, LOGIN_ANSWERED));
    await api.me().catch(refused);
  }
}

export function status(): Status {
  return server.status;
}
// Somebody at a table, or anywhere.
export function user(address?: string): User | null {
  return address === undefined ? (server.user ?? state.here?.user ?? null) : hallOf(address).user;
}
export function setUser(user: User | null): void {
  server.user = user;
}
// Somebody wanted something that only the server can give, and it did not answer.
export function missed(): boolean {
  return state.missed && server.status !== 'online';
}
export function miss(): void {
  state.missed = true;
}
export function games(): GameInfo[] {
  return state.games;
}

// A short message for everybody to see and hear; it goes away by itself.
export function notice(): string | null {
  return state.notice;
}
let noticeTimer = 0;
export function tell(text: string): void {
  state.notice = text;
  clearTimeout(noticeTimer);
  noticeTimer = window.setTimeout(() => (state.notice = null), 6000);
}

// What the hall refuses has a sentence by its code …
const SAID_ELSEWHERE: Record<string, string> = {
  illegal_action: 'error-illegal',
  not_your_turn: 'error-illegal',
  undo_blocked: 'undo-not',
  not_found: 'table-not-found',
};
// … or a better one by the cause that it names; those come with what is seldom said.
function causeOf(error: unknown): string | null {
  const reason = error instanceof HallError ? error.detail.reason : null;
  return typeof reason === 'string' ? `error-${reason.replaceAll('_', '-')}` : null;
}
export function errorText(error: unknown): string {
  const cause = causeOf(error);
  if (cause && has(cause)) return t(cause);
  const code = error instanceof HallError ? error.code : 'internal';
  const key = SAID_ELSEWHERE[code] ?? `error-${code.replaceAll('_', '-')}`;
  return t(has(key) ? key : 'error-internal');
}
export function tellError(error: unknown): void {
  const cause = causeOf(error);
  if (!cause || has(cause)) return tell(errorText(error));
  useWords('seldom')
    .catch(() => undefined)
    .finally(() => tell(errorText(error)));
}

export const arrive = () => server.arrive();
export const arriveAtLast = () => server.arriveAtLast();

// Without an answer of the server, what the hall in the page knows.
export async function loadGames(of = hasServer ? api : null): Promise<GameInfo[]> {
  if (state.games.length > 0) return state.games;
  const games = await (of ?? (await openHere()).api).games().catch(async (error: unknown) => {
    if (!canBeHere || !isOffline(error)) throw error;
    return (await openHere()).api.games();
  });
  state.games = games;
  return state.games;
}
