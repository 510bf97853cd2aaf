// What the games look like before they are opened: their boards on the first page, drawn at build time.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { CLIENTS } from './games.ts';
import { misfit } from './shape.ts';

const src = join(import.meta.dirname, '../src');

describe.each(GAMES.map((game) => [game.id, game] as const))('the board of %s', (_, { folder, board }) => {
  it('stands in the middle of a game that the engine could show', () => {
    const schema = CLIENTS.find((client) => client.folder === folder)?.schema;
    const view: unknown = JSON.parse(readFileSync(join(src, `games/${folder}/midgame.json`), 'utf8'));
    expect(schema && misfit(schema.view, view, schema.kinds, 'view')).toBeNull();
  });

  it('is one small picture by day and by night that needs nothing else and says nothing', () => {
    expect(board).toContain(`board-${folder}`);
    const file = join(src, `generated/board-${folder}.svg`);
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(gzipSync(svg).length).toBeLessThan(128 * 1024);
    expect(svg).toContain(':root:target{');
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|<image|<script|@import/);
    for (const [, used] of svg.matchAll(/<use href="([^"]*)"/g))
      expect(svg).toContain(`<symbol id="${used?.slice(1)}"`);
    for (const [, letters] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(letters).not.toMatch(/\p{L}/u);
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
  });
});

it('no icon is a top hat or a medical cross', () => {
  for (const file of ['ui', ...GAMES.map(({ folder }) => `games/${folder}`)]) {
    const icons = JSON.parse(readFileSync(join(src, file, 'icons.json'), 'utf8')) as Record<string, string>;
    expect(
      Object.values(icons).filter((icon) => /top-hat|magick-trick|hospital|heart-plus|first-aid/.test(icon)),
    ).toEqual([]);
  }
});
