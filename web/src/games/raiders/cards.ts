// The printed facts of cards and offering tiles.
import { FACTS, type Facts } from '../../generated/raiders.ts';

export type CardFact = Facts['cards'][number];
export type TileFact = Facts['tiles'][number];

export const ALL_CARDS: readonly CardFact[] = FACTS.cards;
const cards = new Map<string, CardFact>(FACTS.cards.map((card) => [card.key, card]));
const tiles = new Map<string, TileFact>(FACTS.tiles.map((tile) => [tile.key, tile]));

export function cardFact(key: string): CardFact | null {
  return cards.get(key) ?? null;
}
export function tileFact(key: string): TileFact | null {
  return tiles.get(key) ?? null;
}

// As printed, or in the older printing (option `cards`).
export function costOf(key: string, older: boolean): number {
  const fact = cardFact(key);
  return (older ? fact?.older_cost : fact?.cost) ?? 0;
}
// The Town Hall sides that have words of their own in the older printing (V2 to V4).
const OLDER_HALLS = ['cartographer', 'gatekeeper', 'scout', 'warmonger'];
// The message of the card's Town Hall side.
export function hallKey(key: string, older: boolean): string {
  return `rn-card-${key}-hall${older && OLDER_HALLS.includes(key) ? '-older' : ''}`;
}

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
