// The seas: the water between the coasts, the borders of its zones and the rim of the sheet.
import { apart, area, cross, curved, inside, keyOf, pointOf, undirected } from './geometry.mjs';
import { lands } from './lands.mjs';
import { aroundRim, CORNERS, inward, isOnRim, pressed, runsAlongRim } from './sheet.mjs';
import { SEA_BORDERS, SEAS } from './tables.mjs';

// What each edge of the drawing is: coast, border (of two lands), edge (of a land at the rim), water (border of two
// seas), rim (of a sea).
export const kinds = new Map();
for (const ring of Object.values(lands).flat()) {
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const edge = undirected(a, b);
    kinds.set(edge, runsAlongRim(pointOf(a), pointOf(b)) ? 'edge' : kinds.has(edge) ? 'border' : 'coast');
  });
}
const edgesOf = (...which) => [...kinds].filter(([, kind]) => which.includes(kind)).map(([edge]) => edge.split(' '));

// Borders of the zones. They end at the point of the shore that is nearest and can be seen from the water.
const shore = edgesOf('coast').map((edge) => edge.map(pointOf));
function landing(p, from) {
  const seen = (q) => !shore.some((edge) => cross(from, q, edge));
  return shore
    .flat()
    .sort((a, b) => apart(a, p) - apart(b, p))
    .find(seen);
}
for (const border of SEA_BORDERS) {
  const points = border.map(pressed);
  const [from, to] = [
    [points[0], points[1]],
    [points.at(-1), points.at(-2)],
  ].map(([end, before]) => (isOnRim(end) ? end : landing(end, before)));
  const line = [from, ...points.slice(1, -1), to];
  const keys = [from, ...curved(line, 10)].map(keyOf);
  keys.slice(1).forEach((key, i) => {
    if (keys[i] !== key) kinds.set(undirected(keys[i], key), 'water');
  });
}

// The rim, where it is water.
const met = edgesOf('coast', 'water')
  .flat()
  .filter((key) => isOnRim(pointOf(key)));
const rim = [...new Set([...CORNERS.map(keyOf), ...met])].sort((a, b) => aroundRim(pointOf(a)) - aroundRim(pointOf(b)));
const landRings = Object.values(lands)
  .flat()
  .map((ring) => ring.map(pointOf));
rim.forEach((a, i) => {
  const b = rim[(i + 1) % rim.length];
  const [p, q] = [pointOf(a), pointOf(b)];
  const middle = inward([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  if (!landRings.some((ring) => inside(middle, ring))) kinds.set(undirected(a, b), 'rim');
});

// Every face of the drawing: walk along the edges and turn as sharply as possible.
const ways = new Map();
for (const [a, b] of edgesOf('coast', 'water', 'rim')) {
  ways.set(a, [...(ways.get(a) ?? []), b]);
  ways.set(b, [...(ways.get(b) ?? []), a]);
}
function heading(from, to) {
  const [[ax, ay], [bx, by]] = [pointOf(from), pointOf(to)];
  return Math.atan2(by - ay, bx - ax);
}
for (const [from, tos] of ways) tos.sort((a, b) => heading(from, a) - heading(from, b));
const walked = new Set();
const faces = [];
for (const [start, tos] of ways) {
  for (const first of tos) {
    if (walked.has(`${start} ${first}`)) continue;
    const face = [];
    let [a, b] = [start, first];
    do {
      walked.add(`${a} ${b}`);
      face.push(a);
      const turns = ways.get(b);
      [a, b] = [b, turns.at(turns.indexOf(a) - 1)];
    } while (a !== start || b !== first);
    faces.push({ keys: face, points: face.map(pointOf), size: area(face.map(pointOf)) });
  }
}

// A sea is the smallest face round its point; islands are walked the other way round.
function seaAt(place) {
  const at = pressed(place);
  const [sea] = faces.filter(({ points, size }) => size > 0 && inside(at, points)).sort((a, b) => a.size - b.size);
  const own = new Set(sea.keys);
  const isles = faces.filter(
    ({ keys, points, size }) => size < 0 && !keys.some((key) => own.has(key)) && inside(points[0], sea.points),
  );
  return [sea, ...isles].map(({ keys }) => keys);
}
// Rings of keys, by sea.
export const seas = Object.fromEntries(Object.entries(SEAS).map(([sea, place]) => [sea, seaAt(place)]));
