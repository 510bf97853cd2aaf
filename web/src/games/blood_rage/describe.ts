// A place in words: for screen readers and for the detail beside the board.
import { name, t } from '../../i18n/words.svelte.ts';
import type { View } from '../../protocol/types.ts';
import { asBloodRage, type BloodRageView, type FigureGroup, figuresIn, type ProvinceView } from './view.ts';

export function groupLine(view: BloodRageView, group: FigureGroup): string {
  return t('br-map-group', {
    clan: name('br', 'clan', view.clans[group.seat]?.clan ?? 'wolf'),
    figure: name('br', 'figure', group.figure),
    n: group.count,
  });
}

// What is printed or lies on a province: region, villages, reward, doom.
export function provinceFacts(p: ProvinceView): string[] {
  if (p.destroyed) return [t('br-map-destroyed')];
  const facts: string[] = [];
  if (p.region !== 'none') facts.push(t(`br-region-${p.region}`));
  facts.push(p.villages > 0 ? t('br-map-villages', { taken: figuresIn(p), n: p.villages }) : t('br-map-open'));
  if (p.pillaged) facts.push(t('br-map-pillaged'));
  else if (p.reward) facts.push(t('br-map-reward', { reward: name('br', 'reward', p.reward) }));
  if (p.doomed_in_age !== null) facts.push(t('br-map-doom', { age: p.doomed_in_age }));
  return facts;
}

export function placeLabel(view: View, id: string): string {
  const v = asBloodRage(view);
  const province = v.provinces.find((p) => p.id === id);
  const title = t('br-place-of', { place: name('br', 'place', id) });
  if (province) {
    const strengths = province.strength.flatMap((n, seat) =>
      n > 0 ? [t('br-map-strength', { clan: name('br', 'clan', v.clans[seat]?.clan ?? 'wolf'), n })] : [],
    );
    return [title, ...provinceFacts(province), ...province.figures.map((g) => groupLine(v, g)), ...strengths].join(
      ', ',
    );
  }
  const fjord = v.fjords.find((f) => f.id === id);
  if (!fjord) return title;
  return [title, supportsLine(fjord.supports), ...fjord.figures.map((g) => groupLine(v, g))].join(', ');
}

export function supportsLine([one = '', other = '']: readonly string[]): string {
  return t('br-map-supports', { place: name('br', 'place', one), other: name('br', 'place', other) });
}
