import { describe, expect, it } from 'vitest';
import { patched } from '../src/protocol/patch.ts';

describe('a patch', () => {
  const before = { a: 1, list: [{ n: 1 }, { n: 2 }], map: { x: 1, y: 2 }, none: null as unknown };
  it('changes only what it names, and shares the rest', () => {
    const after = patched(before, { list: { 1: { n: 5 } } });
    expect(after).toEqual({ ...before, list: [{ n: 1 }, { n: 5 }] });
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.map).toBe(before.map);
    expect(before.list[1]).toEqual({ n: 2 });
  });
  it('puts lists in the place of lists, and null is a value', () => {
    expect(patched(before, { list: [], map: null })).toEqual({ ...before, list: [], map: null });
  });
  it('puts an object in the place of another one', () => {
    expect(patched(before, { map: { '=': { z: 3 } } }).map).toEqual({ z: 3 });
    expect(patched(before, { list: { '=': { z: 3 } } }).list).toEqual({ z: 3 });
  });
  it('gives an object to what was null', () => {
    expect(patched(before, { none: { deep: { er: 1 } } }).none).toEqual({ deep: { er: 1 } });
  });
});
