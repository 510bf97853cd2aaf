// The signs of places, each kind one path: towns, their windows, anchors of ports, beds of hospitals, ships at sea. A
// sign begins at its place and goes on in steps from there.
import { FACTS, type Place, type Region } from '../../../generated/dracula.ts';
import { short as f } from '../../../ui/ink/shapes.ts';
import { PLACES, type Spot } from './lines.ts';
import { RADIUS, SIZES } from './names.ts';
import { MOORINGS, type Town } from './places.ts';

const sign = ({ x, y }: Spot, steps: string) => `M${f(x)} ${f(y)}${steps}`;
const signs = (spots: readonly Spot[], steps: string) => spots.map((spot) => sign(spot, steps)).join('');
const sized = (size: 'small' | 'large' | 'sea') =>
  FACTS.places.filter((place) => place.size === size).map(({ key }) => PLACES[key]);

// Two houses and a tower between them: pointed in the north, a dome in the south, an onion in the east.
const POINTED = 'm-12 9v-8l4-5 4 5v-7l4-9 4 9v6l4-5 4 5v9z';
const DOMED = 'm-12 9v-8l4-4 4 4v-5h-1q1-7 5-7.5q4 .5 5 7.5h-1v4l4-4 4 4v9zm12-20v-4m-2 1.5h4';
const ONION = 'm-12 9v-8l4-5 4 5v-6c-3.5-3 2.5-4 4-9c1.5 5 7.5 6 4 9v5l4-5 4 5v9z';
const TOWERS: Partial<Record<Region, string>> = { iberia: DOMED, italia: DOMED, austro_hungary: ONION, balkans: ONION };
export const LARGE_TOWNS = FACTS.places
  .filter(({ size }) => size === 'large')
  .map(({ key, region }) => sign(PLACES[key], TOWERS[region ?? 'none'] ?? POINTED))
  .join('');
export const WINDOWS = signs(sized('large'), 'm-9 3h2v3h-2zm8-6h2v3h-2zm0 7h2v5h-2zm8-1h2v3h-2z');

export const SMALL_TOWNS = signs(sized('small'), 'm-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z');
export const SMALL_DOTS = signs(sized('small'), 'm-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z');

export const SHIPS = signs(sized('sea'), 'm-10 4q10 3.5 20 0l-3 5.5h-14zm9-2v-15l8 13zm-1.5 0v-12l-6.5 12z');

// The light round a town by night.
export const LAMPS = [
  ...sized('large').map((spot) => ({ ...spot, r: 46 })),
  ...sized('small').map((spot) => ({ ...spot, r: 24 })),
];

// An anchor lies where the way to the sea leaves the town.
function anchorAt(town: Town): Spot {
  const { x, y } = PLACES[town];
  const [[left, top] = [x, y + 1]] = Object.values(MOORINGS[town] ?? {});
  const far = (RADIUS[SIZES[town]] + 9) / Math.hypot(left - x, top - y);
  return { x: x + (left - x) * far, y: y + (top - y) * far };
}
export const ANCHORS = signs(
  FACTS.places.filter(({ port }) => port).map(({ key }) => anchorAt(key as Town)),
  'm0-3.2a1.7 1.7 0 1 1 .1 0v9.2m-3.2-6.4h6.4m-7.7 3.6q.6 3.4 4.5 4q3.9-.6 4.5-4m-9.6 1.5.6-1.8 1.5 1.1m7.2.7-.6-1.8-1.5 1.1',
);

// A bed on a small shield, beside the town where most room is.
const SHIELD_AT: Partial<Record<Place, Spot>> = { budapest: { x: 0, y: -27 } };
const shields = FACTS.places
  .filter(({ hospital }) => hospital)
  .map(({ key }) => {
    const by = SHIELD_AT[key] ?? { x: 20, y: -15 };
    return { x: PLACES[key].x + by.x, y: PLACES[key].y + by.y };
  });
export const SHIELDS = signs(shields, 'm-9-8h18v8q0 7-9 10.5q-9-3.5-9-10.5z');
export const BEDS = signs(shields, 'm-6-4.5v9m0-2.5h12m0 2.5v-4.5q0-2-2-2h-5.5v3m-3.8-1.2a1.3 1.3 0 1 0 .1 0');

export const CASTLE = PLACES.castle_dracula;
