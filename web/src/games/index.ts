// The games the client can draw: what the pages say of one before it is opened, and the module, loaded when it is.
import bloodRageIcons from '../generated/icons-blood_rage.svg';
import raidersIcons from '../generated/icons-raiders.svg';
import type { GameModule } from './contract.ts';

// Its title, what it is about and what its tutorial teaches are hall texts: game-ID, home-ID-blurb, home-ID-learn.
export interface GameEntry {
  id: string; // as the hall names it
  words: string; // file of the locale folders with its texts …
  prefix: string; // … and how their keys begin
  icons: string;
  // The emblems of its sides, with the colours of their seats.
  marks: readonly { icon: string; colour: string }[];
  load: () => Promise<{ default: GameModule }>;
}

const COLOURS = ['--seat-red', '--seat-blue', '--seat-yellow'];
const marks = (last: string, ...icons: string[]) => icons.map((icon, i) => ({ icon, colour: COLOURS[i] ?? last }));

export const GAMES: readonly GameEntry[] = [
  {
    id: 'blood-rage',
    words: 'blood-rage',
    prefix: 'br',
    icons: bloodRageIcons,
    marks: marks('--seat-brown', 'wolf', 'raven', 'serpent', 'bear'),
    load: () => import('./blood_rage/index.ts'),
  },
  {
    id: 'raiders',
    words: 'raiders',
    prefix: 'rn',
    icons: raidersIcons,
    marks: marks('--seat-green', 'ship_red', 'ship_blue', 'ship_yellow', 'ship_green'),
    load: () => import('./raiders/index.ts'),
  },
];

// The game of that name, else the first one.
export function entryOf(game: string | null): GameEntry {
  return GAMES.find((g) => g.id === game) ?? (GAMES[0] as GameEntry);
}

export function canShow(game: string): boolean {
  return GAMES.some((g) => g.id === game);
}

export async function loadGame(game: string): Promise<GameModule> {
  const entry = GAMES.find((g) => g.id === game);
  if (!entry) throw new Error(`no client for ${game}`);
  return (await entry.load()).default;
}
