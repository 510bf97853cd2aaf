// The printed facts of every card, from the tables of RULES.md (as the blocks of scripts/build-rules.mjs).
export default function facts(all) {
  const cards = [];
  let age = 0;
  for (const block of all) {
    if (block.type === 'heading') age = Number(/^Age ([123])$/.exec(block.text)?.[1] ?? 0);
    if (age === 0 || block.type !== 'table' || block.head[0] !== 'id') continue;
    for (const [id, , kind, value, copies] of block.rows) {
      cards.push({
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
  const total = cards.reduce((sum, f) => sum + f.copies.length, 0);
  if (cards.length !== 78 || total !== 102) throw new Error(`RULES.md: ${cards.length} cards, ${total} copies`);
  return { cards };
}
