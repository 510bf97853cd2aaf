// As many columns as show all cards of 5:7 at once, as large as possible.
export interface Fit {
  columns: number;
  width: number; // of a card
}

// Narrow windows scroll: two columns there. `smallest` and `largest` bound the width of a card elsewhere.
export function fitCards(
  count: number,
  width: number,
  height: number,
  gap: number,
  smallest: number,
  largest: number,
): Fit {
  if (width < 640) return { columns: 2, width: (width - 24 - gap) / 2 };
  let best: Fit = { columns: Math.max(count, 1), width: 0 };
  for (let columns = 2; columns <= Math.max(count, 2); columns++) {
    const rows = Math.ceil(count / columns);
    const byWidth = (width - 24 - gap * (columns - 1)) / columns;
    const byHeight = ((height - 16 - gap * (rows - 1)) / rows) * (5 / 7);
    const card = Math.min(byWidth, byHeight, largest);
    if (card > best.width) best = { columns, width: card };
  }
  return { ...best, width: Math.max(smallest, best.width) };
}
