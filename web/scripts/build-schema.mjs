// What the engine says of each game, as types and tables of the client: games/GAME/schema.json → src/generated/GAME.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { typescriptOf } from './schema.mjs';

const generated = new URL('../src/generated/', import.meta.url);
const games = new URL('../../games/', import.meta.url);
mkdirSync(generated, { recursive: true });

for (const folder of readdirSync(games)) {
  const file = new URL(`${folder}/schema.json`, games);
  if (!existsSync(file)) continue;
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(new URL(`${folder}.ts`, generated), typescriptOf(schema, folder));
}
