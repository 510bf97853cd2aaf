// How the pages of the client ('/t/CODE?x') are written as addresses of the browser. Where a hall answers, they are its
// own paths; a plain file server knows only its files, so there they stand behind a # and work in any folder.
export interface Site {
  base: string; // the folder of index.html, with / at its end
  fileServer: boolean;
}

export interface Place {
  path: string;
  search: string;
}

// `ravenhall export-site` says in the page that there is no hall behind it.
export function siteOf(page: Pick<Document, 'baseURI' | 'querySelector'>): Site {
  const fileServer = page.querySelector('meta[name="ravenhall-server"][content="none"]') !== null;
  return { fileServer, base: fileServer ? new URL('.', page.baseURI).pathname : '/' };
}

export function addressAt({ base, fileServer }: Site, path: string): string {
  return base + (fileServer ? `#${path}` : path.slice(1));
}

// The page that an address of this site leads to; null: none of ours (a place within a page, a file, the hall's API).
export function placeAt({ base, fileServer }: Site, { pathname, search, hash }: URL | Location): Place | null {
  if (!pathname.startsWith(base)) return null;
  const rest = pathname.slice(base.length - 1);
  if (!fileServer) return rest.startsWith('/api/') ? null : { path: rest, search };
  if (rest !== '/' && rest !== '/index.html') return null;
  if (hash === '') return { path: '/', search };
  if (!hash.startsWith('#/')) return null;
  const inside = new URL(hash.slice(1), 'http://page');
  return { path: inside.pathname, search: inside.search };
}
