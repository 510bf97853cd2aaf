// The roofs behind a scene, as silhouettes: every place has its own, the same on every machine.
import { FACTS, type Place } from '../../../generated/dracula.ts';
import { chance } from '../../../ui/ink/noise.ts';
import { short } from '../../../ui/ink/shapes.ts';

export const WIDTH = 800;
export const HEIGHT = 500;
// Some more at both sides, for windows wider than the drawing.
const MARGIN = 240;

export interface Roofs {
  // One closed silhouette, and the windows in which light burns.
  d: string;
  windows: string;
}

export interface Skyline {
  hills: string;
  far: Roofs;
  near: Roofs;
}

interface Pen {
  random: () => number;
  path: string[];
  windows: string[];
}

const between = (pen: Pen, low: number, high: number): number => low + pen.random() * (high - low);
const to = (pen: Pen, x: number, y: number): number => pen.path.push(`${short(x)} ${short(y)}`);

// Windows on a wall, as small upright strokes.
function light(pen: Pen, x: number, top: number, width: number, ground: number): void {
  for (let y = top + 9; y < ground - 8; y += 15) {
    for (let at = x + 6; at < x + width - 4; at += 10) {
      if (pen.random() < 0.2) pen.windows.push(`M${short(at)} ${short(y)}v5`);
    }
  }
}

// From the left wall to the right one; the pen stands on the ground before and after it.
type Building = (pen: Pen, x: number, width: number, top: number) => void;

const gabled: Building = (pen, x, width, top) => {
  to(pen, x, top);
  to(pen, x + width / 2, top - width * between(pen, 0.4, 0.7));
  to(pen, x + width, top);
};
const chimneyed: Building = (pen, x, width, top) => {
  const ridge = top - width * 0.34;
  to(pen, x, top);
  to(pen, x + width * 0.25, ridge);
  to(pen, x + width * 0.6, ridge);
  to(pen, x + width * 0.6, ridge - 12);
  to(pen, x + width * 0.72, ridge - 12);
  to(pen, x + width * 0.72, ridge);
  to(pen, x + width * 0.8, ridge);
  to(pen, x + width, top);
};
const stepped: Building = (pen, x, width, top) => {
  const step = width / 8;
  to(pen, x, top);
  for (let i = 0; i < 7; i++) {
    const height = top - step * 1.3 * Math.min(i + 1, 7 - i);
    to(pen, x + step * (i + 0.5), height);
    to(pen, x + step * (i + 1.5), height);
  }
  to(pen, x + width, top);
};
const spire: Building = (pen, x, width, top) => {
  const middle = x + width / 2;
  to(pen, x, top - 30);
  to(pen, middle, top - 30 - width * between(pen, 2.2, 3.2));
  to(pen, x + width, top - 30);
};
const domed: Building = (pen, x, width, top) => {
  const middle = x + width / 2;
  to(pen, x, top);
  pen.path.push(
    `${short(x)} ${short(top)}Q${short(x)} ${short(top - width * 0.72)} ${short(middle - 2)} ${short(top - width * 0.78)}`,
  );
  to(pen, middle, top - width * 1.15);
  pen.path.push(
    `${short(middle + 2)} ${short(top - width * 0.78)}Q${short(x + width)} ${short(top - width * 0.72)} ${short(x + width)} ${short(top)}`,
  );
};
const battlements: Building = (pen, x, width, top) => {
  const tooth = width / 7;
  for (let i = 0; i < 7; i++) {
    const y = top - (i % 2 === 0 ? 8 : 0);
    to(pen, x + tooth * i, y);
    to(pen, x + tooth * (i + 1), y);
  }
};

const HOUSES: readonly Building[] = [gabled, gabled, chimneyed, chimneyed, stepped];
const LANDMARKS: readonly Building[] = [spire, spire, domed, battlements];
// Castle Dracula stands alone on its rock.
const TOWERS: readonly Building[] = [battlements, spire, battlements, spire];

interface Row {
  ground: number;
  low: number; // height of the houses, from …
  high: number; // … to
  wide: number;
  landmark: number; // chance of one
}

function roofs(random: () => number, row: Row, houses: readonly Building[], landmarks: readonly Building[]): Roofs {
  const pen: Pen = { random, path: [], windows: [] };
  for (let x = -MARGIN; x < WIDTH + MARGIN;) {
    const special = random() < row.landmark;
    const width = row.wide * between(pen, 0.7, 1.4) * (special ? 0.8 : 1);
    const top = row.ground - between(pen, row.low, row.high) * (special ? 1.35 : 1);
    const kinds = special ? landmarks : houses;
    to(pen, x, row.ground);
    kinds[Math.floor(random() * kinds.length)]?.(pen, x, width, top);
    to(pen, x + width, row.ground);
    light(pen, x, top, width, row.ground);
    x += width + (random() < 0.25 ? between(pen, 2, 10) : 0);
  }
  return {
    d: `M${-MARGIN} ${HEIGHT}L${pen.path.join('L')}L${WIDTH + MARGIN} ${HEIGHT}Z`,
    windows: pen.windows.join(''),
  };
}

function hills(random: () => number, steep: number): string {
  const points: string[] = [];
  const phase = random() * 9;
  for (let x = -MARGIN; x <= WIDTH + MARGIN; x += 20) {
    const wave = Math.sin(x / 140 + phase) * 26 + Math.sin(x / 47 + phase * 3) * 9 * steep + random() * 4 * steep;
    points.push(`${x} ${short(300 - wave * steep)}`);
  }
  return `M${-MARGIN} ${HEIGHT}L${points.join('L')}L${WIDTH + MARGIN} ${HEIGHT}Z`;
}

export function skylineOf(place: Place): Skyline {
  const seed = [...place].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  const random = chance(seed);
  const isCastle = place === 'castle_dracula';
  const isLarge = FACTS.places.find((fact) => fact.key === place)?.size === 'large';
  const [houses, landmarks] = isCastle ? [TOWERS, TOWERS] : [HOUSES, LANDMARKS];
  const tall = isCastle ? 1.9 : isLarge ? 1.2 : 0.9;
  return {
    hills: hills(random, isCastle ? 2.4 : 1),
    far: roofs(random, { ground: 350, low: 20 * tall, high: 62 * tall, wide: 34, landmark: 0.16 }, houses, landmarks),
    near: roofs(random, { ground: 450, low: 26 * tall, high: 74 * tall, wide: 70, landmark: 0.1 }, houses, landmarks),
  };
}
