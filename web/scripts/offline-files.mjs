// Which files of the built client are kept in the browser, and when: `shell` at the first visit, before anything else,
// so that any address shows a page without the network; `rest` and the files of the chosen language soon after it, so
// that every game can be played. Pure; build-worker.mjs and size.mjs read the folder.
export const LANGUAGES = ['en', 'ru', 'cs', 'bg'];

// Which languages are written with an alphabet's font; Latin letters are everywhere.
const FONTS = { latin: LANGUAGES, 'latin-ext': ['cs'], cyrillic: ['ru', 'bg'] };

function languagesOf(file) {
  const font = /-(latin|latin-ext|cyrillic)-\d+-normal-.{8}\.woff2$/.exec(file)?.[1];
  if (font) return FONTS[font];
  const language = /\.(\w\w)-.{8}\.js$/.exec(file)?.[1];
  return LANGUAGES.includes(language) ? [language] : LANGUAGES;
}

// What stands on the first page whatever the language: few and small, or seen at once.
const FIRST = /\/(hall|games)\.\w\w-.{8}\.js$|\/icons-hall-|\/alegreya-.*-latin-\d/;

// `names`: the files of dist, from its top; `html`: its page.
export function offlineFiles(names, html) {
  // Not the pictures for an installed client: the system keeps those.
  const named = new Set([...html.matchAll(/(?:src|href)="\.?\/([^"]+(?<!\.png))"/g)].map(([, file]) => file));
  const assets = names.filter((name) => name.startsWith('assets/') && !/\.(br|gz)$/.test(name)).sort();
  const files = {
    shell: names.filter((name) => named.has(name) || name === 'version.json').sort(),
    rest: [],
    languages: {},
  };
  for (const language of LANGUAGES) files.languages[language] = [];
  for (const file of assets.filter((name) => !named.has(name))) {
    const languages = languagesOf(file);
    if (FIRST.test(file)) files.shell.push(file);
    else if (languages.length === LANGUAGES.length) files.rest.push(file);
    else for (const language of languages) files.languages[language].push(file);
  }
  return files;
}

// All that somebody has who plays in `language` without the network, besides the page itself.
export function keptFor({ shell, rest, languages }, language) {
  return [...shell, ...rest, ...(languages[language] ?? [])];
}
