import { describe, expect, it } from 'vitest';
import type { View } from '../../protocol/types.ts';
import { opened } from './opened.ts';
import { clanOf } from './view.ts';

const table = (viewer: number | 'spectator', secrets: (string | null)[]) =>
  ({ viewer, clans: secrets.map((secret, seat) => ({ seat, secret, chosen: true })) }) as unknown as View;

describe('a replay with everything open', () => {
  it('shows the card that each clan has laid face down', () => {
    const shown = opened(table('spectator', [null, null]), {
      '0': table(0, ['tyrs_crush', null]),
      '1': table(1, [null, 'odins_smite']),
    });
    expect([0, 1].map((seat) => clanOf(shown, seat)?.secret)).toEqual(['tyrs_crush', 'odins_smite']);
    expect(shown).toMatchObject({ viewer: 'spectator' });
  });
});
