// Cards, offering tiles, and the workers who wait on the raid spaces of each settlement, from the tables of RULES.md
// (as the blocks of scripts/build-rules.mjs).
export default function facts(all) {
  const rows = (...head) => all.find((b) => b.type === 'table' && head.every((h) => b.head.includes(h)))?.rows ?? [];
  const id = (cell) => cell.replaceAll('`', '').toLowerCase();
  const cards = rows('copies', 'in the crew').map(([key, name, copies, cost, strength]) => ({
    key: id(key),
    copies: Number(copies),
    cost: Number(cost),
    strength: Number(strength),
    hero: name.endsWith(', hero'),
  }));
  const tiles = rows('silver', 'livestock', 'VP').map(([key, silver, livestock, iron, gold, vp]) => ({
    key: id(key),
    vp: Number(vp),
    cost: { silver: Number(silver), gold: Number(gold), iron: Number(iron), livestock: Number(livestock) },
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
