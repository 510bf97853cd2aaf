import { describe, expect, it } from 'vitest';
import { adviceOf } from '../src/table/advice.ts';
import { parseAction } from '../src/table/picker.ts';

const actions = (...texts: string[]) => texts.map((text) => parseAction(text));
const rows = (...values: [string, number][]) => values.map(([action, value]) => ({ action, value }));

describe('what the adviser says', () => {
  const all = actions('march gimle elvagar', 'pillage gimle', 'invade troll gimle', 'quest q1_manheim', 'pass');

  it('is what it would do and at most three others, best first', () => {
    const alternatives = rows(
      ['pillage gimle', 0.41],
      ['march gimle elvagar', 0.38],
      ['pass', 0.3],
      ['invade troll gimle', 0.2],
      ['quest q1_manheim', 0.1],
    );
    const { options } = adviceOf({ action: 'pillage gimle', chance: 0.41, alternatives }, all);
    expect(options.map((o) => [o.action.text, o.chance])).toEqual([
      ['pillage gimle', 0.41],
      ['march gimle elvagar', 0.38],
      ['pass', 0.3],
      ['invade troll gimle', 0.2],
    ]);
  });

  it('puts what it would do first, also where another had a chance as good', () => {
    const alternatives = rows(['pass', 0.4], ['pillage gimle', 0.4]);
    const { options } = adviceOf({ action: 'pillage gimle', chance: 0.4, alternatives }, all);
    expect(options.map((o) => o.action.text)).toEqual(['pillage gimle', 'pass']);
  });

  it('knows of each choice what it costs, and the one that means two decisions', () => {
    const meant = [parseAction('pass', { loses: 2 }), { ...parseAction('place_only mill'), sends: 'place mill' }];
    const alternatives = rows(['pass', 0.4], ['place mill', 0.3]);
    const { options } = adviceOf({ action: 'pass', chance: 0.4, alternatives }, meant);
    expect(options.map((o) => o.action)).toEqual(meant);
  });

  it.each([
    ['clear', [0.5, 0.4, 0.39]],
    ['better', [0.5, 0.46, 0.3]],
    ['near', [0.5, 0.49, 0.3]],
    ['equal', [0.5, 0.495, 0.49]],
    ['little', [0.5, 0.495, 0.49, 0.49, 0.485]],
    ['single', [0.5]],
  ] as const)('is no more than the numbers tell: %s', (verdict, values) => {
    const alternatives = values.map((value, i) => ({ action: all[i]?.text ?? '', value }));
    const hint = { action: 'march gimle elvagar', chance: 0.5, alternatives };
    expect(adviceOf(hint, all).verdict).toBe(verdict);
  });

  it('tells how far the next choice is behind', () => {
    const alternatives = rows(['pass', 0.5], ['pillage gimle', 0.38]);
    expect(adviceOf({ action: 'pass', chance: 0.5, alternatives }, all).ahead).toBeCloseTo(0.12);
  });

  it('has no chances where the cards are compared by their worth', () => {
    const alternatives = rows(['keep troll', 17.8], ['keep dwarf', 12]);
    const advice = adviceOf({ action: 'keep troll', chance: null, alternatives }, actions('keep troll', 'keep dwarf'));
    expect(advice.verdict).toBe('worth');
    expect(advice.options.map((o) => o.chance)).toEqual([null, null]);
  });
});
