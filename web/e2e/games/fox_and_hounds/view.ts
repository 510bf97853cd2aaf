// What the engine's toy (kernel/tests/two_sides_toy.hpp) shows of itself.
import type { Line } from '../../../src/games/contract.ts';
import { t } from '../../../src/i18n/words.svelte.ts';
import type { View } from '../../../src/protocol/types.ts';

export const PLACES = ['barn', 'brook', 'copse', 'ditch', 'elder', 'fern'] as const;
export const ROLES = ['reynard', 'bella', 'duke', 'rover'] as const;

interface FoxView {
  round: number;
  fox: number; // 6: hidden, 255: not yet anywhere
  nose: number;
}
export const asFox = (view: View) => view as unknown as FoxView;

// What only this seat knows.
export function secretOf(view: View, me: number | null): Line {
  const { fox, nose } = asFox(view);
  const place = PLACES[fox];
  return me === 0 && place ? { key: 'fh-fox', args: { place: t(`fh-place-${place}`) } } : { key: `fh-nose-${nose}` };
}
