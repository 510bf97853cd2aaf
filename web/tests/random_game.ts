// Random games over `ravenhall engine`.
import { Engine } from '../dev/engine.mjs';
import type { Schema } from '../scripts/schema.mjs';
import type { GameEvent, Reason, Tells, Turn, View } from '../src/protocol/types.ts';
import { type Grammar, Picker, type Touch } from '../src/table/picker.ts';
import { chance } from '../src/ui/ink/noise.ts';

// Somebody must decide, or (seat null) the game is over.
export interface Moment {
  seat: number | null;
  actions: string[];
  tells: Tells[]; // what each of them costs and does
  view: View; // of that seat, else of nobody
  asked: number[];
  events: GameEvent[]; // since the last moment, as one who looks on or has a seat was told
  random: <T>(list: readonly T[]) => T;
  why: (touches: readonly Touch[]) => Promise<Reason | null>;
}

type Legal = { actions: string[]; tells: Tells[] };
type Told = { turn: Turn; events?: Omit<GameEvent, 'n'>[] };

// As many games with seeds one after another as an option has values play each of them.
export async function* randomGame({ game, seats, options }: Schema, seed: number): AsyncGenerator<Moment> {
  const next = chance(seed);
  const random = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const engine = new Engine(game);
  const count = seats.min + Math.floor(next() * (seats.max - seats.min + 1));
  // Whoever begins must be at the table.
  const fits = (option: string, value: string) => option !== 'first_player' || !(Number(value) >= count);
  const chosen = Object.entries(options).map(([option, all], i) => {
    const values = all.filter((value) => fits(option, value));
    return [option, values[(seed + i) % values.length]];
  });
  const as = random(['spectator', ...Array.from({ length: count }, (_, seat) => seat)]);
  let heard = 0;
  // Questions that do not wait for each other are asked at once.
  const decide = async (decision: { do: string; [field: string]: unknown }) => {
    const tellings = [engine.ask<Told>(decision), engine.ask<Told>({ do: 'advance', as })];
    const [acted, advanced] = (await Promise.all(tellings)) as [Told, Told];
    const all = [acted, advanced].flatMap((telling) => telling.events ?? []);
    return { turn: advanced.turn, events: all.map((event) => ({ ...event, n: heard++ }) as GameEvent) };
  };
  try {
    let { turn, events } = await decide({ do: 'new', seats: count, options: Object.fromEntries(chosen), seed });
    for (;;) {
      const seat = turn.over ? null : random(turn.to_act);
      const [{ view }, { actions, tells }] = await Promise.all([
        engine.ask<{ view: View }>({ do: 'observe', seat: seat ?? 'spectator' }),
        seat === null ? { actions: [], tells: [] } : engine.ask<Legal>({ do: 'legal', seat }),
      ]);
      const why = async (touches: readonly Touch[]) => {
        const things = touches.map(({ kind, value }) => [kind, value]);
        return (await engine.ask<{ reason: Reason | null }>({ do: 'why', seat, touches: things })).reason;
      };
      yield { seat, actions, tells, view, asked: turn.to_act, events, random, why };
      if (seat === null) return;
      ({ turn, events } = await decide({ do: 'apply', seat, action: random(actions), as }));
    }
  } finally {
    engine.close();
  }
}

const kindsOf = (grammar: Grammar, verb: string): readonly string[] => {
  const rule = grammar[verb] ?? [];
  return 'anyOrder' in rule ? rule.anyOrder : rule;
};

// A further touch that some legal action has in it: its verb, or a thing; null if nothing is open.
export function legalTouch(picker: Picker, grammar: Grammar, random: Moment['random']): Touch | null {
  if (picker.fitting.length < 2) return null;
  const { verb, operands } = random(picker.fitting);
  const kinds = ['verb', ...kindsOf(grammar, verb)];
  const things = [verb, ...operands].map((value, i) => ({ kind: kinds[i] ?? '', value }));
  const touched = (thing: Touch) => picker.touches.some((t) => t.kind === thing.kind && t.value === thing.value);
  return random(things.filter((thing) => !touched(thing))) ?? null;
}

// Touches of which the last one finds no legal action, as the shell asks about them; null if by chance it does.
export function refusedTouches(schema: Schema, grammar: Grammar, { actions, random }: Moment): Touch[] | null {
  let picker = Picker.of(actions, grammar);
  const first = random([true, false]) ? legalTouch(picker, grammar, random) : null;
  if (first) picker = picker.touch(first) ?? picker;
  const kind = random(['verb', ...new Set(Object.keys(grammar).flatMap((verb) => kindsOf(grammar, verb)))]);
  const names = kind === 'verb' ? Object.keys(grammar) : schema.kinds[kind];
  const touch = { kind, value: random(names?.length ? names : ['0', '1', '2', '3']) };
  return picker.can(touch) ? null : [...picker.touches, touch];
}
