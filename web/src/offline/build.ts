// What a build says of itself (scripts/build-worker.mjs).
export interface Version {
  app: string | null;
  build: string;
  hall: string | null; // hash of the modules: by what rules the games of this browser are played, and by whom
  rules: Record<string, number>;
  agents: number;
}

export interface Build {
  version: Version;
  entry: string; // the script of the page; it changes with anything that it may ever fetch
  // Files, from the top of the site: before all else, soon after, and those of one language only.
  shell: readonly string[];
  rest: readonly string[];
  languages: Readonly<Record<string, readonly string[]>>;
}

export const CACHE = 'ravenhall ';
export const cacheOf = ({ build }: Version): string => CACHE + build;

// What the service worker is asked for; it answers through the port that comes along.
export type Wish =
  // Keep all that playing in this language needs; sparing: only what need not be fetched. -> true: it is done
  | { do: 'keep'; language: string; sparing: boolean }
  | { do: 'version' } // -> Version
  | { do: 'take' } // be the worker of all windows from now on
  | { do: 'tidy' }; // throw away what no window needs

// What it asks a window: { say: 'entry' } -> the address of the script that it runs.
export interface Question {
  say: 'entry';
}

type Answer = 'page' | 'kept' | null;

// How a request is answered: with the page, with a file that is kept, or (null) by the network as if nobody was here.
// `scope`: the top of the site. A file server may have other people's pages in the folders below it.
export function answerFor(url: URL, scope: URL, isNavigation: boolean, fileServer: boolean): Answer {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
  const path = url.pathname.slice(scope.pathname.length);
  if (isNavigation) {
    if (path === '' || path === 'index.html') return 'page';
    const isOurs =
      !/^(api|ws|metrics|healthz|readyz)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
    return isOurs && !fileServer ? 'page' : null;
  }
  return path.startsWith('assets/') || /^[\w.-]+\.(js|svg|webmanifest)$/.test(path) ? 'kept' : null;
}
