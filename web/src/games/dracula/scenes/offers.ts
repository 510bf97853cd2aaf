// What can be chosen in a scene, with what the engine tells of it in short notes.
import { type DraculaTells, GRAMMAR } from '../../../generated/dracula.ts';
import type { Action, Picker } from '../../../table/picker.ts';
import type { Line } from '../../contract.ts';
import { tellsOf } from '../view.ts';

export interface Note {
  line: Line;
  // How it is for whoever chooses it.
  tone: 'plain' | 'good' | 'bad';
}

export interface Offer {
  text: string;
  kind: string;
  value: string;
  notes: Note[];
  // Does it surely cancel the card that lies open?
  isMatch: boolean;
}

// Kinds of cards that are chosen as tiles.
const CARDS = ['item', 'event', 'omen', 'combat', 'encounter'];

export const kindOf = (action: Action): string =>
  (GRAMMAR as Record<string, readonly string[]>)[action.verb]?.[0] ?? '';

export function notesOf(tells: DraculaTells): Note[] {
  const notes: Note[] = [];
  const add = (key: string, tone: Note['tone'], args: Line['args'] = {}) => notes.push({ line: { key, args }, tone });
  const number = (what: 'hits' | 'heals' | 'damage' | 'influence', tone: Note['tone']) => {
    if (tells[what]) add(`dr-tell-${what}-n`, tone, { n: tells[what] });
  };
  const flag = (what: 'defeats' | 'wins' | 'fails' | 'deadly' | 'delays', tone: Note['tone']) => {
    if (tells[what]) add(`dr-tell-${what}`, tone);
  };
  number('hits', 'plain');
  flag('defeats', 'good');
  number('heals', 'plain');
  // Against an open card it is sure; else it is one of those that could lie there.
  if (tells.of === 1 && tells.cancels) add('dr-scene-meets', 'good');
  else if (tells.of !== undefined && tells.of > 1)
    add('dr-does-cancels', 'plain', { cancels: tells.cancels ?? 0, of: tells.of });
  number('influence', 'plain');
  flag('wins', 'good');
  flag('fails', 'bad');
  number('damage', 'bad');
  flag('deadly', 'bad');
  flag('delays', 'bad');
  return notes;
}

// The cards that can be chosen now, in the order of the engine.
export function offersOf(picker: Picker): Offer[] {
  return picker.fitting.flatMap((action) => {
    const kind = kindOf(action);
    if (!CARDS.includes(kind)) return [];
    const tells = tellsOf(action);
    const isMatch = tells.of === 1 && tells.cancels === 1;
    return [{ text: action.text, kind, value: action.operands[0] ?? '', notes: notesOf(tells), isMatch }];
  });
}

// What is told of choosing this hunter.
export function notesOfSeat(picker: Picker, seat: number): Note[] {
  const action = picker.fitting.find((a) => kindOf(a) === 'seat' && a.operands[0] === String(seat));
  return action ? notesOf(tellsOf(action)) : [];
}
