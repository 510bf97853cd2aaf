// Lines and rings of points [x, y]. A point as text is a key: "x,y"; an edge is two keys: "x,y x,y".

export const keyOf = ([x, y]) => `${x},${y}`;
export const pointOf = (key) => key.split(',').map(Number);
export const undirected = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy) : 0;
  const s = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - ax - dx * s, y - ay - dy * s);
}
export const apart = (p, q) => distance(p, q, q);

// Douglas and Peucker: no point is farther than `tolerance` from what is left.
export function simplified(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  let [worst, at] = [tolerance, 0];
  points.forEach((p, i) => {
    const far = distance(p, first, last);
    if (far > worst) [worst, at] = [far, i];
  });
  if (at === 0) return [first, last];
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)];
}

export const withoutRepeats = (points) => points.filter((p, i) => i === 0 || keyOf(p) !== keyOf(points[i - 1]));

// Above 0 if the ring turns clockwise on the sheet.
export const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length];
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);

export function inside([x, y], ring) {
  let is = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  });
  return is;
}

const side = ([ax, ay], [bx, by], [x, y]) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
export const cross = (a, b, [c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

// A smooth line through points, in steps, without the first.
export function curved(points, step) {
  return points.slice(1).flatMap((b, i) => {
    const [a, before, after] = [points[i], points[i - 1] ?? points[i], points[i + 2] ?? b];
    const parts = Math.max(1, Math.round(apart(a, b) / step));
    return Array.from({ length: parts }, (_, k) => {
      const s = (k + 1) / parts;
      return [0, 1].map((d) => {
        const [ta, tb] = [(b[d] - before[d]) / 2, (after[d] - a[d]) / 2];
        const [square, cube] = [3 * (b[d] - a[d]) - 2 * ta - tb, 2 * (a[d] - b[d]) + ta + tb];
        return Math.round(a[d] + ta * s + square * s ** 2 + cube * s ** 3);
      });
    });
  });
}
