// Every scene and every kind of question in it, as they come in random games, and the end: all of it can be drawn, and
// what is asked can be touched.
import { existsSync } from 'node:fs';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROGRAM } from '../../../dev/engine.mjs';
import { ENGINES } from '../../../tests/games.ts';
import { type Moment, randomGame } from '../../../tests/random_game.ts';
import { GRAMMAR } from '../../generated/dracula.ts';
import { setLanguage, useWords } from '../../i18n/words.svelte.ts';
import type { GameEvent, SeatInfo, View } from '../../protocol/types.ts';
import { type Action, Picker } from '../../table/picker.ts';
import type { EndProps, GameProps, SeatLook } from '../contract.ts';
import End from './End.svelte';
import { look, scene } from './looks.ts';
import Scene from './Scene.svelte';
import { kindOf } from './scenes/offers.ts';

const SEEDS = [2, 6];
const EACH = 3; // so many moments of each question are drawn
const PATIENCE = 120_000;
const motion = { ms: 0, reduced: true };

const seats: SeatLook[] = [0, 1, 2, 3, 4].map((seat) => ({
  ...look({} as View, {} as SeatInfo, seat),
  seat,
  player: '',
  side: null,
  agent: false,
  away: false,
  mine: false,
}));

// Draws it for as long as `inspect` looks at it. A text that is missing shows its key.
function draw<Props extends object>(component: Component<Props>, props: Props, inspect: (page: Element) => void): void {
  const page = document.createElement('div');
  const drawn = mount(component, { target: page, props });
  flushSync();
  expect(page.textContent).not.toMatch(/\bdr-[a-z]/);
  inspect(page);
  void unmount(drawn);
}

// What a touch in the scene must be able to mean; the rest is for the prompt bar.
const TOUCHED = ['item', 'event', 'omen', 'combat', 'encounter', 'seat', 'lurker'];
const meantBy = (action: Action) =>
  TOUCHED.includes(kindOf(action)) ? [`${kindOf(action)} ${action.operands[0]}`] : [];

function drawScene(name: string, { view, seat, actions, tells }: Moment, told: GameEvent[]): void {
  const picker = Picker.of(actions, GRAMMAR, tells);
  const touched = new Set<string>();
  const props: GameProps & { scene: string } = {
    scene: name,
    view,
    me: seat,
    seats,
    picker,
    playing: null,
    motion,
    told,
    lit: null,
    changed: new Set(),
    touch: (kind, value) => touched.add(`${kind} ${value}`),
    choose: (text) => touched.add(text),
    back: () => undefined,
    detail: () => undefined,
    lookAt: () => undefined,
    pins: [],
    pin: () => undefined,
  };
  draw(Scene, props, (page) => {
    expect(page.querySelector('section')).not.toBeNull();
    for (const target of page.querySelectorAll<HTMLElement>('[data-legal="true"]')) target.click();
  });
  if (name === 'trade') expect([...touched].filter((text) => !actions.includes(text))).toEqual([]);
  else expect([...touched].sort()).toEqual([...new Set(picker.all.flatMap(meantBy))].sort());
}

describe.skipIf(!existsSync(PROGRAM))('scenes of random games', () => {
  const schema = ENGINES.find((engine) => engine.folder === 'dracula')?.schema;
  const seen = new Map<string, number>();

  beforeAll(async () => {
    await useWords('dracula-texts');
    await useWords('dracula');
    await setLanguage('en');
  });

  it.each(SEEDS)(
    'are drawn, and so is the end (random game %i)',
    async (seed) => {
      if (!schema) throw new Error('there is no schema of Dracula');
      const told: GameEvent[] = [];
      for await (const moment of randomGame(schema, seed)) {
        told.push(...moment.events);
        const name = moment.seat === null ? null : scene(moment.view, moment.seat, told);
        const key = `${name} ${moment.view.question?.kind}`;
        const times = seen.get(key) ?? 0;
        if (name === null || times >= EACH) continue;
        seen.set(key, times + 1);
        drawScene(name, moment, told);
      }
      const view = { dracula: { at: null } } as unknown as View;
      draw(End, { view, events: told, seats, motion } satisfies EndProps, (page) => {
        expect(page.querySelectorAll('li').length).toBeGreaterThan(3);
      });
    },
    PATIENCE,
  );

  it('came all up in them', () => {
    const scenes = new Set([...seen.keys()].map((key) => key.split(' ')[0]));
    expect([...scenes].sort()).toEqual(['combat', 'encounter', 'trade']);
  });
});
