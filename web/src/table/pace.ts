// How long an event is looked at, at normal speed: as long as it takes to read what is said of it.
export interface Look {
  ms: number;
  // 0: bookkeeping, left out first when much is waiting; 2: left out last.
  weight: 0 | 1 | 2;
}

// What the pace is made of: how long the game finds it worth looking at (in short motions; 0: not at all), what the log
// says of it, and whether the person at the screen did it: they know, and see it at the pace of their own hand.
export interface Told {
  beats: number;
  said: { weight: 'heading' | 'normal' | 'minor'; letters: number } | null;
  own: boolean;
}

const MOTION = 200; // milliseconds of one short motion
const GRAVE = 3; // from so many of them on it is more than a move: a battle, a find, an end
const LEAST = 1200;
const GLANCE = 700; // to find where on the board it happens
const LETTER = 14;

// Expects `factor` 1 at normal speed, more when slower.
export function lookAt({ beats, said, own }: Told, factor: number): Look {
  if (beats === 0) return { ms: 0, weight: 0 };
  const motion = beats * MOTION * factor;
  if (!said || said.weight === 'minor') return { ms: motion, weight: 0 };
  const grave = beats >= GRAVE;
  if (own && !grave) return { ms: motion, weight: 1 };
  const reading = Math.max(LEAST, GLANCE + LETTER * said.letters);
  const extra = grave ? (beats - GRAVE + 1) * MOTION : 0;
  return { ms: (reading + extra) * factor, weight: grave || said.weight === 'heading' ? 2 : 1 };
}
