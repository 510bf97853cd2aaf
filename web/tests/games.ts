// Every game of the engine, with what it says of itself and what was made of it for the client.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../scripts/schema.mjs';
import type { GameModule } from '../src/games/contract.ts';
import type { Grammar } from '../src/table/picker.ts';

interface Generated {
  GRAMMAR: Grammar;
  EVENTS: Record<string, Record<string, string>>;
}

const generated = import.meta.glob<Generated>('../src/generated/*.ts', { eager: true });
const modules = import.meta.glob<GameModule>('../src/games/*/index.ts', { import: 'default' });
const games = join(import.meta.dirname, '../../games');

export const ENGINES = readdirSync(games)
  .filter((folder) => existsSync(join(games, folder, 'schema.json')))
  .map((folder) => {
    const made = generated[`../src/generated/${folder}.ts`];
    if (!made) throw new Error(`no src/generated/${folder}.ts: npm run prepare-assets`);
    const schema = JSON.parse(readFileSync(join(games, folder, 'schema.json'), 'utf8')) as Schema;
    return { folder, schema, grammar: made.GRAMMAR, events: made.EVENTS };
  });

// Those that the client can draw.
export const CLIENTS = ENGINES.flatMap(({ folder, schema }) => {
  const load = modules[`../src/games/${folder}/index.ts`];
  return load ? [{ folder, schema, load }] : [];
});
