// How seats, phases and points of Blood Rage appear in the shell.
import type { SeatInfo, View } from '../../protocol/types.ts';
import type { GameModule, PhaseStep, SeatLook, SeatSummary } from '../contract.ts';
import { cardIcon } from './cards.ts';
import { asBloodRage, type ClanName, clanOf } from './view.ts';

const CLANS: Record<ClanName, Pick<SeatLook, 'colour' | 'shape'>> = {
  wolf: { colour: '--seat-red', shape: 'triangle' },
  raven: { colour: '--seat-blue', shape: 'circle' },
  serpent: { colour: '--seat-yellow', shape: 'diamond' },
  bear: { colour: '--seat-brown', shape: 'square' },
};

export const look: GameModule['look'] = (view: View, _info: SeatInfo, seat: number) => {
  const clan = clanOf(view, seat)?.clan ?? 'wolf';
  return { ...CLANS[clan], emblem: clan, side: { key: `br-clan-${clan}`, kind: 'clan', id: clan } };
};

export function summary(view: View, seat: number): SeatSummary {
  const clan = clanOf(view, seat);
  if (!clan) return { numbers: [], marks: [], hidden: [], status: null };
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
      {
        icon: 'valhalla',
        count: Object.values(clan.valhalla).reduce((a, b) => a + b, 0),
        key: 'br-number-valhalla',
      },
    ],
    status: clan.passed ? { key: 'br-status-passed' } : null,
  };
}

const PHASES = ['gods_gifts', 'action', 'discard', 'quest', 'ragnarok', 'release'];
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
  return { title: { key: 'br-age', args: { age: asBloodRage(view).age } }, steps };
};

export function hand(view: View, seat: number): string[] {
  return clanOf(view, seat)?.hand ?? [];
}

export function scene(view: View, me: number | null): string | null {
  const v = asBloodRage(view);
  if (v.phase === 'gods_gifts' && v.draft && me !== null && (v.draft.packet?.length ?? 0) > 0) return 'draft';
  if (v.battle && v.battle.fighting.length > 0) return 'battle';
  if (v.shown && v.shown.length > 0) return 'quest';
  return null;
}

export function scores(view: View): { seat: number; total: number; sources: Record<string, number> }[] | null {
  return asBloodRage(view).clans.map((c) => ({ seat: c.seat, total: c.glory, sources: c.sources }));
}
