// What is told "since your last turn", against what a seat saw before and after: recorded games of the engine.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine, PROGRAM } from '../dev/engine.mjs';
import type { Schema, Shape } from '../scripts/schema.mjs';
import { name } from '../src/i18n/fluent.ts';
import type { GameEvent, Turn, View } from '../src/protocol/types.ts';
import { Decided, namedIn, recapOf, type Row, subjectOf } from '../src/table/recap.ts';
import { chance } from '../src/ui/ink/noise.ts';
import { CLIENTS } from './games.ts';
import { FIELDS } from './recap_fields.ts';

const event = (n: number, actor: number | 'nature', kind = 'moved'): GameEvent => ({ n, kind, actor });
const say = (e: GameEvent) =>
  e.kind === 'quiet' ? null : { key: e.kind, weight: 'normal' as const, actor: e.actor as number };

describe('recapOf', () => {
  const numbers = (rows: readonly Row[]) => rows.map((row) => [row.event.n, ...row.also.map((e) => e.n)]);

  it('tells what came after one’s own deed, what has no line with the line before it', () => {
    const events = [event(0, 1), event(1, 0), event(2, 0), event(3, 1), event(4, 1, 'quiet'), event(5, 0), event(6, 2)];
    expect(numbers(recapOf(events, 1, [0], say))).toEqual([[3, 4], [5], [6]]);
  });
  it('tells nothing when nobody else did anything', () => {
    expect(recapOf([event(0, 1), event(1, 0)], 1, [0], say)).toEqual([]);
  });
  it('knows what a line is about: the place it led to', () => {
    const place = (id: string) => name('g', 'place', id);
    const args = { who: name('g', 'clan', 'raven'), from: place('a'), to: place('b') };
    const row = { event: event(0, 1), line: { key: 'k', args, weight: 'normal', actor: 1 }, also: [] } as Row;
    expect(subjectOf(row, ['place', 'clan'])).toEqual({ kind: 'place', id: 'b' });
    expect(subjectOf(row, ['clan'])).toEqual({ kind: 'clan', id: 'raven' });
    expect([...namedIn([row])]).toEqual(['clan raven', 'place a', 'place b']);
  });
});

describe('Decided', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, to: string) => kept.set(key, to) };
  };
  const until = (n: number) => Array.from({ length: n }, (_, i) => event(i, 3));

  it('remembers when each seat decided last, over a reload', () => {
    const kept = storage();
    new Decided(kept).note('T', [0, 1], 4);
    new Decided(kept).note('T', [1], 6);
    expect(new Decided(kept).since('T', 0, until(9))).toBe(4);
    expect(new Decided(kept).since('T', 1, until(9))).toBe(6);
    expect(new Decided(kept).since('other', 0, until(9))).toBe(null);
  });
  it('forgets a decision that was taken back', () => {
    const decided = new Decided(storage());
    decided.note('T', [0], 2);
    decided.note('T', [0], 6);
    expect(decided.since('T', 0, until(6))).toBe(2);
    expect(decided.since('T', 0, until(7))).toBe(6);
    decided.note('T', [0], 4);
    expect(decided.since('T', 0, until(9))).toBe(4);
  });
  it('goes by the seat’s own last event where it has no memory', () => {
    expect(new Decided(storage()).since('T', 0, [event(0, 0), event(1, 0), event(2, 1)])).toBe(1);
  });
});

interface Turned {
  before: View;
  after: View;
  // As the seat was told, and as it was.
  events: GameEvent[];
  truth: GameEvent[];
}
type Telling = { turn: Turn; events?: Omit<GameEvent, 'n'>[] };

// What a seat saw when it decided, what it sees when it is asked again, and what it was told between.
async function* turnsOf(game: string, seats: number, me: number, seed: number): AsyncGenerator<Turned> {
  const next = chance(seed);
  const random = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const [engine, open] = [new Engine(game), new Engine(game)];
  let events: GameEvent[] = [];
  let truth: GameEvent[] = [];
  const decide = async (decision: { do: string; [field: string]: unknown }): Promise<Turn> => {
    const asked = [
      engine.ask<Telling>({ ...decision, as: me }),
      engine.ask<Telling>({ do: 'advance', as: me }),
      open.ask<Telling>(decision),
      open.ask<Telling>({ do: 'advance' }),
    ];
    const [acted, advanced, ...all] = (await Promise.all(asked)) as [Telling, Telling, Telling, Telling];
    const add = (to: GameEvent[], tellings: Telling[]) => {
      for (const e of tellings.flatMap((t) => t.events ?? [])) to.push({ ...e, n: to.length } as GameEvent);
    };
    add(events, [acted, advanced]);
    add(truth, all);
    return advanced.turn;
  };
  try {
    let turn = await decide({ do: 'new', seats, seed });
    let before: View | null = null;
    while (!turn.over) {
      const seat = random(turn.to_act);
      const [{ actions }, seen] = await Promise.all([
        engine.ask<{ actions: string[] }>({ do: 'legal', seat }),
        seat === me ? engine.ask<{ view: View }>({ do: 'observe', seat: me }) : null,
      ]);
      if (seen) {
        if (before) yield { before, after: seen.view, events, truth };
        before = seen.view;
        events = [];
        truth = [];
      }
      turn = await decide({ do: 'apply', seat, action: random(actions) });
    }
  } finally {
    engine.close();
    open.close();
  }
}

type Flat = Map<string, { at: string | null; is: string }>;
// A view as its fields; where a list is of seats or things of the board, * stands for which one.
function fieldsOf(view: View): Flat {
  const flat: Flat = new Map();
  const add = (value: unknown, path: string, field: string, at: string | null) => {
    if (Array.isArray(value) && value.some((e) => nameOf(e) !== null)) {
      for (const e of value) add(e, `${path}.${nameOf(e)}`, `${field}.*`, nameOf(e));
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, part] of Object.entries(value)) add(part, `${path}.${key}`, `${field}.${key}`, at);
    } else flat.set(`${path} ${field}`, { at, is: JSON.stringify(value) });
  };
  for (const [key, value] of Object.entries(view)) add(value, key, key, null);
  return flat;
}
// What stands by a name of its own: provinces, buildings, settlements, spaces, tiles; clans, players, hunters.
function nameOf(thing: unknown): string | null {
  const { id, building, spot, tile, seat, ...others } = (thing ?? {}) as Record<string, unknown>;
  const own = id ?? building ?? spot ?? tile;
  if (typeof own === 'string') return own;
  return typeof seat === 'number' && SEATED.some((field) => field in others) ? String(seat) : null;
}
const SEATED = ['figures_on_map', 'valkyries_taken', 'bite_spaces', 'fights'];

// The entry of the longest name that the field begins with.
function entryFor(
  fields: Record<string, readonly string[] | string>,
  field: string,
): readonly string[] | string | null {
  const steps = field.split('.');
  for (let n = steps.length; n > 0; n--) {
    const entry = fields[steps.slice(0, n).join('.')];
    if (entry !== undefined) return entry;
  }
  return null;
}
// The fields that a view can have, from the schema.
function allFields(shape: Shape, path = ''): string[] {
  if (typeof shape === 'string' || 'one_of' in shape || 'map' in shape) return [path];
  if ('maybe' in shape) return allFields(shape.maybe, path);
  const below = (key: string) => (path ? `${path}.${key}` : key);
  if ('list' in shape) return allFields(shape.list, below('*'));
  return Object.entries(shape.members).flatMap(([key, part]) => allFields(part, below(key.replace('?', ''))));
}

// Is this line about that seat or thing? By what the schema says its event's arguments are.
function isAbout(schema: Schema, { event: e }: Row, at: string): boolean {
  if (String(e.actor) === at) return true;
  return Object.entries(schema.events[e.kind] ?? {}).some(([arg, kind]) => {
    const value = e[arg];
    if (kind === 'seats') return (value as number[] | null)?.map(String).includes(at) ?? false;
    if (kind === 'space') return String(value).startsWith(`${at}_`);
    return ['seat', 'place', 'building', 'settlement', 'tile'].includes(kind) && String(value) === at;
  });
}

const SEEDS = [2, 3, 4, 5, 6, 7, 8, 9];
describe.skipIf(!existsSync(PROGRAM)).each(CLIENTS)('the recap of $folder', ({ folder, schema, load }) => {
  const fields = FIELDS[folder] ?? {};

  it('has a word for every field that a view can have', () => {
    expect(allFields(schema.view).filter((field) => entryFor(fields, field) === null)).toEqual([]);
  });

  it('accounts for every difference between two views of a seat, and names nothing that it may not know', async () => {
    const module = await load();
    const wrong = new Set<string>();
    const compared = new Map<string, number>();
    for (const seed of SEEDS) {
      const seats = seed % 2 === 0 ? schema.seats.min : schema.seats.max;
      for await (const { before, after, events, truth } of turnsOf(schema.game, seats, seed % seats, seed)) {
        // From the decision on: what the seat did itself has changed something too.
        const rows = recapOf(events, 0, [], (e) => module.event(e, after));
        const said = new Set(rows.map(({ event: e }) => e.kind));
        const [was, is] = [fieldsOf(before), fieldsOf(after)];
        for (const key of new Set([...was.keys(), ...is.keys()])) {
          if (was.get(key)?.is === is.get(key)?.is) continue;
          const [path, field = ''] = key.split(' ');
          const { at } = is.get(key) ?? was.get(key) ?? { at: null };
          // A battle that is over is gone from the table; what came of it is in other fields.
          const [top = ''] = field.split('.');
          if (after[top] === null && typeof before[top] === 'object') continue;
          const entry = entryFor(fields, field);
          compared.set(field, (compared.get(field) ?? 0) + 1);
          if (typeof entry === 'string') continue;
          const tells = (kind: string) =>
            kind.startsWith('~')
              ? said.has(kind.slice(1))
              : rows.some((row) => row.event.kind === kind && (at === null || isAbout(schema, row, at)));
          if (entry?.some(tells)) continue;
          const change = `${was.get(key)?.is ?? 'nothing'} → ${is.get(key)?.is ?? 'nothing'}`;
          wrong.add(
            `${path} (${field}): ${change.slice(0, 160)} with ${events.map((e) => `${e.actor} ${e.kind}`).join(', ')}`,
          );
        }
        for (const { event: e, line } of rows) {
          const hidden = Object.entries(truth[e.n] ?? {}).filter(([arg, value]) => e[arg] === null && value !== null);
          const says = [...namedIn([{ event: e, line, also: [] }])].map((thing) => thing.split(' ')[1]);
          for (const [, value] of hidden) if (says.includes(String(value))) wrong.add(`${e.kind} tells ${value}`);
        }
      }
    }
    expect([...wrong].slice(0, 8)).toEqual([]);
    expect(compared.size).toBeGreaterThan(30);
  }, 120_000);
});
