// Through which of their seats a person looks at the table, and for which they decide.
import type { SeatInfo, SeatNumber } from '../protocol/types.ts';

// At one screen: the seats that may look together. A curtain falls between sides, or between all seats where there are
// none.
export function together(seats: readonly SeatInfo[], mine: readonly SeatNumber[], seat: SeatNumber): SeatNumber[] {
  const side = seats[seat]?.side ?? null;
  return mine.filter((s) => s === seat || (side !== null && seats[s]?.side === side));
}

// The first of `from` after `seat`, going round; null if there is none but itself.
export function following(from: readonly SeatNumber[], seat: SeatNumber | null): SeatNumber | null {
  const others = from.filter((s) => s !== seat);
  return others.find((s) => s > (seat ?? -1)) ?? others[0] ?? null;
}

// The seat to look through: the present one as long as it is asked or nobody is, else the next that is.
export function attend(
  own: readonly SeatNumber[],
  asked: readonly SeatNumber[],
  at: SeatNumber | null,
): SeatNumber | null {
  if (at !== null && own.includes(at) && (asked.length === 0 || asked.includes(at))) return at;
  return following(asked, at) ?? own[0] ?? null;
}
