// Takes along the modules of the hall in the page if they were built (cmake --preset wasm, target page_modules);
// without them every game is played on the server. PAGE_MODULES= names another folder.
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.env.PAGE_MODULES ?? fileURLToPath(new URL('../../build/wasm', import.meta.url));
const modules = ['hall.wasm', 'thinker.wasm'];
const missing = modules.filter((name) => !existsSync(join(folder, name)));
for (const name of modules) {
  const here = fileURLToPath(new URL(`../src/here/${name}`, import.meta.url));
  if (missing.length === 0) copyFileSync(join(folder, name), here);
  else rmSync(here, { force: true });
}
if (missing.length > 0) console.log(`No ${missing.join(' and no ')}: games are played on the server only.`);
