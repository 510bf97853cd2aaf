// The service worker: keeps the client in the browser, one cache a version, so that every address shows a page without
// the network. The page comes from the cache of this version even when there is a newer one: whoever plays keeps the
// files the game began with until they agree to the new ones (Update.svelte) or have closed all windows. Nothing of the
// hall's own (/api, /ws) is touched.
import { answerFor, type Build, CACHE, cacheOf, type Question, type Version, type Wish } from './build.ts';

// What a service worker has; TypeScript's own description of it excludes that of pages.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Asked extends Extendable {
  readonly data: Wish;
  readonly ports: readonly MessagePort[];
}
interface Client {
  postMessage(question: Question, ports: MessagePort[]): void;
}
interface Worker {
  readonly build: Build;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
}
const worker = self as unknown as Worker;

const { version, entry, shell, rest, languages } = worker.build;
const NAME = cacheOf(version);
const PAGE = 'index.html';
const scope = new URL('.', location.href);
const fileServer = location.search === '?files';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { url, method, mode } = event.request;
  const answer = method === 'GET' ? answerFor(new URL(url), scope, mode === 'navigate', fileServer) : null;
  if (answer === 'page') event.respondWith(page(event.request));
  else if (answer === 'kept') event.respondWith(kept(event.request));
});
worker.addEventListener('message', (event) => {
  event.waitUntil(carryOut(event.data).then((answer) => event.ports[0]?.postMessage(answer)));
});

async function carryOut(wish: Wish): Promise<Version | boolean> {
  if (wish.do === 'version') return version;
  if (wish.do === 'keep') return keepAll([...rest, ...(languages[wish.language] ?? [])]);
  if (wish.do === 'take') await worker.skipWaiting();
  else await tidy();
  return true;
}

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const answer = await fetch('./', { cache: 'no-cache' });
  const html = await answer.text();
  // In the middle of an upgrade of the site, one of the two may be old. The browser tries again at the next visit.
  if (!answer.ok || !html.includes(entry)) throw new Error(`the page does not belong to ${NAME}`);
  await Promise.all(shell.map((file) => keep(cache, file)));
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await cache.put(PAGE, new Response(html, { headers }));
}

// What an earlier version has under the same name is the same file.
async function keep(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  const hashed = file.startsWith('assets/');
  const known = hashed ? await caches.match(file, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(file, { cache: hashed ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

// A few at a time: somebody may be playing. True: all are there.
const AT_ONCE = 3;
async function keepAll(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(NAME);
  const waiting = [...files];
  async function fetchSome(): Promise<boolean> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keep(cache, file);
    return true;
  }
  const done = await Promise.all(Array.from({ length: AT_ONCE }, () => fetchSome().catch(() => false)));
  return done.every(Boolean);
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(PAGE, { ignoreVary: true })) ?? fetch(request);
}

// From this version's cache, or (a window that still runs another one) from any. What comes by the way is kept.
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const known =
    (await cache.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith(`${scope.pathname}assets/`))
    await cache.put(request, answer.clone()).catch(() => undefined); // a full disk is no reason to show nothing
  return answer;
}

// Another version's files go when no window runs them. A window that does not say what it runs may run anything.
const PATIENCE = 3_000;
async function tidy(): Promise<void> {
  if (worker.registration.waiting || worker.registration.installing) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(windows.map(entryOf));
  if (entries.includes(null)) return;
  const current = await caches.open(NAME);
  const has = async (cache: Cache, url: string | null) =>
    (await cache.match(url ?? '', { ignoreVary: true })) !== undefined;
  const others: (string | null)[] = []; // of other versions
  for (const url of entries) if (!(await has(current, url))) others.push(url);
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE) || name === NAME) continue;
    const cache = await caches.open(name);
    const used = await Promise.all(others.map((url) => has(cache, url)));
    if (!used.includes(true)) await caches.delete(name);
  }
}

function entryOf(window: Client): Promise<string | null> {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(typeof data === 'string' ? data : null);
    setTimeout(() => answered(null), PATIENCE);
    window.postMessage({ say: 'entry' }, [port2]);
  });
}
