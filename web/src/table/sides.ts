// Who plays for whom: seats by side, people with several seats, and what a person may choose to play.
import type { GameInfo, SeatInfo, SeatNumber, SideInfo } from '../protocol/types.ts';

export interface Group<T> {
  side: string | null;
  seats: T[];
}

// Seats by side, in the order of their first seat; all in one group where everybody plays for themselves.
export function bySide<T extends { side: string | null }>(seats: readonly T[]): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const seat of seats) {
    const group = groups.find((g) => g.side === seat.side);
    if (group) group.seats.push(seat);
    else groups.push({ side: seat.side, seats: [seat] });
  }
  return groups;
}

// May somebody take that seat before the start? Who plays for themselves moves over to it; else it joins the seats one
// has of the same side.
export function maySit(seats: readonly SeatInfo[], user: string, seat: SeatNumber): boolean {
  const wanted = seats[seat];
  if (wanted?.kind !== 'empty') return false;
  return seats.every((s) => s.user?.id !== user || s.side === wanted.side);
}

// Somebody at a table: a person with all their seats, or a computer opponent with one.
export interface Party {
  name: string | null; // null: a computer opponent
  seats: SeatInfo[];
}

// The name of who sits there: no two at a table have the same one. Empty: nobody, or somebody who is no more.
export function nameOf(seat: SeatInfo): string {
  return seat.name || seat.user?.name || '';
}

// Those who sit, each once. At one screen people are told apart by their names only.
export function parties(seats: readonly SeatInfo[], hotseat: boolean): Party[] {
  const known = new Map<string, Party>();
  for (const seat of seats) {
    if (seat.kind === 'empty') continue;
    const human = seat.kind === 'human';
    const name = nameOf(seat);
    const person = hotseat ? name : seat.user?.id || name;
    const key = human && person ? `person ${person}` : `seat ${seat.seat}`;
    const party = known.get(key);
    if (party) party.seats.push(seat);
    else known.set(key, { name: human ? name : null, seats: [seat] });
  }
  return [...known.values()];
}

// What one person can choose to play with a single choice: a whole side, or one seat of a side that has several.
export interface Part {
  side: string | null; // of a whole side
  role: string | null; // of a single seat
  seats: SeatNumber[];
}

export function partsOf(info: Pick<GameInfo, 'roles' | 'sides'>): Part[] {
  const single = (seat: SeatNumber): Part => ({ side: null, role: info.roles[seat] ?? null, seats: [seat] });
  if (info.roles.length === 0) return [];
  if (info.sides.length === 0) return info.roles.map((_, seat) => single(seat));
  return info.sides.flatMap(({ name, seats }) =>
    seats.length === 1 ? seats.map(single) : [{ side: name, role: null, seats }, ...seats.map(single)],
  );
}

// The seats after one of them was pressed: it joins those of its side or leaves them; a seat of another side begins
// anew. The last one stays.
export function toggled(mine: readonly SeatNumber[], seat: SeatNumber, sides: readonly SideInfo[]): SeatNumber[] {
  const side = sides.find((s) => s.seats.includes(seat));
  if (mine.includes(seat)) return mine.length > 1 ? mine.filter((s) => s !== seat) : [...mine];
  const companions = mine.filter((s) => side?.seats.includes(s));
  return [...companions, seat].sort((a, b) => a - b);
}
