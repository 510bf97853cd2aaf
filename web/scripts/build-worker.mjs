// After the build of the client: dist/version.json, what this version is, and dist/sw.js, the service worker
// (src/offline/worker.ts) with the list of all files. Its first line is that list, for it and for size.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { offlineFiles } from './offline-files.mjs';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);
const read = (file) => readFileSync(new URL(file, dist));
const hash = (...parts) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

const names = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(dist).length).replace(/^\/+/, ''))
  .filter((name) => name !== 'sw.js' && name !== 'version.json')
  .sort();

const result = await build({
  root: fileURLToPath(root),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    write: false,
    target: 'es2022',
    rolldownOptions: { input: fileURLToPath(new URL('src/offline/worker.ts', root)), output: { format: 'iife' } },
  },
});
const code = [result].flat()[0].output[0].code;

// What the rules are: the hall of the page with those who think for it (*.wasm), and what games and computer players
// say of themselves. A copy of the sources without the whole project (e2e/harness/toy.ts) has less to say.
const text = (file) => (existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : '');
const modules = names.filter((name) => name.endsWith('.wasm'));
const games = readdirSync(new URL('../games/', root)).filter((game) => text(`../games/${game}/schema.json`));
const version = {
  app: /VERSION ([\d.]+)/.exec(text('../CMakeLists.txt').split('project(')[1] ?? '')?.[1] ?? null,
  build: hash(code, ...names.flatMap((name) => [name, read(name)])),
  hall: modules.length > 0 ? hash(...modules.map(read)) : null,
  rules: Object.fromEntries(games.map((game) => [game, JSON.parse(text(`../games/${game}/schema.json`)).rules])),
  agents: Number(/kAgentsVersion = (\d+)/.exec(text('../agents/version.hpp'))?.[1] ?? 0),
};
writeFileSync(new URL('version.json', dist), `${JSON.stringify(version)}\n`);

const html = read('index.html').toString();
const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)[1];
const list = { version, entry, ...offlineFiles([...names, 'version.json'], html) };
writeFileSync(new URL('sw.js', dist), `self.build=${JSON.stringify(list)};\n${code}`);
