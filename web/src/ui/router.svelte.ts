// The address of the page; links within the hall do not reload it.
const here = $state({ path: location.pathname, search: location.search });

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.search);
}

function read(): void {
  here.path = location.pathname;
  here.search = location.search;
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

// For <a> elements: the ordinary click stays inside, all others (new tab …) are the browser's.
export function link(event: MouseEvent): void {
  const target = (event.target as Element).closest('a');
  if (!target || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (target.origin !== location.origin || target.hasAttribute('download') || target.target) return;
  if (target.pathname.startsWith('/api/')) return;
  if (target.hash && target.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(target.pathname + target.search + target.hash);
}

addEventListener('popstate', read);
