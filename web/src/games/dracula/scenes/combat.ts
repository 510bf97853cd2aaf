// A combat as it is seen and told: what lies on the table, who was hit, what has happened so far.
import type { GameEvent } from '../../../protocol/types.ts';
import { symbolsOf } from '../cards.ts';
import type { Combat, CombatView, DraculaView, FighterView, Item } from '../view.ts';

// What is worth a line of the combat's story.
const TOLD = [
  'combat',
  'refused',
  'played',
  'schemed',
  'engaged',
  'dracula_card',
  'cards_shown',
  'card_exchanged',
  'card_cancelled',
  'mesmerized',
  'hurt',
  'dracula_hurt',
  'dracula_healed',
  'vampire_hurt',
  'vampire_healed',
  'vampire_defeated',
  'bitten',
  'saved',
  'defeated',
  'influence',
  'item_discarded',
  'left_combat',
  'bat_flew',
  'combat_over',
];

// The combat now going on, from its first event to the last.
export function tellCombat(told: readonly GameEvent[]): GameEvent[] {
  const began = told.findLastIndex((e) => e.kind === 'combat');
  return began < 0 ? [] : told.slice(began).filter((e) => TOLD.includes(e.kind));
}

// Has this seat put down a card in the round that is being chosen for? Nobody else knows which.
export function hasPutDown(told: readonly GameEvent[], seat: number): boolean {
  const last = told.findLast(
    (e) =>
      ['combat', 'dracula_card'].includes(e.kind) ||
      (['card_chosen', 'dracula_chose'].includes(e.kind) && e.actor === seat),
  );
  return last?.kind === 'card_chosen' || last?.kind === 'dracula_chose';
}

// What lies before a fighter: nothing yet, a back, an own card that nobody else sees, or an open card, which may have
// no effect or have been discarded since.
export interface Laid<Card extends string> {
  state: 'none' | 'back' | 'secret' | 'open';
  card: Card | null;
  isCancelled: boolean;
  isGone: boolean;
}

export function foeCard(combat: CombatView, told: readonly GameEvent[]): Laid<Combat> {
  const { shown, card, cancelled } = combat;
  const state = shown && card ? 'open' : card ? 'secret' : hasPutDown(told, 0) && !shown ? 'back' : 'none';
  return { state, card, isCancelled: cancelled, isGone: false };
}

export function hunterCard(view: DraculaView, fighter: FighterView, told: readonly GameEvent[]): Laid<Item> {
  const { seat, card, cancelled } = fighter;
  const shown = view.combat?.shown ?? false;
  if (!shown) {
    const state = card ? 'secret' : hasPutDown(told, seat) ? 'back' : 'none';
    return { state, card, isCancelled: false, isGone: false };
  }
  // A card that was discarded for its effect is still worth looking at until the next round.
  const seen = card ?? view.last_shown?.hunters.find((h) => h.seat === seat)?.card ?? null;
  return { state: seen ? 'open' : 'none', card: seen, isCancelled: cancelled, isGone: seen !== null && card === null };
}

// The symbol on a hunter's open card that meets Dracula's card: only that of the engaged hunter counts.
export function matching(combat: CombatView, fighter: FighterView): Combat | null {
  if (!combat.shown || !fighter.engaged || !combat.card) return null;
  return symbolsOf(fighter.card ?? '').includes(combat.card) ? combat.card : null;
}

// What the event being played does to somebody, as a number that flies off; `at`: their seat, or the foe.
export interface Blow {
  n: number;
  at: number | 'foe';
  text: string;
  kind: 'hurt' | 'healed' | 'bitten';
}

export function blowOf(playing: GameEvent | null): Blow | null {
  if (!playing) return null;
  const { n, kind, actor, amount } = playing;
  const seat = typeof actor === 'number' ? actor : 0;
  if (kind === 'hurt') return { n, at: seat, text: `−${amount}`, kind: 'hurt' };
  if (kind === 'bitten') return { n, at: seat, text: '', kind: 'bitten' };
  if (kind === 'dracula_hurt' || kind === 'vampire_hurt') return { n, at: 'foe', text: `−${amount}`, kind: 'hurt' };
  if (kind === 'dracula_healed' || kind === 'vampire_healed')
    return { n, at: 'foe', text: `+${amount}`, kind: 'healed' };
  return null;
}
