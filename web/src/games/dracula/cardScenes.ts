// The picture of a card: where it plays, in which light, and what stands there beside the card's own sign.
import type { Place, Scene } from '../../ui/CardScene.svelte';
import { factOf } from './cards.ts';

const GROUNDS = {
  street: {
    lines:
      'M0 64V44l6-6 6 6v20M12 50h8V36l7-8 7 8v28M16 50V28h3v8M34 64V48h10v16M44 64V40l8-9 8 9v24M48 52h3v4h-3zM55 52h3v4h-3zM60 64V50h9v14M69 64V34l4-12 4 12v30M77 64V46l7-7 7 7v18M91 64V52h9M3 48h3v4H3zM23 42h3v4h-3zM30 42h2v4h-2zM81 50h3v4h-3zM87 50h2v4h-2z',
    edge: 'M0 6Q50 1 100 6V14H0Z',
  },
  hills: {
    lines:
      'M0 46q18-16 36-4t36-4 28 6M0 56q26-14 52-2t48-2M8 42l-3 6M14 38l-3 8M20 36l-2 8M64 40l-3 8M70 38l-2 8M76 37l-2 9M30 50l-3 5M86 50l-3 5M40 20q4-3 8 0M52 15q3-3 6 0',
    edge: 'M0 7Q20-1 46 6T100 4V14H0Z',
  },
  forest: {
    lines:
      'M6 64V20M6 34l8-8M6 44l-6-6M20 64V14M20 30l-8-9M20 40l9-10M36 64V26M36 40l-6-7M62 64V22M62 36l7-9M62 46l-7-7M78 64V12M78 28l-8-9M78 38l9-10M92 64V24M92 38l-6-7M92 48l8-8',
    edge: 'M0 8l3-5 2 5 4-7 2 6 5-4 3 5 4-6 3 6 5-5 4 4 3-5 4 6 5-7 3 6 5-3 4 4 4-7 3 6 5-5 4 6 4-4 4 4 4-6 3 5 4-5 3 4V14H0Z',
  },
  sea: {
    lines:
      'M0 36H100M0 46q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M-6 55q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M0 64q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0',
    edge: 'M0 6q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V14H0Z',
  },
  castle: {
    lines:
      'M0 64l14-10 8-2V34h4v-6l4-8 4 8v6h6v-4h3v4h4V26l5-12 5 12v10h5v-4h3v4h6V32l4-7 4 7v20l10 4 11 8M46 40v5M66 38v5M30 36v4M20 58l6-4M70 58l8 2M40 60l6-4',
    edge: 'M0 9l10-5 12 4 14-6 12 5 16-5 12 4 10-4 14 5V14H0Z',
  },
  graves: {
    lines:
      'M8 64V50q0-6 6-6t6 6v14M28 64V40M22 47h12M44 64V54q0-5 5-5t5 5v10M64 64V36M57 44h14M80 64V52q0-5 5-5t5 5v12M0 64h100M11 52h6M82 54h5M36 22q5-5 10 0 5-5 10 0',
    edge: 'M0 9V6q3-3 6 0v1q24-4 46-1V3h2V1h2v2h2v3q20-3 42-1V14H0Z',
  },
  room: {
    lines:
      'M10 12h28v34H10zM24 12v34M10 28h28M6 48h36M0 56h100M0 64h100M62 56V20h26v36M62 38h26M75 20v36M5 8q4 22 1 40M43 8q-4 22-1 40',
    edge: 'M0 6H100V14H0Z',
  },
  rails: {
    lines:
      'M50 30L10 66M50 30l40 36M44 36h12M39 41h22M33 46h34M26 52h48M18 59h64M8 66h84M0 30h100M8 30V8M2 12h12M3 16h10M92 30V8M86 12h12M87 16h10M8 12q42 10 84 0M8 16q42 10 84 0',
    edge: 'M0 8l8-3 10 2 12-3 12 3 10-2 14 2 12-3 10 3 12-2V14H0Z',
  },
  crypt: {
    lines:
      'M0 64V34q0-14 14-14t14 14v30M28 34q0-16 22-16t22 16v30M72 34q0-14 14-14t14 14M6 64V36q0-9 8-9t8 9v28M36 64V38q0-12 14-12t14 12v26M78 64V36q0-9 8-9t8 9M28 46h8M64 46h8M28 56h8M64 56h8',
    edge: 'M0 8H18V5H40V8H62V4H84V7H100V14H0Z',
  },
  tempest: {
    lines:
      'M20 6l-7 18h8l-9 22M82 4l8 19h-8l7 20M38 8l5 9-6 5 6 10M0 60q25-12 50-4t50-2M0 50q20-8 40-2M64 50q18-8 36-4',
    edge: 'M0 9l10-5 12 4 14-6 12 5 16-5 12 4 10-4 14 5V14H0Z',
  },
} as const;
type Ground = keyof typeof GROUNDS;

// The colour of the light behind the figure.
const LIGHTS = {
  moon: '#a9c2f2',
  lamp: '#ffdb8c',
  dusk: '#ff9d5c',
  blood: '#ff6161',
  mist: '#cfdad6',
  holy: '#fff2b8',
  grave: '#9ee0b4',
} as const;
type Light = keyof typeof LIGHTS;

type Row = readonly [ground: Ground, light: Light, beside: string, place?: Place];

const PLAIN: Row = ['street', 'lamp', 'hunter_back'];
const SCENES: Record<string, Row> = {
  // Items
  knife: ['crypt', 'lamp', 'hunter_back'],
  pistol: ['street', 'moon', 'hunter_back'],
  rifle: ['forest', 'dusk', 'wolves'],
  crucifix: ['crypt', 'holy', 'encounter'],
  garlic: ['room', 'lamp', 'dracula'],
  heavenly_host: ['crypt', 'holy', 'consecrated'],
  holy_circle: ['forest', 'holy', 'hunters'],
  holy_bullets: ['street', 'holy', 'pistol'],
  garlic_wreath: ['room', 'lamp', 'garlic'],
  dogs: ['forest', 'dusk', 'trail'],
  stake: ['crypt', 'blood', 'vampire_lair'],
  fast_horses: ['hills', 'dusk', 'day', 'sky'],
  dodge: ['crypt', 'lamp', 'claws'],
  punch: ['street', 'lamp', 'fangs'],
  escape: ['street', 'moon', 'leave'],
  // Tickets
  t32: ['rails', 'lamp', 'rail'],
  t22: ['rails', 'lamp', 'rail'],
  t21: ['rails', 'lamp', 'rail'],
  t11: ['rails', 'lamp', 'rail'],
  t1: ['rails', 'lamp', 'rail'],
  // Events of the hunters
  hired_scouts: ['hills', 'dusk', 'trail'],
  newspaper_reports: ['street', 'lamp', 'hunter_back'],
  chartered_carriage: ['rails', 'lamp', 'rail'],
  local_rumors: ['street', 'lamp', 'rumor'],
  evil_presence: ['castle', 'blood', 'night', 'sky'],
  excellent_weather: ['sea', 'lamp', 'day', 'sky'],
  sense_of_emergency: ['street', 'dusk', 'escape'],
  long_night: ['hills', 'moon', 'hunter_back'],
  renewed_vigor: ['hills', 'lamp', 'dawn', 'sky'],
  speedy_telegraph: ['rails', 'lamp', 'note'],
  surprising_return: ['street', 'lamp', 'ally'],
  blood_transfusion: ['room', 'blood', 'seward'],
  good_luck: ['hills', 'lamp', 'day', 'sky'],
  forewarned: ['forest', 'lamp', 'ambush'],
  escape_route: ['crypt', 'lamp', 'escape'],
  planned_ambush: ['forest', 'moon', 'pistol'],
  lucky_find: ['crypt', 'lamp', 'knife'],
  heroic_leap: ['castle', 'dusk', 'dracula'],
  great_strength: ['crypt', 'lamp', 'fangs'],
  behind_the_veil: ['room', 'moon', 'dracula'],
  money_trail: ['sea', 'lamp', 'port'],
  vampire_lair: ['crypt', 'lamp', 'stake'],
  consecrated_ground: ['graves', 'holy', 'crucifix'],
  mystic_research: ['room', 'lamp', 'van_helsing'],
  wax_cylinders: ['room', 'lamp', 'seward'],
  hypnosis: ['room', 'moon', 'mina'],
  lucys_revenge: ['graves', 'blood', 'godalming'],
  jonathan_harker: ['castle', 'lamp', 'night', 'sky'],
  rufus_smith: ['sea', 'lamp', 'sail'],
  sister_agatha: ['crypt', 'holy', 'crucifix'],
  // Events of Dracula
  roadblock: ['hills', 'dusk', 'road'],
  summon_storms: ['sea', 'moon', 'sail', 'left'],
  hidden_schemes: ['crypt', 'moon', 'encounter'],
  wild_horses: ['forest', 'moon', 'night', 'sky'],
  devilish_power: ['tempest', 'blood', 'consecrated'],
  vampiric_influence: ['room', 'blood', 'dracula'],
  false_tip: ['rails', 'mist', 'ticket'],
  unearthly_swiftness: ['forest', 'moon', 'bats', 'sky'],
  sensationalist_press: ['street', 'dusk', 'newspaper_reports'],
  enraged: ['tempest', 'blood', 'fangs'],
  darkness_returns: ['castle', 'moon', 'bats', 'sky'],
  customs_search: ['rails', 'lamp', 'search'],
  seduction: ['room', 'blood', 'aristocratic_vampire'],
  nocturnal_visit: ['room', 'moon', 'dracula'],
  draculas_brides: ['castle', 'blood', 'night', 'sky'],
  great_wolf: ['forest', 'moon', 'wolves'],
  immanuel_hildesheim: ['sea', 'dusk', 'sail'],
  // Encounters
  new_vampire: ['crypt', 'blood', 'desecrated_soil', 'left'],
  reckless_vampire: ['street', 'blood', 'bite', 'left'],
  aristocratic_vampire: ['castle', 'moon', 'feed'],
  hoax: ['street', 'lamp', 'question'],
  bats: ['castle', 'moon', 'castle'],
  desecrated_soil: ['graves', 'grave', 'vampire_lair'],
  rats: ['crypt', 'grave', 'hunter_back'],
  saboteur: ['rails', 'dusk', 'rail'],
  spy: ['street', 'mist', 'search'],
  szgany_bodyguards: ['castle', 'dusk', 'knife'],
  szgany_mob: ['street', 'dusk', 'hunters'],
  unnatural_fog: ['forest', 'mist', 'city'],
  wolves: ['forest', 'moon', 'trail'],
  // Combat cards of Dracula
  fangs: ['crypt', 'blood', 'bite'],
  strength: ['castle', 'blood', 'pistol'],
  claws: ['forest', 'blood', 'wound'],
  mesmerize: ['room', 'moon', 'mina'],
  plotting: ['room', 'blood', 'hidden_schemes', 'sky'],
  escape_as_bat: ['castle', 'moon', 'night', 'sky'],
  escape_as_mist: ['graves', 'mist', 'dracula'],
  // Powers
  feed: ['room', 'blood', 'bite'],
  dark_call: ['graves', 'grave', 'wolves'],
  wolf_form: ['forest', 'moon', 'night', 'sky'],
  misdirect: ['hills', 'mist', 'trail'],
  hide: ['forest', 'moon', 'dracula'],
};

export function sceneOf(card: string): Scene {
  const [ground, light, beside, place = 'right'] = SCENES[card] ?? PLAIN;
  const fact = factOf(card);
  // Allies have their mark where the sky is.
  const marked = (fact?.kind === 'event' || fact?.kind === 'omen') && fact.ally;
  return {
    ground: GROUNDS[ground],
    light: LIGHTS[light],
    beside: [[beside, place === 'sky' && marked ? 'low' : place]],
  };
}
