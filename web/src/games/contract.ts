// What the table needs of a game. One object of this type a game, imported when a table of it is opened; README.md in
// this folder explains it.
import type { Component } from 'svelte';
import type { Args } from '../i18n/fluent.ts';
import type { GameEvent, SeatInfo, View } from '../protocol/types.ts';
import type { Action, Grammar, Picker } from '../table/picker.ts';
import type { Lesson, Situation } from '../table/tutorial.ts';

export type Shape = 'triangle' | 'circle' | 'diamond' | 'square' | 'star' | 'hexagon';

// How a seat is told apart: by colour, shape and emblem together.
export interface SeatLook {
  seat: number;
  // The person's (or computer opponent's) name, and what they lead as a name in our words: a clan, a ship, a role.
  player: string;
  name: { key: string; kind: string; id: string };
  // The side it belongs to, as the hall names it; null where everybody plays for themselves.
  side: string | null;
  // A CSS custom property of theme.css ("--seat-red") or of the game's own colours.
  colour: string;
  shape: Shape;
  // Symbol in the game's icon sprite.
  emblem: string;
  agent: boolean;
  away: boolean;
  mine: boolean;
}

// A message of the locale files with its arguments.
export interface Line {
  key: string;
  args?: Args;
}

// A line of the log.
export interface LogLine extends Line {
  // Headings divide the log ("Age 2", "Ragnarök").
  weight: 'heading' | 'normal' | 'minor';
  actor: number | null;
  icon?: string;
}

// Anything that can be shown beside the board when it is hovered, focused or long-pressed.
export interface Detail {
  kind: string; // 'card', 'place', 'seat', 'figure' …: the game's Detail component knows them
  id: string;
  // Where it was touched, so that the detail can stand on the other side.
  at?: { x: number; y: number };
}

export interface Motion {
  // Milliseconds for one short motion; 0 means none (speed "instant" or reduced motion).
  ms: number;
  reduced: boolean;
}

// What Board and Scene get. All of it changes only from outside: they draw and report touches.
export interface GameProps {
  // What is shown: while events are played, the state between; else the truth.
  view: View;
  // Which seat the person at the screen plays just now; null for spectators and replays.
  me: number | null;
  seats: SeatLook[];
  // The decision being made. Nothing legal (picker.active false) while waiting or while events are played.
  picker: Picker;
  // The event being played, for its motion; null between.
  playing: GameEvent | null;
  motion: Motion;
  // All that has been told up to what is shown: scenes tell from it what happened in them.
  told: readonly GameEvent[];
  // What a hovered name in the log or a panel should light up.
  lit: { kind: string; id: string } | null;
  // What has changed since the person last decided, as "place gimle": marked until they decide again.
  changed: ReadonlySet<string>;
  // Touches. A legal one narrows the decision; one that is not legal is explained in the prompt bar.
  touch: (kind: string, value: string) => void;
  // Decides at once, whatever was touched so far. Expects the text of a legal action.
  choose: (text: string) => void;
  // Takes back the last touch of this decision (not an undo of the game).
  back: () => void;
  detail: (detail: Detail | null) => void;
  // Brings a part of the board into view, as large as it reads well: what the board marked with data-look="THING".
  lookAt: (thing: string) => void;
  // What this person and their side have pinned to the board, and how to pin or (null) take off something.
  pins: readonly Pin[];
  pin: (at: string, pin: { text: string; shared: boolean } | null) => void;
}

// A note of one's own at a thing of the board (`at`: its id): private, or shared with one's side.
export interface Pin {
  at: string;
  text: string;
  shared: boolean;
  // The seat that wrote it; `mine`: this person did.
  seat: number;
  mine: boolean;
}

// What the game's part of the end screen gets, where nothing was counted.
export interface EndProps {
  view: View;
  // All that happened, with nothing hidden any more (for a moment, until it has come, as this person was told).
  events: readonly GameEvent[];
  seats: SeatLook[];
  motion: Motion;
}

export interface CardProps {
  card: string; // the card's key, or 'hidden'
  // The table it lies on, where an option of the game changes what is printed.
  view?: View | null;
  size: 'hand' | 'full' | 'mini';
  legal?: boolean;
  chosen?: boolean;
  dimmed?: boolean;
}

export interface SheetProps {
  view: View;
  seat: number;
  seats: SeatLook[];
  detail: (detail: Detail | null) => void;
}

export interface DetailProps {
  detail: Detail;
  view: View;
  seats: SeatLook[];
}

// A main number of a seat panel: icon of the sprite, value, and the message that names it.
export interface SeatNumberInfo {
  icon: string;
  value: number | string;
  key: string;
  args?: Args;
  // A custom property for the icon, where its colour says something.
  colour?: string;
}

// How a number of a seat came about: what it counts, what it is made of, and what it will bring.
export interface Account {
  why: Line;
  // They add up to it.
  parts?: readonly Part[];
  later?: readonly Part[];
}
interface Part {
  line: Line;
  value: number;
}

export interface SeatSummary {
  numbers: SeatNumberInfo[];
  // Small marks: upgrades, crew. Hover shows the detail.
  marks: { icon: string; detail: Detail; key: string }[];
  // Cards in hand, quests …: shown as backs with a count.
  hidden: { icon: string; count: number; key: string }[];
  // Passed, resigned …
  status: Line | null;
  // Has chosen something secretly: "has chosen".
  sealed: Line | null;
}

// One step of the track in the top bar.
export interface PhaseStep {
  key: string;
  icon: string;
  state: 'past' | 'now' | 'future';
}

// A part of the game that comes once (an Age, a night …). The track shows all of them; the present one is open and
// shows its steps.
export interface Chapter {
  // As short as a medal: "II".
  mark: string;
  title: Line;
  state: 'past' | 'now' | 'future';
  // What its end brings, and where to read of it.
  fate: { icon: string; line: Line; says: Line; detail: Detail } | null;
}

// A number that says how near the end of the game is.
export interface PhaseCount {
  icon: string;
  value: number;
  line: Line;
  detail: Detail;
}

// What the tray gets: a small board that belongs to all seats (the fallen, a common supply …).
export interface TrayProps {
  view: View;
  seats: SeatLook[];
  playing: GameEvent | null;
  lit: { kind: string; id: string } | null;
  detail: (detail: Detail | null) => void;
  // One low row below the board instead of a block under the seats.
  strip: boolean;
}

// What lies before the person at the screen gets: their own things that are not cards of the hand.
export interface OwnProps {
  view: View;
  me: number;
  picker: Picker;
  touch: (kind: string, value: string) => void;
  detail: (detail: Detail | null) => void;
  // One low row above the hand (in place of the tray) instead of a block beside it.
  strip: boolean;
}

// All cards of the game, to browse, and the ways to sift them.
export interface Gallery {
  cards: readonly string[];
  filters: readonly {
    title: Line;
    values: readonly { value: string; line: Line }[];
    // The value of a card; null: none of them.
    of: (card: string) => string | null;
  }[];
}

// The guide through the first part of a game, in the words of locales/*/ID-tutorial.ftl. `key`: the message of a step,
// 'intro' among them.
export interface Tutorial {
  key: (step: string) => string;
  // Kinds of events that are something a person did.
  deeds: readonly string[];
  lesson: (situation: Situation) => Lesson | null;
}

// A button in the prompt bar.
export interface Choice {
  // The touch it makes (or, for a whole action, its text).
  touch?: { kind: string; value: string };
  text?: string;
  line: Line;
  icon?: string;
  // Said below the label: price, consequence.
  note?: Line;
  // Needs a second press ("pass ends your actions for this Age").
  confirm?: Line;
}

export interface GameModule {
  // As in game.json: the hall's name of it, "blood-rage", by which its texts are filed, and the prefix of their keys.
  id: string;
  prefix: string;
  // URL of the icon sprite.
  icons: string;
  grammar: Grammar;
  gallery: Gallery;
  tutorial: () => Promise<Tutorial>; // fetched for who learns
  // Of each number in the summary of a seat, by its icon; fetched for who asks.
  accounts: () => Promise<(view: View, seat: number) => Readonly<Record<string, Account>>>;

  Board: Component<GameProps>;
  // Drawn over the board's area when `scene(view)` gives a name: draft, battle …
  Scene: Component<GameProps & { scene: string }>;
  Card: Component<CardProps>;
  // The full sheet of a seat, beside the board (or as a sheet on phones).
  Sheet: Component<SheetProps>;
  Detail: Component<DetailProps>;
  // Always in sight beside or below the board, if the game has one.
  Tray?: Component<TrayProps>;
  // Beside the hand, if the game has something to lay there.
  Own?: Component<OwnProps>;
  // A column beside the board (on narrow screens with `strip` a row below it) that does not move with it: tracks and
  // piles that must always be in sight and in reach.
  Flank?: Component<GameProps & { strip: boolean }>;
  // On the end screen of a game without points: the story of the game.
  End?: Component<EndProps>;

  look(
    view: View,
    info: SeatInfo,
    seat: number,
  ): Omit<SeatLook, 'seat' | 'player' | 'side' | 'agent' | 'away' | 'mine'>;
  summary(view: View, seat: number): SeatSummary;
  phases(view: View): { title: Line; chapters: Chapter[]; steps: PhaseStep[]; counts?: PhaseCount[] };
  // The card keys of the hand of that seat as far as the view shows them.
  hand(view: View, seat: number): string[];
  // The kind of operand a card is touched as; PREFIX-KIND-CARD is its name. 'card' where all cards are alike.
  cardKind(card: string): string;
  // What a card does, in words; `view`: the table it lies on, if any.
  cardText(card: string, view: View | null): string;
  // Are the cards asked for those of the hand? Otherwise (a draft) they lie in the scene and the hand stays as it is.
  asksHand(view: View): boolean;
  // The table with everything open, from what a spectator and each seat see, where board and scenes can show it.
  opened?(view: View, views: Readonly<Record<string, View>>): View;
  scene(view: View, me: number | null, told: readonly GameEvent[]): string | null;

  // What the person must do, in one sentence, given what was touched so far.
  prompt(view: View, me: number, picker: Picker): Line;
  // What others are doing: "waiting for Raven: choose a card".
  waiting(view: View, seats: number[]): Line;
  // The choices of the prompt bar. Together with board and hand every legal action must be reachable; the shell checks
  // it by offering `label`led buttons for anything else.
  choices(view: View, me: number, picker: Picker): Choice[];
  label(action: Action, view: View): Line;
  // A legal action as people mean it, where the question it leads to need not be put: with its answer, and beside it
  // the same with another answer.
  meant?(action: Action): Action[];
  // Is this a question that is answered along with the decision before it? Both are taken back together.
  goesAlong?(view: View, legal: readonly string[]): boolean;
  // A second press is asked for before an action that cannot be taken back lightly.
  confirm(action: Action, view: View): Line | null;
  // The arguments of its reasons that are names → the kind of name; the engine tells which reason it is.
  reasons: Record<string, { args: Record<string, string> }>;

  // The line of an event; null if it is not worth one.
  event(event: GameEvent, view: View): LogLine | null;
  // Kinds of names in sentences that can be lit up or read about; the others are only words.
  lights: readonly string[];
  // Does this event's line stand for something that can be seen again?
  repeatable(event: GameEvent): boolean;
  // The stretch of all events so far that is shown when it is. Expects a repeatable event.
  again(events: readonly GameEvent[], event: GameEvent): GameEvent[];
  // How much an event is worth looking at, in units of one short motion (0: not shown; table/pace.ts says how long).
  beats(event: GameEvent): number;
  // A sound for the event, if it deserves one.
  sound(event: GameEvent): 'move' | 'battle' | 'glory' | 'doom' | null;
  // Points an event gave, for the chart over time.
  points(event: GameEvent): { seat: number; amount: number } | null;
  // The message that names a source of points on the end screen.
  sourceKey(source: string): string;
  // Points of all seats, for the end screen; null if this view shows none.
  scores(view: View): { seat: number; total: number; sources: Record<string, number> }[] | null;
}
