import { describe, expect, it } from 'vitest';
import { byVerb, lightOf, parseAction, Picker } from '../src/table/picker.ts';

const grammar = {
  march: ['place', 'place'],
  invade: ['figure', 'place'],
  pillage: ['place'],
  upgrade: ['card', 'slot'],
};
const legal = [
  'invade warrior gimle',
  'invade warrior utgard',
  'invade leader gimle',
  'march gimle utgard',
  'march gimle yggdrasil',
  'march utgard gimle',
  'pillage gimle',
  'upgrade troll 3',
  'upgrade troll 4',
  'pass',
];
const start = () => Picker.of(legal, grammar);

describe('Picker', () => {
  it('lights everything that occurs in a legal action', () => {
    expect(start().lit('place')).toEqual(new Set(['gimle', 'utgard', 'yggdrasil']));
    expect(start().lit('figure')).toEqual(new Set(['warrior', 'leader']));
    expect(start().verbs()).toEqual(['invade', 'march', 'pillage', 'upgrade', 'pass']);
  });

  it('narrows by verb, then operand by operand, until one action is left', () => {
    const marching = start().touch({ kind: 'verb', value: 'march' });
    expect(marching?.next()).toEqual({ slot: 0, kind: 'place', values: ['gimle', 'utgard'] });
    const from = marching?.touch({ kind: 'place', value: 'gimle' });
    expect(from?.decided).toBeNull();
    expect(from?.lit('place')).toEqual(new Set(['utgard', 'yggdrasil']));
    expect(from?.touch({ kind: 'place', value: 'utgard' })?.decided?.text).toBe('march gimle utgard');
  });

  it('lets go what is touched a second time', () => {
    const pairs = Picker.of(['keep_two a b', 'keep_two a c', 'keep_two b c', 'keep_two c c'], {
      keep_two: { anyOrder: ['card', 'card'] },
    });
    const one = pairs.touch({ kind: 'card', value: 'a' });
    expect(one?.touch({ kind: 'card', value: 'a' })?.touches).toEqual([]);
    const twice = pairs.touch({ kind: 'card', value: 'c' })?.touch({ kind: 'card', value: 'c' });
    expect(twice?.decided?.text).toBe('keep_two c c'); // unless it is there twice
    const from = start().touch({ kind: 'verb', value: 'march' })?.touch({ kind: 'place', value: 'gimle' });
    expect(from?.touch({ kind: 'place', value: 'gimle' })?.touches).toEqual([{ kind: 'verb', value: 'march' }]);
  });

  it('reads two places in the order they were touched', () => {
    const to = start().touch({ kind: 'place', value: 'utgard' })?.touch({ kind: 'place', value: 'gimle' });
    expect(to?.decided?.text).toBe('march utgard gimle');
  });

  it('takes the place touched first as the start of a march, if one can start there', () => {
    const gimle = start().touch({ kind: 'place', value: 'gimle' });
    expect(gimle?.fitting.filter((a) => a.verb === 'march').map((a) => a.text)).toEqual([
      'march gimle utgard',
      'march gimle yggdrasil',
    ]);
    expect(start().touch({ kind: 'place', value: 'yggdrasil' })?.decided?.text).toBe('march gimle yggdrasil');
  });

  it('can begin with the thing and settle the verb later', () => {
    const card = start().touch({ kind: 'card', value: 'troll' });
    expect(card?.verb).toBe('upgrade');
    expect(card?.settled()).toEqual(['troll', null]);
    expect(card?.touch({ kind: 'slot', value: '4' })?.decided?.text).toBe('upgrade troll 4');
  });

  it('decides at once when a touch leaves one action', () => {
    expect(start().touch({ kind: 'verb', value: 'pass' })?.decided?.text).toBe('pass');
  });

  it('does not turn one choice into another when what is touched does not go with it', () => {
    const legal = ['invade leader gimle', 'invade leader utgard', 'invade ship fjord_ne'];
    const leader = Picker.of(legal, { invade: ['figure', 'place'] })
      .touch({ kind: 'verb', value: 'invade' })
      ?.touch({ kind: 'figure', value: 'leader' });
    expect(leader?.touch({ kind: 'place', value: 'fjord_ne' })).toBeNull();
    expect(leader?.touch({ kind: 'figure', value: 'ship' })?.decided?.text).toBe('invade ship fjord_ne');
  });
  it('starts over when another thing is touched, keeping the verb if it can', () => {
    const leader = start().touch({ kind: 'verb', value: 'invade' })?.touch({ kind: 'figure', value: 'warrior' });
    const changed = leader?.touch({ kind: 'figure', value: 'leader' });
    expect(changed?.decided?.text).toBe('invade leader gimle');
    expect(leader?.touch({ kind: 'verb', value: 'pass' })?.decided?.text).toBe('pass');
  });

  it('refuses what no legal action contains', () => {
    expect(start().touch({ kind: 'place', value: 'horgr' })).toBeNull();
    expect(start().can({ kind: 'card', value: 'valkyrie' })).toBe(false);
  });

  it('goes back touch by touch', () => {
    const two = start().touch({ kind: 'verb', value: 'invade' })?.touch({ kind: 'figure', value: 'warrior' });
    expect(two?.back().touches).toHaveLength(1);
    expect(two?.back().back().fitting).toHaveLength(legal.length);
  });

  it('takes things in any order where the order says nothing', () => {
    const pairs = Picker.of(['keep_two a b', 'keep_two a c', 'keep_two b c'], {
      keep_two: { anyOrder: ['card', 'card'] },
    });
    const b = pairs.touch({ kind: 'card', value: 'b' });
    expect(b?.lit('card')).toEqual(new Set(['a', 'c']));
    expect(b?.touch({ kind: 'card', value: 'a' })?.decided?.text).toBe('keep_two a b');
  });

  it('reaches every legal action by choices alone', () => {
    for (const text of legal) {
      let picker = start();
      const [verb = '', ...operands] = text.split(' ');
      picker = picker.touch({ kind: 'verb', value: verb }) ?? picker;
      for (let left = picker.next(), steps = 0; left && steps < 9; left = picker.next(), steps++) {
        const value = operands[left.slot] ?? '';
        expect(left.values).toContain(value);
        picker = picker.touch({ kind: left.kind, value }) ?? picker;
      }
      expect(picker.fitting.map((a) => a.text)).toEqual([text]);
    }
  });
});

describe('the list of all choices', () => {
  it('groups by verb, each action once', () => {
    const groups = byVerb(start().fitting);
    expect(groups.map((g) => g.verb)).toEqual(['invade', 'march', 'pillage', 'upgrade', 'pass']);
    expect(groups.flatMap((g) => g.actions.map((a) => a.text))).toEqual(legal);
  });
  it('lights what an action leads to, if the board can', () => {
    const light = (text: string) => lightOf(parseAction(text), grammar, ['place', 'figure']);
    expect(light('march gimle utgard')).toEqual({ kind: 'place', value: 'utgard' });
    expect(light('invade leader gimle')).toEqual({ kind: 'place', value: 'gimle' });
    expect(light('upgrade troll 3')).toBeNull();
    expect(light('pass')).toBeNull();
  });
});
