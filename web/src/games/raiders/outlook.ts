// What a raid on a settlement would need and bring the viewer: shown on the map without a click.
import { range } from './strength.ts';
import type { SettlementView } from './view.ts';

export interface Need {
  icon: 'crew' | 'provisions' | 'gold';
  // After discounts, as printed, and how many of them the viewer lacks.
  n: number;
  printed: number;
  missing: number;
}

export function needsOf({ crew, provisions, gold, left, yours }: SettlementView): Need[] {
  // Where nothing is left to take, nothing is missing.
  const missing = left > 0 ? yours?.missing : undefined;
  const needs: Need[] = [
    { icon: 'crew', n: crew, printed: crew, missing: missing?.crew ?? 0 },
    { icon: 'provisions', n: yours?.provisions ?? provisions, printed: provisions, missing: missing?.provisions ?? 0 },
    { icon: 'gold', n: yours?.gold ?? gold, printed: gold, missing: missing?.gold ?? 0 },
  ];
  return needs.filter((need) => need.printed > 0);
}

// With any dice, with good dice, not at all; "open" for spectators.
export type Reach = 'sure' | 'chance' | 'never' | 'open';

export interface Step {
  strength: number;
  vp: number;
  reach: Reach;
  // Probability in percent, null for spectators.
  percent: number | null;
}

// Faces of a raid die (DT-1).
const FACES = [2, 3, 3, 4, 4, 5];

// How many of 100 rolls of so many dice show at least that much.
export function percentOf(dice: number, least: number): number {
  if (dice === 0) return least <= 0 ? 100 : 0;
  const sums = dice === 1 ? FACES : FACES.flatMap((a) => FACES.map((b) => a + b));
  return Math.round((100 * sums.filter((sum) => sum >= least).length) / sums.length);
}

export function outlook(settlement: SettlementView): Step[] {
  const { dice, tiers, yours } = settlement;
  const steps = tiers.length > 0 ? tiers : [{ strength: 0, vp: 1 }];
  return steps.map(({ strength, vp }) => {
    if (!yours) return { strength, vp, reach: 'open', percent: null };
    const { least, most } = range(yours.strength, dice);
    const reach = strength === 0 || least >= strength ? 'sure' : most >= strength ? 'chance' : 'never';
    return { strength, vp, reach, percent: reach === 'sure' ? 100 : percentOf(dice, strength - yours.strength) };
  });
}
