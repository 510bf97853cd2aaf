// Pan and zoom as arithmetic: where the board stands in its window. Scale 1 at (0, 0) is fitted.
export interface Place {
  x: number;
  y: number;
  scale: number;
}
interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

export const fitted: Place = { x: 0, y: 0, scale: 1 };
const CLOSEST = 5;

// The board always fills its window.
export function clampView(place: Place, size: Size): Place {
  const scale = Math.min(CLOSEST, Math.max(1, place.scale));
  const clamp = (value: number, length: number) => Math.min(0, Math.max(length * (1 - scale), value));
  return { scale, x: clamp(place.x, size.width), y: clamp(place.y, size.height) };
}

// Zooms by a factor around a point of the window, which stays where it is.
export function zoomAt(place: Place, by: number, at: Point, size: Size): Place {
  const scale = Math.min(CLOSEST, Math.max(1, place.scale * by));
  const ratio = scale / place.scale;
  return clampView({ scale, x: at.x - (at.x - place.x) * ratio, y: at.y - (at.y - place.y) * ratio }, size);
}

// Brings a point of the fitted board into the middle of the window.
export function centreOn(at: Point, scale: number, size: Size): Place {
  return clampView({ scale, x: size.width / 2 - at.x * scale, y: size.height / 2 - at.y * scale }, size);
}

// One finger rests at `other`, the second moves from `before` to `now`.
export function pinch(place: Place, other: Point, before: Point, now: Point, size: Size): Place {
  const length = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y);
  const middle = (p: Point) => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
  const from = middle(before);
  const to = middle(now);
  const zoomed = zoomAt(place, length(now) / Math.max(1, length(before)), from, size);
  return clampView({ ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y }, size);
}
