// What sheets, details and one's own things say of a small table: only what its view shows.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACTS } from '../../generated/dracula.ts';
import { setLanguage, t, useWords } from '../../i18n/words.svelte.ts';
import type { View } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';
import type { SeatLook } from '../contract.ts';
import Detail from './Detail.svelte';
import { look } from './looks.ts';
import Own from './Own.svelte';
import Sheet from './Sheet.svelte';

const nothing = { size: 0, cards: null, known: [], maybe: [] };
const hunters = FACTS.hunters.map(({ key, seat, health, bites, limit }) => ({
  ...{ seat, role: key, health, limit, at: 'paris', hospital: false, damage: 0, bites: 0, bite_spaces: bites },
  ...{ weakened: false, delayed: false, bats: false, defeated: false, waiting: true },
  ...{ items: nothing, events: nothing, tickets: nothing, open_item: null, open_event: null },
  lost: { items: [], events: [], tickets: [] },
}));
Object.assign(hunters[0] ?? {}, {
  ...{ damage: 4, delayed: true, open_item: 'knife' },
  items: { size: 3, cards: null, known: ['knife'], maybe: [{ card: 'stake', seats: [1, 3] }] },
});
Object.assign(hunters[1] ?? {}, { at: 'rome', hospital: true });
const space = (n: number, more: object) => ({
  ...{ spot: `space${n}`, card: false, up: false, back: null, at: null, power: null, bat: false, rumor: false },
  ...{ way: 'step', may: [], encounters: [], ...more },
});
const VIEW = {
  ...{
    game: 'dracula',
    viewer: 2,
    phase: 'day',
    question: null,
    outcome: null,
    round: 3,
    time: 4,
    weekday: 'wednesday',
  },
  ...{
    night: false,
    despair: 1,
    influence: 5,
    rage: 3,
    fury: 0,
    options: { rumors: 'on', north_border: 'off' },
    hunters,
  },
  dracula: {
    ...{ damage: 2, health: 15, revealed: false, at: null, rumors: 1, rumor_pool: 2, bodyguards: 1 },
    events: { size: 2, cards: null, seen: ['enraged'] },
    encounters: { size: 5, cards: ['rats', 'spy'], seen: [] },
  },
  trail: [
    space(1, { card: true, back: 'city', may: ['paris', 'nantes'] }),
    ...[2, 3, 4, 5].map((n) => space(n, {})),
    space(6, {
      card: true,
      up: true,
      back: 'city',
      at: 'nantes',
      encounters: [{ number: 7, encounter: null, up: false, damage: 0 }],
    }),
  ],
  ...{ lairs: [], leaving: null, ally: null, dark_ally: null, combat: null, last_shown: null, side: null },
  tokens: { fogs: ['paris'], storms: [], roadblocks: ['road_nantes_paris'], consecrated: null, hosts: [] },
  event_deck: { size: 40, top: 'hunter', hunter: 30, dracula: 10, bottom_hunters: 0 },
  discards: { items: ['dogs', 'dogs'], hunter_events: [], dracula_events: [], encounters: [] },
  ...{ item_deck: 20, encounter_deck: 9, ticket_pool: 12 },
  belief: [
    { place: 'paris', weight: 400_000 },
    { place: 'lisbon', weight: 600_000 },
  ],
  ruled_out: [{ why: 'visited', seat: 4, time: 2, places: ['berlin', 'prague'] }],
} as unknown as View;
const SEATS = [0, 1, 2, 3, 4].map((seat) => ({ seat, ...look(VIEW, {} as never, seat) }) as SeatLook);
const silent = () => undefined;

beforeAll(async () => {
  await useWords('dracula-texts');
  await useWords('dracula');
  await setLanguage('en');
});

function textOf(draw: (target: HTMLElement) => Record<string, unknown>): string {
  const target = document.createElement('div');
  const component = draw(target);
  flushSync();
  const text = target.textContent.replace(/\s+/g, ' ');
  void unmount(component);
  return text;
}
const sheet = (seat: number) =>
  textOf((target) => mount(Sheet, { target, props: { view: VIEW, seat, seats: SEATS, detail: silent } }));
const detail = (kind: string, id: string) =>
  textOf((target) => mount(Detail, { target, props: { view: VIEW, seats: SEATS, detail: { kind, id } } }));

describe('the sheet', () => {
  it('of a hunter shows what all know, backs for the rest, and what may be here', () => {
    const text = sheet(1);
    for (const part of ['Knife', '×2', '3/3', t('dr-status-delayed'), t('dr-ability-godalming'), t('dr-sheet-open')])
      expect(text).toContain(part);
    expect(text).toContain('Stake: here or with Van Helsing');
  });

  it('names who can trade: not who lies in hospital', () => {
    expect(sheet(1)).toContain('Van Helsing and Mina Harker');
    expect(sheet(1)).not.toContain('Dr. Seward');
    expect(sheet(2)).toContain(t('dr-sheet-hospital', { place: 'Rome' }));
  });

  it('of Dracula shows what was seen of his hand, and what leaves the trail when', () => {
    const text = sheet(0);
    for (const part of ['Enraged', t('dr-sheet-unseen'), t('dr-ripens', { n: 1 }), t('dr-sheet-guards', { n: 1 })])
      expect(text).toContain(part);
    expect(text).not.toContain(t('dr-ripens', { n: 6 }));
  });
});

describe('the detail', () => {
  it('of a place says how likely Dracula is there, or why he is not', () => {
    expect(detail('place', 'paris')).toContain(t('dr-label-belief', { n: 40 }));
    expect(detail('place', 'berlin')).toContain(t('dr-out-visited', { who: 'Mina Harker', day: 'Tuesday' }));
  });

  it('of a place names its ways, tokens and hideouts', () => {
    const text = detail('place', 'nantes');
    for (const part of [t('dr-line-road_nantes_paris'), t('dr-label-large'), 'Bordeaux', 'North Atlantic'])
      expect(text).toContain(part);
    expect(text).toContain('Space 6');
    expect(detail('place', 'north_sea')).not.toContain('North Atlantic');
  });

  it('of a space tells where it may be', () => {
    expect(detail('spot', 'space1')).toContain(t('dr-space-may', { places: 'Paris and Nantes' }));
    expect(detail('spot', 'space2')).toContain(t('dr-space-empty'));
  });

  it.each([
    ['role', 'mina'],
    ['seat', '0'],
    ['token', 'fog'],
    ['token', 'guards'],
    ['track', 'influence'],
    ['track', 'time'],
    ['track', 'despair'],
    ['line', 'road_nantes_paris'],
    ['deck', 'event'],
    ['deck', 'item'],
    ['encounter', 'wolves'],
    ['ticket', 't32'],
  ])('of %s %s has words', (kind, id) => {
    const text = detail(kind, id);
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/\bdr-/);
  });
});

it('Dracula’s encounters lie before him and can be touched', () => {
  const touched: string[] = [];
  const target = document.createElement('div');
  const picker = { lit: (kind: string) => new Set(kind === 'encounter' ? ['rats'] : []) } as unknown as Picker;
  const touch = (kind: string, value: string) => touched.push(`${kind} ${value}`);
  const own = mount(Own, { target, props: { view: VIEW, me: 0, picker, touch, detail: silent, strip: false } });
  flushSync();
  const buttons = [...target.querySelectorAll('button')];
  expect(buttons.map((button) => button.dataset.legal)).toEqual(['true', undefined]);
  for (const button of buttons) button.click();
  expect(touched).toEqual(['encounter rats', 'encounter spy']);
  void unmount(own);
});
