// What the page and the worker that runs the hall in the page say to each other. The worker keeps the session itself:
// `GET /api/me` answers 401 until `POST /api/guest` was made once, as on the server; from then on it is that person for
// ever.

export type ToHall =
  // First of all, except for the pace.
  | { do: 'start' }
  // Another window has the games of this device: take them over ("continue here").
  | { do: 'take' }
  // Milliseconds between two decisions of computer opponents: as the person has set.
  | { do: 'pace'; ms: number }
  // A path with its query; the body is JSON text.
  | { do: 'request'; id: number; method: string; path: string; body: string | null }
  | { do: 'open'; socket: number }
  | { do: 'send'; socket: number; text: string }
  | { do: 'close'; socket: number }
  // All games as one text (JSON).
  | { do: 'export'; id: number }
  // Adds the tables that are not here yet; then the hall starts again: its sockets are closed and may be opened anew.
  | { do: 'import'; id: number; text: string };

export type FromHall =
  // Requests are answered from now on.
  | { say: 'ready' }
  // Another window has the games; nothing is answered until `take`.
  | { say: 'taken' }
  // Another window took them away; all sockets are closed, requests fail.
  | { say: 'lost' }
  // Cannot work here: no IndexedDB, no module, a full disk …
  | { say: 'failed'; why: string }
  | { say: 'reply'; id: number; status: number; body: string }
  | { say: 'opened'; socket: number }
  | { say: 'text'; socket: number; text: string }
  | { say: 'closed'; socket: number }
  | { say: 'exported'; id: number; text: string }
  | { say: 'imported'; id: number; error: string | null; games: number };

// Between the hall's worker and one that thinks for it (page/questions.hpp knows what the bytes mean).
export type ToThinker = { module: WebAssembly.Module } | { question: number; bytes: Uint8Array };
export interface FromThinker {
  question: number;
  bytes: Uint8Array;
}
