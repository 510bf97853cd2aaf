// The whole game as a journey: where Dracula and the hunters were at each step, and what was found on the way. It is
// made of what was told; what nobody ever learned stays open.
import type { GameEvent, View } from '../../../protocol/types.ts';
import { asDracula, type Place } from '../view.ts';

// Half a day of the hunters (with the combats before it), or a phase of Dracula.
export type Part = 'start' | 'day' | 'night' | 'dracula';

export interface Step {
  part: Part;
  // On the time track, and how many weeks had passed.
  time: number;
  week: number;
  // Its first event.
  from: number;
  // As it ended. Null: it never came out.
  dracula: Place | null;
  isSeen: boolean;
  hunters: Readonly<Record<number, Place>>;
  influence: number;
  damage: number;
}

// A place where Dracula stayed; its name may come out long after.
interface Stay {
  place: Place | null;
}

const PARTS: Record<string, Part> = {
  dawn: 'day',
  day: 'day',
  dusk: 'night',
  night: 'night',
  dracula_phase: 'dracula',
};
const TRAIL = 6;

const placeIn = (value: unknown): Place | null =>
  typeof value === 'string' && value !== 'none' ? (value as Place) : null;

// What is known of the trail while the events are read, so that a card turned up later tells where he was before.
class Trail {
  now: Stay = { place: null };
  #spaces: (Stay | null)[] = [];
  #leaving: Stay | null = null;
  #lairs = new Map<string, Stay>();

  lay(place: Place | null): void {
    this.now = { place };
    this.#spaces[0] = this.now;
  }
  slide(): void {
    this.#spaces.unshift(null);
    this.#leaving = this.#spaces[TRAIL] ?? null;
    this.#spaces.length = Math.min(this.#spaces.length, TRAIL);
  }
  makeLair(spot: string): void {
    if (this.#leaving) this.#lairs.set(spot, this.#leaving);
  }
  enterLair(spot: string): void {
    this.now = this.#lairs.get(spot) ?? { place: null };
    this.#spaces[0] = this.now;
  }
  turnUp(spot: string, place: Place | null): void {
    const stay = spot.startsWith('space')
      ? this.#spaces[Number(spot.slice('space'.length)) - 1]
      : spot === 'leaving'
        ? this.#leaving
        : this.#lairs.get(spot);
    if (stay && place) stay.place = place;
  }
}

// The steps of the game. `view`: how it stands at the end.
export function journeyOf(events: readonly GameEvent[], view: View): Step[] {
  const trail = new Trail();
  const steps: (Step & { stay: Stay })[] = [];
  let [week, influence, damage, isSeen] = [0, 0, 0, false];
  let hunters: Record<number, Place> = {};
  const begin = (part: Part, time: number, from: number) =>
    steps.push({ part, time, week, from, dracula: null, isSeen, hunters, influence, damage, stay: trail.now });
  begin('start', 0, events[0]?.n ?? 0);

  for (const e of events) {
    const last = steps.at(-1);
    const part = PARTS[e.kind];
    // Dawn belongs to its day and dusk to its night.
    if (part && last?.part !== part) begin(part, Number(e.time ?? last?.time ?? 0), e.n);
    const place = placeIn(e.place) ?? placeIn(e.to);
    const isHunter = typeof e.actor === 'number' && e.actor > 0;
    if (isHunter && place && ['started', 'moved', 'shifted', 'to_hospital', 'left_hospital'].includes(e.kind))
      hunters = { ...hunters, [e.actor as number]: place };
    if (['settled', 'laid_card', 'bat_flew'].includes(e.kind)) trail.lay(place);
    if (e.kind === 'slid') trail.slide();
    if (e.kind === 'lair_made') trail.makeLair(String(e.spot));
    if (e.kind === 'lair_entered') trail.enterLair(String(e.spot));
    if (e.kind === 'location_revealed') trail.turnUp(String(e.spot), place);
    if (e.kind === 'dracula_revealed') trail.now.place = place;
    if (['dracula_revealed', 'dracula_hidden', 'bat_flew'].includes(e.kind)) isSeen = e.kind === 'dracula_revealed';
    if (e.kind === 'influence') influence = Number(e.influence);
    if (e.kind === 'dracula_hurt' || e.kind === 'dracula_healed') damage = Number(e.damage);
    if (e.kind === 'despair') week = Number(e.tokens);
    const now = steps.at(-1);
    if (now) Object.assign(now, { stay: trail.now, isSeen, hunters, influence, damage, week });
  }
  trail.now.place ??= asDracula(view).dracula.at;
  return steps.map(({ stay, ...step }) => ({ ...step, dracula: stay.place }));
}

export const stepAt = (steps: readonly Step[], n: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.from <= n),
  );

// The way up to a step: the places one after another, where they are known.
export function wayOf(steps: readonly Step[], until: number, who: number): Place[] {
  const way: Place[] = [];
  for (const step of steps.slice(0, until + 1)) {
    const place = who === 0 ? step.dracula : (step.hunters[who] ?? null);
    if (place && place !== way.at(-1)) way.push(place);
  }
  return way;
}

// What was found, and what it cost: the turns of the story.
const FINDS = [
  'location_revealed',
  'dracula_revealed',
  'ambush',
  'search',
  'combat',
  'vampire_defeated',
  'bitten',
  'defeated',
  'matured',
  'lair_made',
  'despair',
  'game_over',
];

export interface Find {
  event: GameEvent;
  step: number;
  place: Place | null;
}

export function findsOf(events: readonly GameEvent[], steps: readonly Step[]): Find[] {
  return events
    .filter((e) => FINDS.includes(e.kind))
    .map((event) => {
      const step = stepAt(steps, event.n);
      const seat = typeof event.actor === 'number' ? event.actor : 0;
      const there = steps[step];
      const place = placeIn(event.place) ?? (seat > 0 ? there?.hunters[seat] : there?.dracula) ?? null;
      return { event, step, place };
    });
}
