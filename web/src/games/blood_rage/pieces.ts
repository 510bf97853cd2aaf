// Every figure on the map as a piece with its own identity, so that a figure that marches is seen to move.
import type { BloodRageView, FigureGroup } from './view.ts';

export interface Piece {
  id: number;
  seat: number;
  figure: string;
  place: string;
  // Village, berth or, on Yggdrasil, the spot its kind shares.
  slot: number;
  // On Yggdrasil: which one of its stack, and how many there are.
  rank: number;
  of: number;
}

interface Need {
  place: string;
  seat: number;
  figure: string;
  count: number;
}

function needsOf(view: BloodRageView): Need[] {
  const of = (place: string, figures: readonly FigureGroup[]) => figures.map((f) => ({ place, ...f }));
  return [...view.provinces, ...view.fjords].flatMap((p) => of(p.id, p.figures));
}

const same = (p: Piece, n: Need) => p.seat === n.seat && p.figure === n.figure;

// The pieces of the new view. Those that stay keep village and identity, those that left for elsewhere move, the rest
// are new; pieces that are gone are left out.
export function arrange(before: readonly Piece[], view: BloodRageView): Piece[] {
  const needs = needsOf(view);
  const open = new Set(before);
  const kept: Piece[] = [];
  const missing: Need[] = [];
  for (const need of needs) {
    let left = need.count;
    for (const piece of before) {
      if (left === 0 || !open.has(piece) || piece.place !== need.place || !same(piece, need)) continue;
      open.delete(piece);
      kept.push({ ...piece });
      left--;
    }
    if (left > 0) missing.push({ ...need, count: left });
  }
  let next = before.reduce((most, p) => Math.max(most, p.id), 0) + 1;
  for (const need of missing) {
    for (let i = 0; i < need.count; i++) {
      const mover = [...open].find((p) => same(p, need));
      if (mover) open.delete(mover);
      const taken = new Set(kept.filter((p) => p.place === need.place).map((p) => p.slot));
      let slot = 0;
      while (taken.has(slot)) slot++;
      kept.push({
        id: mover?.id ?? next++,
        seat: need.seat,
        figure: need.figure,
        place: need.place,
        slot,
        rank: 0,
        of: 1,
      });
    }
  }
  stack(kept);
  return kept.sort((a, b) => a.id - b.id);
}

// Yggdrasil has room for all: equal figures of a clan stand together.
function stack(pieces: Piece[]): void {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.place !== 'yggdrasil') continue;
    const key = `${piece.seat} ${piece.figure}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  [...groups.keys()].sort().forEach((key, slot) => {
    const group = groups.get(key) ?? [];
    group.forEach((piece, rank) => Object.assign(piece, { slot, rank, of: group.length }));
  });
}
