// What tokens and tracks are, in words.
import { FACTS } from '../../generated/dracula.ts';
import { t } from '../../i18n/words.svelte.ts';
import { weekday } from './names.ts';
import type { DraculaView } from './view.ts';

export interface Told {
  icon: string;
  title: string;
  lines: readonly string[];
}

const { influence, despair, rumor } = FACTS.numbers;

export function trackFacts(track: string, v: DraculaView): Told | null {
  const counted = (n: number, of: number) => t(`dr-${track}`, { n, of });
  const rage = t('dr-track-rage-text', { n: v.rage });
  const fury = v.fury > 0 ? [t('dr-track-fury-text', { n: v.fury })] : [];
  const about = () => t(`dr-track-${track}-text`);
  switch (track) {
    case 'influence':
      return { icon: track, title: counted(v.influence, influence), lines: [about(), rage, ...fury] };
    case 'despair':
      return { icon: track, title: counted(v.despair, despair), lines: [about(), rage, ...fury] };
    case 'time':
      return {
        icon: track,
        title: t('dr-week-day', { week: v.despair + 1, day: weekday(v.weekday) }),
        lines: [t(`dr-phase-${v.phase}`), about()],
      };
    case 'rage':
      return { icon: track, title: rage, lines: [] };
    case 'fury':
      return { icon: track, title: fury[0] ?? rage, lines: [] };
    default:
      return null;
  }
}

export function tokenFacts(token: string): Told {
  return { icon: token, title: t(`dr-token-${token}`), lines: [t(`dr-token-${token}-text`, { n: rumor })] };
}
