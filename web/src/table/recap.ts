// What happened since a person last decided, from what their seat was told: nothing else is known here.
import type { LogLine } from '../games/contract.ts';
import { FluentList, FluentName, type NameRef } from '../i18n/fluent.ts';
import type { GameEvent, SeatNumber } from '../protocol/types.ts';

// A line with what it tells of: its own event, and those after it (before it, for the first one) that have no line.
export interface Row {
  event: GameEvent;
  line: LogLine;
  also: GameEvent[];
}

// Expects all events in order; `from`: the number of the first one after the decision. What one did oneself comes first
// and is not told.
export function recapOf(
  events: readonly GameEvent[],
  from: number,
  own: readonly SeatNumber[],
  say: (event: GameEvent) => LogLine | null,
): Row[] {
  const isOwn = (event: GameEvent) => own.includes(event.actor as SeatNumber);
  const since = events.filter((event) => event.n >= from);
  const first = since.findIndex((event) => !isOwn(event));
  if (first < 0) return [];
  const rows: Row[] = [];
  const untold: GameEvent[] = [];
  for (const event of since.slice(first)) {
    const line = say(event);
    if (line) rows.push({ event, line, also: [] });
    else (rows.at(-1)?.also ?? untold).push(event);
  }
  rows[0]?.also.unshift(...untold);
  return rows;
}

// The things that these lines name, as "place gimle".
export function namedIn(rows: readonly Row[]): ReadonlySet<string> {
  const names = rows.flatMap(({ line }) => Object.values(line.args ?? {}).flatMap(namesOf));
  return new Set(names.map(({ ref }) => `${ref.kind} ${ref.id}`));
}

// What a line is about: of the kinds that light up, the first; of two places the one where it led to.
export function subjectOf({ line }: Row, lights: readonly string[]): NameRef | null {
  const { to, ...others } = line.args ?? {};
  const names = [to, ...Object.values(others)].flatMap(namesOf).map(({ ref }) => ref);
  for (const kind of lights) {
    const name = names.find((ref) => ref.kind === kind);
    if (name) return name;
  }
  return null;
}

function namesOf(value: unknown): readonly FluentName[] {
  if (value instanceof FluentList) return value.value;
  return value instanceof FluentName ? [value] : [];
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
type Marks = Record<string, Record<SeatNumber, number[]>>;
const TABLES = 20;
const MARKS = 8; // so many decisions can be taken back without losing what was before them

// When each seat of this browser decided, kept over a reload: before which event, the latest decisions last.
export class Decided {
  readonly #kept: Kept;
  constructor(kept: Kept) {
    this.#kept = kept;
  }

  note(table: string, seats: readonly SeatNumber[], next: number): void {
    const { [table]: here = {}, ...others } = this.#read();
    for (const seat of seats) {
      const before = (here[seat] ?? []).filter((mark) => mark < next);
      here[seat] = [...before, next].slice(-MARKS);
    }
    const tables = [...Object.entries(others), [table, here] as const].slice(-TABLES);
    this.#kept.setItem('decided', JSON.stringify(Object.fromEntries(tables)));
  }

  // The number of the first event after that seat's last decision; null if it has not decided yet. A decision that was
  // taken back does not count. On another device: what its own last event says.
  since(table: string, seat: SeatNumber, events: readonly GameEvent[]): number | null {
    const next = (events.at(-1)?.n ?? -1) + 1;
    const mark = this.#read()[table]?.[seat]?.findLast((m) => m < next);
    return mark ?? events.findLast((event) => event.actor === seat)?.n ?? null;
  }

  #read(): Marks {
    try {
      return JSON.parse(this.#kept.getItem('decided') ?? '{}') as Marks;
    } catch {
      return {};
    }
  }
}
