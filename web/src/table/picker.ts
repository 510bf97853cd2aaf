// The decision being made: the legal actions that still fit what was touched so far. Immutable; every touch gives a new
// one. When a single action is left the decision is made.
//
// An action's text is a verb and up to three operands ("march gimle elvagar"). A touch names a thing by kind and value
// ("place", "gimle") and may stand for any operand of that kind, or the verb itself (kind "verb").
import type { Tells } from '../protocol/types.ts';

export interface Action {
  text: string;
  verb: string;
  operands: string[];
  // What it costs and does, as the engine says.
  tells: Tells;
  // Two decisions in one. `sends`: the first, where it is not the text itself. `then`: the answers foreseen to the
  // question it leads to; the first of them is given, unless more can be answered than was foreseen.
  sends?: string;
  then?: readonly string[];
  // Stands beside another one that is meant by the same things: it must be asked for by its verb.
  beside?: boolean;
}

// The kinds of operands of each verb: { march: ['place', 'place'], keep_two: { anyOrder: ['card', 'card'] } }.
export type Grammar = Record<string, readonly string[] | { anyOrder: readonly string[] }>;

export function kindsOf(grammar: Grammar, verb: string): readonly string[] {
  const kinds = grammar[verb] ?? [];
  return 'anyOrder' in kinds ? kinds.anyOrder : kinds;
}

// The thing of an action that a board lights up, if one of its kinds can be: where it leads to, which is named last.
export function lightOf(action: Action, grammar: Grammar, lights: readonly string[]): Touch | null {
  const kinds = kindsOf(grammar, action.verb);
  const last = action.operands.findLastIndex((_, i) => lights.includes(kinds[i] ?? ''));
  return last < 0 ? null : { kind: kinds[last] ?? '', value: action.operands[last] ?? '' };
}

// The actions of each verb, in the order in which the verbs come.
export function byVerb(actions: readonly Action[]): { verb: string; actions: Action[] }[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) groups.set(action.verb, [...(groups.get(action.verb) ?? []), action]);
  return [...groups].map(([verb, group]) => ({ verb, actions: group }));
}

export interface Touch {
  kind: string;
  value: string;
}

export function parseAction(text: string, tells: Tells = {}): Action {
  const [verb = '', ...operands] = text.split(' ');
  return { text, verb, operands, tells };
}

// Where a touch can be in an action: -1 for the verb, else the index of the operand; nothing if it does not occur.
function slots(action: Action, touch: Touch, grammar: Grammar): number[] {
  if (touch.kind === 'verb') return action.verb === touch.value ? [-1] : [];
  const kinds = kindsOf(grammar, action.verb);
  return action.operands.flatMap((value, i) => (value === touch.value && kinds[i] === touch.kind ? [i] : []));
}

// How well the touches fit an action: 0 when things of one kind fill its operands of that kind from the first on, 1
// when they only come in that order, 2 when they come otherwise; null when one finds no place of its own.
function misfit(action: Action, touches: readonly Touch[], grammar: Grammar): number | null {
  const kinds = kindsOf(grammar, action.verb);
  const used = new Set<number>();
  const last = new Map<string, number>();
  let worst = 0;
  for (const touch of touches) {
    const before = last.get(touch.kind) ?? -1;
    const free = slots(action, touch, grammar).filter((slot) => !used.has(slot));
    const slot = free.find((s) => s > before || s < 0) ?? free[0];
    if (slot === undefined) return null;
    const expected = kinds.findIndex((kind, i) => kind === touch.kind && !used.has(i));
    if (slot >= 0 && slot < before) worst = 2;
    else if (slot >= 0 && slot !== expected) worst = Math.max(worst, 1);
    used.add(slot);
    last.set(touch.kind, slot);
  }
  return 'anyOrder' in (grammar[action.verb] ?? []) ? 0 : worst;
}

export class Picker {
  readonly all: readonly Action[];
  readonly touches: readonly Touch[];
  readonly fitting: readonly Action[];
  readonly #grammar: Grammar;

  constructor(all: readonly Action[], grammar: Grammar, touches: readonly Touch[] = []) {
    this.all = all;
    this.#grammar = grammar;
    this.touches = touches;
    const judged = all.map((action) => ({ action, misfit: misfit(action, touches, grammar) }));
    // Of each verb the best reading: who touches two provinces means from the first to the second.
    const best = new Map<string, number>();
    for (const j of judged) {
      if (j.misfit !== null) best.set(j.action.verb, Math.min(j.misfit, best.get(j.action.verb) ?? j.misfit));
    }
    this.fitting = judged.filter((j) => j.misfit !== null && j.misfit === best.get(j.action.verb)).map((j) => j.action);
  }

  // `tells`: what each of them costs and does, in the same order.
  // `meant`: an action as people mean it, and what stands beside it.
  static of(
    texts: readonly string[],
    grammar: Grammar,
    tells: readonly Tells[] = [],
    meant: (action: Action) => Action[] = (action) => [action],
  ): Picker {
    return new Picker(
      texts.flatMap((text, i) => meant(parseAction(text, tells[i]))),
      grammar,
    );
  }

  get active(): boolean {
    return this.all.length > 0;
  }

  // The one action left, if the decision is made.
  get decided(): Action | null {
    if (this.touches.length === 0) return null;
    const meant = this.fitting.length === 1 ? this.fitting : this.fitting.filter((a) => !a.beside);
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }

  // The verb, once only one is left.
  get verb(): string | null {
    const verbs = this.verbs();
    return verbs.length === 1 ? (verbs[0] ?? null) : null;
  }

  verbs(): string[] {
    return [...new Set(this.fitting.map((a) => a.verb))];
  }

  // The things of a kind that can be touched now: legal targets to light up.
  lit(kind: string): Set<string> {
    const values = new Set<string>();
    for (const action of this.fitting) {
      const kinds = kindsOf(this.#grammar, action.verb);
      action.operands.forEach((value, i) => {
        if (kinds[i] === kind && !this.#takes(action, i)) values.add(value);
      });
    }
    return values;
  }

  // The values the next open operand can have, when the verb is known; null when nothing is open.
  next(): { slot: number; kind: string; values: string[] } | null {
    const verb = this.verb;
    const first = this.fitting[0];
    if (verb === null || !first) return null;
    const kinds = kindsOf(this.#grammar, verb);
    for (let slot = 0; slot < kinds.length; slot++) {
      const values = [...new Set(this.fitting.map((a) => a.operands[slot] ?? ''))];
      if (values.length > 1) return { slot, kind: kinds[slot] ?? '', values };
    }
    return null;
  }

  // What has been settled of the operands, by slot; an operand with one possible value counts as settled.
  settled(): (string | null)[] {
    const kinds = this.verb === null ? [] : kindsOf(this.#grammar, this.verb);
    return kinds.map((_, slot) => {
      const values = new Set(this.fitting.map((a) => a.operands[slot]));
      return values.size === 1 ? ([...values][0] ?? null) : null;
    });
  }

  can(touch: Touch): boolean {
    return this.touch(touch) !== null;
  }

  // The picker after one more touch; null if no legal action fits. People change their minds: touching a thing again
  // lets it go, another thing of its kind takes its place, and without a verb a touch that fits alone starts over.
  touch(touch: Touch): Picker | null {
    const further = new Picker(this.all, this.#grammar, [...this.touches, touch]);
    if (further.fitting.length > 0) return further;
    // What was touched before and does not fit twice is let go again.
    const same = this.touches.findLastIndex((t) => t.kind === touch.kind && t.value === touch.value);
    if (same >= 0)
      return new Picker(
        this.all,
        this.#grammar,
        this.touches.filter((_, i) => i !== same),
      );
    // Another thing of the same kind replaces the one before. Who has named a verb, and touches what does not go with
    // what they chose for it, is told why not: a Leader for whom a fjord is touched does not become a ship.
    const others = this.touches.filter((t) => t.kind !== touch.kind);
    const free = touch.kind === 'verb' || !this.touches.some((t) => t.kind === 'verb');
    for (const kept of [...(others.length < this.touches.length ? [others] : []), ...(free ? [[]] : [])]) {
      const anew = new Picker(this.all, this.#grammar, [...kept, touch]);
      if (anew.fitting.length > 0) return anew;
    }
    return null;
  }

  back(): Picker {
    return new Picker(this.all, this.#grammar, this.touches.slice(0, -1));
  }

  clear(): Picker {
    return new Picker(this.all, this.#grammar);
  }

  #takes(action: Action, slot: number): boolean {
    const kinds = kindsOf(this.#grammar, action.verb);
    const value = action.operands[slot];
    const touched = this.touches.filter((t) => t.kind === kinds[slot] && t.value === value).length;
    // Of equal things the first ones are those that were touched.
    const before = action.operands
      .slice(0, slot)
      .filter((other, i) => other === value && kinds[i] === kinds[slot]).length;
    return before < touched;
  }
}
