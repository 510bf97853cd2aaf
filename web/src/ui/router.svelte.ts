// The address of the page; links within the hall do not reload it.
import { addressAt, placeAt, siteOf } from './address.ts';

const site = siteOf(document);
const FIRST = { path: '/', search: '' };
const here = $state({ ...(placeAt(site, location) ?? FIRST) });

// The address of a page, for every link, so that it can be opened in a new tab too.
export const addressOf = (path: string): string => addressAt(site, path);
// The top of the site, with / at its end, and whether a plain file server is all there is behind it.
export const rootOf = (): string => site.base;
export const isFileServer = (): boolean => site.fileServer;

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.search);
}

function read(): void {
  Object.assign(here, placeAt(site, location));
}

// Another address for what is shown already.
export function rename(to: string): void {
  history.replaceState(null, '', addressOf(to));
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) rename(to);
  else history.pushState(null, '', addressOf(to));
  read();
  scrollTo(0, 0);
}

// The first page, and nothing of what this one has in mind.
export function startAnew(): void {
  rename('/');
  location.reload();
}

// For <a> elements: the ordinary click stays inside, all others (new tab …) are the browser's.
export function link(event: MouseEvent): void {
  const target = (event.target as Element).closest('a');
  if (!target || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (target.origin !== location.origin || target.hasAttribute('download') || target.target) return;
  const url = new URL(target.href);
  const place = placeAt(site, url);
  const within = site.fileServer ? !place : url.pathname === location.pathname;
  if (url.hash && within) {
    // A place on this page.
    if (!site.fileServer) return;
    const there = document.getElementById(decodeURIComponent(url.hash.slice(1)));
    there?.scrollIntoView();
    there?.focus();
  } else if (place) go(place.path + place.search);
  else return;
  event.preventDefault();
}

addEventListener('popstate', read);
