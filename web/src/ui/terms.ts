// What a table is played by, in words. A game's own words may still be on their way.
import type { GameEntry } from '../games/index.ts';
import { has, t } from '../i18n/words.svelte.ts';
import type { Clock } from '../protocol/types.ts';

const said = (key: string, plain: string) => (has(key) ? t(key) : plain);

export function clockName(clock: Clock): string {
  if (clock.kind === 'none') return t('clock-none');
  return clock.kind === 'live'
    ? t('clock-live', { move: clock.move, reserve: clock.reserve / 60 })
    : t('clock-days', { days: clock.move });
}

export function editionName({ prefix }: GameEntry, preset: string): string {
  return said(`${prefix}-preset-${preset}`, preset);
}

export function optionName({ prefix }: GameEntry, option: string): string {
  return said(`${prefix}-option-${option}`, option);
}

export function valueName({ prefix, orders }: GameEntry, option: string, value: string): string {
  const kind = orders?.[option];
  const named = kind
    ? value
        .split('-')
        .map((id) => said(`${prefix}-${kind}-${id}`, id))
        .join(' · ')
    : value;
  return said(`${prefix}-option-${option}-${value}`, named);
}
