// The finished map of a layout, drawn once.
import type { Region } from '../../../generated/blood_rage.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import { pathOf } from '../../../ui/ink/shapes.ts';
import { coastline, hachures, waves } from '../../../ui/ink/strokes.ts';
import {
  at,
  centreOf,
  FJORDS,
  fjordOutline,
  islandOutline,
  type Layout,
  LAYOUTS,
  type LayoutName,
  provinceOutline,
  RING,
} from './geometry.ts';
import { terrain, type Tree, worldTree } from './ink.ts';
import { berths, rootSpots, spotsOf } from './spots.ts';

export { layoutFor, type LayoutName } from './geometry.ts';
export type { Point } from '../../../ui/ink/noise.ts';

export interface PlaceShape {
  id: string;
  kind: 'province' | 'centre' | 'fjord';
  region: Region;
  path: string;
  // Where figures stand: villages, berths of a fjord, the ground of Yggdrasil.
  spots: Point[];
  token: Point;
  doom: Point;
  sums: Point;
  // Path of the name's letters.
  name: string;
  middle: Point;
  terrain: string;
}

export interface GameMap {
  layout: Layout;
  places: PlaceShape[];
  byId: Map<string, PlaceShape>;
  // Of all land: outer shore, moat, land borders, strokes on the water.
  coast: string;
  moat: string;
  borders: string;
  hachures: string;
  waves: string;
  tree: Tree;
}

function draw(layout: Layout): GameMap {
  const c = centreOf(layout);
  const map: GameMap = {
    layout,
    places: [],
    byId: new Map(),
    coast: '',
    moat: '',
    borders: '',
    hachures: '',
    waves: '',
    tree: worldTree(layout),
  };
  const lands: Point[][] = [];
  RING.forEach((p, i) => {
    const outline = provinceOutline(layout, p);
    const spots = spotsOf(layout, p, outline.points);
    const taken = [...spots.villages, spots.token, spots.doom];
    lands.push(outline.points);
    map.coast += coastline(outline, 'coast');
    map.moat += coastline(outline, 'moat');
    map.borders += coastline(outline, 'border');
    map.hachures += hachures(outline, 'coast', 40 + i, 15) + hachures(outline, 'moat', 60 + i, 5);
    map.places.push({
      id: p.id,
      kind: 'province',
      region: p.region,
      path: pathOf(outline.points),
      spots: spots.villages,
      token: spots.token,
      doom: spots.doom,
      sums: spots.sums,
      name: spots.name,
      middle: at(layout, (p.from + p.to) / 2, 0.5),
      terrain: terrain(layout, p, outline.points, taken, spots.nameAt),
    });
  });
  const island = islandOutline(layout);
  lands.push(island.points);
  map.moat += coastline(island, 'moat');
  map.hachures += hachures(island, 'moat', 77, 6);
  const nameAt = layout.name === 'tall' ? { x: 84, y: 88, dip: 112 } : { x: 120, y: 88, dip: 118 };
  map.places.push({
    id: 'yggdrasil',
    kind: 'centre',
    region: 'none',
    path: pathOf(island.points),
    spots: rootSpots(layout),
    token: { x: c.x, y: c.y - 24 },
    doom: c,
    sums: { x: c.x, y: c.y - nameAt.y + 22 },
    name: `M${c.x - nameAt.x} ${c.y - nameAt.y + 8}Q${c.x} ${c.y - nameAt.dip - 24} ${c.x + nameAt.x} ${c.y - nameAt.y + 8}`,
    middle: c,
    terrain: '',
  });
  for (const [id, degrees] of Object.entries(FJORDS)) {
    const outline = fjordOutline(layout, degrees);
    map.places.push({
      id,
      kind: 'fjord',
      region: 'none',
      path: pathOf(outline.points),
      spots: berths(layout, id),
      token: c,
      doom: c,
      sums: c,
      name: '',
      middle: at(layout, degrees, 0.85),
      terrain: '',
    });
  }
  for (const place of map.places) map.byId.set(place.id, place);
  map.waves = waves(layout, layout.seed * 31, lands);
  return map;
}

const drawn = new Map<LayoutName, GameMap>();

export function mapOf(name: LayoutName): GameMap {
  const known = drawn.get(name);
  if (known) return known;
  const map = draw(LAYOUTS[name]);
  drawn.set(name, map);
  return map;
}
