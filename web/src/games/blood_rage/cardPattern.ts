// The pattern behind a card's picture: each god has its own, so has each kind that belongs to no god.
export interface CardPattern {
  size: number;
  d: string;
}

const PATTERNS: Record<string, CardPattern> = {
  // Rays of an eye, waves and ravens' wings; hammers' lightning; snakes; threads; horns' rings; blades.
  odin: { size: 22, d: 'M2 11q9-9 18 0q-9 9-18 0M11 8a3 3 0 1 1-.1 0M11 1v3M11 18v3' },
  thor: { size: 20, d: 'M12 0 5 10h6l-4 10M0 4l3-4M17 20l3-5' },
  loki: { size: 24, d: 'M0 6q6-8 12 0t12 0M0 18q6-8 12 0t12 0M6 12l1-1M18 0l1 1' },
  frigga: { size: 18, d: 'M9 0q7 9 0 18Q2 9 9 0M0 9q9-7 18 0Q9 16 0 9' },
  heimdall: { size: 24, d: 'M12 2a10 10 0 1 1-.1 0M12 7a5 5 0 1 1-.1 0M0 0l2 2M24 24l-2-2M24 0l-2 2M0 24l2-2' },
  tyr: { size: 16, d: 'M0 16 16 0M0 0l5 5M11 11l5 5M4 0 0 4M16 12l-4 4' },
  monster: { size: 18, d: 'M0 18q4-8 9 0 5-8 9 0M-9 9q4-8 9 0 5-8 9 0 4-8 9 0 5-8 9 0M0 0q4-8 9 0 5-8 9 0' },
  leader: { size: 20, d: 'M1 16V6l5 4 4-7 4 7 5-4v10Z' },
  warrior: { size: 18, d: 'M9 1l7 3v6q-2 6-7 7-5-1-7-7V4Z' },
  ship: { size: 20, d: 'M0 6q5-6 10 0t10 0M0 13q5-6 10 0t10 0M0 20q5-6 10 0t10 0' },
  quest: { size: 20, d: 'M4 0v20M4 8l8-8M4 16l8-8M16 0v6l-5 4M16 12v8' },
  battle: { size: 16, d: 'M0 0l16 16M16 0 0 16' },
  clan: { size: 20, d: 'M10 0 20 10 10 20 0 10ZM10 6l4 4-4 4-4-4Z' },
};

const PLAIN: CardPattern = { size: 16, d: 'M0 0l16 16M16 0 0 16' };

export const patternOf = (of: string): CardPattern => PATTERNS[of] ?? PLAIN;
