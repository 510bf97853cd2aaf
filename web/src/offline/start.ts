// Some time after the page: everything that playing without the network needs is kept in the browser, and somebody is
// told when there is a new version. Fetched by main.ts when nothing else is to do.
import { mount } from 'svelte';
import { isFileServer, rootOf } from '../ui/router.svelte.ts';
import { answer } from './talk.ts';
import Update from './Update.svelte';

export async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  navigator.serviceWorker.addEventListener('message', answer);
  const script = `${rootOf()}sw.js${isFileServer() ? '?files' : ''}`;
  // No worker, nothing lost: the page goes on as any page does.
  const registration = await navigator.serviceWorker
    .register(script, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration) mount(Update, { target: document.body, props: { registration } });
}
