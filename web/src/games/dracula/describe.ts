// What is said of cards and of the things on the board: to screen readers, and beside the board.
import { list, name } from '../../i18n/fluent.ts';
import { t } from '../../i18n/words.svelte.ts';
import type { View } from '../../protocol/types.ts';
import { factOf, isHidden } from './cards.ts';
import { card as cardNamed, roles, spot } from './names.ts';
import {
  asDracula,
  healthLeft,
  type HunterView,
  type Place,
  placeFact,
  roleOf,
  spacesOf,
  type SpaceView,
} from './view.ts';

const said = (parts: readonly string[]): string => parts.map((part) => part.replace(/\.$/, '')).join('. ');

// What a card does, an encounter matured too. When it is played and what it cancels is drawn on it.
export function cardText(card: string, _view: View | null): string {
  const fact = factOf(card);
  if (isHidden(card) || !fact) return t('dr-hidden-text');
  if (fact.kind === 'ticket') return t('dr-ticket-text', { white: fact.white, yellow: fact.yellow });
  const text = t(`dr-${fact.kind}-${card}-text`);
  if (fact.kind !== 'encounter' || !fact.matures) return text;
  return `${text} ${t('dr-matured', { text: t(`dr-encounter-${card}-matured`) })}`;
}

export function placeLabel(place: Place, view: View): string {
  const { hunters, dracula, tokens, belief } = asDracula(view);
  const fact = placeFact(place);
  const here = hunters.filter((hunter) => hunter.at === place).map((hunter) => hunter.seat);
  const fogs = tokens.fogs.filter((at) => at === place).length;
  const all = (belief ?? []).reduce((sum, { weight }) => sum + weight, 0);
  const weight = belief?.find((b) => b.place === place)?.weight ?? 0;
  const chance = all > 0 ? Math.round((100 * weight) / all) : 0;
  return said([
    t(`dr-place-${place}`),
    ...(fact ? [t(`dr-label-${fact.size}`)] : []),
    ...(fact?.region ? [t(`dr-region-${fact.region}`)] : []),
    ...(fact?.port ? [t('dr-label-port')] : []),
    ...(fact?.hospital ? [t('dr-label-hospital')] : []),
    ...(here.length > 0 ? [t('dr-label-hunters', { hunters: roles(here) })] : []),
    ...(dracula.at === place ? [t('dr-label-dracula')] : []),
    ...(fogs > 0 ? [t('dr-label-fog', { n: fogs })] : []),
    ...(tokens.storms.includes(place) ? [t('dr-label-storm')] : []),
    ...(tokens.consecrated === place ? [t('dr-label-consecrated')] : []),
    ...(tokens.hosts.includes(place) ? [t('dr-label-host')] : []),
    ...spacesOf(view)
      .filter((space) => space.at === place)
      .map(spotText),
    ...(chance > 0 && dracula.at === null ? [t('dr-label-belief', { n: chance })] : []),
  ]);
}

const spotText = (space: SpaceView): string =>
  t(space.spot.startsWith('space') ? 'dr-label-spot' : 'dr-label-spot-lair', { spot: spot(space.spot) });

export function hunterLabel(hunter: HunterView): string {
  const { seat, at, bites, health } = hunter;
  return said([
    t(`dr-role-${roleOf(seat)}`),
    ...(at ? [t(`dr-place-${at}`)] : []),
    t('dr-number-health', { n: healthLeft(hunter), most: health }),
    ...(bites > 0 ? [t('dr-number-bites', { n: bites })] : []),
    ...(hunter.hospital ? [t('dr-status-hospital')] : []),
    ...(hunter.delayed ? [t('dr-status-delayed')] : []),
    ...(hunter.bats ? [t('dr-mark-bats')] : []),
    ...(hunter.weakened ? [t('dr-mark-weakened')] : []),
    ...(hunter.defeated ? [t('dr-status-defeated')] : []),
  ]);
}

export function spaceLabel(space: SpaceView): string {
  const { card, at, up, power, bat, encounters, rumor } = space;
  const known = encounters.flatMap(({ encounter }) => (encounter ? [cardNamed(encounter)] : []));
  const unknown = encounters.length - known.length;
  const isEmpty = !card && !power && encounters.length === 0;
  return said([
    t(`dr-spot-${space.spot}`),
    ...(isEmpty ? [t('dr-space-empty')] : []),
    ...(card ? [locationText(space)] : []),
    ...(power ? [t(`dr-power-${power}`)] : []),
    ...(bat ? [t(`dr-combat-escape_as_bat`)] : []),
    ...(known.length > 0 ? [t('dr-space-encounters', { encounters: list(known) })] : []),
    ...(unknown > 0 ? [t('dr-space-unknown', { n: unknown })] : []),
    ...(rumor ? [t('dr-space-rumor')] : []),
  ]);

  function locationText({ back }: SpaceView): string {
    if (at) return t(up ? 'dr-space-up' : 'dr-space-down', { place: name('dr', 'place', at) });
    return t(`dr-space-${back ?? 'city'}`);
  }
}
