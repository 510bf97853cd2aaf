// Every language says everything: no missing key, no missing variant, no argument that does not exist.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { counted, format, list, name, newBundle, parts, plain } from '../src/i18n/fluent.ts';
import { LANGUAGES } from '../src/i18n/words.svelte.ts';
import { CLIENTS, nameKinds } from './games.ts';
import { FILES, messagesOf, wordsOf } from './messages.ts';

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
function pluralsOf(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
}

// What only the terminal says (cli/play): the browser does not load it.
const TERMINAL = 'terminal.ftl';
const gamesOf = (file: string) => CLIENTS.filter((g) => g.file === file || file === TERMINAL);

// Messages of names, which may have forms.
const FORMS = new RegExp(`^(${CLIENTS.map((g) => g.prefix).join('|')})-[a-z]+-`);

for (const file of FILES) {
  const english = messagesOf('en', file);
  for (const language of LANGUAGES) {
    describe(`${language}/${file}`, () => {
      const mine = messagesOf(language, file);

      it('has no broken message', () => {
        expect([...mine.values()].flatMap((f) => f.junk)).toEqual([]);
      });

      it('has every message, and none that does not exist', () => {
        const missing = [...english.keys()].filter((key) => !mine.has(key));
        const extra = [...mine.keys()].filter((key) => !english.has(key));
        expect({ missing, extra }).toEqual({ missing: [], extra: [] });
      });

      it('uses only arguments that exist', () => {
        const unknown: string[] = [];
        for (const [key, about] of mine) {
          for (const variable of about.variables) {
            const isForm = variable === 'case' && FORMS.test(key);
            if (!isForm && !english.get(key)?.variables.has(variable)) unknown.push(`${key}: $${variable}`);
          }
        }
        expect(unknown).toEqual([]);
      });

      it('has all plural variants', () => {
        const needed = pluralsOf(language);
        const poor: string[] = [];
        for (const [key, about] of mine) {
          for (const { on, keys } of about.selects) {
            if (on === 'case' || !keys.some((k) => PLURALS.includes(k) && k !== 'other')) continue;
            const missing = [...needed].filter((category) => !keys.includes(category));
            // The default stands for one more category.
            if (missing.length > (keys.includes('other') && !needed.has('other') ? 1 : 0))
              poor.push(`${key}: ${missing.join()}`);
          }
        }
        expect(poor).toEqual([]);
      });

      it('has every form of a name that a sentence asks for', () => {
        const missing: string[] = [];
        for (const game of gamesOf(file)) {
          const kinds = nameKinds(game);
          const asked = new Map<string, Set<string>>();
          for (const [key, about] of mine) {
            if (file === TERMINAL && !key.startsWith(`term-${game.prefix}-`)) continue;
            for (const { on, form } of about.names) {
              const kind = kinds[on];
              if (!kind) continue;
              asked.set(kind, (asked.get(kind) ?? new Set()).add(form));
            }
          }
          for (const [key, about] of file === TERMINAL ? messagesOf(language, game.file) : mine) {
            const kind = /^[a-z]+-([a-z]+)-/.exec(key)?.[1] ?? '';
            const forms = about.selects.find((s) => s.on === 'case')?.keys;
            if (!forms || /-(text|n)$/.test(key)) continue;
            for (const form of asked.get(kind) ?? []) if (!forms.includes(form)) missing.push(`${key}: ${form}`);
          }
        }
        expect(missing).toEqual([]);
      });
    });
  }
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) return sourcesOf(path);
    return /\.(ts|svelte)$/.test(entry) ? [readFileSync(path, 'utf8')] : [];
  });
}

const all = new Set(FILES.flatMap((file) => [...messagesOf('en', file).keys()]));

describe('keys that the code uses', () => {
  const sources = sourcesOf(join(import.meta.dirname, '../src'));

  it('exist', () => {
    const missing = new Set<string>();
    for (const source of sources) {
      for (const [, key = ''] of source.matchAll(
        /(?:\bt|\brich|\bkey:|\btitle:|\bnone:)\s*\(?\s*'([a-z]+-[a-z0-9_-]+)'/g,
      )) {
        if (!all.has(key)) missing.add(key);
      }
    }
    expect([...missing]).toEqual([]);
  });

  // A key stands in the code as it is, is put together there (`error-${code}`), or is part of another message. Names
  // are put together of kinds alone: those of the schema.
  const code = sources.join('\n');
  const literals = new Set(Array.from(code.matchAll(/['"`]([a-z]\w*(?:-\w+)*)['"`]/g), ([, key]) => key));
  const made = Array.from(code.matchAll(/`((?:[\w-]|\$\{[^{}`]*\})+)`/g), ([, text = '']) =>
    text.replace(/^\$\{(?:\w+\.)*prefix\}/, 'PREFIX').split(/\$\{[^}]*\}/),
  )
    .filter(([first = '', ...rest]) => rest.length > 0 && /^(PREFIX-)?[a-z]+-/.test(first))
    .map((pieces) => new RegExp(`^${pieces.join('.+').replace('PREFIX', '[a-z]+')}$`));
  it.each(FILES.filter((file) => file !== TERMINAL))('and no others: %s', (file) => {
    const client = CLIENTS.find((game) => game.file === file);
    const kinds = client ? [...Object.keys(client.schema.kinds), 'title', 'blurb', 'learn'] : [];
    const parts = new Set(Array.from(wordsOf('en', file).matchAll(/\{ ([a-z][\w-]+) \}/g), ([, key]) => key));
    const unused = [...messagesOf('en', file).keys()].filter(
      (key) =>
        !literals.has(key) &&
        !parts.has(key) &&
        !kinds.includes(key.split('-')[1] ?? '') &&
        !made.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

describe('keys that the terminal uses', () => {
  const folder = join(import.meta.dirname, '../../cli/play');
  const code = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const texts = Array.from(code.matchAll(/"([^"\n]*)"/g), ([, text = '']) => text);
  const whole = new Set(texts);
  // "help-{}" and "clan-" begin keys.
  const beginnings = texts.filter((text) => /^[a-z-]+-(\{\})?$/.test(text)).map((text) => text.replace('{}', ''));

  it('exist', () => {
    const asked = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, key = '']) => key);
    const missing = (keys: string[], begin: string) =>
      keys.filter((key) => !CLIENTS.some((g) => all.has(begin.replace('PREFIX', g.prefix) + key)));
    const said = asked(/\b(?:say|tell)\(\s*"([a-z-]*[a-z])"/g);
    const ofGames = asked(/\bkey\("([a-z-]*[a-z])"\)/g);
    const own = asked(/\bown\("([a-z-]*[a-z])"\)/g);
    expect(Math.min(said.length, ofGames.length, own.length)).toBeGreaterThan(25);
    expect([...missing(said, ''), ...missing(ofGames, 'PREFIX-'), ...missing(own, 'term-PREFIX-')]).toEqual([]);
  });

  it('and no others', () => {
    const prefixes = CLIENTS.map((g) => g.prefix).join('|');
    const unused = [...messagesOf('en', TERMINAL).keys()].filter((key) => {
      const rest = key.replace(new RegExp(`^term-(${prefixes})-`), '');
      // Verbs, ideas and the like are asked for by the names the engine gives them.
      const made = beginnings.some((text) => rest.startsWith(text)) || /^(help|idea|verb)-/.test(rest);
      return !whole.has(key) && !whole.has(rest) && !made;
    });
    expect(unused).toEqual([]);
  });

  it('are not loaded by the browser', () => {
    expect(sourcesOf(join(import.meta.dirname, '../src/i18n')).join()).toContain('!../../locales/*/terminal.ftl');
  });
});

describe.each(CLIENTS)('the pages about a game: $folder', ({ prefix, file }) => {
  it('have its title, what it is about and what its tutorial teaches', () => {
    const own = messagesOf('en', file);
    expect(['title', 'blurb', 'learn'].filter((part) => !own.has(`${prefix}-${part}`))).toEqual([]);
    expect(FILES).toContain(file.replace('.ftl', '-tutorial.ftl'));
  });
});

describe('Fluent with names', () => {
  const bundle = newBundle(
    'ru',
    'br-place-gimle = { $case ->\n   *[nom] Гимле\n    [loc] Гимлее\n  }\n  .gender = n\n' +
      'where = Бой в { NAME($place, case: "loc") }: { $n ->\n    [one] { $n } клан\n    [few] { $n } клана\n   *[many] { $n } кланов\n  }.\n' +
      'which = { ID($place) ->\n    [gimle] да\n   *[other] нет\n  } { GENDER($place) ->\n    [n] оно\n   *[m] он\n  }',
  );
  const place = name('br', 'place', 'gimle');
  const say = (key: string, args: Record<string, unknown>) => plain(format(bundle, key, args as never) ?? '');

  it('inflects names and plurals', () => {
    expect(say('where', { place, n: 1 })).toBe('Бой в Гимлее: 1 клан.');
    expect(say('where', { place, n: 3 })).toBe('Бой в Гимлее: 3 клана.');
    expect(say('where', { place, n: 5 })).toBe('Бой в Гимлее: 5 кланов.');
  });
  it('chooses by the thing and by its gender', () => {
    expect(say('which', { place })).toBe('да оно');
  });
  it('keeps names touchable', () => {
    expect(parts(format(bundle, 'where', { place, n: 1 }) ?? '')[1]).toEqual({
      text: 'Гимлее',
      name: { kind: 'place', id: 'gimle' },
    });
  });
  it('counts things and joins them in a list', () => {
    const goods = newBundle(
      'ru',
      'rn-thing-coin-n = { $n ->\n    [one] { $n } { $case ->\n       *[nom] монета\n        [acc] монету\n    }\n   *[many] { $n } монет\n  }\npay = Платит { NAME($what, case: "acc") }.',
    );
    const what = list([counted('rn', 'thing', 'coin', 1), counted('rn', 'thing', 'coin', 5)]);
    expect(plain(format(goods, 'pay', { what }) ?? '')).toBe('Платит 1 монету и 5 монет.');
  });
  it('knows when a message is missing', () => {
    expect(format(bundle, 'nothing')).toBeNull();
  });
});
