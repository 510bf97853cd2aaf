// How the numbers of the seat panels came about, in random games: each is accounted for, in every language, and the
// parts add up to it.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../dev/engine.mjs';
import { format, newBundle } from '../src/i18n/fluent.ts';
import { LANGUAGES } from '../src/i18n/words.svelte.ts';
import { CLIENTS } from './games.ts';
import { wordsOf } from './messages.ts';
import { randomGame } from './random_game.ts';

describe.skipIf(!existsSync(PROGRAM)).each(CLIENTS)('the numbers of $folder', ({ schema, file, load }) => {
  it.each([31, 32, 33])(
    'are accounted for (random game %i)',
    async (seed) => {
      const module = await load();
      const accounts = await module.accounts();
      const bundles = LANGUAGES.map((language) => newBundle(language, wordsOf(language, file)));
      const wrong = new Set<string>();
      let added = 0;
      for await (const { view } of randomGame(schema, seed)) {
        for (let seat = 0; seat < schema.seats.min; seat++) {
          const { numbers, hidden } = module.summary(view, seat);
          const given = accounts(view, seat);
          const shown = [...numbers, ...hidden.map(({ icon, count }) => ({ icon, value: count }))];
          for (const { icon, value } of shown) {
            const { why, parts, later = [] } = given[icon] ?? {};
            if (!why) wrong.add(`${icon} is not accounted for`);
            const sum = parts?.reduce((all, part) => all + part.value, 0);
            if (sum !== undefined) added++;
            if (sum !== undefined && sum !== Number.parseInt(String(value), 10)) wrong.add(`${icon} ${value} ≠ ${sum}`);
            for (const line of [why, ...(parts ?? []).map((p) => p.line), ...later.map((p) => p.line)]) {
              if (!line) continue;
              for (const bundle of bundles) {
                const complain = (what: string) => wrong.add(`${bundle.locales[0]}: ${what}`);
                if (format(bundle, line.key, line.args, complain) === null) complain(`there is no ${line.key}`);
              }
            }
          }
        }
      }
      expect([...wrong].slice(0, 10)).toEqual([]);
      expect(added).toBeGreaterThan(100);
    },
    60_000,
  );
});
