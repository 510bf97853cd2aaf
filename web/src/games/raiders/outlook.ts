// What a raid on a settlement would need and bring the viewer: shown on the map without a click.
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

export function outlook({ tiers, yours }: SettlementView): Step[] {
  return tiers.map(({ strength, vp }, i) => {
    const percent = yours?.odds[i] ?? null;
    const reach = percent === null ? 'open' : percent === 100 ? 'sure' : percent > 0 ? 'chance' : 'never';
    return { strength, vp, reach, percent };
  });
}
