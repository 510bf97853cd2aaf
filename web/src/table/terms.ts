// What a table is played by: its edition, and the options in which it departs from that.
import type { GameInfo } from '../protocol/types.ts';

type Rules = Pick<GameInfo, 'options' | 'presets'>;
type Choices = Record<string, string>;

// The value of every option.
export function settled({ options, presets }: Rules, preset: string | null, chosen: Choices): Choices {
  const edition = presets.find((p) => p.name === preset)?.choices ?? {};
  return Object.fromEntries(options.map((o) => [o.name, chosen[o.name] ?? edition[o.name] ?? o.default]));
}

// Those that are not as in the edition.
export function departures(rules: Rules, preset: string | null, chosen: Choices): Choices {
  const usual = settled(rules, preset, {});
  const values = Object.entries(settled(rules, preset, chosen));
  return Object.fromEntries(values.filter(([name, value]) => value !== usual[name]));
}
