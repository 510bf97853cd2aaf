// A raid while its events are played: what each of them adds to it.
import type { GameEvent } from '../../protocol/types.ts';
import { joinHand, leaveCrew, pile } from './goods.ts';
import { strengthLines, sumOf } from './strength.ts';
import {
  type Colour,
  type PlayerView,
  type RaidersView,
  type RaidView,
  setOf,
  settlementOf,
  type SettlementView,
  type Source,
  spaceOf,
} from './view.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function begin(player: PlayerView, settlement: SettlementView): RaidView {
  const brawlers = player.crew.filter((c) => c.card === 'brawler').length;
  const lines = settlement.dice > 0 ? strengthLines(player, settlement.type, []) : [];
  return {
    seat: player.seat,
    settlement: settlement.id,
    dice: [],
    rerolls: settlement.dice > 0 ? brawlers : 0,
    lines,
    strength: sumOf(lines),
    scored: false,
    tier_vp: 0,
    crew_vp: 0,
    sets: settlement.spaces.filter((s) => s.set).map((s) => s.number),
    chosen: null,
    valkyries_left: 0,
  };
}

function roll(view: RaidersView, player: PlayerView, dice: number[]): void {
  const { raid } = view;
  const settlement = raid && settlementOf(view, raid.settlement);
  if (!raid || !settlement) return;
  raid.dice = dice;
  raid.lines = strengthLines(player, settlement.type, dice);
  raid.strength = sumOf(raid.lines);
}

// True if the event is one of a raid.
export function advanceRaid(next: RaidersView, player: PlayerView, event: GameEvent): boolean {
  const { raid } = next;
  switch (event.kind) {
    case 'raided': {
      const settlement = settlementOf(next, text(event.settlement));
      if (!settlement) return true;
      settlement.raiders.push(text(event.worker) as Colour);
      player.worker = null;
      next.raid = begin(player, settlement);
      return true;
    }
    case 'rolled':
      roll(
        next,
        player,
        [number(event.die1), number(event.die2)].filter((face) => face > 0),
      );
      return true;
    case 'rerolled':
      if (raid) {
        raid.rerolls = Math.max(0, raid.rerolls - 1);
        roll(
          next,
          player,
          raid.dice.map((face, i) => (i + 1 === number(event.die) ? number(event.face) : face)),
        );
      }
      return true;
    case 'strength':
      if (raid) Object.assign(raid, { strength: number(event.total), scored: true, rerolls: 0 });
      return true;
    case 'vp':
      score(next, player, text(event.source) as Source, number(event.amount));
      return true;
    case 'plundered':
      plunder(next, player, event);
      return true;
    case 'fell':
      leaveCrew(player, text(event.card));
      pile(next, text(event.card));
      player.valkyries_taken += 1;
      next.supply.valkyrie += 1;
      if (raid) raid.valkyries_left = Math.max(0, raid.valkyries_left - 1);
      return true;
    case 'returned_to_hand':
      pile(next, text(event.card), -1);
      joinHand(player, text(event.card));
      return true;
    case 'valkyrie_ignored':
      next.supply.valkyrie += 1;
      if (raid) raid.valkyries_left = Math.max(0, raid.valkyries_left - 1);
      return true;
    case 'valkyrie_step':
      player.valkyries = number(event.valkyries);
      return true;
    default:
      return false;
  }
}

function score(next: RaidersView, player: PlayerView, source: Source, amount: number): void {
  player.vp += amount;
  Object.assign(player, { ship_flipped: player.vp >= 50, marker: player.vp % 50 });
  player.sources[source] = (player.sources[source] ?? 0) + amount;
  if (!next.raid) return;
  next.raid.scored = true;
  if (source === 'raid') next.raid.tier_vp += amount;
  if (source === 'crew_raid') next.raid.crew_vp += amount;
}

function plunder(next: RaidersView, player: PlayerView, event: GameEvent): void {
  const at = spaceOf(text(event.space));
  const settlement = settlementOf(next, at.settlement);
  const space = settlement?.spaces[at.number - 1];
  const set = setOf(text(event.set));
  for (const what of ['gold', 'iron', 'livestock'] as const) player[what] += set[what];
  player.worker = text(event.worker) as Colour;
  if (space && settlement) {
    Object.assign(space, { set: null, worker: null });
    settlement.left = Math.max(0, settlement.left - 1);
  }
  if (next.raid) Object.assign(next.raid, { scored: true, chosen: at.number, sets: [], valkyries_left: set.valkyrie });
}
