// The view between two events: what the event tells, put into the view before it. Only for showing; the true view
// follows.
import type { GameEvent, View } from '../../protocol/types.ts';
import { tracksOf } from './stats.ts';
import { asBloodRage, type BattleView, type BloodRageView, type FigureGroup, type StatName } from './view.ts';

function place(view: BloodRageView, id: string): { figures: FigureGroup[] } | undefined {
  return view.provinces.find((p) => p.id === id) ?? view.fjords.find((f) => f.id === id);
}

function add(view: BloodRageView, id: string, seat: number, figure: string, by: number): void {
  const clan = view.clans[seat];
  if (id === 'reserve' || id === 'valhalla') {
    const pool = clan?.[id];
    if (pool) pool[figure] = Math.max(0, (pool[figure] ?? 0) + by);
    return;
  }
  const there = place(view, id);
  if (!there || !clan) return;
  const group = there.figures.find((f) => f.seat === seat && f.figure === figure);
  if (group) group.count = Math.max(0, group.count + by);
  else if (by > 0) there.figures.push({ seat, figure, count: by });
  there.figures = there.figures.filter((f) => f.count > 0);
  clan.figures_on_map = Math.max(0, clan.figures_on_map + by);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

// With these the table has turned to something else.
const AFTER_BATTLE = ['upgraded', 'quest_laid', 'passed', 'marched', 'phase_began', 'age_began'];

function seatsOf(mask: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => i).filter((i) => (mask >> i) & 1);
}

function battleAt(view: BloodRageView, where: string, pillager: number, fighting: number[]): BattleView {
  const strength = view.provinces.find((p) => p.id === where)?.strength ?? view.clans.map(() => 0);
  const cards = fighting.map((seat) => ({
    seat,
    card: null,
    bonus: 0,
    raised: 0,
    late: [],
    voided: false,
    settled: false,
    spared: null,
    chosen: false,
  }));
  const none = view.clans.map(() => 0);
  return {
    where,
    pillager,
    challenge: false,
    fighting,
    open: false,
    cards,
    destroyed: none,
    strength,
    total: null,
    winner: null,
  };
}

export function advance(view: View, event: GameEvent): View {
  const seat = typeof event.actor === 'number' ? event.actor : -1;
  const next = structuredClone(asBloodRage(view));
  const clan = next.clans[seat];
  if (AFTER_BATTLE.includes(event.kind)) next.battle = null;
  switch (event.kind) {
    case 'invaded':
      add(next, text(event.from) || 'reserve', seat, text(event.figure), -1);
      add(next, text(event.place), seat, text(event.figure), 1);
      break;
    case 'marched':
    case 'joined':
      add(next, text(event.from), seat, text(event.figure), -1);
      add(next, text(event.to), seat, text(event.figure), 1);
      break;
    case 'leader_moved':
      add(next, text(event.from), seat, 'leader', -1);
      add(next, text(event.to), seat, 'leader', 1);
      break;
    case 'witch_retreated':
      add(next, text(event.from), seat, 'volur_witch', -1);
      add(next, 'yggdrasil', seat, 'volur_witch', 1);
      break;
    case 'figure_destroyed':
      add(next, text(event.place), seat, text(event.figure), -1);
      add(next, 'valhalla', seat, text(event.figure), 1);
      break;
    case 'sacrificed':
      add(next, text(event.place), seat, text(event.figure), -1);
      add(next, 'valhalla', seat, text(event.figure), 1);
      break;
    case 'replaced':
      // The figure of a Monster that is given up leaves with its card.
      for (const there of [...next.provinces, ...next.fjords]) {
        if (there.figures.some((f) => f.seat === seat && f.figure === event.card))
          add(next, there.id, seat, text(event.card), -1);
      }
      break;
    case 'released':
      for (const [figure, count] of Object.entries(clan?.valhalla ?? {})) {
        add(next, 'valhalla', seat, figure, -count);
        add(next, 'reserve', seat, figure, count);
      }
      break;
    case 'token_placed': {
      const province = next.provinces.find((p) => p.id === event.place);
      if (province) Object.assign(province, { reward: text(event.reward) || null, pillaged: false });
      break;
    }
    case 'upgraded':
      if (clan) {
        clan.slots[number(event.slot)] = text(event.card) || null;
        if (clan.hand_size > 0) clan.hand_size--;
      }
      break;
    case 'glory':
      if (clan) clan.glory += number(event.amount);
      break;
    case 'rage':
      if (clan) clan.rage = number(event.rage);
      break;
    case 'rage_refilled':
      if (clan) clan.rage = number(event.rage);
      break;
    case 'passed':
      if (clan) {
        clan.passed = true;
        clan.rage = 0;
      }
      break;
    case 'stat_raised': {
      const stat = clan?.stats[text(event.stat) as StatName];
      if (stat) {
        stat.step = number(event.step);
        stat.value = tracksOf(next)[text(event.stat) as StatName][stat.step - 1] ?? stat.value;
      }
      break;
    }
    case 'pillaged': {
      const province = next.provinces.find((p) => p.id === event.place);
      if (province) province.pillaged = true;
      break;
    }
    case 'province_lost': {
      const province = next.provinces.find((p) => p.id === event.place);
      if (province) province.destroyed = true;
      break;
    }
    case 'pillage_declared':
      next.battle = battleAt(next, text(event.place), seat, []);
      break;
    case 'battle_began':
      next.battle = battleAt(
        next,
        text(event.place),
        next.battle?.pillager ?? seat,
        seatsOf(number(event.clans), next.clans.length),
      );
      break;
    case 'card_chosen': {
      const side = next.battle?.cards.find((c) => c.seat === seat);
      if (side) side.chosen = true;
      break;
    }
    case 'card_revealed': {
      const side = next.battle?.cards.find((c) => c.seat === seat);
      if (next.battle && side) {
        next.battle.open = true;
        side.card = text(event.card) || null;
      }
      break;
    }
    case 'late_card':
      next.battle?.cards.find((c) => c.seat === seat)?.late.push(text(event.card) || null);
      break;
    case 'text_voided': {
      const side = next.battle?.cards.find((c) => c.seat === seat);
      if (side) side.voided = true;
      break;
    }
    case 'total':
      if (next.battle) {
        next.battle.total ??= next.clans.map(() => 0);
        next.battle.total[seat] = number(event.total);
        next.battle.strength[seat] = number(event.figures);
      }
      break;
    case 'battle_won':
      if (next.battle) next.battle.winner = seat;
      break;
    case 'phase_began':
      next.phase = text(event.phase) || next.phase;
      break;
    case 'age_began':
      next.age = number(event.age);
      break;
    default:
      return view;
  }
  return next;
}

// Things worth more than a glance, and those not worth one.
const BEATS: Record<string, number> = {
  token_placed: 0,
  doom_foretold: 0,
  dealt: 0,
  kept: 0,
  card_chosen: 0,
  rage_refilled: 0,
  first_player: 0,
  card_returned: 0,
  card_discarded: 0,
  hand_discarded: 0,
  stayed: 0,
  pillage_declared: 3,
  battle_began: 3,
  card_revealed: 4,
  text_acts: 3,
  text_voided: 3,
  total: 3,
  battle_won: 5,
  battle_tied: 5,
  pillaged: 3,
  province_lost: 6,
  phase_began: 2,
  age_began: 4,
  figure_destroyed: 2,
  quest_shown: 3,
  quest_result: 3,
};

export function beats(event: GameEvent): number {
  return BEATS[event.kind] ?? 1.5;
}
