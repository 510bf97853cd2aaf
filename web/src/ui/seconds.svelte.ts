// Seconds that pass, for whatever runs down on the screen.
import { createSubscriber } from 'svelte/reactivity';

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

// Since a moment of performance.now(); told anew every second to whoever shows it.
export function secondsSince(moment: number): number {
  tick();
  return Math.max(0, performance.now() - moment) / 1000;
}
