// Why a touched thing is not legal now, as far as the view tells.
import { type FluentName, counted, list, name } from '../../i18n/fluent.ts';
import type { View } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';
import type { Line } from '../contract.ts';
import { cardFact } from './cards.ts';
import { building, card, colour, settlement, ship, some } from './names.ts';
import {
  asRaiders,
  buildingOf,
  MOST_CREW,
  openTile,
  type PlayerView,
  playerOf,
  type RaidersView,
  settlementOf,
} from './view.ts';
import { hireCost } from './yields.ts';

const NOT_NOW: Line = { key: 'rn-why-not-now' };

export function whyNot(view: View, me: number, kind: string, value: string, picker: Picker): Line | null {
  const v = asRaiders(view);
  const player = playerOf(view, me);
  if (!picker.active) return { key: 'rn-why-not-your-turn' };
  if (!player) return NOT_NOW;
  switch (kind) {
    case 'building':
      return whyNotBuilding(v, player, value, picker);
    case 'settlement':
      return whyNotSettlement(v, value, picker);
    case 'tile':
      return whyNotTile(v, player, value);
    case 'card':
      return whyNotCard(v, player, value);
    case 'crew':
      return { key: v.question?.kind === 'hire' ? 'rn-why-crew-hire' : 'rn-why-crew', args: { card: card(value) } };
    case 'seat':
      return Number(value) === me ? { key: 'rn-why-self' } : { key: 'rn-why-seat', args: { ship: ship(value) } };
    case 'set':
      return { key: v.raid ? 'rn-why-set-gone' : 'rn-why-set' };
    case 'die':
      return { key: 'rn-why-die' };
    default:
      return NOT_NOW;
  }
}

// What is asked now comes first.
function elsewhere(view: RaidersView): Line {
  return { key: view.raid ? 'rn-why-raiding' : 'rn-why-first' };
}

function whyNotBuilding(view: RaidersView, player: PlayerView, id: string, picker: Picker): Line {
  const there = buildingOf(view, id);
  const args = { building: building(id) };
  if (!there) return NOT_NOW;
  const barred = (worker: unknown): Line => ({ key: 'rn-why-colour', args: { ...args, worker: colour(worker) } });
  switch (view.question?.kind) {
    case 'turn':
      if (there.worker) return { key: 'rn-why-occupied', args };
      if (player.worker && !there.colours.includes(player.worker)) return barred(player.worker);
      return picker.verb === 'raid' ? { key: 'rn-why-sailing' } : NOT_NOW;
    case 'take':
      return there.placed ? { key: 'rn-why-placed', args } : { key: 'rn-why-empty', args };
    case 'copy': {
      const { worker } = view.question;
      if (id === 'town_hall') return { key: 'rn-why-copy-hall' };
      if (there.used && view.options.merchant_once !== 'off') return { key: 'rn-why-used', args };
      if (!there.colours.some((c) => c === worker) && view.options.merchant_colour !== 'off') return barred(worker);
      return { key: 'rn-why-nothing-there', args };
    }
    case 'swap':
      return there.worker ? { key: 'rn-why-swap', args } : { key: 'rn-why-empty', args };
    default:
      return elsewhere(view);
  }
}

// Everything that is missing for a raid, in one sentence.
function whyNotSettlement(view: RaidersView, id: string, picker: Picker): Line {
  const place = settlementOf(view, id);
  if (view.question?.kind !== 'turn' || !place?.yours) return elsewhere(view);
  const args = { settlement: settlement(id) };
  const lacking = missingFor(view, id);
  if (place.yours.missing.set) return { key: 'rn-why-no-set', args };
  if (lacking.length > 0) return { key: 'rn-why-missing', args: { ...args, missing: list(lacking) } };
  return picker.verb === 'place' ? { key: 'rn-why-working' } : NOT_NOW;
}

// "2 crew, 1 gold and a white worker": for the sentence above and for the board.
export function missingFor(view: RaidersView, id: string): FluentName[] {
  const place = settlementOf(view, id);
  const missing = place?.yours?.missing;
  if (!place || !missing) return [];
  const items: FluentName[] = [];
  if (missing.crew > 0) items.push(counted('rn', 'need', 'crew', missing.crew));
  if (missing.provisions > 0) items.push(some('provisions', missing.provisions));
  if (missing.gold > 0) items.push(some('gold', missing.gold));
  if (missing.worker) items.push(name('rn', 'need', place.workers.join('_')));
  return items;
}

function whyNotTile(view: RaidersView, player: PlayerView, id: string): Line {
  const open = openTile(view, id);
  const kind = view.question?.kind;
  if (!open) return NOT_NOW;
  if (kind !== 'long_house' && kind !== 'offer')
    return view.question?.kind === 'turn' ? { key: 'rn-why-tile' } : elsewhere(view);
  const lacking = (['silver', 'gold', 'iron', 'livestock'] as const).flatMap((what) =>
    open.cost[what] > player[what] ? [some(what, open.cost[what] - player[what])] : [],
  );
  return lacking.length > 0 ? { key: 'rn-why-price', args: { missing: list(lacking) } } : NOT_NOW;
}

function whyNotCard(view: RaidersView, player: PlayerView, key: string): Line {
  const q = view.question;
  const args = { card: card(key) };
  const hero = cardFact(key)?.hero ?? false;
  const heroThere = player.crew.some((member) => cardFact(member.card)?.hero);
  switch (q?.kind) {
    case 'turn':
      return { key: 'rn-why-card' };
    case 'visit':
      if (q.building !== 'town_hall') return { key: 'rn-why-first' };
      return { key: hero ? 'rn-why-hero-hall' : 'rn-why-idle', args };
    case 'hire': {
      const cost = hireCost(view, player, key, q.at);
      if (cost > player.silver)
        return { key: 'rn-why-silver', args: { ...args, what: some('silver', cost), have: player.silver } };
      if (hero && heroThere) return { key: 'rn-why-hero', args };
      return player.crew.length >= MOST_CREW ? { key: 'rn-why-crew-full' } : NOT_NOW;
    }
    case 'enlist':
      return hero && heroThere ? { key: 'rn-why-hero', args } : { key: 'rn-why-enlist', args };
    case 'keep':
      return NOT_NOW;
    case 'sacrifice':
    case 'loss':
    case 'dismiss':
    case 'recall':
      return { key: 'rn-why-hand', args };
    default:
      return elsewhere(view);
  }
}
