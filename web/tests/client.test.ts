// Random games in the client's own functions: everything they say can be said in every language.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../dev/engine.mjs';
import type { Schema } from '../scripts/schema.mjs';
import type { Choice, GameModule, Line, SeatLook } from '../src/games/contract.ts';
import { FluentList, FluentName, format, newBundle } from '../src/i18n/fluent.ts';
import { LANGUAGES } from '../src/i18n/words.svelte.ts';
import { reasonLine } from '../src/games/reasons.ts';
import type { SeatInfo } from '../src/protocol/types.ts';
import { type Action, type Grammar, Picker } from '../src/table/picker.ts';
import { CLIENTS } from './games.ts';
import { wordsOf } from './messages.ts';
import { legalTouch, type Moment, randomGame, refusedTouches } from './random_game.ts';

const SEEDS = [11, 12, 13];
const MOST_TOUCHES = 4; // a verb and its operands
const PATIENCE = 120_000;

// What cannot be said of these lines: a message that is missing, an argument that nobody gave, a name without words.
class Speaker {
  readonly wrong = new Set<string>();
  #said = new Set<string>();
  #bundles;

  constructor(game: string) {
    this.#bundles = LANGUAGES.map((language) => {
      return newBundle(language, wordsOf(language, 'hall.ftl'), wordsOf(language, `${game}.ftl`));
    });
  }

  say(...lines: (Line | null | undefined)[]): void {
    for (const line of lines) {
      const once = JSON.stringify(line ?? null);
      if (!line || this.#said.has(once)) continue;
      this.#said.add(once);
      for (const bundle of this.#bundles) {
        const complain = (wrong: string) => this.wrong.add(`${bundle.locales[0]}: ${wrong}`);
        if (format(bundle, line.key, line.args, complain) === null) complain(`there is no ${line.key}`);
      }
    }
  }
}

const linesOf = ({ line, note, confirm }: Choice) => [line, note, confirm];

// All numbers in what the engine tells of actions, and in what the client says.
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value instanceof FluentName) return value.count === null ? [] : [value.count];
  if (value instanceof FluentList) return numbersIn(value.value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

// Prices, strengths, gains … under a choice are what the engine tells of the actions it stands for.
function unheard({ touch, text, note }: Choice, picker: Picker): number[] {
  const meant = touch ? picker.touch(touch)?.fitting : picker.all.filter((action) => action.text === text);
  const told = new Set(numbersIn((meant ?? []).map((action: Action) => action.tells)));
  return numbersIn(note?.args).filter((number) => !told.has(number));
}

// All that is said of a decision while things are touched, up to the decision itself.
function decide(module: GameModule, { view, seat, actions, tells, random }: Moment, speaker: Speaker): void {
  let picker = Picker.of(actions, module.grammar, tells, module.meant);
  for (let touches = 0; seat !== null && touches <= MOST_TOUCHES; touches++) {
    const choices = module.choices(view, seat, picker);
    speaker.say(module.prompt(view, seat, picker), ...choices.flatMap(linesOf));
    for (const action of picker.fitting) speaker.say(module.label(action, view), module.confirm(action, view));
    for (const choice of choices) {
      const { touch, text, note } = choice;
      const meant = touch ? picker.can(touch) : picker.all.some((action) => action.text === text);
      expect(meant, `${touch?.kind} ${touch?.value ?? text} is offered`).toBe(true);
      expect(unheard(choice, picker), `${note?.key} of ${touch?.value ?? text}`).toEqual([]);
    }
    const touch = legalTouch(picker, module.grammar, random);
    const next = touch && picker.touch(touch);
    if (!next) return;
    picker = next;
  }
}

function lookOn(module: GameModule, { view, asked, events }: Moment, speaker: Speaker): void {
  const { title, chapters, steps, counts = [] } = module.phases(view);
  speaker.say(title, ...chapters.flatMap((c) => [c.title, c.fate?.line, c.fate?.says]), ...steps);
  speaker.say(...counts.map((c) => c.line), ...events.map((event) => module.event(event, view)));
  if (asked.length > 0) speaker.say(module.waiting(view, asked));
  for (const { seat } of module.scores(view) ?? []) {
    const { numbers, marks, hidden, status, sealed } = module.summary(view, seat);
    speaker.say(...numbers, ...marks, ...hidden, status, sealed);
  }
}

// What the shell says when something cannot be touched.
async function wonder(
  module: GameModule,
  { schema, grammar }: { schema: Schema; grammar: Grammar },
  moment: Moment,
  speaker: Speaker,
): Promise<void> {
  const touches = moment.seat === null ? null : refusedTouches(schema, grammar, moment);
  const reason = touches && (await moment.why(touches));
  const looks = Array.from({ length: schema.seats.max }, (_, n) => module.look(moment.view, {} as SeatInfo, n));
  if (reason) speaker.say(reasonLine(module, reason, looks as SeatLook[]));
}

describe.skipIf(!existsSync(PROGRAM)).each(CLIENTS)('the client of $folder', ({ schema, grammar, load }) => {
  it.each(SEEDS)(
    'says what is asked, what can be done and what happened (random game %i)',
    async (seed) => {
      const module = await load();
      const speaker = new Speaker(schema.game);
      for await (const moment of randomGame(schema, seed)) {
        lookOn(module, moment, speaker);
        decide(module, moment, speaker);
        await wonder(module, { schema, grammar }, moment, speaker);
      }
      expect([...speaker.wrong]).toEqual([]);
    },
    PATIENCE,
  );
});
