// Changes of views as the hall sends them (kernel/patch.hpp): read together with the value before.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// The value after the change. What did not change is shared with the value before.
export function patched<T>(before: T, patch: unknown): T {
  return change(before as Json, patch as Json) as T;
}

function change(before: Json, patch: Json): Json {
  if (!isObject(patch) || before === null || typeof before !== 'object') return patch;
  const keys = Object.keys(patch);
  if (keys.length === 1 && keys[0] === '=') return patch['='] ?? null;
  if (Array.isArray(before)) {
    const items = [...before];
    for (const key of keys) items[Number(key)] = change(before[Number(key)] ?? null, patch[key] ?? null);
    return items;
  }
  const members = { ...before };
  for (const key of keys) members[key] = change(before[key] ?? null, patch[key] ?? null);
  return members;
}

function isObject(value: Json): value is { [key: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
