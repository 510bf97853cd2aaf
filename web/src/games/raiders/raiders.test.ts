// What people are asked, told and shown: sentences, choices, reasons, views between events.
import { describe, expect, it } from 'vitest';
import { BUILDING_NAMES, FACTS, SETTLEMENT_NAMES } from '../../generated/raiders.ts';
import icons from './icons.json';
import type { GameEvent, Tells, View } from '../../protocol/types.ts';
import { parseAction, Picker } from '../../table/picker.ts';
import { again, repeatable, tellRaid } from './again.ts';
import { ALL_CARDS, cardIcon, costOf, familyOf } from './cards.ts';
import { SCENED, sceneOf } from './cardScenes.ts';
import { cardText } from './describe.ts';
import raiders from './index.ts';
import { goesAlong } from './meant.ts';
import { type PlayerView, type RaidersTells, type RaidersView, type SettlementView, setOf, spaceOf } from './view.ts';

const NONE = { gold: 0, iron: 0, livestock: 0, valkyrie: 0 };
const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  vp: 0,
  ship_flipped: false,
  marker: 0,
  worker: 'black',
  silver: 2,
  provisions: 0,
  gold: 0,
  iron: 0,
  livestock: 0,
  armour: 0,
  valkyries: 0,
  valkyries_taken: 0,
  crew: [],
  hand_size: 3,
  hand: seat === 0 ? ['archer', 'brynjar', 'huntsman'] : null,
  known: [],
  maybe: [],
  returned: null,
  tiles: [],
  chosen: false,
  picked: null,
  picked_size: 0,
  sources: {} as PlayerView['sources'],
  final: {} as PlayerView['final'],
  ...more,
});
const settlement = (id: SettlementView['id'], more: Partial<SettlementView> = {}): SettlementView => ({
  id,
  type: id[0] === 'h' ? 'harbour' : id[0] === 'f' ? 'fortress' : id[0] === 'm' ? 'monastery' : 'outpost',
  crew: 3,
  provisions: 3,
  gold: 1,
  workers: ['grey', 'white'],
  dice: 2,
  tiers: [
    { strength: 12, vp: 4 },
    { strength: 20, vp: 6 },
  ],
  spaces: FACTS.spaces[id].map((worker, i) => ({ number: i + 1, set: { ...NONE, gold: 1, valkyrie: 1 }, worker })),
  left: FACTS.spaces[id].length,
  raiders: [],
  yours: {
    possible: false,
    provisions: 3,
    gold: 1,
    strength: 0,
    crew_vp: 0,
    odds: [0, 0],
    missing: { crew: 2, provisions: 0, gold: 1, worker: true, set: false },
  },
  ...more,
});
const table = (question: object | null, more: Partial<RaidersView> = {}): RaidersView =>
  ({
    game: 'raiders',
    viewer: 0,
    phase: 'play',
    turn: 5,
    active: 0,
    first: 0,
    options: { cards: 'print', merchant_once: 'on', merchant_colour: 'on' },
    outcome: null,
    raid: null,
    players: [player(0), player(1), player(2)],
    village: BUILDING_NAMES.map((building) => ({
      building,
      worker: building === 'mill' ? 'grey' : null,
      colours: building === 'armoury' ? ['grey', 'white'] : ['black', 'grey', 'white'],
      used: false,
      placed: building === 'mill',
    })),
    settlements: SETTLEMENT_NAMES.map((id) => settlement(id)),
    offerings: {
      open: [
        { tile: 'of16', vp: 6, cost: { silver: 0, gold: 0, iron: 2, livestock: 2 }, affordable: false },
        null,
        null,
      ],
      stack: 13,
      bottom: [],
      unseen: [],
    },
    supply: { silver: 20, provisions: 20, gold: 2, iron: 2, livestock: 2, valkyrie: 2 },
    deck: { size: 50, batch: 'top' },
    discard: { size: 0, cards: [] },
    question: question && { seats: [0], ...question },
    end: { trigger: null, turns_left: null, fortress_sets: 6, valkyries_on_board: 20, stack: 13 },
    ...more,
  }) as RaidersView;
const asks = (...texts: string[]) => Picker.of(texts, raiders.grammar);

describe('printed facts', () => {
  it('are those of the printing that is played', () => {
    expect([costOf('merchant', false), costOf('merchant', true), costOf('sage', true)]).toEqual([2, 1, 2]);
  });
  it('have pictures, and so have the seats', () => {
    for (const { key } of ALL_CARDS) {
      expect(icons, key).toHaveProperty(cardIcon(key));
      expect(SCENED).toContain(key);
      for (const [icon] of sceneOf(key).beside) expect(icons, key).toHaveProperty(icon);
    }
    for (const { key } of ALL_CARDS.filter((c) => c.hero)) expect(familyOf(key)).toBe('hero');
    for (let seat = 0; seat < 4; seat++)
      expect(icons).toHaveProperty(raiders.look(table(null), {} as never, seat).emblem);
    for (const n of raiders.summary(table(null), 0).numbers) expect(icons).toHaveProperty(n.icon);
  });
  it('are read off the names of sets and spaces', () => {
    expect(setOf('gglv')).toEqual({ gold: 2, iron: 0, livestock: 1, valkyrie: 1 });
    expect(spaceOf('m1_2')).toEqual({ settlement: 'm1', number: 2 });
  });
});

describe('three cards are kept one after another', () => {
  const picker = asks('keep archer huntsman huntsman', 'keep archer huntsman sage', 'keep huntsman huntsman sage');
  const view = table({ kind: 'keep' }, { phase: 'keep' });
  it('and the sentence counts them', () => {
    expect(raiders.prompt(view, 0, picker)).toEqual({ key: 'rn-ask-keep', args: { chosen: 0 } });
    const one = picker.touch({ kind: 'card', value: 'huntsman' });
    expect(one?.decided).toBeNull();
    expect(one?.lit('card')).toEqual(new Set(['archer', 'huntsman', 'sage'])); // there is another Huntsman
    const two = one?.touch({ kind: 'card', value: 'sage' });
    expect(raiders.prompt(view, 0, two as Picker).args).toEqual({ chosen: 2 });
    expect(two?.touch({ kind: 'card', value: 'huntsman' })?.decided?.text).toBe('keep huntsman huntsman sage');
  });
  it('lie on the table, not in the hand', () => {
    expect(raiders.scene(view, 0, [])).toBe('keep');
    expect(raiders.hand(view, 0)).toEqual([]);
    expect(raiders.scene(view, null, [])).toBeNull();
    const chosen = table(
      { kind: 'keep', seats: [1] },
      { phase: 'keep', players: [player(0, { picked: ['archer', 'sage', 'scout'] }), player(1)] },
    );
    expect(raiders.hand(chosen, 0)).toEqual(['archer', 'sage', 'scout']);
  });
});

describe('choices', () => {
  const keys = (view: View, picker: Picker) =>
    raiders.choices(view, 0, picker).map((c) => c.text ?? `${c.touch?.kind} ${c.touch?.value}`);
  it('ask first whether to work or to raid', () => {
    const picker = asks('place mill', 'place barracks', 'raid h1');
    expect(keys(table({ kind: 'turn' }), picker)).toEqual(['verb place', 'verb raid']);
    expect(keys(table({ kind: 'turn' }), picker.touch({ kind: 'verb', value: 'place' }) as Picker)).toEqual([
      'place mill',
      'place barracks',
    ]);
  });
  it('leave the cards to the hand, and offer the rest', () => {
    expect(
      keys(table({ kind: 'hire', at: 'barracks', dismissed: 0 }), asks('hire archer', 'dismiss sage', 'skip')),
    ).toEqual(['dismiss sage', 'skip']);
  });
  it('take two steps where there are many', () => {
    const picker = asks(...[1, 2].flatMap((seat) => [1, 2, 3, 4].map((n) => `exchange ${seat} ${n}`)));
    expect(keys(table({ kind: 'exchange' }), picker)).toEqual(['seat 1', 'seat 2']);
    const named = picker.touch({ kind: 'seat', value: '2' }) as Picker;
    expect(raiders.prompt(table({ kind: 'exchange' }), 0, named).key).toBe('rn-ask-exchange-number');
    expect(keys(table({ kind: 'exchange' }), named)).toContain('exchange 2 3');
  });
  it('a card of the crew is not the same as one of the hand', () => {
    const picker = asks('hire sage', 'dismiss sage', 'skip');
    expect(picker.touch({ kind: 'crew', value: 'sage' })?.decided?.text).toBe('dismiss sage');
    expect(picker.touch({ kind: 'card', value: 'sage' })?.decided?.text).toBe('hire sage');
  });
  const told = (text: string, tells: RaidersTells) => parseAction(text, { ...tells });
  it('say once more what a raid with dice costs', () => {
    const raid = told('raid m1', { pays: { provisions: 3, gold: 1 }, dice: 2, strength: 14 });
    expect(raiders.confirm(raid, table({ kind: 'turn' }))).toMatchObject({
      key: 'rn-confirm-raid',
      args: { dice: 2, strength: 14, least: 2, most: 5 },
    });
    expect(raiders.confirm(told('raid h1', { pays: { provisions: 2 } }), table({ kind: 'turn' }))).toBeNull();
  });
  it('name the price and the gain that the engine tells', () => {
    const says = (text: string, tells: RaidersTells) => raiders.label(told(text, tells), table({ kind: 'visit' })).key;
    expect(says('act cards', { gains: { cards: 3 }, helper: 'gatekeeper' })).toBe('rn-do-act-draw');
    expect(says('act gold', { discards: 2, gains: { gold: 1 } })).toBe('rn-do-act-deal');
    expect(says('act livestock', { pays: { livestock: 1 }, gains: { provisions: 1 } })).toBe('rn-do-act-deal');
    expect(says('act iron', { pays: { iron: 1 }, armour: 1 })).toBe('rn-do-act-armour');
    expect(says('act silver', { gains: { silver: 3 } })).toBe('rn-do-act-gain');
  });
  it('say below what comes of them', () => {
    const below = (text: string, tells: RaidersTells) =>
      raiders.choices(table({ kind: 'take' }), 0, new Picker([told(text, tells)], raiders.grammar))[0]?.note?.key;
    expect(below('take mill', { used: true })).toBe('rn-yields-used');
    expect(below('take mill', { acts: [{ act: 'provisions', gains: { provisions: 2 } }] })).toBe('rn-yields-gain');
    expect(below('take treasury', {})).toBe('rn-yields-none');
    expect(below('take treasury', { acts: [{ act: 'silver', discards: 1, gains: { silver: 2 } }] })).toBe(
      'rn-yields-treasury',
    );
    expect(below('offer of01', { pays: { silver: 4 }, vp: 2 })).toBe('rn-cost');
    expect(below('raid o1', { dice: 1 })).toBe('rn-free');
  });
});

let n = 0;
const event = (kind: string, actor: number | 'nature', args: Record<string, unknown> = {}): GameEvent => ({
  n: n++,
  kind,
  actor,
  ...args,
});
const SAGA: GameEvent[] = [
  event('laid', 'nature', { space: 'm1_1', set: 'glv' }),
  event('laid', 'nature', { space: 'm1_2', set: 'iv' }),
  event('turn_began', 0, { turn: 1 }),
  event('hired', 0, { card: 'berserker', cost: 3 }),
  event('hired', 0, { card: 'armourer', cost: 3 }),
  event('turn_began', 0, { turn: 2 }),
  event('raided', 0, { settlement: 'm1', worker: 'grey' }),
  event('paid', 0, { resource: 'provisions', amount: 3 }),
  event('rolled', 0, { die1: 4, die2: 3 }),
  event('strength', 0, { total: 16, dice: 7, crew: 7, abilities: 2, armour: 0 }),
  event('vp', 0, { amount: 4, source: 'raid', card: null }),
  event('plundered', 0, { space: 'm1_1', set: 'glv', worker: 'white' }),
  event('fell', 0, { card: 'berserker' }),
  event('returned_to_hand', 0, { card: 'berserker' }),
  event('valkyrie_step', 0, { valkyries: 1 }),
  event('turn_began', 1, { turn: 3 }),
];

describe('a raid', () => {
  const [prize] = SAGA.filter(repeatable);
  it('is found in the log from the sails to the last valkyrie', () => {
    const kinds = again(SAGA, prize as GameEvent).map((e) => e.kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(['raided', 'valkyrie_step']);
    expect(tellRaid(SAGA).map((e) => e.kind)).not.toContain('paid');
  });
});

describe('the course of the game', () => {
  it('says how near the end is', () => {
    const { title, counts } = raiders.phases(table(null));
    expect(title).toEqual({ key: 'rn-round', args: { round: 2 } });
    expect(counts?.map((c) => [c.icon, c.value])).toEqual([
      ['fortress', 5],
      ['valkyrie', 20],
      ['tile', 13],
    ]);
  });
  it('and counts the turns of the last round', () => {
    const last = table(null, {
      end: { trigger: 'offerings', turns_left: 2, fortress_sets: 3, valkyries_on_board: 4, stack: 0 },
    });
    expect(raiders.phases(last).title).toEqual({ key: 'rn-last-turns', args: { n: 2 } });
  });
  it('hides from the log what only its owner may know', () => {
    expect(raiders.event(event('kept', 1, { card: null }), table(null))).toBeNull();
    expect(raiders.event(event('drawn', 1, { card: null }), table(null))?.weight).toBe('minor');
    expect(raiders.event(event('turn_began', 1, { turn: 7 }), table(null))).toMatchObject({
      weight: 'heading',
      args: { round: 3 },
    });
  });
});

describe('placing a worker', () => {
  const acts = (...what: string[]): Tells => ({ acts: what.map((act) => ({ act })) });
  const asked = () =>
    Picker.of(
      ['place mill', 'place barracks', 'place treasury'],
      raiders.grammar,
      [acts('provisions'), {}, acts('silver', 'gold')],
      raiders.meant,
    );

  it('means using the building, where there is one way to use it', () => {
    expect(asked().touch({ kind: 'building', value: 'mill' })?.decided).toMatchObject({
      text: 'place mill',
      then: ['act provisions', 'skip'],
    });
    for (const value of ['barracks', 'treasury']) {
      const decided = asked().touch({ kind: 'building', value })?.decided;
      expect([decided?.text, decided?.then]).toEqual([`place ${value}`, undefined]);
    }
  });

  it('can leave the action, when that is asked for', () => {
    const only = asked().touch({ kind: 'verb', value: 'place_only' });
    expect(only?.decided).toMatchObject({ sends: 'place mill' });
    expect(only?.decided?.then?.[0]).toBe('skip');
  });

  it('is taken back together with the action', () => {
    const at = (kind: string) => ({ question: { kind, seats: [0] } }) as unknown as View;
    expect(goesAlong(at('visit'), ['act provisions', 'skip'])).toBe(true);
    expect(goesAlong(at('visit'), ['act provisions', 'act_plain provisions', 'skip'])).toBe(false);
    expect(goesAlong(at('visit'), ['play archer', 'skip'])).toBe(false);
    expect(goesAlong(at('long_house'), ['act livestock', 'skip'])).toBe(false);
  });
});

it('a card whose name is not told is a hidden one', () => {
  expect(cardText('', null)).toBe(cardText('hidden', null));
});
