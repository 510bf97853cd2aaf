// Extracts the icons named in src/ui/icons.json and src/games/*/icons.json from game-icons (CC BY 3.0) into one SVG
// sprite each, src/generated/icons-hall.svg and icons-GAME.svg, whose symbols have our own names ("rage", not "fire").
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const collection = require('@iconify-json/game-icons/icons.json').icons;
const root = new URL('../src/', import.meta.url);
mkdirSync(new URL('generated/', root), { recursive: true });

const files = { hall: 'ui/icons.json' };
for (const game of readdirSync(new URL('games/', root))) {
  if (existsSync(new URL(`games/${game}/icons.json`, root))) files[game] = `games/${game}/icons.json`;
}
for (const [owner, file] of Object.entries(files)) {
  const wanted = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  const symbols = Object.entries(wanted).map(([name, source]) => {
    const icon = collection[source];
    if (!icon) throw new Error(`${file}: game-icons has no "${source}" (wanted for "${name}")`);
    const body = icon.body.replace(/ fill="currentColor"/g, '');
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  writeFileSync(new URL(`generated/icons-${owner}.svg`, root), sprite);
}
