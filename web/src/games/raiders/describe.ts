// What is said of the things on the board: to screen readers, and beside the board.
import { counted, type FluentName, list, name } from '../../i18n/fluent.ts';
import { t } from '../../i18n/words.svelte.ts';
import type { View } from '../../protocol/types.ts';
import type { SeatLook } from '../contract.ts';
import { cardFact, hallKey } from './cards.ts';
import { goods, some } from './names.ts';
import { needsOf, outlook } from './outlook.ts';
import {
  isOlder,
  type BuildingView,
  type Colour,
  type OpenTile,
  type PlayerView,
  type RaidersView,
  settlementOf,
  type SettlementView,
} from './view.ts';

// Both sides of a card.
export function cardText(card: string, view: View | null): string {
  if (!cardFact(card)) return t('rn-card-hidden-text');
  const hall = t(hallKey(card, view !== null && isOlder(view)));
  return `${t('rn-half-crew')}: ${t(`rn-card-${card}-crew`)} ${t('rn-half-hall')}: ${hall}`;
}

// "grey_white": a set of colours as the messages name it.
export const coloursKey = (colours: readonly Colour[]): string => (colours.length === 3 ? 'any' : colours.join('_'));

export function slotLine({ worker }: BuildingView): string {
  return t(`rn-map-slot-${worker ?? 'none'}`);
}

export function takesLine({ colours }: BuildingView): string {
  return t(`rn-map-takes-${coloursKey(colours)}`);
}

export function buildingLabel(view: BuildingView): string {
  const used = view.used ? [t('rn-map-used')] : [];
  return [
    `${t(`rn-building-${view.building}`)}.`,
    t(`rn-map-gives-${view.building}`),
    slotLine(view),
    takesLine(view),
    ...used,
  ].join(' ');
}

// What the viewer lacks for a raid on a settlement, as the engine says.
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

// Crew, price and worker a raid needs, as printed or after the viewer's discounts.
export function needLines(s: SettlementView): string[] {
  const price = Object.fromEntries(
    needsOf(s)
      .filter((n) => n.icon !== 'crew')
      .map((n) => [n.icon, n.n]),
  );
  const free = Object.values(price).every((n) => n === 0);
  return [
    t('rn-map-crew', { n: s.crew }),
    free ? t('rn-map-free') : t('rn-map-price', { what: goods(price) }),
    t(`rn-map-sends-${s.workers.join('_')}`),
  ];
}

export function stepLines(s: SettlementView): string[] {
  return outlook(s).map(({ strength, vp }) =>
    strength === 0 ? t('rn-map-always', { vp }) : t('rn-map-step', { strength, vp }),
  );
}

// What the viewer could do there.
export function yoursLine(s: SettlementView, view: RaidersView): string {
  const { yours } = s;
  if (!yours) return '';
  if (s.left === 0) return t('rn-map-plundered');
  const missing = missingFor(view, s.id);
  return missing.length === 0 ? t('rn-map-possible') : t('rn-map-missing', { missing: list(missing) });
}

export function settlementLabel(s: SettlementView, view: RaidersView): string {
  const sets = s.spaces.flatMap((space) =>
    space.set
      ? [t('rn-map-set', { tokens: goods({ ...space.set }), worker: t(`rn-map-waits-${space.worker ?? 'grey'}`) })]
      : [],
  );
  return [
    `${t(`rn-settlement-${s.id}`)}.`,
    ...needLines(s),
    s.dice > 0 ? t('rn-map-dice', { n: s.dice }) : '',
    ...stepLines(s),
    ...sets,
    yoursLine(s, view),
  ]
    .filter((line) => line !== '')
    .join(' ');
}

export function tileLabel(tile: OpenTile): string {
  return `${t('rn-tile', { vp: tile.vp })}. ${t('rn-map-price', { what: goods(tile.cost) })}`;
}

export function trackLabel(
  track: 'armour' | 'valkyrie',
  players: readonly PlayerView[],
  seats: readonly SeatLook[],
): string {
  const at = players.flatMap((p) => {
    const look = seats[p.seat];
    return look ? [`${t(look.name.key)}: ${track === 'armour' ? p.armour : p.valkyries}`] : [];
  });
  return `${t(track === 'armour' ? 'rn-armour' : 'rn-valkyries')}. ${at.join(', ')}`;
}
