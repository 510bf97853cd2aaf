// Hiding a detail waits until the page has been redrawn: a focused thing that is taken away loses the focus in the middle
// of the redrawing, when nothing may be changed.
import type { Detail } from '../contract.ts';

let shows = 0;

export function calm(show: (detail: Detail | null) => void): (detail: Detail | null) => void {
  return (detail) => {
    shows++;
    if (detail) {
      show(detail);
      return;
    }
    const now = shows;
    queueMicrotask(() => now === shows && show(null));
  };
}
