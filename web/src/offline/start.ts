// Some time after the page: everything that playing without the network needs is kept in the browser, and somebody is
// told when there is a new version. Fetched by main.ts when nothing else is to do.
import { mount } from 'svelte';
import { CACHE, type Question, type Version, type Wish } from './build.ts';
import Update from './Update.svelte';
import { isFileServer, rootOf } from '../ui/router.svelte.ts';

const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

export function ask<T>(worker: ServiceWorker, wish: Wish): Promise<T> {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data as T);
    worker.postMessage(wish, [port2]);
  });
}

// The version of which this window is.
export async function versionHere(): Promise<Version | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE)) continue;
    const cache = await caches.open(name);
    if (!(await cache.match(entry, { ignoreVary: true }))) continue;
    return ((await (await cache.match(`${rootOf()}version.json`))?.json()) as Version | undefined) ?? null;
  }
  return null;
}

export async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
    if (data.say === 'entry') ports[0]?.postMessage(entry);
  });
  const script = `${rootOf()}sw.js${isFileServer() ? '?files' : ''}`;
  // No worker, nothing lost: the page goes on as any page does.
  const registration = await navigator.serviceWorker
    .register(script, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration) mount(Update, { target: document.body, props: { registration } });
}
