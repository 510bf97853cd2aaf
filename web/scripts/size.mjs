// Compressed size of every file of dist, largest first, and what playing without the network takes in each language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { keptFor, LANGUAGES } from './offline-files.mjs';

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const rows = readdirSync(new URL('assets/', dist))
  .filter((f) => !/\.(gz|br)$/.test(f))
  .map((file) => ({ file, bytes: gzipSync(read(`assets/${file}`)).length }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of rows) console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KB  ${file}`);

// As the hall sends it: brotli where the build has made one.
const sent = (file) => {
  if (existsSync(new URL(`${file}.br`, dist))) return read(`${file}.br`).length;
  return /\.(woff2|png)$/.test(file) ? read(file).length : brotliCompressSync(read(file)).length;
};
const list = JSON.parse(/^self\.build=(.*);$/m.exec(read('sw.js').toString())[1]);
for (const language of LANGUAGES) {
  const files = ['index.html', 'sw.js', ...keptFor(list, language)];
  const bytes = files.reduce((sum, file) => sum + sent(file), 0);
  console.log(`without the network, ${language}: ${files.length} files, ${(bytes / 1024).toFixed(0)} KB brotli`);
}
const first = list.shell.reduce((sum, file) => sum + sent(file), 0);
console.log(`of it at once: ${list.shell.length} files, ${(first / 1024).toFixed(0)} KB brotli`);
