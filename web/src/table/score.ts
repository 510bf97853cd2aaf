// Ranking and the growth of points, from the events of a game.
import type { GameEvent, Outcome } from '../protocol/types.ts';

export interface Score {
  seat: number;
  total: number;
  sources: Record<string, number>;
}

export interface PointsLine {
  seat: number;
  points: { at: number; total: number }[];
}

// Best first; equal totals share a rank. The engine's own ranks count where it gives them.
export function ranking(
  scores: readonly Score[],
  outcome: Outcome | null,
): { seat: number; total: number; rank: number }[] {
  const rows = scores.map((score) => {
    const total = outcome?.scores?.[score.seat] ?? score.total;
    const better = scores.filter((other) => (outcome?.scores?.[other.seat] ?? other.total) > total).length;
    return { seat: score.seat, total, rank: outcome?.ranks?.[score.seat] ?? better + 1 };
  });
  return rows.sort((a, b) => a.rank - b.rank || b.total - a.total || a.seat - b.seat);
}

// How a game ended: who has won, as a side or one by one, and the ranking where points were counted.
export interface Ending {
  side: string | null;
  winners: number[];
  ranks: { seat: number; total: number; rank: number }[] | null;
}

export function endingOf(scores: readonly Score[] | null, outcome: Outcome | null): Ending {
  const side = outcome?.side ?? null;
  const counted = scores !== null && scores.length > 0 && outcome?.scores !== null;
  if (!counted) return { side, winners: outcome?.winners ?? [], ranks: null };
  const ranks = ranking(scores, outcome);
  const first = ranks.filter((r) => r.rank === 1).map((r) => r.seat);
  return { side, winners: side === null ? first : (outcome?.winners ?? first), ranks };
}

// The total of every seat after each event that changed it; ends at the true final totals.
export function pointsOverTime(
  events: readonly GameEvent[],
  points: (event: GameEvent) => { seat: number; amount: number } | null,
  final: readonly Score[],
): PointsLine[] {
  const lines = final.map((score): PointsLine => ({ seat: score.seat, points: [{ at: 0, total: 0 }] }));
  let last = 0;
  for (const event of events) {
    last = Math.max(last, event.n);
    const gained = points(event);
    const line = gained && lines.find((l) => l.seat === gained.seat);
    if (!gained || !line) continue;
    line.points.push({ at: event.n, total: (line.points.at(-1)?.total ?? 0) + gained.amount });
  }
  for (const line of lines) {
    line.points.push({ at: last, total: final.find((s) => s.seat === line.seat)?.total ?? 0 });
  }
  return lines;
}
