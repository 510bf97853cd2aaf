// Compressed size of every file of dist, largest first.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const assets = new URL('../dist/assets/', import.meta.url);
const rows = readdirSync(assets)
  .filter((f) => !/\.(gz|br)$/.test(f))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, assets))).length }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of rows) console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KB  ${file}`);
