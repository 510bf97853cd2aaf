// The table with everything open: every clan as its owner sees it, the card it has laid face down included.
import type { View } from '../../protocol/types.ts';
import { asBloodRage, clanOf } from './view.ts';

export function opened(view: View, views: Readonly<Record<string, View>>): View {
  const clans = asBloodRage(view).clans.map((clan) => {
    const own = views[String(clan.seat)];
    return (own && clanOf(own, clan.seat)) ?? clan;
  });
  return { ...view, clans };
}
