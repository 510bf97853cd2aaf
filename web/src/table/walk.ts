// Walking legal targets with the arrow keys: the nearest one in the direction of the arrow.
export type Direction = 'up' | 'down' | 'left' | 'right';
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

// The index of the box to go to from `from`; the first when nothing is there yet; `from` itself when nothing lies that
// way.
export function nearest(boxes: readonly Box[], from: number, direction: Direction): number {
  const here = boxes[from];
  if (!here) return boxes.length > 0 ? 0 : -1;
  const start = middle(here);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    if (i === from) return;
    const there = middle(box);
    const dx = there.x - start.x;
    const dy = there.y - start.y;
    const along = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = direction === 'up' || direction === 'down' ? Math.abs(dx) : Math.abs(dy);
    if (along <= 1) return;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}
