// The pattern behind a card's picture, one a family: waves for raids, wattle for the village, wings for the fallen,
// runes for the end, knots for heroes.
import type { CardFamily } from './cards.ts';

export const PATTERNS: Record<CardFamily, { size: number; d: string }> = {
  raid: { size: 22, d: 'M0 7q5.5-7 11 0t11 0M0 15q5.5-7 11 0t11 0M0 23q5.5-7 11 0t11 0' },
  village: { size: 16, d: 'M0 4h16M0 12h16M4 0v4M12 4v8M4 12v4' },
  death: { size: 24, d: 'M2 18Q4 6 22 4M6 18Q9 10 22 9M11 18q3-4 11-4M2 18h18' },
  end: { size: 20, d: 'M4 2v16M4 8l7-6M4 14l7-6M15 2v16M15 6l4 4' },
  hero: { size: 20, d: 'M10 0q7 10 0 20Q3 10 10 0M0 10q10-7 20 0-10 7-20 0' },
};
