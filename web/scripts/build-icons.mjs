// Extracts the icons named in src/icons/*.json from game-icons (CC BY 3.0) into one SVG sprite a file:
// src/generated/icons-NAME.svg, whose symbols have our own names ("rage", not "fire").
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const collection = require('@iconify-json/game-icons/icons.json').icons;
const root = new URL('../src/', import.meta.url);
mkdirSync(new URL('generated/', root), { recursive: true });

for (const file of readdirSync(new URL('icons/', root))) {
  const wanted = JSON.parse(readFileSync(new URL(`icons/${file}`, root), 'utf8'));
  const symbols = Object.entries(wanted).map(([name, source]) => {
    const icon = collection[source];
    if (!icon) throw new Error(`${file}: game-icons has no "${source}" (wanted for "${name}")`);
    const body = icon.body.replace(/ fill="currentColor"/g, '');
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  writeFileSync(new URL(`generated/icons-${file.replace('.json', '.svg')}`, root), sprite);
}
