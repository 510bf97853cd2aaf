// How seats, the course of the game and hands of Dracula appear in the shell.
import { FACTS } from '../../generated/dracula.ts';
import type { GameEvent, SeatInfo, View } from '../../protocol/types.ts';
import type { Chapter, GameModule, Line, PhaseStep, SeatLook, SeatNumberInfo, SeatSummary } from '../contract.ts';
import { cardIcon, cardKind } from './cards.ts';
import { weekday } from './names.ts';
import { asDracula, DRACULA, healthLeft, type HunterView, hunterOf, roleOf, ROLES } from './view.ts';
import { isMeeting } from './scenes/meeting.ts';

const LOOKS: Record<(typeof ROLES)[number], Pick<SeatLook, 'colour' | 'shape'>> = {
  dracula: { colour: '--dr-dracula', shape: 'star' },
  godalming: { colour: '--dr-godalming', shape: 'square' },
  seward: { colour: '--dr-seward', shape: 'circle' },
  van_helsing: { colour: '--dr-van-helsing', shape: 'hexagon' },
  mina: { colour: '--dr-mina', shape: 'diamond' },
};

export const look: GameModule['look'] = (_view: View, _info: SeatInfo, seat: number) => {
  const role = roleOf(seat);
  return { ...LOOKS[role], emblem: role, name: { key: `dr-role-${role}`, kind: 'role', id: role } };
};

type Mark = SeatSummary['marks'][number];
const cardMark = (card: string): Mark => ({
  icon: cardIcon(card),
  detail: { kind: cardKind(card), id: card },
  key: `dr-${cardKind(card)}-${card}`,
});
const tokenMark = (icon: string): Mark => ({ icon, detail: { kind: 'token', id: icon }, key: `dr-mark-${icon}` });
const placeMark = (place: string, icon = 'location'): Mark => ({
  icon,
  detail: { kind: 'place', id: place },
  key: `dr-place-${place}`,
});
const health = (body: { health: number; damage: number }): SeatNumberInfo => {
  const n = healthLeft(body);
  return { icon: 'health', value: n, key: 'dr-number-health', args: { n, most: body.health } };
};

export function summary(view: View, seat: number): SeatSummary {
  const hunter = hunterOf(view, seat);
  return hunter ? hunterSummary(view, hunter) : draculaSummary(view);
}

function hunterSummary(view: View, h: HunterView): SeatSummary {
  const bites = { icon: 'bite', value: h.bites, key: 'dr-number-bites', args: { n: h.bites } };
  const fighter = asDracula(view).combat?.hunters.find((f) => f.seat === h.seat);
  return {
    numbers: [health(h), bites],
    marks: [
      ...(h.at ? [placeMark(h.at, h.hospital ? 'hospital' : 'location')] : []),
      ...(h.bats ? [tokenMark('bats')] : []),
      ...(h.weakened ? [tokenMark('weakened')] : []),
      ...[h.open_item, h.open_event].flatMap((card) => (card ? [cardMark(card)] : [])),
    ],
    hidden: [
      { icon: 'item', count: h.items.size, key: 'dr-number-items' },
      { icon: 'event', count: h.events.size, key: 'dr-number-events' },
      { icon: 'ticket', count: h.tickets.size, key: 'dr-number-tickets' },
    ],
    status: statusOf(h),
    sealed: chosen(view, fighter?.chosen),
  };
}

function statusOf(h: HunterView): Line | null {
  if (h.defeated) return { key: 'dr-status-defeated' };
  if (h.hospital) return { key: 'dr-status-hospital' };
  return h.delayed ? { key: 'dr-status-delayed' } : null;
}

// A card of the combat that is chosen and still face down.
function chosen(view: View, has: boolean | undefined): Line | null {
  return has && !asDracula(view).combat?.shown ? { key: 'dr-status-chosen' } : null;
}

function draculaSummary(view: View): SeatSummary {
  const { dracula, influence, options, dark_ally, combat } = asDracula(view);
  const numbers: SeatNumberInfo[] = [
    health(dracula),
    {
      icon: 'influence',
      value: influence,
      key: 'dr-number-influence',
      args: { n: influence, most: FACTS.numbers.influence },
    },
  ];
  if (options.rumors === 'on')
    numbers.push({ icon: 'rumor', value: dracula.rumors, key: 'dr-number-rumors', args: { n: dracula.rumors } });
  return {
    numbers,
    marks: [
      ...(dracula.at ? [placeMark(dracula.at, dracula.revealed ? 'revealed' : 'location')] : []),
      ...(dracula.bodyguards > 0 ? [tokenMark('guards')] : []),
      ...(dark_ally ? [cardMark(dark_ally)] : []),
    ],
    hidden: [
      { icon: 'encounter', count: dracula.encounters.size, key: 'dr-number-encounters' },
      { icon: 'omen', count: dracula.events.size, key: 'dr-number-events' },
    ],
    status: null,
    sealed: chosen(view, combat?.chosen),
  };
}

const STEPS = ['dawn', 'day', 'dusk', 'night', 'dracula'] as const;
// After three weeks the last one never ends.
const WEEKS = ['I', 'II', 'III', 'IV'];

export const phases: GameModule['phases'] = (view) => {
  const v = asDracula(view);
  const now = STEPS.findIndex((step) => step === v.phase);
  const over = v.phase === 'over';
  const steps = STEPS.map((step, i): PhaseStep => {
    const state = over || i < now ? 'past' : i === now ? 'now' : 'future';
    return { key: `dr-phase-${step}`, icon: step, state };
  });
  const title: Line =
    now < 0
      ? { key: `dr-phase-${v.phase}` }
      : { key: 'dr-week-day', args: { week: v.despair + 1, day: weekday(v.weekday) } };
  const chapters = WEEKS.map((mark, i): Chapter => {
    const state = over || i < v.despair ? 'past' : i === v.despair ? 'now' : 'future';
    return { mark, title: state === 'now' ? title : { key: 'dr-week', args: { week: i + 1 } }, state, fate: null };
  });
  return { title, chapters, steps };
};

// Encounters lie before Dracula, combat cards in the scene.
export function hand(view: View, seat: number): string[] {
  if (seat === DRACULA) return asDracula(view).dracula.events.cards ?? [];
  const hunter = hunterOf(view, seat);
  if (!hunter) return [];
  const { items, events, tickets } = hunter;
  return [...(items.cards ?? []), ...(events.cards ?? []), ...(tickets.cards ?? [])];
}

// Chosen from cards that lie elsewhere: in a scene, before Dracula, with somebody else.
const ELSEWHERE = ['give', 'plot', 'find', 'hoax', 'veil', 'victim_card', 'lay', 'schemed_encounter', 'soil', 'brides'];

export function asksHand(view: View): boolean {
  const kind = view.question?.kind ?? '';
  return !ELSEWHERE.includes(kind) && !(kind === 'fight' && view.viewer === DRACULA);
}

// An ambush or a search, as long as somebody is asked about it.
const MEETINGS = [
  'ambush',
  'ward',
  'hounds',
  'seduction',
  'match',
  'order',
  'join',
  'stay_delayed',
  'soil',
  'show',
  'spy',
  'mob',
  'wolves',
];

export function scene(view: View, me: number | null, told: readonly GameEvent[]): string | null {
  const { combat, question } = asDracula(view);
  // From a combat the bat flies over the map.
  if (question?.kind === 'bat') return null;
  if (combat) return 'combat';
  // While what followed is told nobody is asked.
  if (!question) return isMeeting(told) ? 'encounter' : null;
  if (MEETINGS.includes(question.kind)) return 'encounter';
  return question.kind === 'give' && me !== null && question.seats.includes(me) ? 'trade' : null;
}

// Nothing is counted: somebody wins.
export const scores: GameModule['scores'] = () => null;
