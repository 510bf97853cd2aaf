// Cards and tokens on their way in a view that is being told on: hands, crews, supply, discard pile.
import { cardFact } from './cards.ts';
import type { PlayerView, RaidersView, Resource } from './view.ts';

type Token = 'silver' | 'provisions' | 'gold' | 'iron' | 'livestock';
const TOKENS: readonly string[] = ['silver', 'provisions', 'gold', 'iron', 'livestock'];
const isToken = (what: string): what is Token => TOKENS.includes(what);

export function addTo(player: PlayerView, what: Resource, amount: number): void {
  if (isToken(what)) player[what] = Math.max(0, player[what] + amount);
}

export function toSupply(view: RaidersView, what: Resource, amount: number): void {
  if (what !== 'cards') view.supply[what] = Math.max(0, view.supply[what] + amount);
}

// Null: a card that the viewer does not see.
export function joinHand(player: PlayerView, card: string | null): void {
  player.hand_size += 1;
  if (player.hand && card) player.hand = [...player.hand, card].sort();
}

export function leaveHand(player: PlayerView, card: string | null): void {
  player.hand_size = Math.max(0, player.hand_size - 1);
  const at = player.hand?.indexOf(card ?? '') ?? -1;
  if (at >= 0) player.hand?.splice(at, 1);
}

export function joinCrew(player: PlayerView, card: string): void {
  const fact = cardFact(card);
  player.crew.push({ card, strength: fact?.strength ?? 0, cost: fact?.cost ?? 0 });
  player.crew.sort((a, b) => (a.card < b.card ? -1 : 1));
}

export function leaveCrew(player: PlayerView, card: string): void {
  const at = player.crew.findIndex((member) => member.card === card);
  if (at >= 0) player.crew.splice(at, 1);
}

export function pile(view: RaidersView, card: string, by = 1): void {
  view.discard.size = Math.max(0, view.discard.size + by);
  const { cards } = view.discard;
  if (!cards) return;
  if (by > 0) view.discard.cards = [...cards, card].sort();
  else if (cards.includes(card)) cards.splice(cards.lastIndexOf(card), 1);
}
