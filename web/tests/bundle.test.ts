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

  // All scripts of the page but those of other pages and other games, and one language.
  const foldersIn = (path: string) =>
    readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((folder) => folder.name);
  const games = foldersIn('../src/games');
  const engines = foldersIn('../../games'); // some have words, but no board yet
  const PAGES = /^((RulesPage|CardsPage|ReplayPage|AboutPage|SettingsPage|NewTable|[a-z-]+-tutorial)-|\w+_rules\.)/;
  it.each(games)('needs at most 150 KB of compressed JavaScript until the first decision of %s', (game) => {
    const others = engines.filter((g) => g !== game).map((g) => new RegExp(`^(icons-)?${g.replaceAll('_', '.')}\\b`));
    const scripts = assets.filter((f) => f.endsWith('.js') && !PAGES.test(f) && !others.some((other) => other.test(f)));
    const languages = new Map<string, number>();
    let total = 0;
    for (const file of scripts) {
      const bytes = gzipSync(readFileSync(join(dist, 'assets', file))).length;
      // Each language has a chunk of the same name, which is nothing but a text; the largest counts.
      const name = /^var \w=`#/.test(text(file)) ? /^(.+)-.{8}\.js$/.exec(file)?.[1] : undefined;
      if (name) languages.set(name, Math.max(languages.get(name) ?? 0, bytes));
      else total += bytes;
    }
    expect([...languages.keys()].sort()).toEqual([game.replaceAll('_', '-'), 'games', 'hall'].sort());
    for (const bytes of languages.values()) total += bytes;
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
