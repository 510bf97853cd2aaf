// What the built engine really says, held against what the client was told of it when it was built.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../dev/engine.mjs';
import type { GameEvent } from '../src/protocol/types.ts';
import { parseAction } from '../src/table/picker.ts';
import { ENGINES } from './games.ts';
import { randomGame } from './random_game.ts';
import { isName, misfit } from './shape.ts';

const built = existsSync(PROGRAM);
if (!built) console.warn(`no engine to talk to: ${PROGRAM} is not built`);
const SEEDS = [1, 2, 3];
const PATIENCE = 120_000;

describe.skipIf(!built).each(ENGINES)('the engine of $folder', ({ schema, grammar, events }) => {
  const { kinds } = schema;

  function wrongAction(text: string): string | null {
    const { verb, operands } = parseAction(text);
    const rule = grammar[verb];
    if (!rule) return `${text}: no such verb`;
    const wanted = 'anyOrder' in rule ? rule.anyOrder : rule;
    const fits = (kind: string, i: number) =>
      isName(kind, kinds[kind]?.length ? operands[i] : Number(operands[i] ?? Number.NaN), kinds);
    return operands.length === wanted.length && wanted.every(fits) ? null : `${text}: should be ${wanted.join(' ')}`;
  }

  function wrongEvent({ n: _n, kind, actor, ...args }: GameEvent): string | null {
    const wanted = events[kind];
    if (!wanted) return `${kind}: no such event`;
    if (actor !== 'nature' && typeof actor !== 'number') return `${kind}: ${actor} did it`;
    if (Object.keys(args).join() !== Object.keys(wanted).join()) return `${kind}: has ${Object.keys(args).join()}`;
    const wrong = Object.entries(args).find(
      ([arg, value]) => value !== null && !isName(wanted[arg] ?? '', value, kinds),
    );
    return wrong ? `${kind}: ${wrong.join(' ')}` : null;
  }

  it.each(SEEDS)(
    'shows, offers and tells what the client expects (random game %i)',
    async (seed) => {
      for await (const { view, actions, events: told } of randomGame(schema, seed)) {
        expect(misfit(schema.view, view, kinds, 'view')).toBeNull();
        expect(actions.map(wrongAction).filter(Boolean)).toEqual([]);
        expect(told.map(wrongEvent).filter(Boolean)).toEqual([]);
      }
    },
    PATIENCE,
  );
});
