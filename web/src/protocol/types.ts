// The contract with the hall (docs/protocol.md), as types. Nothing here knows a single game.

export type SeatNumber = number;
export type TableId = string;

export interface User {
  id: string;
  name: string;
  guest: boolean;
  login?: string | null; // of an account
}

// Of somebody who sits at a table: looking at a page of the hall, connected without looking, or not connected.
export type Presence = 'here' | 'away' | 'gone';
// By the id of the person.
export type People = Readonly<Record<string, Presence>>;

export type Clock = { kind: 'none' } | { kind: 'live'; move: number; reserve: number } | { kind: 'days'; move: number };

export interface SeatInfo {
  seat: SeatNumber;
  kind: 'empty' | 'human' | 'agent';
  user: { id: string; name: string } | null;
  agent: string | null;
  away: boolean;
  name: string | null;
  // Of games whose seats are not alike.
  role: string | null;
  side: string | null;
}

export interface Outcome {
  scores?: number[] | null; // null: nothing is counted, somebody has won
  ranks?: number[];
  winners?: SeatNumber[];
  side?: string | null; // the one that has won together
  [key: string]: unknown;
}

export interface Table {
  id: TableId;
  code: string;
  game: string;
  name: string | null;
  // Archived: abandoned and put away, until one of its players goes on.
  state: 'open' | 'running' | 'finished' | 'archived';
  public: boolean;
  // Several people at one screen, with a curtain between them.
  hotseat: boolean;
  host: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  preset: string | null;
  clock: Clock;
  created: number | string;
  updated: number | string;
  commitment: string | null;
  seed: string | null;
  outcome: Outcome | null;
  to_act: SeatNumber[];
  rematch: TableId | null;
  branch?: Branch | null;
  // The record could not be read to its end: the game went on from `seq`, and so many decisions are lost.
  repaired?: { seq: number; lost: number } | null;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
}

export interface SideInfo {
  name: string;
  seats: SeatNumber[];
}

export interface GameInfo {
  id: string;
  title: string;
  seats: { min: number; max: number };
  // How many people share the seats.
  people: { min: number; max: number };
  // One a seat; none where all seats are alike.
  roles: string[];
  sides: SideInfo[];
  options: OptionInfo[];
  presets: { name: string; choices: Record<string, string> }[];
  agents: string[];
}

// What a seat sees. The game's own module knows its fields; the shell reads only these.
export interface View {
  game: string;
  viewer: SeatNumber | 'spectator' | 'all' | null;
  phase: string;
  question: Question | null;
  outcome: Outcome | null;
  [key: string]: unknown;
}

export interface Question {
  kind: string;
  seats: SeatNumber[];
  [detail: string]: unknown;
}

// What a legal action costs and does. The game's own module knows its members.
export type Tells = Record<string, unknown>;

// What happened. Arguments have the names of the game's notation; hidden ones are null.
export interface GameEvent {
  n: number;
  kind: string;
  actor: SeatNumber | 'nature' | null;
  [argument: string]: unknown;
}

export interface Turn {
  to_act: SeatNumber[];
  phase: string;
  over: boolean;
  outcome: Outcome | null;
}

export interface SeatClock {
  left: number | null;
  reserve: number | null;
}

// Why something touched is not legal: the words are the game's `PREFIX-why-KEY`, or, without a rule, the table's.
export interface Reason {
  key: string;
  rule: string | null;
  args: Record<string, string | number>;
}

// What changed in one view: after each of the update's events, then after all of them; null: nothing. Without steps
// nothing is known of what was between.
export interface Changes {
  steps?: unknown[];
  last: unknown;
}

// An update as it is sent: with whole views, or with what changed in those of the update `base`.
export type SentUpdate = Omit<Update, 'view' | 'steps'> & {
  view?: View;
  base?: number;
  changes?: Record<string, Changes>;
};

// How many decisions a seat can take back alone, one after another, and what stops it there.
export interface UndoReach {
  steps: number;
  stop: { key: 'start' | 'chance' | 'shown' | 'other'; args: { act?: string; seat?: SeatNumber } };
}

export interface Update {
  seq: number;
  turn: Turn;
  events: GameEvent[];
  // Number of the first event sent; what was told from it on before was taken back.
  events_from?: number;
  view: View;
  views?: Record<string, View>;
  // What each viewer saw after each of `events`; missing where it is not known.
  steps?: Record<string, View[]>;
  legal: Record<string, string[]>;
  // What each of these costs and does, in the same order.
  tells?: Record<string, Tells[]>;
  undo: Record<string, UndoReach>;
  clock?: Record<string, SeatClock>;
  takeback: { seat: SeatNumber; waiting: SeatNumber[] } | null;
}

export interface ChatMessage {
  from: { id: string; name: string };
  text: string;
  at: number | string;
}

// A note at a thing of the board; those of one's own seats, and what one's side shares.
export interface SentPin {
  seat: SeatNumber;
  at: string;
  text: string;
  shared: boolean;
}

export interface Watched {
  table: Table;
  seat_list: SeatNumber[];
  update: SentUpdate | null;
  chat: ChatMessage[];
  pins: SentPin[];
  presence?: People;
}

// The view before an event of the past, and what changed with each event from it on.
export interface Past {
  view: View;
  steps: unknown[];
}

// What the adviser would do with the seat's own knowledge, and the best few choices, best first. `value` is the chance
// to win (of the seat or its side); where it goes by the worth of cards alone `chance` is null and `value` that worth.
export interface Hint {
  action: string;
  chance?: number | null;
  alternatives?: readonly { action: string; value: number }[];
}

// A finished match looked at again: how far that is, or what was found.
export type Review = ReviewProgress | ReviewFound;
export interface ReviewProgress {
  ready: false;
  done: number;
  of: number;
}
export interface ReviewFound {
  ready: true;
  moments: readonly Moment[];
  marks: readonly SwingMark[];
}
// After the first `n` lines: the chance of each seat to win, and what luck has given (below 0: taken) so far.
export interface Moment {
  n: number;
  who: SeatNumber | 'nature';
  chances: readonly number[];
  luck: readonly number[];
}
// A large swing. Mistake: line `n` was the decision `action` of `seat`, and the chance to win with `better` was higher
// by `lost`. Luck: nature's acts up to line `n` took `lost` from the seat (below 0: gave it). `noise`: its error.
export interface SwingMark {
  n: number;
  seat: SeatNumber;
  kind: 'mistake' | 'luck';
  action: string | null;
  better: string | null;
  // What the two cost and do.
  action_tells?: Tells | null;
  better_tells?: Tells | null;
  lost: number;
  noise: number;
}

// The finished match from which a table goes on after its first `n` lines.
export interface Branch {
  table: TableId;
  n: number;
}

export interface ProtocolError {
  code: string;
  message: string;
  detail?: Record<string, unknown>;
}

export interface ReplayStep {
  seq: number;
  seat: SeatNumber | 'nature';
  action: string;
  events: GameEvent[];
}

export interface Replay {
  steps: ReplayStep[];
  [key: string]: unknown;
}

// Messages on the socket.
export type Request = { do: string } & Record<string, unknown>;
export type Answer =
  ({ re: number; ok: true } & Record<string, unknown>) | { re: number; ok: false; error: ProtocolError };
export type Push =
  | { push: 'lobby'; table?: Table; gone?: TableId }
  | { push: 'update'; table: TableId; seq: number; update: SentUpdate }
  | { push: 'table'; table: Table }
  | { push: 'chat'; table: TableId; message: ChatMessage }
  | { push: 'presence'; table: TableId; people: People }
  | { push: 'pins'; table: TableId; pins: SentPin[] }
  | { push: 'gone'; table: TableId };
