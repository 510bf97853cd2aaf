// The hall as this page knows it: the connection, the person, what games there are.
import { api } from '../protocol/api.ts';
import { Connection, HallError, hallSocket, type Status } from '../protocol/connection.ts';
import type { GameInfo, User } from '../protocol/types.ts';
import { has, t, useWords } from '../i18n/words.svelte.ts';

export const connection = new Connection({ open: hallSocket });

const state = $state({
  status: 'closed' as Status,
  user: null as User | null,
  games: [] as GameInfo[],
  notice: null as string | null,
  refusal: null as Refusal | null,
});
connection.onStatus((status) => (state.status = status));
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
  if (connection.status !== 'offline' || !state.user) return;
  await whoAmI();
  clearTimeout(askAgain);
  askAgain = setTimeout(() => void askWhoIAm(), ASK_AGAIN);
}
// Somebody else after a login in another tab, or nobody any more. A login under way ends the guest's session before its
// answer is here: a refusal counts when it is said twice.
const LOGIN_ANSWERED = 1_000;
async function whoAmI(): Promise<void> {
  try {
    state.user = await api.me();
  } catch {
    await new Promise((later) => setTimeout(later, LOGIN_ANSWERED));
    await api.me().catch(refused);
  }
}

export function status(): Status {
  return state.status;
}
export function user(): User | null {
  return state.user;
}
export function setUser(user: User | null): void {
  state.user = user;
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

// Guests are called in the language of their page until they choose a name; the hall tells two of one name apart.
function guestName(): string {
  const names = t('guest-names').split(', ');
  return names[Math.floor(Math.random() * names.length)] ?? 'Guest';
}

let arriving: Promise<User> | null = null;
// Everybody is somebody: whoever comes without a session becomes a guest with a name that can be changed.
export function arrive(): Promise<User> {
  arriving ??= (async () => {
    let user: User;
    try {
      user = await api.me();
    } catch (error) {
      if (!(error instanceof HallError) || error.code === 'offline' || error.code === 'internal') throw error;
      user = await api.guest(guestName());
    }
    state.user = user;
    connection.start();
    return user;
  })();
  arriving.catch((error: unknown) => {
    arriving = null;
    refused(error);
  });
  return arriving;
}

// The same, however long it takes: a hall that is away for a while is asked again.
export async function arriveAtLast(): Promise<User> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await arrive();
    } catch (error) {
      if (!(error instanceof HallError) || error.code !== 'offline') throw error;
    }
    await new Promise((again) => setTimeout(again, wait));
  }
}

export async function loadGames(): Promise<GameInfo[]> {
  if (state.games.length === 0) state.games = await api.games();
  return state.games;
}
