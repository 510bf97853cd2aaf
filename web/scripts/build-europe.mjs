// Draws the bare outlines of Europe: src/generated/europe.ts, from the coastlines of world-atlas (Natural Earth, public
// domain). The countries are laid on the sheet (europe/sheet.mjs), put together to lands (lands.mjs), and the water is
// cut into its seas (seas.mjs). Every line is stored once: a coast belongs to a land and to a sea.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pointOf, simplified, undirected } from './europe/geometry.mjs';
import { lands } from './europe/lands.mjs';
import { kinds, seas } from './europe/seas.mjs';
import { isOnSheet, onGrid, SHEET } from './europe/sheet.mjs';
import { RIDGES, RIVERS, WOODS } from './europe/tables.mjs';

// --- Rings become lists of the lines between the points where more than two edges, or two kinds of them, meet ---

const rings = { ...lands, ...seas };
const neighbours = new Map();
for (const ring of Object.values(rings).flat()) {
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
    neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
  });
}
const lines = [];
const known = new Map();
// The numbers of a ring's lines; ~number: the other way round.
function linesOf(ring) {
  const kindAt = (i) => kinds.get(undirected(ring.at(i), ring.at((i + 1) % ring.length)));
  const isKnot = (i) => neighbours.get(ring[i]).size > 2 || kindAt(i) !== kindAt(i - 1);
  const knots = ring.map((_, i) => i).filter(isKnot);
  // An island begins at the same point, whoever asks.
  if (knots.length === 0) knots.push(ring.indexOf([...ring].sort()[0]));
  return knots.map((from, k) => {
    const to = knots[(k + 1) % knots.length];
    const keys = from < to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];
    const there = keys.join(' ');
    const back = keys.toReversed().join(' ');
    if (known.has(back)) return ~known.get(back);
    if (!known.has(there)) {
      known.set(there, lines.length);
      lines.push({ kind: kindAt(from), points: keys.map(pointOf) });
    }
    return known.get(there);
  });
}
const shapes = Object.entries(rings).map(([name, list]) => [name, list.map(linesOf)]);

// --- The lines of the globe ---

const degrees = (from, to, by) => Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
// They are long and straight: a grid of two units does.
const COARSE = 2;
const globe = (list, line) =>
  list
    .map((degree) => [degree, line(degree).map(onGrid).filter(isOnSheet)])
    .filter(([, points]) => points.length > 2)
    .map(([degree, points]) => [degree, simplified(points, 1).map((p) => p.map((v) => Math.round(v / COARSE)))]);
const meridians = globe(degrees(-25, 45, 5), (lon) => degrees(30, 62, 0.5).map((lat) => [lon, lat]));
const parallels = globe(degrees(35, 60, 5), (lat) => degrees(-30, 50, 0.5).map((lon) => [lon, lat]));

// --- Written small: the first point of a line, then a letter for each step in x and one for each in y ---

const ZERO = 80; // the letter of no step, in the middle of those that can be printed
const LONGEST = 44;
function packed(points) {
  let letters = '';
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i];
    const parts = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / LONGEST);
    const at = (k) => [ax + Math.round(((bx - ax) * k) / parts), ay + Math.round(((by - ay) * k) / parts)];
    for (let k = 1; k <= parts; k++) {
      const [[x0, y0], [x1, y1]] = [at(k - 1), at(k)];
      letters += String.fromCharCode(ZERO + x1 - x0, ZERO + y1 - y0);
    }
  });
  return `${points[0].join(' ')} ${letters}`;
}

const table = (name, type, rows) =>
  `export const ${name}: readonly ${type}[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;
const numbered = '(readonly [number, string])';
const text = `// Made by scripts/build-europe.mjs from world-atlas (Natural Earth, public domain).
export const SHEET = ${JSON.stringify(SHEET)};
export const ZERO = ${ZERO};
// What a line is (coast, border of lands, water: border of seas, edge and rim: of the sheet), and its points.
${table(
  'LINES',
  '(readonly [string, string])',
  lines.map(({ kind, points }) => [kind, packed(points)]),
)}// Rings of lines by number; ~number: the other way round.
export const SHAPES = {
${shapes.map(([name, list]) => `  ${name}: ${JSON.stringify(list)},\n`).join('')}} as const;
${table(
  'RIVERS',
  'string',
  RIVERS.map((river) => packed(river.map(onGrid))),
)}// Rows of peaks, and the ridge.
${table(
  'RIDGES',
  numbered,
  RIDGES.map(({ rows, line }) => [rows, packed(line.map(onGrid))]),
)}// Middle and reach.
${table(
  'WOODS',
  '(readonly number[])',
  WOODS.map(([lon, lat, reach]) => [...onGrid([lon, lat]), Math.round(reach * 33)]),
)}// Degrees, and the line on a grid of two units.
${table(
  'MERIDIANS',
  numbered,
  meridians.map(([degree, points]) => [degree, packed(points)]),
)}${table(
  'PARALLELS',
  numbered,
  parallels.map(([degree, points]) => [degree, packed(points)]),
)}`;
const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('europe.ts', folder), text);
