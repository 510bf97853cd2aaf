// How seats, the course of the game and points of Raiders appear in the shell.
import type { SeatInfo, View } from '../../protocol/types.ts';
import type { GameModule, Line, PhaseCount, PhaseStep, SeatLook, SeatNumberInfo, SeatSummary } from '../contract.ts';
import { cardIcon } from './cards.ts';
import { some } from './names.ts';
import { asRaiders, type Colour, crewStrength, playerOf, SEATS } from './view.ts';

type ShipName = (typeof SEATS)[number];
const SHIPS: Record<ShipName, Pick<SeatLook, 'colour' | 'shape'>> = {
  red: { colour: '--seat-red', shape: 'triangle' },
  blue: { colour: '--seat-blue', shape: 'circle' },
  yellow: { colour: '--seat-yellow', shape: 'diamond' },
  green: { colour: '--seat-green', shape: 'hexagon' },
};

export const look: GameModule['look'] = (_view: View, _info: SeatInfo, seat: number) => {
  const ship = SEATS[seat] ?? 'red';
  return { ...SHIPS[ship], emblem: `ship_${ship}`, name: { key: `rn-ship-${ship}`, kind: 'ship', id: ship } };
};

// The worker in hand: shape and colour as on the board, no number.
function worker(colour: Colour | null): SeatNumberInfo {
  if (!colour) return { icon: 'worker', value: '–', key: 'rn-number-worker-none' };
  return { icon: `worker_${colour}`, value: '', key: `rn-number-worker-${colour}`, colour: `--rn-worker-${colour}` };
}

export function summary(view: View, seat: number): SeatSummary {
  const p = playerOf(view, seat);
  if (!p) return { numbers: [], marks: [], hidden: [], status: null, sealed: null };
  const strength = crewStrength(p);
  const goods = (what: 'silver' | 'provisions' | 'gold' | 'iron' | 'livestock') => ({
    icon: what,
    value: p[what],
    key: 'rn-number-goods',
    args: { what: some(what, p[what]) },
  });
  return {
    numbers: [
      { icon: 'vp', value: p.vp, key: 'rn-number-vp', args: { n: p.vp } },
      {
        icon: 'strength',
        value: strength + p.armour,
        key: 'rn-number-strength',
        args: { crew: strength, armour: p.armour },
      },
      worker(p.worker),
      { icon: 'armour', value: p.armour, key: 'rn-number-armour', args: { n: p.armour } },
      { icon: 'valkyrie', value: p.valkyries, key: 'rn-number-valkyries', args: { n: p.valkyries } },
      goods('silver'),
      goods('provisions'),
      goods('gold'),
      goods('iron'),
      goods('livestock'),
    ],
    marks: p.crew.map(({ card }) => ({
      icon: cardIcon(card),
      detail: { kind: 'card', id: card },
      key: `rn-card-${card}`,
    })),
    hidden: [
      { icon: 'hand', count: p.hand_size, key: 'rn-number-hand' },
      { icon: 'tile', count: p.tiles.length, key: 'rn-number-tiles' },
    ],
    status: null,
    sealed: p.chosen ? { key: 'rn-status-chosen' } : null,
  };
}

const STEPS = ['setup', 'play', 'last'] as const;
const STEP_ICONS = { setup: 'hand', play: 'village', last: 'last_round' };

function stepOf(view: View): number {
  const { phase, end } = asRaiders(view);
  if (phase === 'over') return STEPS.length;
  if (phase !== 'play') return 0;
  return end.trigger ? 2 : 1;
}

export const phases: GameModule['phases'] = (view) => {
  const v = asRaiders(view);
  const now = stepOf(view);
  const steps = STEPS.map((step, i): PhaseStep => {
    const state = i < now ? 'past' : i === now ? 'now' : 'future';
    return { key: `rn-phase-${step}`, icon: STEP_ICONS[step], state };
  });
  const round = Math.max(1, Math.ceil(v.turn / Math.max(1, v.players.length)));
  const titles: Line[] = [
    { key: 'rn-phase-setup' },
    { key: 'rn-round', args: { round } },
    { key: 'rn-last-turns', args: { n: v.end.turns_left ?? 0 } },
    { key: 'rn-phase-over' },
  ];
  return { title: titles[now] ?? { key: 'rn-phase-over' }, chapters: [], steps, counts: now === 1 ? counts(view) : [] };
};

// How near the end is: when one of these comes to 0 the last round begins.
function counts(view: View): PhaseCount[] {
  const { end } = asRaiders(view);
  const count = (icon: string, id: string, n: number): PhaseCount => ({
    icon,
    value: n,
    line: { key: `rn-end-${id}`, args: { n } },
    detail: { kind: 'end', id },
  });
  return [
    count('fortress', 'fortresses', Math.max(0, end.fortress_sets - 1)),
    count('valkyrie', 'valkyries', end.valkyries_on_board),
    count('tile', 'offerings', end.stack),
  ];
}

// While three of the five first cards are being chosen they lie on the table, not in the hand.
const choosing = (view: View, seat: number): boolean =>
  view.phase === 'keep' && (view.question?.seats.includes(seat) ?? false);

export function hand(view: View, seat: number): string[] {
  const p = playerOf(view, seat);
  if (!p || choosing(view, seat)) return [];
  return (view.phase === 'keep' ? p.picked : p.hand) ?? [];
}

export function asksHand(view: View): boolean {
  return view.question?.kind !== 'keep';
}

export function scene(view: View, me: number | null): string | null {
  const v = asRaiders(view);
  if (me !== null && choosing(view, me) && (v.players[me]?.hand?.length ?? 0) > 0) return 'keep';
  return v.raid ? 'raid' : null;
}

export function scores(view: View): { seat: number; total: number; sources: Record<string, number> }[] | null {
  return asRaiders(view).players.map((p) => ({ seat: p.seat, total: p.vp, sources: p.sources }));
}
