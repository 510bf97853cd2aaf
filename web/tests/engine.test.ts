// What the built engine really says, held against what the client was told of it when it was built.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../dev/engine.mjs';
import type { GameEvent, Reason } from '../src/protocol/types.ts';
import { parseAction } from '../src/table/picker.ts';
import { ENGINES } from './games.ts';
import { randomGame, refusedTouches } from './random_game.ts';
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

  function wrongReason({ key, rule, args }: Reason): string | null {
    if (rule === null) return key === 'not_together' ? null : `${key}: of no rule`;
    const wanted = schema.reasons[key];
    if (!wanted) return `${key}: no such reason`;
    if (rule !== wanted.rule) return `${key}: of the rule ${rule}`;
    if (Object.keys(args).join() !== Object.keys(wanted.args).join()) return `${key}: has ${Object.keys(args).join()}`;
    const wrong = Object.entries(args).find(([arg, value]) => !isName(wanted.args[arg] ?? '', value, kinds));
    return wrong ? `${key}: ${wrong.join(' ')}` : null;
  }

  it.each(SEEDS)(
    'shows, offers and tells what the client expects (random game %i)',
    async (seed) => {
      for await (const { view, actions, tells, events: told } of randomGame(schema, seed)) {
        expect(misfit(schema.view, view, kinds, 'view')).toBeNull();
        expect(actions.map(wrongAction).filter(Boolean)).toEqual([]);
        expect(tells.length).toBe(actions.length);
        expect(misfit({ list: schema.tells }, tells, kinds, 'tells')).toBeNull();
        expect(told.map(wrongEvent).filter(Boolean)).toEqual([]);
      }
    },
    PATIENCE,
  );

  it(
    'says why a thing cannot be touched (random game)',
    async () => {
      for await (const moment of randomGame(schema, 21)) {
        const touches = moment.seat === null ? null : refusedTouches(schema, grammar, moment);
        if (!touches) continue;
        const reason = await moment.why(touches);
        expect(reason ? wrongReason(reason) : `nothing against ${JSON.stringify(touches)}`).toBeNull();
      }
    },
    PATIENCE,
  );
});
