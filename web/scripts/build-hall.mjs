// Takes the hall's module along if it was built (cmake --preset wasm, target hall_page); without it every game is
// played on the server. HALL_WASM= names another one.
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = process.env.HALL_WASM ?? fileURLToPath(new URL('../../build/wasm/hall.wasm', import.meta.url));
const here = fileURLToPath(new URL('../src/here/hall.wasm', import.meta.url));
if (existsSync(built)) {
  copyFileSync(built, here);
} else {
  rmSync(here, { force: true });
  console.log('No hall.wasm: games are played on the server only.');
}
