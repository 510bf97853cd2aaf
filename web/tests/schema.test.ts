// Types and tables of a game, made from what its engine says of it.
import { describe, expect, it } from 'vitest';
import { type Schema, type Shape, grammarOf, questionsOf, typeOfAll, typescriptOf } from '../scripts/schema.mjs';
import { misfit } from './shape.ts';

const TOY: Schema = {
  game: 'the-toy',
  title: 'The Toy',
  rules: 1,
  seats: { min: 2, max: 3 },
  sides: [],
  roles: [],
  kinds: { number: [], seat: [], place: ['here', 'there', 'far_off'], dark_side: ['left', 'right'] },
  verbs: { deal: ['seat'], walk: ['place', 'place'], swap: ['place', 'place'], wait: [] },
  any_order: ['swap'],
  nature: ['deal'],
  events: { walked: { from: 'place', steps: 'number' }, looked: { at: 'seat', found: 'place' }, slept: {} },
  secret: { looked: ['found'] },
  reasons: { too_far: { rule: 'T4', args: { steps: 'number', place: 'place' } } },
  steps: ['turn', 'ask_walk', 'ask_long_way', 'over'],
  options: { fog: ['off', 'on'] },
  defaults: { fog: 'on' },
  presets: { old: { fog: 'off' } },
  view: { object: 'ToyView', members: { phase: 'text', question: { maybe: 'any' }, outcome: { maybe: 'any' } } },
  tells: { object: 'ToyTells', members: {} },
  facts: {},
};
const made = (changes: Partial<Schema> = {}) => typescriptOf({ ...TOY, ...changes }, 'the_toy');
const viewWith = (members: Record<string, Shape>) => made({ view: { object: 'ToyView', members } });

describe('the TypeScript of a schema', () => {
  it('says what it was made from', () => {
    expect(made().split('\n')[0]).toContain('games/the_toy/schema.json');
    expect(made().split('\n')[0]).toContain('ravenhall schema the-toy');
  });

  it('has the names of a kind as a list and as a type, and numbers for a kind without names', () => {
    expect(made()).toContain("export const DARK_SIDE_NAMES = ['left', 'right'] as const;");
    expect(made()).toContain('export type DarkSide = (typeof DARK_SIDE_NAMES)[number];');
    expect(made()).toContain('export type Seat = number;');
    expect(made()).not.toContain('NUMBER_NAMES');
  });

  it.each<[string, Shape, string]>([
    ['plain things', 'truth', 'it: boolean;'],
    ['names', 'place', 'it: Place;'],
    ['who looks', 'viewer', "it: number | 'spectator';"],
    ['lists of what can be missing', { list: { maybe: 'place' } }, 'it: (Place | null)[];'],
    ['maps by names', { map: 'dark_side', of: 'seat' }, 'it: Partial<Record<DarkSide, Seat>>;'],
    ['maps by any text', { map: 'text', of: 'text' }, 'it: Record<string, string>;'],
    ['texts', { one_of: ['a', "b's"] }, "it: 'a' | 'b\\'s';"],
    ['objects', { list: { object: 'Thing', members: { 'n?': 'number' } } }, 'it: Thing[];'],
  ])('has shapes as types: %s', (_, shape, type) => {
    expect(viewWith({ it: shape })).toContain(`  ${type}\n`);
  });

  it('has an interface for each object, with what may be missing', () => {
    const text = viewWith({ it: { object: 'Thing', members: { 'n?': 'number' } } });
    expect(text).toContain('export interface Thing {\n  n?: number;\n}');
    expect(text).toContain('export interface ToyView extends protocol.View {\n  it: Thing;\n}');
  });

  it('leaves the question and the outcome to the shell unless the game says more of them', () => {
    expect(made()).toContain('extends protocol.View {\n  phase: string;\n}');
    const question = { maybe: { object: 'Asked', members: { kind: 'text' } } };
    expect(viewWith({ question })).toContain('export interface Asked extends protocol.Question {');
    expect(viewWith({ question })).toContain('  question: Asked | null;');
  });

  it('can be made of a game that does not yet say what its views look like', () => {
    expect(made()).toContain('protocol/types.ts');
    expect(made({ view: 'any', tells: 'any' })).not.toMatch(/interface Toy|protocol/);
  });

  it('is not made where names would be mixed up', () => {
    expect(() => viewWith({ it: 'plcae' })).toThrow('there is no kind "plcae"');
    const thing = (member: string) => ({ object: 'Thing', members: { [member]: 'number' } });
    expect(() => viewWith({ a: thing('n'), b: thing('m') })).toThrow('two shapes have the name Thing');
    expect(() => viewWith({ a: { object: 'Place', members: {} } })).toThrow(
      'Place is the name of a shape and of a kind',
    );
  });

  it('has what people choose as a grammar, without what nature does', () => {
    const grammar = { walk: ['place', 'place'], swap: { anyOrder: ['place', 'place'] }, wait: [] };
    expect(grammarOf(TOY)).toEqual(grammar);
    expect(made()).toContain("  swap: { anyOrder: ['place', 'place'] },\n  wait: [],\n} as const satisfies Grammar;");
  });

  it('has the events with the kinds of their arguments', () => {
    expect(made()).toContain("  walked: { from: 'place', steps: 'number' },");
    expect(made()).toContain('export type EventKind = keyof typeof EVENTS;');
  });

  it('has reasons, questions and options', () => {
    expect(made()).toContain("  too_far: { rule: 'T4', args: { steps: 'number', place: 'place' } },");
    expect(questionsOf(TOY)).toEqual(['walk', 'long_way']);
    expect(made()).toContain("QUESTIONS = ['walk', 'long_way'] as const");
    expect(made()).toContain("OPTIONS = {\n  fog: ['off', 'on'],");
    expect(made()).toContain("DEFAULTS = {\n  fog: 'on',");
    expect(made()).toContain("PRESETS = {\n  old: { fog: 'off' },");
  });
});

describe('the type of printed facts', () => {
  const many = Array.from({ length: 13 }, (_, i) => `card_${i}`);
  const kinds = { number: [], place: ['here', 'there', 'far_off'], thing: [...many, 'here', 'there'] };
  const type = (...values: unknown[]) => typeOfAll(values, kinds);

  it('is that of all rows of a table', () => {
    expect(type([{ n: 1, late: true }, { n: null }])).toBe(
      'readonly ({ readonly n: number | null; readonly late?: boolean })[]',
    );
    expect(type([1, 'x'], [])).toBe("readonly (number | 'x')[]");
    expect(type([[1], [2]])).toBe('readonly (readonly number[])[]');
  });

  it('knows a kind by its names, and few texts as what they are', () => {
    expect(type('here', 'far_off', 'there')).toBe('Place');
    expect(type('here', 'there')).toBe("'here' | 'there'");
    expect(type(...many)).toBe('Thing');
    expect(type(...many, 'else')).toBe('string');
  });

  it('lets every name be looked up where keys are names', () => {
    expect(type({ here: 1, there: 2, far_off: 3 })).toBe('Readonly<Record<Place, number>>');
    expect(type({ here: 1 }, { there: 2 })).toBe('Partial<Readonly<Record<Place, number>>>');
    expect(type({ here: 1 })).toBe('Partial<Readonly<Record<Place, number>>> & { readonly here: number }');
  });
});

describe('a value that is not of its shape', () => {
  const members = { 'n?': 'number', who: 'viewer', at: { maybe: 'place' } };
  const shape: Shape = { list: { object: 'Thing', members } };
  it.each<[Shape, unknown, string | null]>([
    [shape, [{ who: 1, at: 'here' }], null],
    [shape, [{ who: 'spectator', at: null, n: 2 }], null],
    [shape, {}, 'it should be a list'],
    [shape, [1], 'it[0] should be an object'],
    [shape, [{ who: 1 }], 'it[0].at is missing'],
    [shape, [{ who: 1, at: 'nowhere' }], 'it[0].at should be a place'],
    [shape, [{ who: 1, at: null, m: 2 }], 'it[0].m has no shape'],
    [shape, [{ who: 1, at: null, n: '2' }], 'it[0].n should be a number'],
    [{ map: 'place', of: 'truth' }, { here: true, there: 1 }, 'it.there should be a truth'],
    [{ map: 'place', of: 'truth' }, { nowhere: true }, 'it.nowhere has no shape'],
    [{ map: 'text', of: 'seat' }, { nowhere: 'red' }, 'it.nowhere should be a seat'],
    [{ one_of: ['a', 'b'] }, 'c', 'it should be one of a,b'],
    ['plcae', 'here', 'it should be a plcae'],
  ])('is found: %j %j', (wanted, value, wrong) => {
    expect(misfit(wanted, value, TOY.kinds, 'it')).toBe(wrong);
  });
});
