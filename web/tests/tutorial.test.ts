// The tutorials in random games: whatever is played, they advise only what is legal, say it in every language, and end.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../dev/engine.mjs';
import { format, newBundle } from '../src/i18n/fluent.ts';
import { LANGUAGES } from '../src/i18n/words.svelte.ts';
import type { GameEvent } from '../src/protocol/types.ts';
import { type Grammar, Picker } from '../src/table/picker.ts';
import { type Lesson, PARTS, spotsOf } from '../src/table/tutorial.ts';
import { CLIENTS } from './games.ts';
import { wordsOf } from './messages.ts';
import { randomGame } from './random_game.ts';

const SEEDS = [21, 22];
const PATIENCE = 120_000;

describe.skipIf(!existsSync(PROGRAM)).each(CLIENTS)('the tutorial of $folder', ({ schema, load }) => {
  it.each(SEEDS)(
    'advises what is legal, in every language, to its end (random game %i)',
    async (seed) => {
      const { tutorial: fetchTutorial, grammar } = await load();
      const tutorial = await fetchTutorial();
      const bundles = LANGUAGES.map((language) =>
        newBundle(language, wordsOf(language, `${schema.game}-tutorial.ftl`)),
      );
      const wrong = new Set<string>();
      const say = (step: string) => {
        for (const bundle of bundles)
          if (format(bundle, tutorial.key(step)) === null) wrong.add(`${bundle.locales[0]}: no ${tutorial.key(step)}`);
      };
      const happened: GameEvent[] = [];
      const ended = new Set<number>();
      const read = new Map<number, Set<string>>();
      for await (const { seat: me, view, actions, tells, events } of randomGame(schema, seed)) {
        happened.push(...events);
        if (me === null) break;
        const picker = Picker.of(actions, grammar, tells);
        const done = happened.filter((e) => e.actor === me && tutorial.deeds.includes(e.kind));
        const known = read.get(me) ?? new Set<string>();
        read.set(me, known);
        const kind = view.question?.kind ?? '';
        let lesson = tutorial.lesson({ view, me, kind, legal: picker.all, done, read: known });
        // What only tells something is pressed away.
        for (let pressed = 0; lesson?.tells; pressed++) {
          expect(pressed).toBeLessThan(5);
          say(lesson.step);
          expect(lesson.about, `${lesson.step} points`).not.toHaveLength(0);
          known.add(lesson.step);
          lesson = tutorial.lesson({ view, me, kind, legal: picker.all, done, read: known });
        }
        if (!lesson) continue;
        for (const step of [lesson.step, ...(lesson.also ? [lesson.also] : [])]) say(step);
        if (lesson.last) {
          for (const n of [1, 2, 3]) say(`${lesson.step}-try-${n}`);
          ended.add(me);
          continue;
        }
        for (const advised of lesson.advises ?? []) expect(actions, lesson.step).toContain(advised.text);
        expect(spotsOf(lesson, picker, grammar), `${lesson.step} points at something`).not.toHaveLength(0);
      }
      expect([...wrong]).toEqual([]);
      if (schema.game !== 'dracula') expect(ended.size).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe('what a lesson lights', () => {
  const grammar: Grammar = { invade: ['figure', 'place'], pass: [] };
  const legal = ['invade leader gimle', 'invade leader horgr', 'invade warrior gimle', 'pass'];
  const picker = Picker.of(legal, grammar);
  const advises = picker.all.filter((action) => action.operands[0] === 'leader');
  const lesson: Lesson = { step: 'action', advises };

  it('is what to touch next: the verb, then what is left of the advice', () => {
    expect(spotsOf(lesson, picker, grammar)).toContain('verb invade');
    const chosen = picker.touch({ kind: 'verb', value: 'invade' })?.touch({ kind: 'figure', value: 'leader' });
    expect(chosen && spotsOf(lesson, chosen, grammar)).toEqual(['place gimle', 'place horgr']);
  });
  it('is nothing of the advice any more once something else was chosen', () => {
    const other = picker.touch({ kind: 'figure', value: 'warrior' });
    expect(other && spotsOf(lesson, other, grammar)).toEqual([]);
  });
  it('is a part of the table where a lesson speaks of one', () => {
    expect(spotsOf({ step: 'map', about: ['board'] }, picker, grammar)).toEqual(['board']);
    expect(PARTS).toContain('board');
  });
});
