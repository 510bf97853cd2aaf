// Shows the detail of a thing on hover, focus and long press.
import type { Action as SvelteAction } from 'svelte/action';
import type { Detail } from '../games/contract.ts';

interface Hover {
  detail: Omit<Detail, 'at'>;
  show: (detail: Detail | null) => void;
}

const LONG = 420;
const STILL = 10; // pixels that a resting finger may tremble

let shows = 0; // of all things together: what was left hides its detail only if nothing else shows one meanwhile

export const hover: SvelteAction<HTMLElement | SVGElement, Hover> = (node, initial) => {
  let current = initial;
  let timer = 0;
  let pressed = false;
  let downAt = 0;
  let from = { x: 0, y: 0 };
  let upAt = 0;
  const at = () => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const show = () => {
    shows++;
    current.show({ ...current.detail, at: at() });
  };
  // Waits until the page has been redrawn: a focused thing that is taken away loses the focus in the middle of the
  // redrawing, when nothing may be changed.
  const hide = () => {
    const now = ++shows;
    queueMicrotask(() => now === shows && current.show(null));
  };
  const enter = (e: PointerEvent) => e.pointerType === 'mouse' && show();
  const leave = (e: PointerEvent) => e.pointerType === 'mouse' && hide();
  const down = (e: PointerEvent) => {
    if (e.pointerType === 'mouse') return;
    pressed = false;
    downAt = e.timeStamp;
    from = { x: e.clientX, y: e.clientY };
    timer = window.setTimeout(() => {
      pressed = true;
      show();
    }, LONG);
  };
  // A finger that moves pans or swipes: it does not read.
  const move = (e: PointerEvent) => {
    if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL) clearTimeout(timer);
  };
  const up = (e: PointerEvent) => {
    upAt = e.timeStamp;
    clearTimeout(timer);
  };
  // A long press is only for reading. A short one that a busy page took for long is none.
  const click = (e: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    if (upAt - downAt < LONG) return hide();
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  const focus = () => node.matches(':focus-visible') && show();
  // What HTML and SVG elements have in common.
  const on: EventTarget = node;
  const listen = <E extends Event>(type: string, run: (event: E) => unknown, capture = false) =>
    on.addEventListener(type, run as unknown as EventListener, capture);
  listen('pointerenter', enter);
  listen('pointerleave', leave);
  listen('pointerdown', down);
  listen('pointermove', move);
  listen('pointerup', up);
  listen('pointercancel', up);
  listen('click', click, true);
  listen('focus', focus);
  listen('blur', hide);
  return {
    update: (next) => (current = next),
    destroy: () => clearTimeout(timer),
  };
};
