// A client with one more game: a copy of the sources with e2e/games/GAME laid among the games, built into a folder of
// its own. That nothing else must be touched for it is part of what is tested.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '../..');

// The folder of the built client; `remove` when done.
export function buildWith(game: string): { dist: string; remove: () => void } {
  const top = mkdtempSync(join(tmpdir(), 'ravenhall-client-'));
  const web = join(top, 'web');
  mkdirSync(web);
  for (const part of [
    'src',
    'locales',
    'scripts',
    'public',
    'index.html',
    'package.json',
    'svelte.config.js',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(join(WEB, part), join(web, part), { recursive: true });
  }
  symlinkSync(join(WEB, 'node_modules'), join(web, 'node_modules'));
  symlinkSync(resolve(WEB, '../games'), join(top, 'games')); // the rules, which the scripts read
  const folder = join(web, 'src/games', game);
  cpSync(join(WEB, 'e2e/games', game), folder, { recursive: true });
  const words = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  for (const language of readdirSync(join(web, 'locales'))) {
    for (const file of words) cpSync(join(folder, file), join(web, 'locales', language, file));
  }
  const run = (command: string, ...rest: string[]) =>
    execFileSync(command, rest, { cwd: web, stdio: ['ignore', 'ignore', 'pipe'] });
  run('npm', 'run', '--silent', 'prepare-assets');
  run('npx', 'vite', 'build', '--minify', 'false');
  return { dist: join(web, 'dist'), remove: () => rmSync(top, { recursive: true, force: true }) };
}
