// Random games over `ravenhall engine`, with random options.
import { Engine } from '../dev/engine.mjs';
import type { Schema } from '../scripts/schema.mjs';
import type { GameEvent, Turn, View } from '../src/protocol/types.ts';
import { chance } from '../src/ui/ink/noise.ts';

// Somebody must decide, or (seat null) the game is over.
export interface Moment {
  seat: number | null;
  actions: string[];
  view: View; // of that seat, else of nobody
  asked: number[];
  events: GameEvent[]; // since the last moment, as one who looks on or has a seat was told
  random: <T>(list: readonly T[]) => T;
}

type Told = { turn: Turn; events?: Omit<GameEvent, 'n'>[] };

export async function* randomGame({ game, seats, options }: Schema, seed: number): AsyncGenerator<Moment> {
  const next = chance(seed);
  const random = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const engine = new Engine(game);
  const count = seats.min + Math.floor(next() * (seats.max - seats.min + 1));
  const chosen = Object.entries(options).map(([option, values]) => [option, random(values)]);
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
      const [{ view }, { actions }] = await Promise.all([
        engine.ask<{ view: View }>({ do: 'observe', seat: seat ?? 'spectator' }),
        seat === null ? { actions: [] } : engine.ask<{ actions: string[] }>({ do: 'legal', seat }),
      ]);
      yield { seat, actions, view, asked: turn.to_act, events, random };
      if (seat === null) return;
      ({ turn, events } = await decide({ do: 'apply', seat, action: random(actions), as }));
    }
  } finally {
    engine.close();
  }
}
