// The browser and the terminal read the same words: both are held against the same cases (cli/tests/fluent_cases.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Args, counted, format, list, name, newBundle, plain } from '../src/i18n/fluent.ts';

interface Named {
  kind: string;
  id: string;
  count?: number;
}
type Given = number | string | Named | Named[];
interface Case {
  language?: string;
  key: string;
  args?: Record<string, Given>;
  text: string;
}

const { source, cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../cli/tests/fluent_cases.json'), 'utf8'),
) as { source: string[]; cases: Case[] };

const named = ({ kind, id, count }: Named) =>
  count === undefined ? name('xx', kind, id) : counted('xx', kind, id, count);

function argsOf(given: Record<string, Given>): Args {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      Array.isArray(value) ? list(value.map(named)) : typeof value === 'object' ? named(value) : value,
    ]),
  );
}

it.each(cases)('$language $key $args', ({ language = 'en', key, args = {}, text }) => {
  const bundle = newBundle(language, source.join('\n'));
  expect(plain(format(bundle, key, argsOf(args)) ?? '')).toBe(text);
});
