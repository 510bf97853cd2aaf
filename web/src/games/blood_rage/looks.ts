// How seats, phases and points of Blood Rage appear in the shell.
import { PHASE_NAMES } from '../../generated/blood_rage.ts';
import { name } from '../../i18n/fluent.ts';
import type { GameEvent, SeatInfo, View } from '../../protocol/types.ts';
import type { Chapter, GameModule, PhaseStep, SeatLook, SeatSummary } from '../contract.ts';
import { cardIcon } from './cards.ts';
import { questsTold } from './quests.ts';
import { asBloodRage, type Clan, clanOf } from './view.ts';

const CLANS: Record<Clan, Pick<SeatLook, 'colour' | 'shape'>> = {
  wolf: { colour: '--seat-red', shape: 'triangle' },
  raven: { colour: '--seat-blue', shape: 'circle' },
  serpent: { colour: '--seat-yellow', shape: 'diamond' },
  bear: { colour: '--seat-brown', shape: 'square' },
};

export const look: GameModule['look'] = (view: View, _info: SeatInfo, seat: number) => {
  const clan = clanOf(view, seat)?.clan ?? 'wolf';
  return { ...CLANS[clan], emblem: clan, name: { key: `br-clan-${clan}`, kind: 'clan', id: clan } };
};

export function summary(view: View, seat: number): SeatSummary {
  const clan = clanOf(view, seat);
  if (!clan) return { numbers: [], marks: [], hidden: [], status: null, sealed: null };
  const stat = (name: 'rage' | 'axes' | 'horns') => clan.stats[name].value;
  return {
    numbers: [
      { icon: 'glory', value: clan.glory, key: 'br-number-glory', args: { n: clan.glory } },
      { icon: 'rage', value: clan.rage, key: 'br-number-rage', args: { n: clan.rage, of: stat('rage') } },
      { icon: 'axes', value: stat('axes'), key: 'br-number-axes', args: { n: stat('axes') } },
      {
        icon: 'horns',
        value: `${clan.figures_on_map}/${stat('horns')}`,
        key: 'br-number-horns',
        args: { n: clan.figures_on_map, of: stat('horns') },
      },
    ],
    marks: clan.slots.flatMap((card) =>
      card ? [{ icon: cardIcon(card), detail: { kind: 'card', id: card }, key: `br-card-${card}` }] : [],
    ),
    hidden: [
      { icon: 'hand', count: clan.hand_size, key: 'br-number-hand' },
      { icon: 'quest', count: clan.quests.length, key: 'br-number-quests' },
    ],
    status: clan.passed ? { key: 'br-status-passed' } : null,
    sealed: hasChosen(view, seat) ? { key: 'br-draft-chosen' } : null,
  };
}

// Chose a card that the others do not see yet: in the draft, at the end of an Age, in a battle.
function hasChosen(view: View, seat: number): boolean {
  const { battle, clans } = asBloodRage(view);
  const inBattle = battle !== null && !battle.open && battle.cards.some((c) => c.seat === seat && c.chosen);
  return (clans[seat]?.chosen ?? false) || inBattle;
}

const PHASES: readonly string[] = PHASE_NAMES.filter((phase) => phase !== 'setup' && phase !== 'over');
const PHASE_ICONS: Record<string, string> = {
  gods_gifts: 'hand',
  action: 'battle',
  discard: 'discard',
  quest: 'quest',
  ragnarok: 'doom',
  release: 'valhalla',
};

export const phases: GameModule['phases'] = (view) => {
  const now = PHASES.indexOf(view.phase);
  const over = view.phase === 'over';
  const steps = PHASES.map((phase, i): PhaseStep => {
    const state = over || i < now ? 'past' : i === now ? 'now' : 'future';
    return { key: `br-phase-${phase}`, icon: PHASE_ICONS[phase] ?? 'age', state };
  });
  const title = over ? { key: 'br-phase-over' } : { key: 'br-age', args: { age: asBloodRage(view).age } };
  return { title, chapters: ages(view), steps };
};

const ROMAN = ['I', 'II', 'III'];

// The three Ages, each with the province that its Ragnarök swallows.
function ages(view: View): Chapter[] {
  const { age: now, doom, provinces, phase } = asBloodRage(view);
  return ROMAN.map((mark, i): Chapter => {
    const age = i + 1;
    const state = phase === 'over' || age < now ? 'past' : age === now ? 'now' : 'future';
    const id = doom[i];
    const lost = provinces.find((p) => p.id === id)?.destroyed ?? false;
    const place = name('br', 'place', id ?? 'yggdrasil');
    return {
      mark,
      title: { key: 'br-age', args: { age } },
      state,
      fate: id
        ? {
            icon: lost ? 'destroyed' : 'doom',
            line: { key: `br-place-${id}` },
            says: { key: lost ? 'br-track-lost' : 'br-track-doomed', args: { age, place } },
            detail: { kind: 'place', id },
          }
        : null,
    };
  });
}

export function hand(view: View, seat: number): string[] {
  return clanOf(view, seat)?.hand ?? [];
}

// The cards of the draft lie on the table.
export function asksHand(view: View): boolean {
  return view.question?.kind !== 'draft';
}

export function scene(view: View, me: number | null, told: readonly GameEvent[]): string | null {
  const v = asBloodRage(view);
  if (v.phase === 'gods_gifts' && v.draft && me !== null && (v.draft.packet?.length ?? 0) > 0) return 'draft';
  if (v.battle && v.battle.fighting.length > 0) return 'battle';
  if (v.phase === 'quest' && questsTold(told).length > 0) return 'quest';
  return null;
}

export function scores(view: View): { seat: number; total: number; sources: Record<string, number> }[] | null {
  return asBloodRage(view).clans.map((c) => ({ seat: c.seat, total: c.glory, sources: { ...c.sources } }));
}
