// The words of the page: the chosen language, loaded when needed, switched without reload. `t` and `rich` are reactive.
import type { FluentBundle } from '@fluent/bundle';
import { type Args, format, newBundle, type Part, parts, plain } from './fluent.ts';

export { counted, list, name, type Args, type NameRef, type Part } from './fluent.ts';

export const LANGUAGES = ['en', 'ru', 'cs', 'bg'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(
  ['../../locales/*/*.ftl', '!../../locales/*/terminal.ftl', '../generated/words/*/*.ftl'],
  { query: '?raw', import: 'default' },
);
const pathOf = (language: string, domain: string) =>
  domain === 'games' ? `../generated/words/${language}/games.ftl` : `../../locales/${language}/${domain}.ftl`;

// The files that are wanted: the hall's and what it says of the games always, a game's when it is opened.
const domains = new Set<string>(['hall', 'games']);
const loaded = new Map<string, FluentBundle>();
const sources = new Map<string, string>();
const state = $state({ language: 'en' as Language, version: 0, coming: 0 });

async function source(language: Language, domain: string): Promise<string> {
  const path = pathOf(language, domain);
  const known = sources.get(path);
  if (known !== undefined) return known;
  const text = (await files[path]?.()) ?? '';
  sources.set(path, text);
  return text;
}

async function build(language: Language): Promise<void> {
  let texts: string[];
  // Files asked for meanwhile belong to it too: the build that ends last must not lack any.
  do texts = await Promise.all([...domains].map((domain) => source(language, domain)));
  while (texts.length < domains.size);
  loaded.set(language, newBundle(language, ...texts));
  state.version++;
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

export function preferredLanguage(): Language {
  const kept = localStorage.getItem('language');
  if (isLanguage(kept)) return kept;
  const wanted = navigator.languages.map((l) => l.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
}

export async function setLanguage(language: Language): Promise<void> {
  await build(language);
  state.language = language;
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

// Makes the words of a game (or another file) available. Longer texts that it has in a file of their own (DOMAIN-texts)
// come a moment later: nobody reads them at once. Until then they are blank, not their keys.
export async function useWords(domain: string): Promise<void> {
  await add(domain);
  const texts = `${domain}-texts`;
  if (domains.has(texts) || !(pathOf(state.language, texts) in files)) return;
  state.coming++;
  void add(texts)
    .catch((wrong: unknown) => console.error(wrong))
    .finally(() => state.coming--);
}

// Whoever asks for the same file waits for the same words; those that could not be fetched can be asked for again.
const added = new Map<string, Promise<unknown>>();
async function add(domain: string): Promise<void> {
  domains.add(domain);
  if (!added.has(domain)) {
    const adding = Promise.all([...loaded.keys()].map((l) => build(l as Language)));
    added.set(domain, adding);
    adding.catch(() => added.delete(domain));
  }
  await added.get(domain);
}

export function language(): Language {
  return state.language;
}

let fallbackAsked = false;
function fetchEnglish(): void {
  if (fallbackAsked) return;
  fallbackAsked = true;
  queueMicrotask(() => void build('en'));
}

// A text that is missing is shown as its key, in English or with a hole: nothing a player can help. It is told once on
// the console, which the browser tests do not let pass. Not at once: a game's words may still be on their way.
const complained = new Set<string>();
function complain(wrong: string, key: string): void {
  const message = `${state.language}: ${wrong}`;
  if (complained.has(message)) return;
  complained.add(message);
  const version = state.version;
  setTimeout(() => {
    const arrived = version !== state.version && (loaded.get(state.language)?.hasMessage(key) ?? false);
    if (arrived) complained.delete(message);
    else console.error(message);
  }, 1500);
}

// The message in the chosen language, else in English (fetched on the first miss), else null.
function find(key: string, args?: Args): string | null {
  void state.version;
  const bundle = loaded.get(state.language);
  if (!bundle) return null;
  const text = format(bundle, key, args, (wrong) => complain(wrong, key));
  if (text !== null) return text;
  if (state.coming > 0) return '';
  complain(`no text ${key}`, key);
  if (state.language === 'en') return null;
  const english = loaded.get('en');
  if (english) return format(english, key, args);
  fetchEnglish();
  return null;
}

// The same in English where another language is chosen (fetched when first asked for), if it is not the same word: many
// hold the English cards in their hands.
export function inEnglish(key: string): string | null {
  void state.version;
  if (state.language === 'en') return null;
  const english = loaded.get('en');
  if (!english) {
    fetchEnglish();
    return null;
  }
  const text = format(english, key);
  return text === null || text === t(key) ? null : plain(text);
}

export function has(key: string): boolean {
  void state.version;
  return [state.language, 'en'].some((l) => loaded.get(l)?.hasMessage(key));
}

export function t(key: string, args?: Args): string {
  const text = find(key, args);
  return text === null ? key : plain(text);
}

// The sentence in pieces, so that names in it can be touched.
export function rich(key: string, args?: Args): Part[] {
  const text = find(key, args);
  return text === null ? [{ text: key }] : parts(text);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(state.language).format(value);
}

// A share of 1 as per cents; signed: with a plus where it is above 0.
export function formatPercent(share: number, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'negative';
  return new Intl.NumberFormat(state.language, { style: 'percent', signDisplay }).format(share);
}

export function formatTime(value: number | string): string {
  const date = new Date(typeof value === 'number' && value < 1e12 ? value * 1000 : value);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(state.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
