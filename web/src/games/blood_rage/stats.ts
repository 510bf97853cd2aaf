// The three tracks of a clan sheet: the value of each step.
import { asBloodRage, type StatName } from './view.ts';
import type { View } from '../../protocol/types.ts';

export function tracksOf(view: View): Record<StatName, number[]> {
  const lastAxes = Number(asBloodRage(view).options?.axes_last ?? 8);
  return { rage: [6, 7, 8, 9, 12, 12], axes: [3, 4, 5, 6, 8, lastAxes], horns: [4, 5, 6, 7, 10, 10] };
}

// Glory at the end of the game for a token on that step.
export const LEGEND = [0, 0, 0, 10, 10, 20];
