// Why a touched thing is not legal now, as far as the view tells.
import { name } from '../../i18n/fluent.ts';
import type { View } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';
import type { Line } from '../contract.ts';
import { cardFact } from './cards.ts';
import { asBloodRage, clanOf, isFull, provinceOf } from './view.ts';
import { invadeCost, upgradeCost } from './words.ts';

export function whyNot(view: View, me: number, kind: string, value: string, picker: Picker): Line | null {
  const question = asBloodRage(view).question?.kind ?? '';
  if (!picker.active) return { key: 'br-why-not-your-turn' };
  if (kind === 'place') return whyNotPlace(view, me, value, picker, question);
  if (kind === 'card') return whyNotCard(view, me, value, question);
  if (kind === 'figure') return whyNotFigure(view, me, value, question);
  return { key: 'br-why-not-now' };
}

function whyNotPlace(view: View, me: number, id: string, picker: Picker, question: string): Line {
  const place = name('br', 'place', id);
  const province = provinceOf(view, id);
  if (province?.destroyed) return { key: 'br-why-destroyed', args: { place } };
  const verb = picker.verb;
  const invades = verb === 'invade' || verb === 'recall' || question === 'free_invade';
  if (id === 'yggdrasil' && invades) return { key: 'br-why-yggdrasil' };
  if (province && isFull(province) && (invades || verb === 'march')) {
    return { key: 'br-why-full', args: { place, n: province.villages } };
  }
  if (!province && invades) return { key: 'br-why-fjord' };
  if (province && invades) return { key: 'br-why-ship' };
  if (verb === 'pillage') {
    if (province?.pillaged) return { key: 'br-why-pillaged', args: { place } };
    return { key: 'br-why-no-figure', args: { place } };
  }
  if (verb === 'march' && !province) return { key: 'br-why-ships-stay' };
  if (verb === 'march') return { key: 'br-why-no-figure', args: { place } };
  if (question === 'join') return { key: 'br-why-not-adjacent' };
  const clan = clanOf(view, me);
  if (clan && clan.rage === 0) return { key: 'br-why-no-rage' };
  return { key: 'br-why-nothing-here', args: { place } };
}

function whyNotCard(view: View, me: number, key: string, question: string): Line {
  const fact = cardFact(key);
  const card = name('br', 'card', key);
  const clan = clanOf(view, me);
  if (question === 'action' && fact && clan) {
    if (fact.kind === 'battle') return { key: 'br-why-battle-card', args: { card } };
    const cost = upgradeCost(view, me, key);
    if (fact.kind !== 'quest' && cost > clan.rage) return { key: 'br-why-rage', args: { n: cost, have: clan.rage } };
  }
  if (question === 'late') return { key: 'br-why-late', args: { card } };
  return { key: 'br-why-not-now' };
}

function whyNotFigure(view: View, me: number, id: string, question: string): Line {
  const clan = clanOf(view, me);
  if (!clan || question !== 'action') return { key: 'br-why-not-now' };
  const horns = clan.stats.horns.value;
  if (clan.figures_on_map >= horns) return { key: 'br-why-horns', args: { n: horns } };
  const cost = invadeCost(view, me, id);
  if (cost > clan.rage) return { key: 'br-why-rage', args: { n: cost, have: clan.rage } };
  return { key: 'br-why-none-in-reserve', args: { figure: name('br', 'figure', id) } };
}
