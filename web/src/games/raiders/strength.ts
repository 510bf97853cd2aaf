// What a raid is worth: the strength of the crew line by line, and how many points a strength brings. The engine
// judges; this is for showing a raid while its events are played, and what to expect of one.
import type { PlayerView, SettlementType, SettlementView, StrengthLine } from './view.ts';

// What a crew card adds beside its printed strength (HK-2).
export function abilityStrength(card: string, player: PlayerView, type: SettlementType): number {
  switch (card) {
    case 'armourer':
      return type === 'monastery' ? 2 : 0;
    case 'barbarian':
      return type === 'fortress' ? 2 : 0;
    case 'brynjar':
      return Math.floor(player.armour / 3);
    case 'folke':
      return Math.max(0, player.crew.length - 1);
    case 'ragnhildr':
      return Math.floor(player.valkyries / 2);
    default:
      return 0;
  }
}

export function strengthLines(player: PlayerView, type: SettlementType, dice: readonly number[]): StrengthLine[] {
  const lines: StrengthLine[] = [];
  const rolled = dice.reduce((sum, die) => sum + die, 0);
  if (rolled > 0) lines.push({ what: 'dice', card: null, amount: rolled });
  for (const { card, strength } of player.crew) {
    lines.push({ what: 'card', card, amount: strength });
    const more = abilityStrength(card, player, type);
    if (more > 0) lines.push({ what: 'ability', card, amount: more });
  }
  if (player.armour > 0) lines.push({ what: 'armour', card: null, amount: player.armour });
  return lines;
}

export const sumOf = (lines: readonly StrengthLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);

// The highest step that is reached (RD-3).
export function tierVp(settlement: SettlementView, strength: number): number {
  return settlement.tiers.reduce((vp, tier) => (strength >= tier.strength ? tier.vp : vp), 0);
}

// A raid die shows 2 to 5.
export const LEAST_FACE = 2;
export const MOST_FACE = 5;

// What the dice can make of a strength without them.
export function range(strength: number, dice: number): { least: number; most: number } {
  return { least: strength + dice * LEAST_FACE, most: strength + dice * MOST_FACE };
}
