// Where a detail is read without covering what is being decided. Beside the board there are columns for it (log,
// seats); on narrow screens it lies over the bars above the board or over the hand, and reaches over the board only
// while nothing is asked.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Room extends Box {
  // The detail stands at the bottom of the room instead of its top.
  low: boolean;
}
interface Point {
  x: number;
  y: number;
}

const AWAY = 28; // pixels around what was touched that stay free
const SHARE = 0.45; // of the window's height, at most

const holds = (box: Box, at: Point) =>
  at.x >= box.left && at.x <= box.left + box.width && at.y >= box.top && at.y <= box.top + box.height;

// `columns`: the better one first. Over the one that was touched itself there is room above or below the touch.
export function besideBoard(columns: readonly Box[], touched: Point | null): Room | null {
  const free = columns.find((column) => !touched || !holds(column, touched));
  if (free) return { ...free, low: false };
  const [column] = columns;
  if (!column || !touched) return null;
  const above = touched.y - AWAY - column.top;
  const below = column.top + column.height - touched.y - AWAY;
  return below >= above
    ? { ...column, top: touched.y + AWAY, height: below, low: false }
    : { ...column, height: above, low: true };
}

// `asked`: something is being decided, so nothing of the board may be covered: what lies in the hand is read over the
// bars, all else over the hand.
export function overBars(
  window: { width: number; height: number },
  stage: Box,
  hand: Box | null,
  touched: Point | null,
  asked: boolean,
): Room {
  const left = 0;
  const { width } = window;
  if (asked) {
    const inHand = hand !== null && touched !== null && holds(hand, touched);
    return hand && !inHand ? { ...hand, low: true } : { left, top: 0, width, height: stage.top, low: false };
  }
  const height = Math.max(stage.top, window.height * SHARE);
  const bottom = stage.top + stage.height;
  const onBoard = touched !== null && touched.y > stage.top && touched.y < bottom;
  if (!onBoard || touched.y - AWAY >= height) return { left, top: 0, width, height, low: false };
  const below = Math.min(height, bottom - touched.y - AWAY);
  return below >= touched.y - AWAY
    ? { left, top: bottom - below, width, height: below, low: true }
    : { left, top: 0, width, height: touched.y - AWAY, low: false };
}
