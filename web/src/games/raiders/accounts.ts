// How the numbers of a player came about, from what the view has of them.
import type { View } from '../../protocol/types.ts';
import type { Account } from '../contract.ts';
import { playerOf, type Source } from './view.ts';

export function accounts(view: View, seat: number): Record<string, Account> {
  const player = playerOf(view, seat);
  if (!player) return {};
  const { sources, final, crew, armour, worker } = player;
  const entries = Object.entries(sources).filter(([, value]) => value !== 0);
  const rest = Object.values(final).reduce((sum, value) => sum + value, 0);
  // What the end would bring for it now.
  const later = (...of: Source[]) =>
    of.flatMap((source) => (final[source] ? [{ line: { key: 'rn-count-later' }, value: final[source] }] : []));
  return {
    vp: {
      why: { key: 'rn-count-vp' },
      parts: entries.map(([source, value]) => ({ line: { key: `rn-source-${source}` }, value })),
      later: rest > 0 ? [{ line: { key: 'rn-count-later' }, value: rest }] : [],
    },
    strength: {
      why: { key: 'rn-count-strength' },
      parts: [
        ...crew.map(({ card, strength }) => ({ line: { key: `rn-card-${card}` }, value: strength })),
        ...(armour > 0 ? [{ line: { key: 'rn-source-armour' }, value: armour }] : []),
      ],
    },
    [worker ? `worker_${worker}` : 'worker']: { why: { key: 'rn-count-worker' } },
    armour: { why: { key: 'rn-count-armour' }, later: later('armour') },
    valkyrie: { why: { key: 'rn-count-valkyries' }, later: later('valkyries') },
    silver: { why: { key: 'rn-count-silver' } },
    provisions: { why: { key: 'rn-count-provisions' } },
    gold: { why: { key: 'rn-count-gold' }, later: later('gold') },
    iron: { why: { key: 'rn-count-iron' }, later: later('iron') },
    livestock: { why: { key: 'rn-count-livestock' }, later: later('livestock') },
    hand: { why: { key: 'rn-count-hand' } },
    tile: { why: { key: 'rn-count-tiles' }, later: later('offerings') },
  };
}
