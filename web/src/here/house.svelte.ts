// The hall in the page as the client knows it: who one is there, and that something is kept there.
import { useWords } from '../i18n/words.svelte.ts';
import { apiOf } from '../protocol/api.ts';
import { Hall, HERE, RENAMED, server, setHereState } from '../ui/hall.svelte.ts';
import { pace } from '../ui/settings.svelte.ts';
import { LocalHall } from './local.ts';

export const local = new LocalHall();
const hall = new Hall(apiOf(local.call), local.open);
local.onState((state) => {
  setHereState(state);
  if (state === 'ready') hall.connection.retryNow();
});

// Whoever is alone with the computer waits for it as long as for everything else that moves.
$effect.root(() => {
  $effect(() => local.pace(2 * pace()));
});

// Its games are looked for at every visit from now on, and the browser should not throw them away when it runs short of
// room.
let persisted = false;
local.onKept = () => {
  localStorage.setItem(HERE, hall.user?.name ?? '');
  if (persisted) return;
  persisted = true;
  // Not every browser has it, whatever its type says.
  const storage = navigator.storage as StorageManager | undefined;
  storage?.persist?.().catch(() => undefined);
};

// As soon as one is somebody there.
export async function open(elsewhere: 'wait' | 'refuse'): Promise<Hall> {
  await Promise.all([local.ready(elsewhere), useWords('here').catch(() => undefined)]);
  await hall.arrive();
  await shareName().catch(() => undefined);
  return hall;
}

// One name in both halls: the server's, unless it was changed while the server was away.
async function shareName(): Promise<void> {
  if (!server.user) return;
  const wish = localStorage.getItem(RENAMED);
  if (wish !== null) server.user = await server.api.rename(wish);
  localStorage.removeItem(RENAMED);
  if (server.user.name !== hall.user?.name) hall.user = await hall.api.rename(server.user.name);
  if (localStorage.getItem(HERE) !== null) localStorage.setItem(HERE, server.user.name);
}
