// Clocks of seats, and seconds as people read them.
import type { Clock, SeatClock } from '../protocol/types.ts';

// 1:05, 2:03:00, 3 d.
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  if (days >= 2) return `${days} d`;
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

// Of a clock, so many seconds after the hall told it: what it shows, first the time for this decision and then the
// reserve, and all there is until a stand-in decides. A clock that stands shows its reserve.
export function remaining({ left, reserve }: SeatClock, elapsed: number): { shown: number; total: number } {
  if (left === null) return { shown: reserve ?? 0, total: Infinity };
  const decision = left - Math.max(0, elapsed);
  const total = Math.max(0, decision + (reserve ?? 0));
  return { shown: decision > 0 ? decision : total, total };
}

// From when on everybody is told that a stand-in is about to decide.
const SOON: Record<Clock['kind'], number> = { none: 0, live: 30, days: 6 * 3600 };
export function isRunningOut(total: number, kind: Clock['kind']): boolean {
  return total < SOON[kind];
}
