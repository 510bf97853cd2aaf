// Where a value is not of its shape (kernel/shape.hpp), "view.clans[0].rage should be a number"; null if it is.
import type { Schema, Shape } from '../scripts/schema.mjs';

type Kinds = Schema['kinds'];

export function isName(kind: string, value: unknown, kinds: Kinds): boolean {
  const names = kinds[kind];
  if (kind === 'seats') return Array.isArray(value) && value.every((seat) => typeof seat === 'number');
  return names?.length ? names.includes(value as string) : names !== undefined && typeof value === 'number';
}

function fitsPlain(shape: string, value: unknown, kinds: Kinds): boolean {
  if (shape === 'any') return true;
  if (shape === 'viewer') return typeof value === 'number' || value === 'spectator';
  if (shape === 'truth') return typeof value === 'boolean';
  if (shape === 'text') return typeof value === 'string';
  return shape === 'number' ? typeof value === 'number' : isName(shape, value, kinds);
}

// The first thing that is wrong with the members of an object, of which `shapeOf` says what they are.
function misfitIn(value: object, shapeOf: (key: string) => Shape | null, kinds: Kinds, where: string): string | null {
  for (const [key, content] of Object.entries(value)) {
    const shape = shapeOf(key);
    const wrong = shape === null ? `${where}.${key} has no shape` : misfit(shape, content, kinds, `${where}.${key}`);
    if (wrong) return wrong;
  }
  return null;
}

export function misfit(shape: Shape, value: unknown, kinds: Kinds, where: string): string | null {
  const unless = (fits: boolean, what: string) => (fits ? null : `${where} should be ${what}`);
  if (typeof shape === 'string') return unless(fitsPlain(shape, value, kinds), `a ${shape}`);
  if ('maybe' in shape) return value === null ? null : misfit(shape.maybe, value, kinds, where);
  if ('one_of' in shape) return unless(shape.one_of.includes(value as string), `one of ${shape.one_of.join()}`);
  if ('list' in shape) {
    if (!Array.isArray(value)) return unless(false, 'a list');
    for (const [i, item] of value.entries()) {
      const wrong = misfit(shape.list, item, kinds, `${where}[${i}]`);
      if (wrong) return wrong;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unless(false, 'an object');
  if ('map' in shape) {
    const isKey = (key: string) => shape.map === 'text' || isName(shape.map, key, kinds);
    return misfitIn(value, (key) => (isKey(key) ? shape.of : null), kinds, where);
  }
  const { members } = shape;
  const missing = Object.keys(members).find((key) => !key.endsWith('?') && !(key in value));
  if (missing) return `${where}.${missing} is missing`;
  return misfitIn(value, (key) => members[key] ?? members[`${key}?`] ?? null, kinds, where);
}
