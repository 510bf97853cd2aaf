// Reads games/*/RULES.md and its translations (RULES.ru.md …) and writes what the client shows of them:
//   src/generated/GAME_rules.LANGUAGE.json  the rules as blocks: headings, paragraphs, lists, tables
//   src/generated/blood_rage_cards.json     the printed facts of every card
//   src/generated/raiders_facts.json        the same, with offering tiles and the workers who wait on the raid spaces
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
    } else if (line.trim() && !/^-{3,}$/.test(line.trim())) {
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

function cardFacts(all) {
  const facts = [];
  let age = 0;
  for (const block of all) {
    if (block.type === 'heading') age = Number(/^Age ([123])$/.exec(block.text)?.[1] ?? 0);
    if (age === 0 || block.type !== 'table' || block.head[0] !== 'id') continue;
    for (const [id, , kind, value, copies] of block.rows) {
      facts.push({
        key: id.replaceAll('`', ''),
        kind: kind.toLowerCase(),
        age,
        value: value.replace(', white disc', ''),
        copies: copies
          .split(':')[1]
          .split(',')
          .map((mark) => (mark.trim() === '–' ? 2 : Number.parseInt(mark, 10))),
        late: value.includes('white disc'),
      });
    }
  }
  const total = facts.reduce((sum, f) => sum + f.copies.length, 0);
  if (facts.length !== 78 || total !== 102) throw new Error(`RULES.md: ${facts.length} cards, ${total} copies`);
  return facts;
}

// Raiders: cards, offering tiles, and the workers who wait on the raid spaces of each settlement.
function raidersFacts(all) {
  const rows = (...head) => all.find((b) => b.type === 'table' && head.every((h) => b.head.includes(h)))?.rows ?? [];
  const id = (cell) => cell.replaceAll('`', '').toLowerCase();
  const cards = rows('copies', 'in the crew').map(([key, name, copies, cost, strength]) => ({
    key: id(key), copies: Number(copies), cost: Number(cost), strength: Number(strength), hero: name.endsWith(', hero'),
  }));
  const tiles = rows('silver', 'livestock', 'VP').map(([key, silver, livestock, iron, gold, vp]) => ({
    key: id(key), vp: Number(vp), cost: { silver: Number(silver), gold: Number(gold), iron: Number(iron), livestock: Number(livestock) },
  }));
  const spaces = Object.fromEntries(
    rows('settlement', 'raid spaces from left to right').map((row) => [id(row[0]), row[8].match(/grey|white/g)]),
  );
  const total = cards.reduce((sum, c) => sum + c.copies, 0);
  const workers = Object.values(spaces).flat().length;
  if (cards.length !== 26 || total !== 71 || tiles.length !== 16 || workers !== 23) {
    throw new Error(`RULES.md: ${cards.length} cards, ${total} copies, ${tiles.length} tiles, ${workers} raid spaces`);
  }
  return { cards, tiles, spaces };
}

// What must be equal in all languages: the kinds of the blocks, the sizes of the tables, the ids of the rows.
function shape(block) {
  if (block.type === 'heading') return `heading ${block.level}`;
  if (block.type === 'list') return `list of ${block.items.length}`;
  if (block.type !== 'table') return block.type;
  return `table ${block.rows.map((r) => (/^(`\w+`|[A-Z]{1,2}\d+|[A-Z]{1,2}-\w+)$/.test(r[0]) ? `${r[0]}/${r.length}` : r.length)).join(' ')}`;
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
  if (game === 'blood_rage') write('blood_rage_cards.json', cardFacts(english));
  if (game === 'raiders') write('raiders_facts.json', raidersFacts(english));
}
