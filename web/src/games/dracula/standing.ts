// Where figures stand: those who share a place side by side, clear of its mark.
import type { DraculaView, Place } from '../../generated/dracula.ts';
import { PLACES, type Spot } from './map/index.ts';

const APART = 30;
const ABOVE = 20; // the name of a place stands below or beside it

interface Standing {
  hunters: Map<number, Spot>; // by seat
  dracula: Spot | null;
}

export function standing(board: DraculaView): Standing {
  const at = new Map<Place, (number | 'dracula')[]>();
  const put = (place: Place | null, who: number | 'dracula') => {
    if (place) at.set(place, [...(at.get(place) ?? []), who]);
  };
  for (const hunter of board.hunters) put(hunter.at, hunter.seat);
  put(board.dracula.at, 'dracula');
  const stands: Standing = { hunters: new Map(), dracula: null };
  for (const [place, all] of at) {
    const spot = PLACES[place];
    all.forEach((who, i) => {
      const here = { x: spot.x + (i - (all.length - 1) / 2) * APART, y: spot.y - ABOVE };
      if (who === 'dracula') stands.dracula = here;
      else stands.hunters.set(who, here);
    });
  }
  return stands;
}
