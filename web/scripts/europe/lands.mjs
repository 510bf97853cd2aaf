// The lands: the outlines of their countries, without the lines between two countries of the same land.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { apart, area, keyOf, pointOf, simplified, withoutRepeats } from './geometry.mjs';
import { pressed } from './sheet.mjs';
import { CUT, LANDS } from './tables.mjs';

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json');

// Detail: how far a simplified line may leave the true one, in the lands of the game and beyond, and the least area of
// an island.
const FINE = 0.9;
const COARSE = 1.5;
const ISLAND = 30;

const codeOf = (country) => country.id ?? country.properties.name;
const landOf = (country) => Object.keys(LANDS).find((land) => LANDS[land].includes(codeOf(country)));
const countries = world.objects.countries.geometries.filter(landOf);

// The lines of all countries we draw, on the sheet. They are simplified before they are put together, so that
// neighbours still share them.
const { scale, translate } = world.transform;
function arcsOf(list) {
  const numbers = JSON.stringify(list.map((country) => country.arcs)).match(/-?\d+/g);
  return new Set(numbers.map((i) => (i < 0 ? ~i : Number(i))));
}
const wanted = arcsOf(countries);
const fine = arcsOf(countries.filter((country) => landOf(country) !== 'beyond'));
const arcs = world.arcs.map((arc, i) => {
  if (!wanted.has(i)) return [];
  let [x, y] = [0, 0];
  const places = arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return simplified(places.map(pressed), fine.has(i) ? FINE : COARSE);
});

function ringsOf(country) {
  const { type, coordinates } = feature({ type: 'Topology', objects: {}, arcs }, country).geometry;
  return (type === 'Polygon' ? [coordinates] : coordinates)
    .flat()
    .map((ring) => withoutRepeats(ring).slice(0, -1))
    .filter((ring) => ring.length > 2);
}

// The two parts of a ring along a line from side to side; the western first.
function cut(ring, line) {
  const nearest = (p) => ring.reduce((best, q, i) => (apart(p, q) < apart(p, ring[best]) ? i : best), 0);
  const [i, j] = [nearest(line[0]), nearest(line.at(-1))];
  const way = (from, to) => (from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)]);
  const inner = line.slice(1, -1);
  const parts = [
    [...way(j, i), ...inner],
    [...way(i, j), ...inner.toReversed()],
  ];
  const west = (points) => points.reduce((sum, [x]) => sum + x, 0) / points.length;
  return parts.sort((a, b) => west(a) - west(b));
}

// Edges from key to key; an edge there and back is none.
function edgesOf(rings) {
  const edges = new Set();
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const [a, b] = [keyOf(p), keyOf(ring[(i + 1) % ring.length])];
      if (!edges.delete(`${b} ${a}`)) edges.add(`${a} ${b}`);
    });
  }
  return edges;
}

// Rings of keys.
function chained(edges) {
  const next = new Map();
  for (const edge of edges) {
    const [a, b] = edge.split(' ');
    next.set(a, [...(next.get(a) ?? []), b]);
  }
  const rings = [];
  for (const start of next.keys()) {
    while (next.get(start).length > 0) {
      const ring = [];
      let at = start;
      do {
        ring.push(at);
        at = next.get(at).pop();
      } while (at !== start);
      rings.push(ring);
    }
  }
  return rings;
}

const outlines = Object.fromEntries(Object.keys(LANDS).map((land) => [land, []]));
for (const country of countries) {
  let rings = ringsOf(country);
  if (codeOf(country) === CUT.country) {
    const [whole, ...isles] = rings.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
    const [part, rest] = cut(whole, CUT.line.map(pressed));
    outlines[CUT.to].push(part);
    rings = [rest, ...isles];
  }
  outlines[landOf(country)].push(...rings);
}

const isLarge = (ring) => Math.abs(area(ring.map(pointOf))) > ISLAND;
// Rings of keys, by land.
export const lands = Object.fromEntries(
  Object.entries(outlines).map(([land, rings]) => [land, chained(edgesOf(rings)).filter(isLarge)]),
);
