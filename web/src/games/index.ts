// The games the client can draw: what the pages say of one before it is opened, and the module, loaded when it is.
// Every folder here is a game.
import { t } from '../i18n/words.svelte.ts';
import type { GameModule } from './contract.ts';

// What game.json says. Title, blurb, what the tutorial teaches, roles and sides are messages of the game's own file:
// PREFIX-title, -blurb, -learn, -role-NAME, -side-NAME (and -side-NAME-wins).
export interface GameEntry {
  id: string; // as the hall names it; its texts are in locales/*/ID.ftl …
  prefix: string; // … and their keys begin with this
  order: number; // on the first page
  folder: string;
  icons: string; // URL of its sprite
  // The emblems of its seats, with their colours.
  marks: readonly { icon: string; colour: string }[];
  // Options whose values are names in some order ("wolf-raven") → the kind of name.
  orders?: Record<string, string>;
}

const described = import.meta.glob<Omit<GameEntry, 'folder' | 'icons'>>('./*/game.json', {
  eager: true,
  import: 'default',
});
const sprites = import.meta.glob<string>('../generated/icons-*.svg', { eager: true, query: '?url', import: 'default' });
import.meta.glob('./*/marks.css', { eager: true }); // colours of marks that theme.css does not have
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

export const GAMES: readonly GameEntry[] = Object.entries(described)
  .map(([path, game]) => {
    const folder = path.split('/')[1] ?? '';
    return { ...game, folder, icons: sprites[`../generated/icons-${folder}.svg`] ?? '' };
  })
  .sort((a, b) => a.order - b.order);

// The game of that name, else the first one.
export function entryOf(game: string | null): GameEntry {
  return GAMES.find((g) => g.id === game) ?? (GAMES[0] as GameEntry);
}

export function canShow(game: string): boolean {
  return GAMES.some((g) => g.id === game);
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${GAMES.find((g) => g.id === game)?.folder}/index.ts`];
  if (!load) throw new Error(`no client for ${game}`);
  return load();
}

export function titleOf(game: string): string {
  const entry = GAMES.find((g) => g.id === game);
  return entry ? t(`${entry.prefix}-title`) : game;
}
export function roleName(game: string, role: string): string {
  return t(`${entryOf(game).prefix}-role-${role}`);
}
export function sideName(game: string, side: string): string {
  return t(`${entryOf(game).prefix}-side-${side}`);
}
