// Seeded chance and smooth noise for everything drawn: the same drawing on every machine.
export function chance(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 - 58);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 - 1;
}

const ease = (t: number) => t * t * (3 - 2 * t);

// Smooth noise between -1 and 1.
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = ease(x - ix);
  const fy = ease(y - iy);
  const top = lattice(ix, iy, seed) * (1 - fx) + lattice(ix + 1, iy, seed) * fx;
  const low = lattice(ix, iy + 1, seed) * (1 - fx) + lattice(ix + 1, iy + 1, seed) * fx;
  return top * (1 - fy) + low * fy;
}

// Wavelength and height of the three waves that bend every line of the map.
const WAVES = [
  [150, 15],
  [52, 7],
  [19, 3],
] as const;

export interface Point {
  x: number;
  y: number;
}

// Moves a point by the noise at its place, so that a line shared by two shapes stays shared.
export function bend(p: Point, seed: number, strength = 1): Point {
  let { x, y } = p;
  WAVES.forEach(([length, height], i) => {
    x += noise(p.x / length, p.y / length, seed + i * 2) * height * strength;
    y += noise(p.x / length, p.y / length, seed + i * 2 + 1) * height * strength;
  });
  return { x, y };
}
