// The view between two events: what the event tells, put into the view before it. Only for showing; the true view
// follows.
import type { GameEvent, View } from '../../protocol/types.ts';
import { SPACE_WORKERS, tileFact } from './cards.ts';
import { addTo, leaveCrew, leaveHand, joinCrew, joinHand, pile, toSupply } from './goods.ts';
import { advanceRaid } from './raid.ts';
import {
  asRaiders,
  buildingOf,
  type Colour,
  type PlayerView,
  type RaidersView,
  type Resource,
  setOf,
  settlementOf,
  spaceOf,
  type Trigger,
} from './view.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const card = (value: unknown): string | null => (typeof value === 'string' ? value : null);

// With these a raid is over.
const AFTER_RAID = ['turn_began', 'last_round', 'final_score', 'game_over', 'surplus', 'discarded'];

export function advance(view: View, event: GameEvent): View {
  const next = structuredClone(asRaiders(view));
  const player = typeof event.actor === 'number' ? next.players[event.actor] : undefined;
  if (AFTER_RAID.includes(event.kind)) next.raid = null;
  const told =
    common(next, event) || (player !== undefined && (own(next, player, event) || advanceRaid(next, player, event)));
  if (!told && !AFTER_RAID.includes(event.kind)) return view;
  next.end.fortress_sets = next.settlements.reduce((sum, s) => sum + (s.type === 'fortress' ? s.left : 0), 0);
  next.end.valkyries_on_board = next.settlements.reduce(
    (sum, s) => sum + s.spaces.reduce((n, space) => n + (space.set?.valkyrie ?? 0), 0),
    0,
  );
  next.end.stack = next.offerings.stack;
  return next;
}

// What happens to the table; true if the event is one of these.
function common(next: RaidersView, event: GameEvent): boolean {
  switch (event.kind) {
    case 'laid': {
      const at = spaceOf(text(event.space));
      const settlement = settlementOf(next, at.settlement);
      const space = settlement?.spaces[at.number - 1];
      if (!settlement || !space) return true;
      space.set = setOf(text(event.set));
      space.worker = SPACE_WORKERS[settlement.id]?.[at.number - 1] ?? null;
      settlement.left = settlement.spaces.filter((s) => s.set !== null).length;
      for (const what of ['gold', 'iron', 'livestock', 'valkyrie'] as const) next.supply[what] -= space.set[what];
      return true;
    }
    case 'tile_opened': {
      const fact = tileFact(text(event.tile));
      if (fact)
        next.offerings.open[number(event.square)] = { tile: fact.key, vp: fact.vp, cost: fact.cost, affordable: false };
      next.offerings.stack = Math.max(0, next.offerings.stack - 1);
      return true;
    }
    case 'tiles_buried':
      next.offerings.open = next.offerings.open.map(() => null);
      next.offerings.stack += number(event.tiles);
      return true;
    case 'cards_returned':
      for (const p of next.players) {
        if (p.picked && p.picked.length > 0) p.hand = p.picked;
        Object.assign(p, { picked: p.picked ? [] : null, picked_size: 0, hand_size: 3 });
        delete p.chosen;
      }
      next.deck.size += number(event.cards);
      return true;
    case 'deck_reached_under':
      next.deck.batch = 'under';
      return true;
    case 'reshuffled':
      next.deck = { size: number(event.cards), batch: 'reshuffled' };
      next.discard = { size: 0, cards: next.discard.cards ? [] : null };
      return true;
    case 'first_player':
      Object.assign(next, { phase: 'play', first: number(event.seat), active: number(event.seat) });
      return true;
    case 'turn_began':
      Object.assign(next, {
        turn: number(event.turn),
        active: typeof event.actor === 'number' ? event.actor : next.active,
      });
      for (const building of next.village) Object.assign(building, { used: false, placed: false });
      return true;
    case 'last_round':
      Object.assign(next.end, { trigger: text(event.trigger) as Trigger, turns_left: next.players.length });
      return true;
    case 'game_over':
      next.phase = 'over';
      for (const building of next.village) Object.assign(building, { used: false, placed: false });
      return true;
    default:
      return false;
  }
}

// What happens to one player's goods; true if the event is one of these.
function own(next: RaidersView, player: PlayerView, event: GameEvent): boolean {
  const resource = text(event.resource) as Resource;
  const worker = (text(event.worker) || null) as Colour | null;
  switch (event.kind) {
    case 'dealt':
    case 'drawn':
      joinHand(player, card(event.card));
      next.deck.size = Math.max(0, next.deck.size - 1);
      return true;
    case 'kept':
      player.picked?.push(text(event.card));
      player.picked_size += 1;
      player.chosen = player.picked_size >= 3;
      return true;
    case 'placed': {
      const building = buildingOf(next, text(event.building));
      if (building) Object.assign(building, { worker, placed: true });
      player.worker = null;
      return true;
    }
    case 'taken': {
      const building = buildingOf(next, text(event.building));
      if (building) building.worker = null;
      player.worker = worker;
      return true;
    }
    case 'gained':
      toSupply(next, resource, -number(event.amount));
      addTo(player, resource, number(event.amount));
      return true;
    case 'paid':
    case 'lost':
    case 'surplus':
      toSupply(next, resource, number(event.amount));
      addTo(player, resource, -number(event.amount));
      return true;
    case 'played':
    case 'discarded':
      leaveHand(player, card(event.card));
      pile(next, text(event.card));
      return true;
    case 'hired':
    case 'enlisted':
      leaveHand(player, card(event.card));
      joinCrew(player, text(event.card));
      return true;
    case 'dismissed':
      leaveCrew(player, text(event.card));
      pile(next, text(event.card));
      return true;
    case 'recalled':
      leaveCrew(player, text(event.card));
      joinHand(player, text(event.card));
      return true;
    case 'armour':
      player.armour = number(event.armour);
      return true;
    case 'offered': {
      const tile = text(event.tile);
      next.offerings.open = next.offerings.open.map((open) => (open?.tile === tile ? null : open));
      player.tiles = [...player.tiles, { tile, vp: tileFact(tile)?.vp ?? 0 }].sort((a, b) =>
        a.tile < b.tile ? -1 : 1,
      );
      return true;
    }
    case 'swapped': {
      const building = buildingOf(next, text(event.building));
      const other = next.players[number(event.seat)];
      if (other) other.worker = (text(event.gave) || null) as Colour | null;
      if (building) building.worker = (text(event.got) || null) as Colour | null;
      return true;
    }
    case 'robbed': {
      const victim = next.players[number(event.seat)];
      if (victim) addTo(victim, resource, -number(event.amount));
      addTo(player, resource, number(event.amount));
      return true;
    }
    case 'handed_over': {
      const receiver = next.players[number(event.to)];
      addTo(player, resource, -1);
      if (receiver) addTo(receiver, resource, 1);
      return true;
    }
    case 'card_chosen':
      player.picked_size += 1;
      return true;
    case 'card_given': {
      const receiver = next.players[number(event.to)];
      leaveHand(player, card(event.card));
      if (receiver) joinHand(receiver, card(event.card));
      return true;
    }
    case 'exchanged':
      for (const p of next.players) p.picked_size = 0;
      return true;
    default:
      return false;
  }
}

// Things worth more than a glance, and those not worth one.
const BEATS: Record<string, number> = {
  laid: 0,
  tile_opened: 0.7,
  dealt: 0,
  kept: 0,
  cards_returned: 0,
  card_chosen: 0,
  toll_chosen: 0,
  card_given: 0,
  drawn: 0.7,
  deck_reached_under: 0,
  skipped: 0.7,
  rolled_for_first: 2,
  first_player: 3,
  turn_began: 1,
  placed: 2,
  taken: 2,
  played: 3,
  raided: 4,
  rolled: 4,
  rerolled: 3,
  strength: 4,
  vp: 2.5,
  plundered: 4,
  fell: 4,
  valkyrie_ignored: 1.5,
  valkyrie_step: 1.5,
  last_round: 6,
  final_score: 3,
  game_over: 1,
};

export function beats(event: GameEvent): number {
  return BEATS[event.kind] ?? 1.5;
}
