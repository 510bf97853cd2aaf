// What a table is played by: its edition, its options, and the marks of its seats.
import { describe, expect, it } from 'vitest';
import { markOf } from '../src/games/index.ts';
import type { GameInfo } from '../src/protocol/types.ts';
import { departures, settled } from '../src/table/terms.ts';

const RULES: Pick<GameInfo, 'options' | 'presets'> = {
  options: [
    { name: 'deck', values: ['all', 'few'], default: 'all' },
    { name: 'late', values: ['on', 'off'], default: 'on' },
  ],
  presets: [
    { name: 'full', choices: {} },
    { name: 'old', choices: { deck: 'few' } },
  ],
};

describe('the terms of a table', () => {
  it('are what was chosen, else what the edition says, else the default', () => {
    expect(settled(RULES, null, {})).toEqual({ deck: 'all', late: 'on' });
    expect(settled(RULES, 'old', { late: 'off' })).toEqual({ deck: 'few', late: 'off' });
  });
  it('depart from the edition where another value was chosen', () => {
    expect(departures(RULES, 'old', { deck: 'few', late: 'on' })).toEqual({});
    expect(departures(RULES, 'old', { deck: 'all', late: 'off' })).toEqual({ deck: 'all', late: 'off' });
    // Without an edition: from the defaults.
    expect(departures(RULES, null, settled(RULES, 'old', {}))).toEqual({ deck: 'few' });
  });
});

describe('the mark of a seat', () => {
  const marks = ['wolf', 'raven', 'bear'].map((icon) => ({ icon, colour: `--${icon}`, name: `clan-${icon}` }));
  const game = { marks, orders: { clans: 'clan' } };
  it('is the one in its place', () => {
    expect(markOf({ marks }, 1, {})?.icon).toBe('raven');
    expect(markOf(game, 2, {})?.icon).toBe('bear');
    expect(markOf(game, 3, {})).toBeUndefined();
  });
  it('is the one that the order of an option gives it', () => {
    expect([0, 1, 2].map((seat) => markOf(game, seat, { clans: 'bear-wolf-raven' })?.icon)).toEqual([
      'bear',
      'wolf',
      'raven',
    ]);
  });
});
