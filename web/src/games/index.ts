// The games the client can draw: what the pages say of one before it is opened, and the module, loaded when it is.
// Every folder here is a game.
import { t } from '../i18n/words.svelte.ts';
import type { GameModule } from './contract.ts';

export interface Mark {
  icon: string;
  colour: string;
  name?: string;
}

// What game.json says. Title, blurb, what the tutorial teaches, roles and sides are messages of the game's own file:
// PREFIX-title, -blurb, -learn, -role-NAME, -side-NAME (and -side-NAME-wins).
export interface GameEntry {
  id: string; // as the hall names it; its texts are in locales/*/ID.ftl …
  prefix: string; // … and their keys begin with this
  order: number; // on the first page
  folder: string;
  icons: string; // URL of its sprite
  board: string | null; // URL of a picture of its board (#day: by day), where it has a midgame.json
  minutes: readonly [number, number]; // how long it lasts around a table
  weight: 'light' | 'medium' | 'heavy'; // how much there is to think about
  // The emblems of its seats, with their colours and (PREFIX-NAME) names; roles have names of their own.
  marks: readonly Mark[];
  // Options whose values are names in some order ("wolf-raven") → the kind of name.
  orders?: Record<string, string>;
}

const described = import.meta.glob<Omit<GameEntry, 'folder' | 'icons' | 'board'>>('./*/game.json', {
  eager: true,
  import: 'default',
});
const sprites = import.meta.glob<string>('../generated/icons-*.svg', { eager: true, query: '?url', import: 'default' });
const boards = import.meta.glob<string>('../generated/board-*.svg', { eager: true, query: '?url', import: 'default' });
import.meta.glob('./*/marks.css', { eager: true }); // colours of marks that theme.css does not have
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

export const GAMES: readonly GameEntry[] = Object.entries(described)
  .map(([path, game]) => {
    const folder = path.split('/')[1] ?? '';
    const icons = sprites[`../generated/icons-${folder}.svg`] ?? '';
    return { ...game, folder, icons, board: boards[`../generated/board-${folder}.svg`] ?? null };
  })
  .sort((a, b) => a.order - b.order);

// The game of that name, else the first one.
export function entryOf(game: string | null): GameEntry {
  return GAMES.find((g) => g.id === game) ?? (GAMES[0] as GameEntry);
}

// What a seat will be known by. An option may have the marks in another order.
export function markOf(
  { marks, orders }: Pick<GameEntry, 'marks' | 'orders'>,
  seat: number,
  options: Record<string, string>,
): Mark | undefined {
  for (const [option, kind] of Object.entries(orders ?? {})) {
    const name = `${kind}-${options[option]?.split('-')[seat]}`;
    const dealt = marks.find((mark) => mark.name === name);
    if (dealt) return dealt;
  }
  return marks[seat];
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
