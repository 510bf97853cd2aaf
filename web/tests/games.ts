// Every game of the engine, with what it says of itself and what was made of it for the client.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../scripts/schema.mjs';
import type { GameModule } from '../src/games/contract.ts';
import type { Lexicon } from '../src/games/lexicon.ts';
import type { Grammar } from '../src/table/picker.ts';

interface Generated {
  GRAMMAR: Grammar;
  EVENTS: Record<string, Record<string, string>>;
}

const generated = import.meta.glob<Generated>('../src/generated/*.ts', { eager: true });
const described = import.meta.glob<{ prefix: string; orders?: Record<string, string> }>('../src/games/*/game.json', {
  eager: true,
  import: 'default',
});
const lexicons = import.meta.glob<Lexicon>('../src/games/*/lexicon.ts', { eager: true, import: 'lexicon' });
const modules = import.meta.glob<GameModule>('../src/games/*/index.ts', { import: 'default' });
const games = join(import.meta.dirname, '../../games');

export const ENGINES = readdirSync(games)
  .filter((folder) => existsSync(join(games, folder, 'schema.json')))
  .map((folder) => {
    const made = generated[`../src/generated/${folder}.ts`];
    if (!made) throw new Error(`no src/generated/${folder}.ts: npm run prepare-assets`);
    const schema = JSON.parse(readFileSync(join(games, folder, 'schema.json'), 'utf8')) as Schema;
    return { folder, schema, file: `${schema.game}.ftl`, grammar: made.GRAMMAR, events: made.EVENTS };
  });

// Those that the client can draw.
export const CLIENTS = ENGINES.flatMap(({ folder, schema, file, grammar }) => {
  const about = described[`../src/games/${folder}/game.json`];
  const lexicon = lexicons[`../src/games/${folder}/lexicon.ts`];
  const load = modules[`../src/games/${folder}/index.ts`];
  if (!about && !lexicon && !load) return [];
  if (!about || !lexicon || !load) throw new Error(`src/games/${folder} needs game.json, lexicon.ts and index.ts`);
  return [{ folder, schema, file, grammar, prefix: about.prefix, orders: about.orders ?? {}, lexicon, load }];
});

// Arguments of sentences that are names → the kind of name.
export function nameKinds({ schema, lexicon }: { schema: Schema; lexicon: Lexicon }): Record<string, string> {
  const args = [...Object.values(schema.events), ...Object.values(schema.reasons).map((reason) => reason.args)];
  const named = args.flatMap(Object.entries).filter(([, kind]) => schema.kinds[kind]?.length);
  return { ...Object.fromEntries(named), ...lexicon.names };
}
