// Which files are kept in the browser, and which requests are answered with them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keptFor, LANGUAGES, type OfflineFiles, offlineFiles } from '../scripts/offline-files.mjs';
import { answerFor } from '../src/offline/build.ts';
import { LANGUAGES as SPOKEN } from '../src/i18n/words.svelte.ts';

const HTML = `<link rel="icon" href="/favicon.svg" /><link rel="apple-touch-icon" href="/icons/apple-180.png" />
  <script src="/theme.js"></script><script type="module" src="/assets/index-AAAAAAAA.js"></script>`;
const NAMES = [
  'assets/TablePage-AAAAAAAA.js',
  'assets/TablePage-AAAAAAAA.js.br',
  'assets/alegreya-sans-cyrillic-400-normal-AAAAAAAA.woff2',
  'assets/alegreya-sans-latin-400-normal-AAAAAAAA.woff2',
  'assets/alegreya-sans-latin-ext-400-normal-AAAAAAAA.woff2',
  'assets/dracula_rules.cs-AAAAAAAA.js',
  'assets/hall-AAAAAAAA.wasm',
  'assets/hall.ru-A-A_AAAA.js',
  'assets/index-AAAAAAAA.js',
  'assets/raiders.ru-A-A_AAAA.js',
  'assets/thinker-AAAAAAAA.js',
  'assets/thinker-AAAAAAAA.wasm',
  'assets/worker-AAAAAAAA.js',
  'favicon.svg',
  'icons/apple-180.png',
  'index.html',
  'theme.js',
  'version.json',
];

describe('the list of files', () => {
  const files = offlineFiles(NAMES, HTML);

  it('begins with what the first page needs', () => {
    expect(files.shell).toEqual([
      'assets/index-AAAAAAAA.js',
      'favicon.svg',
      'theme.js',
      'version.json',
      'assets/alegreya-sans-latin-400-normal-AAAAAAAA.woff2',
      'assets/hall.ru-A-A_AAAA.js',
    ]);
  });

  it('goes on with what every game needs, the hall of the page and those who think for it among it', () => {
    expect(files.rest).toEqual([
      'assets/TablePage-AAAAAAAA.js',
      'assets/hall-AAAAAAAA.wasm',
      'assets/thinker-AAAAAAAA.js',
      'assets/thinker-AAAAAAAA.wasm',
      'assets/worker-AAAAAAAA.js',
    ]);
  });

  it('has words, rules and letters only for those who read them', () => {
    expect(files.languages.en).toEqual([]);
    expect(files.languages.bg).toEqual(['assets/alegreya-sans-cyrillic-400-normal-AAAAAAAA.woff2']);
    expect(files.languages.ru).toContain('assets/raiders.ru-A-A_AAAA.js');
    expect(files.languages.cs).toEqual([
      'assets/alegreya-sans-latin-ext-400-normal-AAAAAAAA.woff2',
      'assets/dracula_rules.cs-AAAAAAAA.js',
    ]);
    expect(LANGUAGES).toEqual([...SPOKEN]);
  });
});

const LIMIT = 1.5 * 1024 * 1024;
const dist = join(import.meta.dirname, '../dist');
describe.skipIf(!existsSync(join(dist, 'sw.js')))('the built client', () => {
  const read = (file: string) => readFileSync(join(dist, file));
  const list = () =>
    JSON.parse(/^self\.build=(.*);$/m.exec(read('sw.js').toString())?.[1] ?? '') as OfflineFiles & { entry: string };
  const sent = (file: string) => {
    if (existsSync(join(dist, `${file}.br`))) return read(`${file}.br`).length;
    return file.endsWith('.woff2') ? read(file).length : brotliCompressSync(read(file)).length;
  };

  it.each(LANGUAGES)('takes at most 1.5 MB to be played without the network (%s)', (language) => {
    const bytes = ['index.html', 'sw.js', ...keptFor(list(), language)].reduce((sum, file) => sum + sent(file), 0);
    console.log(`without the network, ${language}: ${(bytes / 1024).toFixed(0)} KB brotli`);
    expect(bytes).toBeLessThan(LIMIT);
  });

  it('names the script of its page, and no file twice', () => {
    expect(read('index.html').toString()).toContain(list().entry);
    for (const language of LANGUAGES) {
      const files = keptFor(list(), language);
      expect(new Set(files).size).toBe(files.length);
    }
  });
});

describe('a request', () => {
  const scope = new URL('https://example.org/');
  const folder = new URL('https://example.org/club/ravenhall/');
  const answer = (address: string, { top = scope, visit = true, files = false } = {}) =>
    answerFor(new URL(address, scope), top, visit, files);

  it('for any page of the hall is answered with the page', () => {
    for (const page of ['/', '/index.html', '/t/here-abc?tutorial=1', '/replay/here-xyz?at=3', '/rules'])
      expect(answer(page), page).toBe('page');
  });

  it('to the hall itself is not touched', () => {
    for (const path of ['/api/me', '/api/tables/x/record', '/ws', '/metrics', '/healthz', '/readyz']) {
      expect(answer(path), path).toBeNull();
      expect(answer(path, { visit: false }), path).toBeNull();
    }
    expect(answer('https://elsewhere.org/')).toBeNull();
  });

  it('for a file of the client is answered with what is kept, but what the version is comes from the network', () => {
    for (const file of ['/assets/hall-1.wasm', '/theme.js', '/favicon.svg', '/manifest.ru.webmanifest'])
      expect(answer(file, { visit: false }), file).toBe('kept');
    expect(answer('/version.json', { visit: false })).toBeNull();
  });

  it('in the folder of a file server is ours only for the one page', () => {
    const there = { top: folder, files: true };
    expect(answer('/club/ravenhall/', there)).toBe('page');
    expect(answer('/club/ravenhall/index.html', there)).toBe('page');
    expect(answer('/club/ravenhall/photographs/', there)).toBeNull();
    expect(answer('/club/', there)).toBeNull();
    expect(answer('/club/ravenhall/assets/a.js', { ...there, visit: false })).toBe('kept');
  });
});
