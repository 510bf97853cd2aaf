// The games the client can draw, each loaded when a table of it is opened.
import type { GameModule } from './contract.ts';

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  'blood-rage': () => import('./blood_rage/index.ts'),
};

export function canShow(game: string): boolean {
  return game in modules;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[game];
  if (!load) throw new Error(`no client for ${game}`);
  return (await load()).default;
}
