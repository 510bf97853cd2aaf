// Runs a WASI program under Node 18 or newer: node tools/run_wasm.mjs PROGRAM.wasm ARGUMENTS...
import { readFile } from 'node:fs/promises';
import process from 'node:process';

// Node calls WASI experimental on stderr at every start; our output is read by scripts.
process.removeAllListeners('warning');
const { WASI } = await import('node:wasi');

const [path, ...args] = process.argv.slice(2);
if (!path) {
  console.error('usage: node tools/run_wasm.mjs PROGRAM.wasm ARGUMENTS...');
  process.exit(2);
}

const wasi = new WASI({ version: 'preview1', args: [path, ...args], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(path));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
