// Who is in Valhalla, for the eye: the clans with dead figures, the great ones first.
import { type BloodRageView, isShip } from './view.ts';

export interface Fallen {
  seat: number;
  figures: { figure: string; count: number }[];
  total: number;
}

// Leader, Monsters, ships, Warriors: what is rare is read first.
const weight = (figure: string): number =>
  figure === 'leader' ? 0 : figure === 'warrior' ? 3 : isShip(figure) ? 2 : 1;

export function fallenOf(view: BloodRageView): Fallen[] {
  return view.clans.flatMap((clan) => {
    const figures = Object.entries(clan.valhalla)
      .filter(([, count]) => count > 0)
      .map(([figure, count]) => ({ figure, count }))
      .sort((a, b) => weight(a.figure) - weight(b.figure) || a.figure.localeCompare(b.figure));
    const total = figures.reduce((sum, f) => sum + f.count, 0);
    return total > 0 ? [{ seat: clan.seat, figures, total }] : [];
  });
}
