// The ships on the sea between the shores: the further a seat has come, the further east it sails.
import type { Layout } from './map/layouts.ts';
import type { PlayerView } from './view.ts';

export interface Berth {
  seat: number;
  x: number;
  y: number;
}

export function berths(layout: Layout, players: readonly PlayerView[]): Berth[] {
  const far = Math.max(50, ...players.map((p) => p.vp + 4));
  const { start, length, apart } = layout.lane;
  const middle = (layout.far + layout.home) / 2 + 2;
  let last = 0;
  return [...players]
    .sort((a, b) => a.vp - b.vp || b.seat - a.seat)
    .map((p, i) => {
      last = Math.max(last + (i === 0 ? 0 : apart), start + (p.vp / far) * length);
      return { seat: p.seat, x: last, y: middle + (i % 2 === 0 ? -7 : 9) };
    })
    .sort((a, b) => a.seat - b.seat);
}
