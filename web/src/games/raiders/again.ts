// A raid seen once more: its events from the log, and the table as it stood before them, told anew from the beginning.
import type { GameEvent, View } from '../../protocol/types.ts';
import type { Again } from '../contract.ts';
import { advance } from './advance.ts';
import { asRaiders, type RaidersView } from './view.ts';

// The line that tells what a raid brought stands for it.
export function repeatable(event: GameEvent): boolean {
  return event.kind === 'plundered';
}

const ENDS = ['turn_began', 'last_round', 'surplus', 'discarded', 'final_score', 'game_over'];

// From the sails to the last valkyrie.
export function raidAround(events: readonly GameEvent[], event: GameEvent): GameEvent[] {
  const at = events.findIndex((e) => e.n === event.n);
  let from = at;
  while (from > 0 && events[from]?.kind !== 'raided') from--;
  let to = at;
  while (to < events.length) {
    to++;
    const next = events[to];
    // The points counted at the end come right after the last raid.
    if (!next || ENDS.includes(next.kind) || (next.kind === 'vp' && next.source !== 'deaths')) break;
  }
  return events.slice(Math.max(0, from), to);
}

// What the raid now going on has brought, as far as it is worth a line.
const TOLD = [
  'raided',
  'rolled',
  'rerolled',
  'strength',
  'vp',
  'plundered',
  'fell',
  'returned_to_hand',
  'valkyrie_ignored',
  'valkyrie_step',
  'avenged',
  'dismissed',
  'gained',
];
export function tellRaid(events: readonly GameEvent[]): GameEvent[] {
  const began = events.findLastIndex((e) => e.kind === 'raided');
  return began < 0 ? [] : events.slice(began).filter((e) => TOLD.includes(e.kind));
}

// The table before the first event: three workers in the village, two silver each, everything else in the box.
function empty(view: View): RaidersView {
  const blank = structuredClone(asRaiders(view));
  Object.assign(blank, {
    raid: null,
    question: null,
    outcome: null,
    phase: 'setup',
    turn: 0,
    active: null,
    first: null,
  });
  for (const p of blank.players) {
    Object.assign(p, {
      vp: 0,
      ship_flipped: false,
      marker: 0,
      worker: 'black',
      silver: 2,
      provisions: 0,
      gold: 0,
      iron: 0,
      livestock: 0,
      armour: 0,
      valkyries: 0,
      valkyries_taken: 0,
      crew: [],
      hand_size: 0,
      hand: p.hand ? [] : null,
      tiles: [],
      picked: p.picked ? [] : null,
      picked_size: 0,
      sources: Object.fromEntries(Object.keys(p.sources).map((key) => [key, 0])),
    });
  }
  for (const b of blank.village) {
    Object.assign(b, {
      used: false,
      placed: false,
      worker: ['gate_house', 'town_hall', 'treasury'].includes(b.building) ? 'black' : null,
    });
  }
  for (const s of blank.settlements) {
    Object.assign(s, { left: 0, raiders: [], yours: null });
    for (const space of s.spaces) Object.assign(space, { set: null, worker: null });
  }
  Object.assign(blank.offerings, { open: [null, null, null], stack: 16, bottom: [], unseen: [] });
  blank.supply = {
    silver: 32 - 2 * blank.players.length,
    provisions: 32,
    gold: 18,
    iron: 18,
    livestock: 26,
    valkyrie: 18,
  };
  blank.deck = { size: 71, batch: 'top' };
  blank.discard = { size: 0, cards: blank.discard.cards ? [] : null };
  Object.assign(blank.end, { trigger: null, turns_left: null });
  return blank;
}

export function again(events: readonly GameEvent[], event: GameEvent, view: View): Again | null {
  const raid = raidAround(events, event);
  const first = raid[0];
  if (first?.kind !== 'raided') return null;
  let start: View = empty(view);
  for (const before of events) {
    if (before.n >= first.n) break;
    start = advance(start, before);
  }
  return { start: { ...start, raid: null } as View, events: raid };
}
