// What a window and the service worker say to each other (Wish, Question), and which version the window is.
import { rootOf } from '../ui/router.svelte.ts';
import { CACHE, type Question, type Version, type Wish } from './build.ts';

const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

export function ask<T>(worker: ServiceWorker, wish: Wish): Promise<T> {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data as T);
    worker.postMessage(wish, [port2]);
  });
}

export function answer({ data, ports }: MessageEvent<Question>): void {
  if (data.say === 'entry') ports[0]?.postMessage(entry);
}

// Null: nothing is kept of it.
export async function versionHere(): Promise<Version | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE)) continue;
    const cache = await caches.open(name);
    if (!(await cache.match(entry, { ignoreVary: true }))) continue;
    const kept = await cache.match(`${rootOf()}version.json`, { ignoreVary: true });
    return ((await kept?.json()) as Version | undefined) ?? null;
  }
  return null;
}
