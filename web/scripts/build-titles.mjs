// What the pages say of a game before it is opened (title, blurb, roles, sides) stands in the game's own words; it is
// copied into src/generated/words/LANGUAGE/games.ftl, which comes with the hall's, so that the first page need not load
// whole games.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentSerializer, parse } from '@fluent/syntax';

const serializer = new FluentSerializer();
const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const games = readdirSync(new URL('src/games/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((folder) => JSON.parse(read(`src/games/${folder.name}/game.json`)));

for (const language of readdirSync(new URL('locales/', root))) {
  let text = '# Made by scripts/build-titles.mjs.\n';
  for (const { id, prefix } of games) {
    const wanted = new RegExp(`^${prefix}-(title|blurb|learn|(role|side)-\\w+(-wins)?)$`);
    for (const entry of parse(read(`locales/${language}/${id}.ftl`), {}).body) {
      if (entry.type === 'Message' && wanted.test(entry.id.name)) text += serializer.serializeEntry(entry);
    }
  }
  const folder = new URL(`src/generated/words/${language}/`, root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('games.ftl', folder), text);
}
