// The first playable page: what the browser must fetch before a game is on screen, compressed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const LIMIT = 150 * 1024;

describe.skipIf(!existsSync(dist))('bundle', () => {
  const assets = existsSync(dist) ? readdirSync(join(dist, 'assets')) : [];
  const text = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8');

  const named = (name: string) => assets.filter((f) => new RegExp(`^${name}(\\.\\w\\w)?-.{8}\\.js$`).test(f));
  // A chunk that is nothing but the text of a language.
  const isWords = (file: string) => /^var \w=`#/.test(text(file));

  // A script with all that it cannot run without; what it fetches when it is needed does not count.
  function needed(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known;
    known.add(file);
    for (const [, other = ''] of text(file).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) needed(other, known);
    return known;
  }

  const games = readdirSync(join(import.meta.dirname, '../src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => folder.name);
  it.each(games)('needs at most 150 KB of compressed JavaScript until the first decision of %s', (game) => {
    const entry = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? '';
    const roots = [entry, ...named('TablePage'), ...named(game).filter((file) => !isWords(file))];
    // What several parts of a game share may be a script of its name, too.
    expect(roots.length).toBeGreaterThanOrEqual(3);
    const size = (file: string) => gzipSync(readFileSync(join(dist, 'assets', file))).length;
    const scripts = roots.reduce((all, root) => needed(root, all), new Set<string>());
    let total = [...scripts].reduce((sum, file) => sum + size(file), 0);
    // One language, the longest.
    for (const name of ['hall', 'games', game.replaceAll('_', '-')]) {
      const languages = named(name).filter(isWords);
      expect(languages.length, name).toBeGreaterThan(1);
      total += Math.max(...languages.map(size));
    }
    console.log(`first playable page of ${game}: ${(total / 1024).toFixed(1)} KB of compressed JavaScript`);
    expect(total).toBeLessThan(LIMIT);
  });

  it('loads nothing from elsewhere and has no script or style inside the page', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(html).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const css of assets.filter((f) => f.endsWith('.css')))
      expect(text(css)).not.toMatch(/url\(["']?https?:|@import/);
  });
});
