// The table with everything open: the Count's side as he sees it, every hunter's hand as its owner does.
import type { View } from '../../protocol/types.ts';
import { asDracula } from './view.ts';

export function opened(view: View, views: Readonly<Record<string, View>>): View {
  const count = views['0'];
  if (!count) return view;
  const hunters = asDracula(view).hunters.map((hunter) => {
    const own = views[String(hunter.seat)];
    return (own && asDracula(own).hunters.find(({ seat }) => seat === hunter.seat)) ?? hunter;
  });
  return { ...count, hunters, viewer: view.viewer };
}
