// On a phone the map is shown in two halves: which of them is spoken of.
import type { GameEvent } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';

export type Half = 'coast' | 'village';

const KINDS: Record<string, Half> = { building: 'village', tile: 'village', settlement: 'coast' };

// Null: both, or neither.
export function halfOf(
  picker: Picker,
  playing: GameEvent | null,
  lit: { kind: string; id: string } | null,
): Half | null {
  if (lit) return KINDS[lit.kind] ?? null;
  if (playing) {
    if (playing.settlement || playing.space) return 'coast';
    return playing.building || playing.tile ? 'village' : null;
  }
  const asked = new Set(Object.entries(KINDS).flatMap(([kind, half]) => (picker.lit(kind).size > 0 ? [half] : [])));
  return asked.size === 1 ? ([...asked][0] ?? null) : null;
}
