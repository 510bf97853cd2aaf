// What a card does is said once, in the locale files. The tables of cards in games/*/RULES*.md repeat it: a line above
// such a table says which cells come from there, with the id of the row for the star,
//   <!-- from the locales: | | br-card-* | | | | br-card-*-text | | -->
// and this script writes them (npm run card-texts). What follows a name after a comma is the table's own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const locales = join(import.meta.dirname, '../locales');
const games = join(import.meta.dirname, '../../games');

const MARK = /^<!-- from the locales: (\|.*\|) -->$/;
const cells = (line) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

// The rules with the cells that come from the locales; `say` answers a key with its text, or null.
export function withCardTexts(rules, say) {
  let keys = null;
  return rules
    .split('\n')
    .map((line) => {
      const mark = MARK.exec(line);
      if (mark) keys = cells(mark[1]);
      else if (line.trim() && !line.startsWith('|')) keys = null;
      const id = /^\| `(\w+)` \|/.exec(line)?.[1];
      if (!keys || !id) return line;
      const row = cells(line).map((cell, i) => {
        if (!keys[i]) return cell;
        const text = say(keys[i].replace('*', id));
        const own = keys[i].endsWith('*') ? (/,.*/.exec(cell)?.[0] ?? '') : '';
        return text === null ? '–' : `${text}${own}`;
      });
      return `| ${row.join(' | ')} |`;
    })
    .join('\n');
}

// Every RULES file: its path, its text, and the text that it should have.
export function rulesWithCards() {
  const found = [];
  for (const game of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(join(games, game.name))) {
      const language = /^RULES(?:\.(\w+))?\.md$/.exec(file);
      if (!language) continue;
      const path = join(games, game.name, file);
      const text = readFileSync(path, 'utf8');
      found.push({ path, text, wanted: withCardTexts(text, sayer(language[1] ?? 'en')) });
    }
  }
  return found;
}

function sayer(language) {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NAME: ([given]) => given } });
  for (const file of readdirSync(join(locales, language)))
    bundle.addResource(new FluentResource(readFileSync(join(locales, language, file), 'utf8')));
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, { case: 'nom' }) : null;
  };
}

if (process.argv[1] === import.meta.filename)
  for (const { path, text, wanted } of rulesWithCards()) if (text !== wanted) writeFileSync(path, wanted);
