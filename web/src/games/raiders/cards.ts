// The printed facts of cards, offering tiles and raid spaces, taken from RULES.md when the client is built
// (scripts/build-rules.mjs).
import facts from '../../generated/raiders_facts.json';
import type { Colour, Price, SettlementId } from './view.ts';

export interface CardFact {
  key: string;
  copies: number;
  cost: number; // silver at the Barracks
  strength: number;
  hero: boolean;
}

export interface TileFact {
  key: string;
  vp: number;
  cost: Price;
}

const cards = new Map((facts.cards as CardFact[]).map((card) => [card.key, card]));
const tiles = new Map((facts.tiles as TileFact[]).map((tile) => [tile.key, tile]));
export const ALL_CARDS: readonly CardFact[] = [...cards.values()];
export const ALL_TILES: readonly TileFact[] = [...tiles.values()];

export function cardFact(key: string): CardFact | null {
  return cards.get(key) ?? null;
}

// The older printing of seven cards (option `cards`): prices (V1), and Town Hall sides with words of their own (V2 to
// V4; the Barbarian's differs in nothing we play).
const OLDER_COSTS: Record<string, number> = { merchant: 1, trader: 2 };
const OLDER_HALLS = ['cartographer', 'gatekeeper', 'scout', 'warmonger'];

export function costOf(key: string, older: boolean): number {
  return (older ? OLDER_COSTS[key] : undefined) ?? cardFact(key)?.cost ?? 0;
}
// The message of the card's Town Hall side.
export function hallKey(key: string, older: boolean): string {
  return `rn-card-${key}-hall${older && OLDER_HALLS.includes(key) ? '-older' : ''}`;
}

export function tileFact(key: string): TileFact | null {
  return tiles.get(key) ?? null;
}

// Who waits on the raid spaces of a settlement, from left to right.
export const SPACE_WORKERS = facts.spaces as Record<SettlementId, Colour[]>;

// Where a card helps, to tell the cards apart at a glance: in raids, in the village, when it falls, at the end.
export type CardFamily = 'raid' | 'village' | 'death' | 'end' | 'hero';
const FAMILIES: Record<string, CardFamily> = {
  archer: 'raid',
  armourer: 'raid',
  barbarian: 'raid',
  brawler: 'raid',
  cartographer: 'raid',
  huntsman: 'raid',
  marauder: 'raid',
  scout: 'raid',
  shieldmaiden: 'raid',
  warmonger: 'raid',
  forager: 'village',
  gatekeeper: 'village',
  jeweller: 'village',
  recruiter: 'village',
  sage: 'village',
  avenger: 'death',
  berserker: 'death',
  gravedigger: 'death',
  mercenary: 'death',
  champion: 'end',
  merchant: 'end',
  trader: 'end',
  warlord: 'end',
  brynjar: 'hero',
  folke: 'hero',
  ragnhildr: 'hero',
};
export const CARD_FAMILIES: readonly CardFamily[] = ['raid', 'village', 'death', 'end', 'hero'];
export function familyOf(key: string): CardFamily {
  return FAMILIES[key] ?? 'raid';
}

// Symbol of the card's picture in the icon sprite.
export function cardIcon(key: string): string {
  return key === 'hidden' ? 'hand' : key;
}
