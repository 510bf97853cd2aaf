// How the numbers of a clan came about, from what the view has of them.
import type { View } from '../../protocol/types.ts';
import type { Account } from '../contract.ts';
import { asBloodRage, clanOf } from './view.ts';

export function accounts(view: View, seat: number): Record<string, Account> {
  const clan = clanOf(view, seat);
  if (!clan) return {};
  const { provinces, fjords } = asBloodRage(view);
  const { rage, axes, horns } = clan.stats;
  const own = [...provinces, ...fjords].flatMap(({ figures }) => figures).filter((group) => group.seat === seat);
  const kinds = [...new Set(own.map(({ figure }) => figure))];
  const count = (kind: string) => own.reduce((n, { figure, count }) => n + (figure === kind ? count : 0), 0);
  return {
    glory: {
      why: { key: 'br-count-glory' },
      parts: Object.entries(clan.sources)
        .filter(([, value]) => value !== 0)
        .map(([source, value]) => ({ line: { key: `br-source-${source}` }, value })),
    },
    rage: { why: { key: 'br-count-rage', args: { step: rage.step } } },
    axes: { why: { key: 'br-count-axes', args: { step: axes.step } } },
    horns: {
      why: { key: 'br-count-horns', args: { step: horns.step } },
      parts: kinds.map((kind) => ({ line: { key: `br-figure-${kind}` }, value: count(kind) })),
    },
    hand: { why: { key: 'br-count-hand' } },
    quest: { why: { key: 'br-count-quests' } },
  };
}
