// The shapes by which seats are told apart, in a box of 100 by 100.
import type { Shape } from '../games/contract.ts';

export const OUTLINES: Readonly<Record<Shape, string>> = {
  triangle: 'M50 4 98 92H2Z',
  circle: 'M50 3a47 47 0 1 0 .01 0Z',
  diamond: 'M50 1 99 50 50 99 1 50Z',
  square: 'M7 7H93V93H7Z',
  star: 'M50 2 62 36 98 38 70 60 80 96 50 76 20 96 30 60 2 38 38 36Z',
  hexagon: 'M50 2 93 26V74L50 98 7 74V26Z',
};
