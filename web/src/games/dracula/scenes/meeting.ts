// An ambush or a search as it is seen and told: whom it befalls, what was turned up, what became of it.
import type { GameEvent } from '../../../protocol/types.ts';
import { type DraculaView, type Encounter, type LurkerView, lurkerOf, type Place, spacesOf } from '../view.ts';

// With these a hunter comes to a city, or looks into it, or something ripe is let loose.
const STARTS = ['search', 'moved', 'shifted', 'left_hospital', 'matured'];

const TOLD = [
  'search',
  'moved',
  'shifted',
  'matured',
  'dracula_revealed',
  'encounter_revealed',
  'ambush',
  'played',
  'schemed',
  'item_shown',
  'event_shown',
  'item_discarded',
  'event_discarded',
  'ticket_returned',
  'hurt',
  'delayed',
  'bats_came',
  'fog',
  'bitten',
  'saved',
  'defeated',
  'influence',
  'encounter_discarded',
  'encounter_returned',
  'vampire_defeated',
  'combat_over',
];

// A card of the meeting: waiting face down or up, being carried out now, or over.
export interface Met {
  // Its number among the encounters on the board, by which it is chosen; null if it has left it.
  number: number | null;
  encounter: Encounter | null;
  state: 'waits' | 'now' | 'returned' | 'discarded';
}

export interface Meeting {
  how: 'ambush' | 'search' | 'matured';
  seat: number | null;
  place: Place | null;
  met: Met[];
  story: GameEvent[];
}

// Expects a view in which somebody meets something, or has just done so.
export function meetingOf(view: DraculaView, told: readonly GameEvent[]): Meeting {
  const from = told.findLastIndex((e) => STARTS.includes(e.kind));
  const events = told.slice(Math.max(0, from));
  const began = events[0];
  const how = began?.kind === 'search' || began?.kind === 'matured' ? began.kind : 'ambush';
  const { question } = view;
  const asked = question?.hunter ?? question?.seats.find((seat) => seat > 0);
  const actor = events.findLast((e) => e.kind === 'search' || e.kind === 'ambush' || e.kind === 'moved')?.actor;
  const seat = asked ?? (typeof actor === 'number' ? actor : null);
  const place = question?.city ?? view.hunters.find((h) => h.seat === seat)?.at ?? null;
  return { how, seat, place, met: metIn(view, events, place), story: events.filter((e) => TOLD.includes(e.kind)) };
}

function metIn(view: DraculaView, events: readonly GameEvent[], place: Place | null): Met[] {
  const { question } = view;
  const back = events.filter((e) => e.kind === 'encounter_returned').map((e) => e.encounter);
  // Under Hide an encounter lies in the place that Hide is linked to.
  const isHere = (space: { at: Place | null; power: string | null }) =>
    space.at === place || (space.power === 'hide' && view.dracula.at === place);
  const lying = place
    ? spacesOf(view)
        .filter(isHere)
        .flatMap((space) => space.encounters)
    : [];
  const now = question?.encounter ?? encounterNow(view, events, lying);
  const met = gone(events).filter((m) => !lying.some((lurker) => lurker.up && lurker.encounter === m.encounter));
  for (const { number, encounter } of lying) {
    const isNow = question?.lurker === number || (encounter !== null && encounter === now);
    const state =
      isNow && !met.some((m) => m.state === 'now') ? 'now' : back.includes(encounter) ? 'returned' : 'waits';
    met.push({ number, encounter, state });
  }
  if (now && !met.some((m) => m.encounter === now)) met.push({ number: null, encounter: now, state: 'now' });
  return met;
}

// Cards that were turned up here and have left the board since: Dracula also discards from his hand.
function gone(events: readonly GameEvent[]): Met[] {
  const met: Met[] = [];
  const turned: unknown[] = [];
  for (const { kind, encounter, spot } of events) {
    if (kind === 'encounter_revealed' || kind === 'ambush') turned.push(encounter);
    const hasLeft = kind === 'encounter_discarded' || (kind === 'encounter_returned' && spot === 'none');
    if (!hasLeft || !encounter || !turned.includes(encounter)) continue;
    met.push({
      number: null,
      encounter: encounter as Encounter,
      state: kind === 'encounter_discarded' ? 'discarded' : 'returned',
    });
  }
  return met;
}

// What is being carried out: the last one named that has neither left nor returned since.
function encounterNow(view: DraculaView, events: readonly GameEvent[], lying: readonly LurkerView[]): Encounter | null {
  const asked = view.question?.lurker;
  if (asked !== undefined) return lurkerOf(view, asked)?.encounter ?? null;
  const last = events.findLastIndex((e) => e.kind === 'ambush' || e.kind === 'matured');
  const encounter = events[last]?.encounter as Encounter | undefined;
  const isBack = events.slice(last + 1).some((e) => e.kind === 'encounter_returned' && e.encounter === encounter);
  const isThere = lying.some((lurker) => lurker.up && lurker.encounter === encounter);
  const isOver = isBack || (events[last]?.kind === 'ambush' && !isThere);
  return encounter === undefined || isOver ? null : encounter;
}

// Is an ambush or a search still going on? Everything that happens in it is shown in its scene.
const ENDS = ['turn', 'dawn', 'day', 'dusk', 'night', 'dracula_phase', 'moved', 'shifted', 'game_over'];
export function isMeeting(told: readonly GameEvent[]): boolean {
  const last = told.findLast((e) => e.kind === 'ambush' || e.kind === 'search' || ENDS.includes(e.kind));
  return last?.kind === 'ambush' || last?.kind === 'search';
}
