// How things drawn on a board are pressed.
import type { Detail } from '../games/contract.ts';

// Enter and Space do what a click does.
export function key(e: KeyboardEvent, act: () => void): void {
  if (e.key !== 'Enter' && e.key !== ' ') return;
  e.preventDefault();
  e.stopPropagation();
  act();
}

// A finger cannot hover: what it cannot play it reads.
export function read(
  e: MouseEvent,
  what: Omit<Detail, 'at'>,
  legal: boolean,
  detail: (detail: Detail | null) => void,
): void {
  if ((e as PointerEvent).pointerType === 'touch')
    detail(legal ? null : { ...what, at: { x: e.clientX, y: e.clientY } });
}
