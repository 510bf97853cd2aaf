// What a person has laid over the map, kept on this machine; and the pin being written.
import type { Place } from '../../generated/dracula.ts';

const KEY = 'dracula-layers';

function kept(): { belief: boolean; reach: boolean } {
  try {
    return { belief: true, reach: false, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) };
  } catch {
    return { belief: true, reach: false };
  }
}

// `belief`: how likely Dracula is where, for hunters; `reach`: where hunters can come with their next turn.
// `pinning`: the next place touched gets a note; `pinAt`: the place whose note is being written.
export const layers = $state<{ belief: boolean; reach: boolean; pinning: boolean; pinAt: Place | null }>({
  ...kept(),
  pinning: false,
  pinAt: null,
});

export function toggle(layer: 'belief' | 'reach'): void {
  layers[layer] = !layers[layer];
  localStorage.setItem(KEY, JSON.stringify({ belief: layers.belief, reach: layers.reach }));
}
