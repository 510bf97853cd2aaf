// The pattern on the back of an unknown card, 20 × 20: a damask for things, script for events, wings for Dracula's …
const KNOTS: Record<string, string> = {
  card: 'M10 0q7 10 0 20Q3 10 10 0M0 10q10-7 20 0-10 7-20 0',
  item: 'M0 0l20 20M20 0L0 20M10 3l7 7-7 7-7-7Z',
  event: 'M0 5q5-4 10 0t10 0M0 12q5-4 10 0t10 0M0 19q5-4 10 0t10 0',
  omen: 'M0 6q5-6 10 2Q15 0 20 6M0 16q5-6 10 2 5-8 10-2M10 8v4',
  encounter: 'M10 1v18M1 10h18M4 4l12 12M16 4L4 16M7 7q3-2 6 0 2 3 0 6-3 2-6 0-2-3 0-6',
  combat: 'M2 0l6 20M8 0l6 20M14 0l6 20',
  power: 'M0 20L10 2l10 18M5 20l5-9 5 9',
  ticket: 'M0 4h20M0 10h20M0 16h20M5 4v6M15 10v6',
};
export const knotOf = (kind: string): string => KNOTS[kind] ?? KNOTS.card ?? '';
