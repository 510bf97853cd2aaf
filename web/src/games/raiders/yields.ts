// What a building's action gives to a player with a worker of a colour, crew bonuses included.
import { costOf } from './cards.ts';
import { isOlder, type BuildingId, type Colour, type PlayerView, type RaidersView } from './view.ts';

export const inCrew = (player: PlayerView, card: string): number => player.crew.filter((c) => c.card === card).length;

// Cards at the Gate House, provisions at the Mill, silver at the Silversmith; the supply may hold less (E20). `plain`:
// without the crew's bonus.
export function amountAt(
  view: RaidersView,
  player: PlayerView,
  building: BuildingId,
  worker: Colour | null,
  plain = false,
): number {
  const bonus = (card: string) => (plain ? 0 : inCrew(player, card));
  switch (building) {
    case 'gate_house':
      return 2 + bonus('gatekeeper');
    case 'mill':
      return Math.min((worker === 'black' ? 1 : 2) + bonus('forager'), view.supply.provisions);
    case 'silversmith':
      return Math.min((worker === 'black' ? 3 : 2) + bonus('jeweller'), view.supply.silver);
    default:
      return 0;
  }
}

// The crew card whose bonus an action can go without.
export const BONUS: Partial<Record<BuildingId, string>> = {
  gate_house: 'gatekeeper',
  mill: 'forager',
  silversmith: 'jeweller',
};

// Silver for hiring a card (CR-7, E17, E18).
export function hireCost(view: RaidersView, player: PlayerView, card: string, at: unknown): number {
  if (at === 'recruiter') return 2;
  return Math.max(0, costOf(card, isOlder(view)) - inCrew(player, 'recruiter'));
}
