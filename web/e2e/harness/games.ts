// The games that the client can draw, by the words that it has for them.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../locales/en/', import.meta.url);
const files = readdirSync(folder);
export const GAMES = files.flatMap((file) =>
  files.includes(file.replace('.ftl', '-tutorial.ftl')) ? [file.replace('.ftl', '')] : [],
);

// All messages in English.
export const words = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
