// What the engine tells of an action, as one line under its button. Keys only; the words are in locales/*/dracula.ftl.
import type { FluentName } from '../../i18n/fluent.ts';
import { list } from '../../i18n/fluent.ts';
import type { Action } from '../../table/picker.ts';
import type { Line } from '../contract.ts';
import { cards, places, roles, tell, tellNumber } from './names.ts';
import { type DraculaTells, tellsOf } from './view.ts';

const NUMBERS = ['damage', 'heals', 'items', 'tickets', 'encounters', 'hits'] as const;
const FLAGS = ['deadly', 'wins', 'delays', 'defeats', 'fails'] as const;

// "2 damage", "influence +3", "deadly" …
function plain(tells: DraculaTells): FluentName[] {
  const told: FluentName[] = NUMBERS.flatMap((key) => (tells[key] ? [tellNumber(key, tells[key])] : []));
  const { influence = 0 } = tells;
  if (influence > 0) told.push(tellNumber('influence', influence));
  if (influence < 0) told.push(tellNumber('influence_falls', influence));
  told.push(...FLAGS.filter((key) => tells[key]).map(tell));
  if (tells.lair) told.push(tell('lair'));
  // Against a card that lies open.
  if (tells.of === 1) told.push(tell(tells.cancels ? 'cancels' : 'cancels_not'));
  return told;
}

// As many places as a line has room for.
const MOST_PLACES = 4;

// The line of an action, if there is anything to say.
export function note(action: Action): Line | null {
  // The label says it.
  if (action.verb === 'heal') return null;
  const tells = tellsOf(action);
  const told = plain(tells);
  const what = list(told);
  const more = (key: string) => (told.length > 0 ? `${key}-more` : key);
  if (tells.event) return eventNote(tells, told);
  if (tells.of !== undefined && tells.of !== 1) {
    const args = { cancels: tells.cancels ?? 0, of: tells.of, what };
    return { key: told.length > 0 ? 'dr-does-cancels-hits' : 'dr-does-cancels', args };
  }
  if (tells.meets) return { key: more('dr-does-meets'), args: { hunters: roles(tells.meets), what } };
  if (tells.reach?.length) return reachNote(tells.reach, told);
  if (tells.spends?.length) return { key: more('dr-does-spends'), args: { cards: cards(tells.spends), what } };
  return told.length > 0 ? { key: 'dr-does', args: { what } } : null;
}

function reachNote(reach: readonly string[], told: readonly FluentName[]): Line {
  const cost = told.length > 0 ? '-cost' : '';
  const rest = reach.length > MOST_PLACES ? '-more' : '';
  return {
    key: `dr-does-reach${cost}${rest}`,
    args: { places: places(reach.slice(0, MOST_PLACES)), what: list(told) },
  };
}

// The event that is drawn: the back of the top card is known, of the bottom one how many could lie there.
function eventNote({ event, odds }: DraculaTells, told: readonly FluentName[]): Line {
  const only = told.length > 0 ? '' : '-only';
  const what = list(told);
  const { hunter = 0, dracula = 0 } = odds ?? {};
  if (event === 'bottom') return { key: `dr-does-bottom${only}`, args: { what, hunter, dracula } };
  return { key: `dr-does-top-${hunter > 0 ? 'hunter' : 'dracula'}${only}`, args: { what } };
}
