// Every language says everything: no missing key, no missing variant, no argument that does not exist.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FunctionReference, parse, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { counted, format, list, name, newBundle, parts, plain } from '../src/i18n/fluent.ts';
import type { Lexicon } from '../src/games/lexicon.ts';

const root = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'ru', 'cs', 'bg'];
const FILES = readdirSync(join(root, 'locales/en')).filter((f) => f.endsWith('.ftl'));

interface Facts {
  variables: Set<string>;
  // Variable → keys of the variants, for selectors on plain variables.
  selects: { on: string; keys: string[] }[];
  names: { on: string; form: string }[];
  junk: string[];
}

function factsOf(source: string): Map<string, Facts> {
  const found = new Map<string, Facts>();
  for (const entry of parse(source, {}).body) {
    const about: Facts = { variables: new Set(), selects: [], names: [], junk: [] };
    if (entry.type === 'Junk') {
      about.junk.push(entry.content.slice(0, 80));
      found.set(`junk ${found.size}`, about);
    }
    if (entry.type !== 'Message') continue;
    const visitor = new (class extends Visitor {
      override visitVariableReference(node: VariableReference) {
        about.variables.add(node.id.name);
      }
      override visitSelectExpression(node: SelectExpression) {
        if (node.selector.type === 'VariableReference') {
          const keys = node.variants.map((v) => (v.key.type === 'Identifier' ? v.key.name : v.key.value));
          about.selects.push({ on: node.selector.id.name, keys });
        }
        this.genericVisit(node);
      }
      override visitFunctionReference(node: FunctionReference) {
        const given = node.arguments.positional[0] as VariableReference | undefined;
        const form = node.arguments.named.find((n) => n.name.name === 'case')?.value.value;
        if (node.id.name === 'NAME' && form) about.names.push({ on: given?.id.name ?? '', form });
        if (!['NAME', 'ID', 'GENDER', 'NUMBER'].includes(node.id.name)) about.junk.push(`${node.id.name}()`);
        this.genericVisit(node);
      }
    })();
    visitor.visit(entry);
    if (found.has(entry.id.name)) about.junk.push(`${entry.id.name} stands twice`);
    found.set(entry.id.name, about);
  }
  return found;
}

function read(language: string, file: string): string {
  try {
    return readFileSync(join(root, 'locales', language, file), 'utf8');
  } catch {
    return '';
  }
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
function pluralsOf(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
}

// Every game's folder says what it is and which of the engine's lists have words.
interface GameWords extends Lexicon {
  prefix: string;
  folder: string; // of the engine's sources
  file: string;
}
const described = import.meta.glob<{ id: string; prefix: string }>('../src/games/*/game.json', {
  eager: true,
  import: 'default',
});
const lexicons = import.meta.glob<Lexicon>('../src/games/*/lexicon.ts', { eager: true, import: 'lexicon' });
const GAMES = Object.entries(described).map(([path, { id, prefix }]): GameWords => {
  const lexicon = lexicons[path.replace('game.json', 'lexicon.ts')];
  if (!lexicon) throw new Error(`no lexicon.ts beside ${path}`);
  return { ...lexicon, prefix, folder: path.split('/').at(-2) ?? '', file: `${id}.ftl` };
});
// Messages of names, which may have forms.
const FORMS = new RegExp(`^(${GAMES.map((g) => g.prefix).join('|')})-[a-z]+-`);

for (const file of FILES) {
  const english = factsOf(read('en', file));
  for (const language of LANGUAGES) {
    describe(`${language}/${file}`, () => {
      const mine = factsOf(read(language, file));

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
        const game = GAMES.find((g) => g.file === file);
        const asked = new Map<string, Set<string>>();
        for (const about of mine.values()) {
          for (const { on, form } of about.names) {
            const kind = game?.names[on];
            if (!kind) continue;
            asked.set(kind, (asked.get(kind) ?? new Set()).add(form));
          }
        }
        const missing: string[] = [];
        for (const [key, about] of mine) {
          const kind = /^[a-z]+-([a-z]+)-/.exec(key)?.[1] ?? '';
          const forms = about.selects.find((s) => s.on === 'case')?.keys;
          if (!forms || /-(text|n)$/.test(key)) continue;
          for (const form of asked.get(kind) ?? []) if (!forms.includes(form)) missing.push(`${key}: ${form}`);
        }
        expect(missing).toEqual([]);
      });
    });
  }
}

const all = new Set(FILES.flatMap((file) => [...factsOf(read('en', file)).keys()]));

describe('keys that the code uses', () => {
  const sources: string[] = [];
  (function walk(folder: string) {
    for (const entry of readdirSync(folder)) {
      const path = join(folder, entry);
      if (statSync(path).isDirectory()) walk(path);
      else if (/\.(ts|svelte)$/.test(entry)) sources.push(readFileSync(path, 'utf8'));
    }
  })(join(root, 'src'));

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

  it('name every card, and say what it does', () => {
    const keys = GAMES.flatMap((g) =>
      g.cards.flatMap((c) => ['', ...g.says].map((part) => `${g.prefix}-card-${c.key}${part}`)),
    );
    expect(keys.filter((key) => !all.has(key))).toEqual([]);
  });
});

describe.each(GAMES)('the pages about a game: $folder', ({ prefix, file }) => {
  it('have its title, what it is about and what its tutorial teaches', () => {
    const own = factsOf(read('en', file));
    expect(['title', 'blurb', 'learn'].filter((part) => !own.has(`${prefix}-${part}`))).toEqual([]);
    expect(FILES).toContain(file.replace('.ftl', '-tutorial.ftl'));
  });
});

// games/GAME/schema.json, as `ravenhall schema GAME` writes it.
interface Schema {
  sides: string[];
  roles: string[];
  kinds: Record<string, string[]>;
  verbs: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
  steps: string[];
}

describe.each(GAMES)(
  "the engine's own names: $folder",
  ({ prefix, folder, file, kinds, nature, elsewhere, implied }) => {
    const schema = JSON.parse(readFileSync(join(root, '../games', folder, 'schema.json'), 'utf8')) as Schema;

    it('events have sentences with the arguments of the notation', () => {
      const english = factsOf(read('en', file));
      const wrong: string[] = [];
      expect(Object.keys(schema.events).length).toBeGreaterThan(40);
      for (const [kind, args] of Object.entries(schema.events)) {
        const known = new Set([...(implied[''] ?? []), ...(implied[kind] ?? []), ...Object.keys(args)]);
        const about = english.get(`${prefix}-event-${kind}`);
        if (!about) wrong.push(`no ${prefix}-event-${kind}`);
        for (const variable of about?.variables ?? [])
          if (!known.has(variable)) wrong.push(`${prefix}-event-${kind}: $${variable}`);
      }
      expect(wrong).toEqual([]);
    });

    it('verbs of people have labels', () => {
      const verbs = Object.keys(schema.verbs).filter((v) => !nature.includes(v) && !elsewhere.includes(v));
      expect(verbs.length).toBeGreaterThan(15);
      expect(verbs.filter((v) => !all.has(`${prefix}-do-${v}`))).toEqual([]);
    });

    it('questions have sentences for the asked and for the others', () => {
      const asked = schema.steps.filter((s) => s.startsWith('ask_')).map((s) => s.slice(4));
      expect(asked.length).toBeGreaterThan(15);
      const missing = asked
        .filter((k) => !elsewhere.includes(k))
        .flatMap((k) => [`${prefix}-ask-${k}`, `${prefix}-wait-${k}`].filter((key) => !all.has(key)));
      expect(missing).toEqual([]);
    });

    it('things have names', () => {
      const names = kinds.flatMap((kind) => (schema.kinds[kind] ?? []).map((id) => `${prefix}-${kind}-${id}`));
      expect(names.length).toBeGreaterThan(kinds.length);
      for (const role of schema.roles) names.push(`${prefix}-role-${role}`);
      for (const side of schema.sides) names.push(`${prefix}-side-${side}`, `${prefix}-side-${side}-wins`);
      expect(names.filter((key) => !all.has(key))).toEqual([]);
    });
  },
);

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
