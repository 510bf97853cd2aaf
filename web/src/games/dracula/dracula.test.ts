// What people are asked, told and shown: sentences, choices, scenes, lessons.
import { describe, expect, it } from 'vitest';
import { GRAMMAR } from '../../generated/dracula.ts';
import { FluentList, FluentName } from '../../i18n/fluent.ts';
import type { GameEvent, Tells } from '../../protocol/types.ts';
import { parseAction, Picker } from '../../table/picker.ts';
import { again, repeatable } from './again.ts';
import { choices, confirm, label } from './choices.ts';
import { event } from './log.ts';
import { asksHand, hand, phases, scene, summary } from './looks.ts';
import { note } from './tells.ts';
import { tutorial } from './tutorial.ts';
import type { DraculaView, HunterView } from './view.ts';
import { prompt, waiting } from './words.ts';

const hunter = (seat: number, more: Partial<HunterView> = {}) =>
  ({
    seat,
    at: 'paris',
    hospital: false,
    damage: 2,
    health: 9,
    bites: 0,
    items: { size: 1, cards: ['knife'] },
    events: { size: 1, cards: ['good_luck'] },
    tickets: { size: 1, cards: ['t32'] },
    open_item: null,
    open_event: null,
    ...more,
  }) as HunterView;
const table = (question: object | null, more: Partial<DraculaView> = {}): DraculaView =>
  ({
    game: 'dracula',
    viewer: 1,
    phase: 'day',
    question: question && { seats: [1], ...question },
    weekday: 'tuesday',
    despair: 1,
    influence: 4,
    options: { powers: 'on', rumors: 'off' },
    hunters: [1, 2, 3, 4].map((seat) => hunter(seat)),
    dracula: {
      damage: 5,
      health: 15,
      at: null,
      revealed: false,
      bodyguards: 0,
      rumors: 0,
      events: { size: 2, cards: null },
      encounters: { size: 5, cards: null },
    },
    trail: [
      { spot: 'space1', at: 'nantes', up: true, encounters: [{ number: 3, encounter: 'rats', up: true, damage: 0 }] },
    ],
    lairs: [],
    leaving: null,
    combat: null,
    ally: null,
    dark_ally: 'great_wolf',
    ...more,
  }) as unknown as DraculaView;
const asks = (...texts: string[]) => Picker.of(texts, GRAMMAR);
const happened = (kind: string, args: object = {}, n = 0): GameEvent => ({ n, kind, actor: 0, ...args });
const keysOf = (view: DraculaView, picker: Picker) => choices(view, 1, picker).map(({ line }) => line.key);
// The names in a line, in order.
const namesIn = (value: unknown): string[] => {
  if (value instanceof FluentName) return [value.ref.id];
  if (value instanceof FluentList) return value.value.flatMap(namesIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};
const idsOf = (line: { args?: object } | null): string[] => namesIn(line?.args);

describe('what is asked', () => {
  it('is said of the kind of action that was chosen', () => {
    const view = table({ kind: 'action' });
    const picker = asks('road nantes', 'road geneva', 'supply');
    expect(prompt(view, 1, picker).key).toBe('dr-ask-action');
    expect(prompt(view, 1, picker.touch({ kind: 'verb', value: 'road' }) ?? picker).key).toBe('dr-ask-action-road');
  });
  it('speaks only of what can be done', () => {
    expect(prompt(table({ kind: 'move' }), 0, asks('go nantes', 'hide')).key).toBe('dr-ask-move');
    expect(prompt(table({ kind: 'move' }), 0, asks('go nantes')).key).toBe('dr-ask-move-plain');
  });
  it('tells the others whom they wait for', () => {
    expect(idsOf(waiting(table({ kind: 'fight' }), [0, 4]))).toEqual(['dracula', 'mina']);
    expect(waiting(table({ kind: 'fight' }), [4]).key).toBe('dr-wait-fight');
    expect(waiting(table(null), []).key).toBe('dr-wait-none');
  });
});

describe('what can be chosen', () => {
  const roads = ['nantes', 'geneva', 'brussels', 'le_havre', 'strasbourg', 'clermont_ferrand'].map((p) => `road ${p}`);

  it('is a button each where there is little', () => {
    expect(keysOf(table({ kind: 'ambush' }), asks('ambush 3', 'pass'))).toEqual(['dr-do-ambush', 'dr-pass-ambush']);
  });
  it('is a button a kind of action where there is much, and lights up the map', () => {
    const picker = asks(...roads, 'rail t32', 'supply', 'pass');
    const [road, ...others] = choices(table({ kind: 'action' }), 1, picker);
    expect(road?.touch).toEqual({ kind: 'verb', value: 'road' });
    expect(others.map((choice) => choice.text)).toEqual(['rail t32', 'supply', 'pass']);
  });
  it('is touched on the map alone where there is nothing else', () => {
    const names = roads.map((text) => text.replace('road', 'name'));
    expect(keysOf(table({ kind: 'host' }), asks(...names, 'pass'))).toEqual(['dr-pass-host']);
  });
  it('is listed where it lies nowhere on the table', () => {
    const picker = asks(
      ...['rats', 'bats', 'spy', 'hoax', 'wolves', 'saboteur', 'new_vampire'].map((e) => `drop ${e}`),
    );
    expect(choices(table({ kind: 'veil' }), 1, picker)).toHaveLength(7);
  });
  it('says what is given, and where it lies', () => {
    const gift = parseAction('give 3', { cards: ['knife', 't32'] });
    expect(idsOf(label(gift, table({ kind: 'give' })))).toEqual(['knife', 't32']);
    expect(label(parseAction('give 0', { cards: [] }), table({ kind: 'give' })).key).toBe('dr-do-give-nothing');
    expect(idsOf(label(parseAction('rumor space1'), table({ kind: 'rumor' })))).toEqual(['space1', 'nantes']);
  });
  it('is asked for twice when it throws a turn or everything away', () => {
    expect(confirm(parseAction('pass'), table({ kind: 'action' }))).not.toBeNull();
    expect(confirm(parseAction('pass'), table({ kind: 'window' }))).toBeNull();
    expect(confirm(parseAction('wolf paris', { deadly: true }), table({ kind: 'move' }))).not.toBeNull();
  });
});

describe('what an action does', () => {
  const told = (tells: Tells) => note(parseAction('go paris', tells));

  it('is said in one line', () => {
    expect(told({})).toBeNull();
    expect(idsOf(told({ damage: 2, influence: 3, wins: true }))).toEqual(['damage', 'influence', 'wins']);
    expect(told({ meets: [4], damage: 1 })?.key).toBe('dr-does-meets-more');
    expect(told({ reach: ['bari', 'rome'] })?.key).toBe('dr-does-reach');
    expect(told({ items: 1, event: 'top', odds: { hunter: 1, dracula: 0 } })?.key).toBe('dr-does-top-hunter');
    expect(told({ items: 0, event: 'bottom', odds: { hunter: 3, dracula: 2 } })?.key).toBe('dr-does-bottom-only');
    expect(told({ cancels: 6, of: 13 })?.key).toBe('dr-does-cancels');
    expect(idsOf(told({ cancels: 1, of: 1, hits: 2 }))).toEqual(['hits', 'cancels']);
  });
});

describe('the log', () => {
  const keyOf = (kind: string, args: object) => event(happened(kind, args), table(null))?.key;

  it('keeps secrets', () => {
    expect(keyOf('laid_card', { place: null, back: 'city' })).toBe('dr-event-laid_card-hidden');
    expect(keyOf('laid_card', { place: 'paris', back: 'city' })).toBe('dr-event-laid_card');
    expect(event(happened('gave', { cards: null, to: 2 }), table(null))).toBeNull();
  });
  it('tells one kind of event in several ways', () => {
    expect(keyOf('influence', { amount: -2, influence: 2 })).toBe('dr-event-influence-falls');
    expect(keyOf('ally', { event: 'none', omen: 'great_wolf' })).toBe('dr-event-ally-dracula');
    expect(keyOf('not_there', { place: null, spot: 'space3' })).toBe('dr-event-not_there-spot');
    expect(keyOf('answer_adjacent', { hunters: [] })).toBe('dr-event-answer_adjacent-nobody');
    expect(event(happened('turn'), table(null))).toBeNull();
  });
  it('names things and counts them', () => {
    const near = event(happened('answer_adjacent', { hunters: [2, 4] }), table(null));
    expect(idsOf(near)).toEqual(['dracula', 'seward', 'mina']);
    expect(event(happened('gave', { cards: 0b101, to: 2 }), table(null))?.args?.n).toBe(2);
    expect(idsOf(event({ ...happened('dusk', { time: 5 }), actor: 'nature' }, table(null)))).toEqual(['wednesday']);
  });
});

describe('seen again', () => {
  const kinds = ['moved', 'ambush', 'hurt', 'combat', 'hurt', 'turn', 'combat_over', 'turn', 'moved'];
  const events = kinds.map((kind, n) => happened(kind, {}, n));
  const seen = (n: number) => again(events, events[n] as GameEvent).map((e) => e.n);

  it('a combat goes to its end, an ambush until the next turn', () => {
    expect(events.filter(repeatable).map((e) => e.n)).toEqual([1, 3]);
    expect(seen(3)).toEqual([3, 4, 5, 6]);
    expect(seen(1)).toEqual([1, 2, 3, 4]);
  });
});

describe('how it looks', () => {
  it('covers the board only with what is decided there', () => {
    const combat = { shown: false } as DraculaView['combat'];
    expect(scene(table({ kind: 'fight' }, { combat }), 1, [])).toBe('combat');
    expect(scene(table({ kind: 'bat' }, { combat }), 0, [])).toBeNull();
    expect(scene(table({ kind: 'give' }), 1, [])).toBe('trade');
    expect(scene(table({ kind: 'give' }), 2, [])).toBeNull();
    expect(scene(table({ kind: 'ward' }), 2, [])).toBe('encounter');
    expect(scene(table({ kind: 'action' }), 1, [])).toBeNull();
  });
  it('the weeks pass by', () => {
    const { title, chapters, steps } = phases(table({ kind: 'action' }));
    expect(chapters.map((chapter) => chapter.state)).toEqual(['past', 'now', 'future', 'future']);
    expect(steps.map((step) => step.state)).toEqual(['past', 'now', 'future', 'future', 'future']);
    expect(idsOf(title)).toEqual(['tuesday']);
  });
  it('hands hold what their owner may play', () => {
    expect(hand(table(null), 1)).toEqual(['knife', 'good_luck', 't32']);
    expect(hand(table(null), 0)).toEqual([]);
    expect(asksHand(table({ kind: 'fight' }))).toBe(true);
    expect(asksHand(table({ kind: 'fight' }, { viewer: 0 }))).toBe(false);
  });
  it('a hunter down is said so', () => {
    const hunters = [hunter(1, { hospital: true }), hunter(2, { delayed: true }), hunter(3, { defeated: true })];
    const view = table(null, { hunters });
    expect([1, 2, 3].map((seat) => summary(view, seat).status?.key)).toEqual([
      'dr-status-hospital',
      'dr-status-delayed',
      'dr-status-defeated',
    ]);
    expect(summary(view, 0).numbers.map((number) => number.value)).toEqual([10, 4]);
  });
});

describe('the tutorial', () => {
  const first = { despair: 0 } as Partial<DraculaView>;
  const step = (me: number, view: DraculaView, texts: string[], done: string[] = []) => {
    const legal = texts.map((text) => parseAction(text));
    const kind = view.question?.kind ?? '';
    return tutorial.lesson({
      view,
      me,
      kind,
      legal,
      done: done.map((event) => happened(event)),
      read: new Set(['intro']),
    })?.step;
  };

  it('advises hunters only what they can do', () => {
    const action = table({ kind: 'action' }, first);
    expect(step(1, action, ['road nantes', 'supply'])).toBe('hunter-move');
    expect(step(1, action, ['road nantes', 'search'])).toBe('hunter-search');
    expect(step(1, action, ['road nantes', 'supply'], ['moved'])).toBe('hunter-trail');
    expect(step(1, action, ['supply', 'reserve'], ['moved'])).toBe('hunter-supply');
    expect(step(1, action, ['reserve'], ['moved'])).toBe('hunter-ticket');
    expect(step(1, action, ['pass'], ['moved'])).toBe('other');
    expect(step(1, action, ['pass'], ['card_chosen'])).toBe('hunter-end');
  });
  it('goes with Dracula too', () => {
    expect(step(0, table({ kind: 'settle' }, first), [])).toBe('count-settle');
    expect(step(0, table({ kind: 'move' }, first), [])).toBe('count-move');
    expect(step(0, table({ kind: 'move' }, first), [], ['laid_card'])).toBe('count-move-more');
    expect(step(0, table({ kind: 'move' }), [])).toBe('count-end');
    expect(step(0, table(null, first), [])).toBe('count-waiting');
  });
});
