// Before anything is drawn: the theme that was chosen (ui/settings.svelte.ts goes on with it). Later, a page would
// first flash by night; and Chromium 156 sometimes leaves parts of a page with the colours they would have had by then.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('settings') ?? '{}').theme ?? theme;
  } catch {
    // as if nothing had been chosen
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
  document.documentElement.dataset.theme = theme;
})();
