// Reads games/*/RULES.md and its translations (RULES.ru.md …) and writes what the client shows of them:
//   src/generated/GAME_rules.LANGUAGE.json  the rules as blocks: headings, paragraphs, lists, tables
// Fails when a translation is not of the same shape as the English text, so that none can fall behind unseen.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const games = new URL('../games/', root);
const languages = ['en', 'ru', 'cs', 'bg'];
mkdirSync(new URL('src/generated/', root), { recursive: true });

const cells = (line) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((c) => c.trim());

function blocks(text) {
  const list = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const heading = /^(#{1,4}) (.*)/.exec(line);
    if (heading) {
      list.push({ type: 'heading', level: heading[1].length, text: heading[2] });
    } else if (line.startsWith('|')) {
      const rows = [];
      for (; i < lines.length && lines[i].startsWith('|'); i++) rows.push(cells(lines[i]));
      i--;
      list.push({ type: 'table', head: rows[0], rows: rows.slice(2) });
    } else if (line.startsWith('* ')) {
      const items = [];
      for (; i < lines.length && lines[i].startsWith('* '); i++) items.push(lines[i].slice(2));
      i--;
      list.push({ type: 'list', items });
    } else if (line.trim() && !/^-{3,}$|^<!--/.test(line.trim())) {
      list.push({ type: 'text', text: line.trim() });
    }
  }
  return list;
}

// Bold, italic and code letters become runs, so that the page needs no HTML of its own.
function runs(text) {
  const list = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) list.push({ t: text.slice(last, match.index) });
    if (match[1] !== undefined) list.push({ t: match[1], s: 'b' });
    else if (match[2] !== undefined) list.push({ t: match[2], s: 'i' });
    else list.push({ t: match[3], s: 'c' });
    last = match.index + match[0].length;
  }
  if (last < text.length) list.push({ t: text.slice(last) });
  return list;
}

// What must be equal in all languages: the kinds of the blocks, the sizes of the tables, the ids of the rows.
function shape(block) {
  if (block.type === 'heading') return `heading ${block.level}`;
  if (block.type === 'list') return `list of ${block.items.length}`;
  if (block.type !== 'table') return block.type;
  const hasId = (row) => /^(`\w+`|[A-Z]{1,2}\d+|[A-Z]{1,2}-\w+)$/.test(row[0]);
  return `table ${block.rows.map((row) => (hasId(row) ? `${row[0]}/${row.length}` : row.length)).join(' ')}`;
}

function compare(game, language, english, translated) {
  for (let i = 0; i < Math.max(english.length, translated.length); i++) {
    const [a, b] = [english[i], translated[i]].map((block) => (block ? shape(block) : 'nothing'));
    if (a !== b) throw new Error(`games/${game}/RULES.${language}.md differs at block ${i + 1}: ${b} instead of ${a}`);
  }
}

const shown = (all) =>
  all.map((b) => {
    if (b.type === 'table') return { ...b, head: b.head.map(runs), rows: b.rows.map((r) => r.map(runs)) };
    if (b.type === 'list') return { ...b, items: b.items.map(runs) };
    return { ...b, text: b.type === 'heading' ? b.text : runs(b.text) };
  });
const write = (name, value) => writeFileSync(new URL(`src/generated/${name}`, root), `${JSON.stringify(value)}\n`);

for (const game of readdirSync(games).filter((folder) => existsSync(new URL(`${folder}/RULES.md`, games)))) {
  const read = (file) => blocks(readFileSync(new URL(`${game}/${file}`, games), 'utf8'));
  const english = read('RULES.md');
  for (const language of languages) {
    const all = language === 'en' ? english : read(`RULES.${language}.md`);
    compare(game, language, english, all);
    write(`${game}_rules.${language}.json`, shown(all));
  }
}
