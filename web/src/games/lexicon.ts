// What the tests must know of a game, beside its schema, to hold its words against the engine's own names: lexicon.ts
// of its folder. Not part of the page.
export interface Lexicon {
  // The messages of a thing beside its name, by kind: a card has a text.
  says: Record<string, readonly string[]>;
  // Kinds of the schema whose names nobody says.
  unsaid: readonly string[];
  // Arguments that are names → the kind of name, where the schema does not say so: a seat is called by its clan.
  names: Record<string, string>;
  // Questions and verbs whose sentences have longer keys.
  elsewhere: readonly string[];
  // What a sentence of an event may say beside the event's own arguments; '': of any event.
  implied: Record<string, readonly string[]>;
}
