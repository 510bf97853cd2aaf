// Where the cards of the Norse games play, and in which light.
import type { Ground } from './CardScene.svelte';

const MEADOW = 'M0 7Q20-1 46 6T100 4V14H0Z';
const ROCK = 'M0 9l10-5 12 4 14-6 12 5 16-5 12 4 10-4 14 5V14H0Z';
const WAVES = 'M0 6q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V14H0Z';
const PINES =
  'M0 8l3-5 2 5 4-7 2 6 5-4 3 5 4-6 3 6 5-5 4 4 3-5 4 6 5-7 3 6 5-3 4 4 4-7 3 6 5-5 4 6 4-4 4 4 4-6 3 5 4-5 3 4V14H0Z';

export const NORSE = {
  fjord: { far: 'M0 56 12 36l8 8 14-22 12 16 8-9 16 22 12-14 18 22V76H0Z', edge: WAVES },
  sea: {
    far: 'M0 46q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V76H0ZM0 60q6-7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V76H0Z',
    edge: WAVES,
  },
  hall: {
    far: 'M0 76V54L8 42l10 12h6V46l4-2L48 20l-3-5 3 2 2-3 2 3 3-2-3 5 20 24 4 2v8h8l8-12 6 10V76Z',
    edge: 'M0 6Q50 1 100 6V14H0Z',
  },
  forest: {
    far: 'M0 62 6 34l6 26 6-36 7 36 5-22 5 22 8-32 7 32 6-20 5 20 7-38 8 38 5-24 6 24 5-20 8 20V76H0Z',
    edge: PINES,
  },
  fire: {
    far: 'M0 60q5-12 3-24 9 10 8 20 4-18 13-30-2 16 7 26 3-10 6-14 2 12 8 18 4-22 15-34-3 20 8 32 3-8 6-10 2 10 6 15 7-12 13-22-3 16 7 24V76H0Z',
    edge: ROCK,
  },
  ice: {
    far: 'M0 56 8 38l6 14 8-26 8 28 8-12 6 14 12-34 10 32 8-16 6 12 10-24 10 26V76H0Z',
    edge: 'M0 8 14 4l12 4 14-6 16 6 14-4 16 4 14-5V14H0Z',
  },
  tree: {
    far: 'M0 68Q30 64 38 52 44 40 40 26 27 20 14 25 22 14 36 16 26 6 24 0L44 14Q46 6 48 0h5Q54 8 57 14L78 0Q74 8 64 16 78 14 86 25 73 20 60 26 56 40 62 52 70 64 100 68V76H0Z',
    edge: 'M0 9Q14 2 24 7T46 4q8 6 16 1t20 2 18-1V14H0Z',
  },
  field: {
    far: 'M0 62Q30 52 60 57T100 54V76H0ZM8 60l5-40 2 1-4 39ZM22 58l-3-32 2-1 4 33ZM77 57l7-41 2 1-6 40ZM91 56l-3-30 2-1 4 31Z',
    edge: MEADOW,
  },
  mounds: {
    far: 'M0 62Q16 44 34 58 50 40 70 57 86 46 100 60V76H0ZM10 56l1-20 5-4 4 5v15ZM80 52l1-22 6-3 3 6v18Z',
    edge: MEADOW,
  },
  cliff: {
    far: 'M0 34 16 32l6 18 12 2 6 10h24l6-12 8-2 6-20 16-4V76H0Z',
    edge: ROCK,
  },
} as const satisfies Record<string, Ground>;

export const NORSE_LIGHTS = {
  dawn: '#ffd9a0',
  blood: '#ff8a6a',
  moon: '#a9c2f2',
  aurora: '#8fe6bd',
  ember: '#ff9d4a',
  ice: '#c4ebff',
  gold: '#ffe28a',
  dusk: '#d3b0ff',
  mist: '#d5ddd8',
} as const;

export type NorseGround = keyof typeof NORSE;
export type NorseLight = keyof typeof NORSE_LIGHTS;
