// What the scenes read out of the view and of what was told.
import { describe, expect, it } from 'vitest';
import { GRAMMAR, PLACE_NAMES } from '../../generated/dracula.ts';
import type { GameEvent } from '../../protocol/types.ts';
import { parseAction, Picker } from '../../table/picker.ts';
import icons from './icons.json';
import { blowOf, foeCard, hasPutDown, hunterCard, matching, tellCombat } from './scenes/combat.ts';
import { giftOf, tradable } from './scenes/gifts.ts';
import { isMeeting, meetingOf } from './scenes/meeting.ts';
import { momentOf, spanOf } from './scenes/moments.ts';
import { notesOf, offersOf } from './scenes/offers.ts';
import { skylineOf } from './scenes/skyline.ts';
import type { CombatView, DraculaView, FighterView, HunterView } from './view.ts';

// Events in a row, numbered.
const told = (...events: [kind: string, actor: number, more?: object][]): GameEvent[] =>
  events.map(([kind, actor, more], n) => ({ n, kind, actor, ...more }));

const FIGHTER: FighterView = {
  seat: 1,
  fights: true,
  engaged: true,
  chosen: true,
  card: 'garlic',
  cancelled: false,
  laid: null,
  mesmerized: false,
  wreath: false,
  bullets: false,
  planned_ambush: false,
};
const combat = (change: Partial<CombatView>) =>
  ({ shown: true, card: 'fangs', cancelled: false, ...change }) as CombatView;
const fought = (change: Partial<CombatView>, shown: 'garlic' | null = null) =>
  ({
    combat: combat(change),
    last_shown: shown && { card: 'fangs', hunters: [{ seat: 1, card: shown }] },
  }) as DraculaView;

describe('a combat', () => {
  const events = told(
    ['moved', 1],
    ['combat', 0],
    ['combat_card_drawn', 0],
    ['card_chosen', 1],
    ['dracula_chose', 0],
    ['dracula_card', 0],
    ['dracula_hurt', 0, { amount: 2 }],
    ['card_chosen', 1],
  );

  it('is told from its beginning, without what nobody sees', () => {
    expect(tellCombat(events).map((e) => e.kind)).toEqual(['combat', 'dracula_card', 'dracula_hurt']);
    expect(tellCombat(events.slice(0, 1))).toEqual([]);
  });

  it('knows who has put down a card in this round', () => {
    expect(hasPutDown(events.slice(0, 4), 1)).toBe(true);
    expect(hasPutDown(events.slice(0, 4), 0)).toBe(false);
    expect(hasPutDown(events.slice(0, 6), 1)).toBe(false); // all have been turned up
    expect(hasPutDown(events, 1)).toBe(true);
    expect(hasPutDown(events, 0)).toBe(false);
  });

  it('shows backs until all cards are turned up', () => {
    const secret = { shown: false, card: null };
    expect(foeCard(combat(secret), events.slice(0, 5)).state).toBe('back');
    expect(foeCard(combat(secret), events).state).toBe('none');
    expect(foeCard(combat({ shown: false }), events.slice(0, 5)).state).toBe('secret');
    expect(foeCard(combat({ cancelled: true }), events)).toMatchObject({ state: 'open', isCancelled: true });
    const hidden = { ...FIGHTER, card: null };
    expect(hunterCard(fought(secret), hidden, events).state).toBe('back');
    expect(hunterCard(fought(secret), FIGHTER, events).state).toBe('secret');
  });

  it('still shows a card that was discarded for its effect', () => {
    const gone = hunterCard(fought({}, 'garlic'), { ...FIGHTER, card: null }, events);
    expect(gone).toEqual({ state: 'open', card: 'garlic', isCancelled: false, isGone: true });
  });

  it('lights the symbol of the engaged hunter that meets the card of Dracula', () => {
    expect(matching(combat({}), FIGHTER)).toBe('fangs');
    expect(matching(combat({ card: 'claws' }), FIGHTER)).toBeNull();
    expect(matching(combat({}), { ...FIGHTER, engaged: false })).toBeNull();
    expect(matching(combat({ shown: false }), FIGHTER)).toBeNull();
  });

  it('lets numbers fly off whoever is hit', () => {
    const [hurt, bitten, foe, healed, other] = told(
      ['hurt', 3, { amount: 2 }],
      ['bitten', 4],
      ['vampire_hurt', 0, { amount: 3 }],
      ['dracula_healed', 0, { amount: 1 }],
      ['engaged', 1],
    );
    expect(blowOf(hurt ?? null)).toMatchObject({ at: 3, text: '−2' });
    expect(blowOf(bitten ?? null)).toMatchObject({ at: 4, kind: 'bitten' });
    expect(blowOf(foe ?? null)).toMatchObject({ at: 'foe', text: '−3' });
    expect(blowOf(healed ?? null)).toMatchObject({ at: 'foe', text: '+1' });
    expect(blowOf(other ?? null)).toBeNull();
  });
});

describe('what can be chosen in a scene', () => {
  const keys = (tells: object) => notesOf(tells).map((note) => note.line.key);

  it('says what the engine tells', () => {
    expect(keys({ hits: 3, cancels: 4, of: 13 })).toEqual(['dr-tell-hits-n', 'dr-does-cancels']);
    expect(keys({ cancels: 1, of: 1 })).toEqual(['dr-scene-meets']);
    expect(keys({ cancels: 0, of: 1 })).toEqual([]);
    expect(keys({ fails: true })).toEqual(['dr-tell-fails']);
    expect(keys({ hits: 5, wins: true, damage: 5, deadly: true })).toContain('dr-tell-deadly');
  });

  it('is every card of a legal action, and nothing else', () => {
    const picker = Picker.of(['use knife', 'play escape_route', 'pass', 'engage 2'], GRAMMAR, [
      { hits: 3 },
      {},
      {},
      {},
    ]);
    expect(offersOf(picker).map(({ kind, value }) => `${kind} ${value}`)).toEqual(['item knife', 'event escape_route']);
  });
});

describe('a meeting', () => {
  const lurker = { number: 4, encounter: 'wolves', up: true, damage: 0 };
  const view = (encounters: object[], question: object | null = null) =>
    ({
      question,
      dracula: { at: null },
      hunters: [{ seat: 2, at: 'vienna' }],
      trail: [{ spot: 'space3', at: 'vienna', power: null, encounters }],
      lairs: [],
      leaving: null,
    }) as unknown as DraculaView;
  const events = told(
    ['hurt', 1],
    ['moved', 2, { to: 'vienna' }],
    ['encounter_revealed', 0, { encounter: 'bats', spot: 'space3' }],
    ['ambush', 2, { encounter: 'bats' }],
    ['bats_came', 2],
    ['encounter_discarded', 0, { encounter: 'bats', spot: 'space3' }],
  );

  it('is the last arrival or search, with what was turned up since', () => {
    const meeting = meetingOf(view([lurker]), events);
    expect(meeting).toMatchObject({ how: 'ambush', seat: 2, place: 'vienna' });
    expect(meeting.story[0]?.kind).toBe('moved');
    expect(meeting.met).toEqual([
      { number: null, encounter: 'bats', state: 'discarded' },
      { number: 4, encounter: 'wolves', state: 'waits' },
    ]);
  });

  it('knows what is being carried out', () => {
    const asked = meetingOf(view([lurker], { kind: 'ward', seats: [2], lurker: 4 }), events);
    expect(asked.met.at(-1)).toEqual({ number: 4, encounter: 'wolves', state: 'now' });
    const ambushed = [...events, ...told(['ambush', 2, { encounter: 'wolves' }])];
    expect(meetingOf(view([lurker]), ambushed).met.at(-1)?.state).toBe('now');
    const back = [...ambushed, ...told(['encounter_returned', 0, { encounter: 'wolves', spot: 'space3' }])];
    expect(meetingOf(view([lurker]), back).met.at(-1)?.state).toBe('returned');
    const ripe = told(['matured', 0, { encounter: 'spy' }]);
    expect(meetingOf(view([], { kind: 'spy', seats: [2] }), ripe).met).toEqual([
      { number: null, encounter: 'spy', state: 'now' },
    ]);
  });

  it('does not take what Dracula discards from his hand for a card that lay there', () => {
    const hand = [...events, ...told(['encounter_discarded', 0, { encounter: 'wolves', spot: 'space1' }])];
    expect(meetingOf(view([lurker]), hand).met).toHaveLength(2);
  });

  it('lasts until the next turn', () => {
    expect(isMeeting(events.slice(0, 3))).toBe(false);
    expect(isMeeting(events)).toBe(true);
    expect(isMeeting([...events, ...told(['turn', 3])])).toBe(false);
  });
});

describe('a trade', () => {
  const actions = [
    parseAction('give 0', { cards: [] }),
    parseAction('give 1', { cards: ['knife'] }),
    parseAction('give 5', { cards: ['knife', 't32'] }),
  ];

  it('finds the action that gives exactly the chosen cards', () => {
    expect(giftOf(actions, [])?.text).toBe('give 0');
    expect(giftOf(actions, ['t32', 'knife'])?.text).toBe('give 5');
    expect(giftOf(actions, ['t32'])).toBeUndefined();
  });

  it('is of items and tickets, or of events; others see what is known', () => {
    const hand = (cards: string[] | null, size: number, known: string[] = []) => ({ cards, size, known, maybe: [] });
    const own = { items: hand(['knife'], 1), tickets: hand(['t32'], 1), events: hand(['good_luck'], 1) };
    const other = { items: hand(null, 2, ['rifle']), tickets: hand(null, 1), events: hand(null, 0) };
    expect(tradable(own as unknown as HunterView, false)).toEqual({ cards: ['knife', 't32'], hidden: 0 });
    expect(tradable(own as unknown as HunterView, true)).toEqual({ cards: ['good_luck'], hidden: 0 });
    expect(tradable(other as unknown as HunterView, false)).toEqual({ cards: ['rifle'], hidden: 2 });
  });
});

describe('a moment', () => {
  const moment = (kind: string, more: object = {}) => momentOf({ n: 1, kind, actor: 0, ...more });

  it('is for what people remember, each with a sign of its own', () => {
    for (const kind of [
      'bitten',
      'defeated',
      'dracula_revealed',
      'matured',
      'despair',
      'rumor_laid',
      'vampire_defeated',
    ])
      expect(icons).toHaveProperty(moment(kind)?.icon ?? '');
    expect(moment('moved')).toBeNull();
    expect(moment('game_over', { winner: 'hunters' })?.icon).toBe('hunters');
  });

  it('is for influence only when it jumps or falls', () => {
    expect(moment('influence', { amount: 1 })).toBeNull();
    expect(moment('influence', { amount: 4 })?.mark).toBe('+4');
    expect(moment('influence', { amount: -2 })?.mark).toBe('−2');
  });

  it('is short', () => {
    expect(spanOf(200)).toBe(1300);
    expect(spanOf(1000)).toBe(1500);
    expect(spanOf(0)).toBe(0);
  });
});

describe('the ground', () => {
  it('is drawn for every place, the same every time', () => {
    const drawn = PLACE_NAMES.map((place) => JSON.stringify(skylineOf(place)));
    expect(new Set(drawn).size).toBe(PLACE_NAMES.length);
    expect(drawn[3]).toBe(JSON.stringify(skylineOf(PLACE_NAMES[3])));
    for (const path of drawn) expect(path).not.toMatch(/NaN|Infinity/);
  });
});
