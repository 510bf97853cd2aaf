// The engine's own names have words: kinds, verbs, events, questions, reasons, options.
import { describe, expect, it } from 'vitest';
import { questionsOf } from '../scripts/schema.mjs';
import { LANGUAGES } from '../src/i18n/words.svelte.ts';
import { CLIENTS, ENGINES } from './games.ts';
import { FILES, messagesOf } from './messages.ts';

describe.each(CLIENTS)("the engine's names in words: $folder", ({ schema, file, prefix, orders, lexicon }) => {
  const english = messagesOf('en', file);
  const missing = (keys: string[]) => keys.filter((key) => !english.has(`${prefix}-${key}`));

  it('things have names, and cards say what they do', () => {
    const kinds = Object.entries(schema.kinds).filter(([kind]) => !lexicon.unsaid.includes(kind));
    const keys = kinds.flatMap(([kind, names]) => {
      const things = names.filter((id) => id !== 'none'); // the lack of a thing
      return things.flatMap((id) => ['', ...(lexicon.says[kind] ?? [])].map((part) => `${kind}-${id}${part}`));
    });
    expect(keys.length).toBeGreaterThan(20);
    expect(missing(keys)).toEqual([]);
  });

  it('only kinds that there are go unsaid', () => {
    const named = Object.keys(schema.kinds).filter((kind) => schema.kinds[kind]?.length);
    expect(named).toEqual(expect.arrayContaining([...lexicon.unsaid, ...Object.keys(lexicon.says)]));
  });

  it('roles and sides have names', () => {
    const sides = schema.sides.flatMap((side) => [`side-${side}`, `side-${side}-wins`]);
    expect(missing([...schema.roles.map((role) => `role-${role}`), ...sides])).toEqual([]);
  });

  it('events have sentences with the arguments of the notation', () => {
    const wrong: string[] = [];
    expect(Object.keys(schema.events).length).toBeGreaterThan(20);
    for (const [kind, args] of Object.entries(schema.events)) {
      const { '': always = [], [kind]: own = [] } = lexicon.implied;
      const known = new Set([...always, ...own, ...Object.keys(args)]);
      const sentence = english.get(`${prefix}-event-${kind}`);
      if (!sentence) wrong.push(`no ${prefix}-event-${kind}`);
      for (const variable of sentence?.variables ?? []) if (!known.has(variable)) wrong.push(`${kind}: $${variable}`);
    }
    expect(wrong).toEqual([]);
  });

  it('verbs of people have labels', () => {
    const verbs = Object.keys(schema.verbs).filter((v) => !schema.nature.includes(v) && !lexicon.elsewhere.includes(v));
    expect(verbs.length).toBeGreaterThan(15);
    expect(missing(verbs.map((verb) => `do-${verb}`))).toEqual([]);
  });

  it('questions have sentences for the asked and for the others', () => {
    const questions = questionsOf(schema).filter((question) => !lexicon.elsewhere.includes(question));
    expect(questions.length).toBeGreaterThan(15);
    expect(missing(questions.flatMap((question) => [`ask-${question}`, `wait-${question}`]))).toEqual([]);
  });

  it('options and editions have names', () => {
    const values = Object.entries(schema.options).flatMap(([option, all]) =>
      option in orders ? [] : all.map((value) => `option-${option}-${value}`),
    );
    const options = Object.keys(schema.options).map((option) => `option-${option}`);
    expect(missing([...options, ...values])).toEqual([]);
    expect(missing(Object.keys(schema.presets).map((preset) => `preset-${preset}`))).toEqual([]);
  });
});

// Also of games that the client cannot draw yet, once they have words.
const speaking = ENGINES.filter(({ file }) => FILES.includes(file));
describe.each(speaking)('why something cannot be done: $folder', ({ folder, schema, file }) => {
  const prefix = CLIENTS.find((client) => client.folder === folder)?.prefix ?? '[a-z]+';
  const pattern = new RegExp(`^${prefix}-why-(.+)$`);

  it('is about things that have words', () => {
    const unsaid = CLIENTS.find((client) => client.folder === folder)?.lexicon.unsaid ?? [];
    const kinds = Object.values(schema.reasons).flatMap(({ args }) => Object.values(args));
    expect(kinds.filter((kind) => unsaid.includes(kind))).toEqual([]);
  });

  it.each(LANGUAGES)('is said with the arguments of the engine (%s)', (language) => {
    const sentences = new Map<string, Set<string>>();
    for (const [key, { variables }] of messagesOf(language, file)) {
      const reason = pattern.exec(key)?.[1];
      if (reason) sentences.set(reason.replaceAll('-', '_'), variables);
    }
    const wrong: string[] = [];
    for (const [reason, { args }] of Object.entries(schema.reasons)) {
      const variables = sentences.get(reason);
      if (!variables) wrong.push(`no sentence for ${reason}`);
      for (const variable of variables ?? []) if (!(variable in args)) wrong.push(`${reason}: $${variable}`);
    }
    expect(wrong).toEqual([]);
    expect([...sentences.keys()].filter((reason) => !(reason in schema.reasons))).toEqual([]);
  });
});
