// The events that deserve a short moment over the whole board, and how each of them looks.
import type { GameEvent } from '../../../protocol/types.ts';

export type Mood = 'blood' | 'death' | 'eyes' | 'dark' | 'gold' | 'dawn' | 'dusk' | 'night';

export interface Moment {
  n: number;
  mood: Mood;
  icon: string;
  // A number that counts, where one does.
  mark: string;
  event: GameEvent;
}

const MOMENTS: Record<string, { mood: Mood; icon: string }> = {
  dawn: { mood: 'dawn', icon: 'dawn' },
  dusk: { mood: 'dusk', icon: 'dusk' },
  night: { mood: 'night', icon: 'night' },
  despair: { mood: 'dark', icon: 'despair' },
  dracula_revealed: { mood: 'eyes', icon: 'revealed' },
  matured: { mood: 'blood', icon: 'mature' },
  rumor_laid: { mood: 'dark', icon: 'rumor' },
  influence: { mood: 'dark', icon: 'influence' },
  bitten: { mood: 'blood', icon: 'bite' },
  defeated: { mood: 'death', icon: 'defeated' },
  vampire_defeated: { mood: 'gold', icon: 'stake' },
};
// Influence that grows by one is told by the track.
const JUMP = 2;

export function momentOf(event: GameEvent | null): Moment | null {
  if (!event) return null;
  const { n, kind, amount, winner } = event;
  if (kind === 'game_over') {
    const isDracula = winner === 'dracula';
    return { n, mood: isDracula ? 'eyes' : 'gold', icon: isDracula ? 'dracula' : 'hunters', mark: '', event };
  }
  const found = MOMENTS[kind];
  if (!found) return null;
  if (kind !== 'influence') return { n, ...found, mark: '', event };
  const by = Number(amount);
  if (by < 0) return { n, mood: 'gold', icon: 'influence', mark: `−${-by}`, event };
  return by < JUMP ? null : { n, ...found, mark: `+${by}`, event };
}

// At most so long, in milliseconds and in short motions.
const LONGEST = 1500;
const MOTIONS = 6.5;
export const spanOf = (ms: number): number => Math.min(LONGEST, ms * MOTIONS);
