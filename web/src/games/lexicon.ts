// What tests/words.test.ts must know of a game to hold its words against the engine's own names: lexicon.ts of its
// folder. Not part of the page.
export interface Lexicon {
  cards: readonly { key: string }[];
  // The messages of a card beside its name.
  says: readonly string[];
  // Arguments that are names → the kind of name.
  names: Record<string, string>;
  // The kinds of things in games/GAME/schema.json whose names have words.
  kinds: readonly string[];
  nature: readonly string[]; // verbs nobody chooses
  // Questions and verbs whose sentences have longer keys.
  elsewhere: readonly string[];
  // What a sentence of an event may say beside the event's own arguments.
  implied: Record<string, readonly string[]>;
}
