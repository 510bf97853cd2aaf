// The picture of each card: where it plays, in which light, and what stands there beside its own sign.
import type { Place, Scene } from '../../ui/CardScene.svelte';
import { NORSE, NORSE_LIGHTS, type NorseGround, type NorseLight } from '../../ui/norse.ts';
import { baseOf } from './cards.ts';

type Beside = readonly [icon: string, place: Place];
type Row = readonly [ground: NorseGround, light: NorseLight, ...beside: Beside[]];

const PLAIN: Row = ['field', 'dawn', ['clan', 'right']];
const SCENES: Record<string, Row> = {
  // Monsters
  troll: ['forest', 'mist', ['warrior', 'right']],
  dwarf_chieftain: ['cliff', 'gold', ['lord_of_hammers', 'right']],
  sea_serpent: ['sea', 'aurora', ['ship', 'right']],
  valkyrie: ['field', 'gold', ['valhalla', 'behind']],
  dark_elf: ['forest', 'dusk', ['moon', 'sky']],
  fire_giant: ['fire', 'ember', ['ragnarok', 'right']],
  frost_giant: ['ice', 'ice', ['q_jotunheim', 'right']],
  soldier_of_hel: ['mounds', 'aurora', ['battle', 'behind']],
  volur_witch: ['mounds', 'dusk', ['raven', 'right'], ['moon', 'sky']],
  // Leaders, warriors, ships
  lord_of_hammers: ['hall', 'ember', ['leader', 'right']],
  lord_of_axes: ['field', 'blood', ['leader', 'right']],
  lord_of_spears: ['cliff', 'dawn', ['leader', 'right']],
  brothers_in_arms: ['field', 'dawn', ['warrior', 'left'], ['warrior', 'right']],
  experts_in_arms: ['fjord', 'dawn', ['warrior', 'left'], ['warrior', 'right']],
  masters_in_arms: ['hall', 'gold', ['warrior', 'left'], ['warrior', 'right']],
  lokis_dragons: ['fjord', 'dusk', ['ship', 'right'], ['loki', 'sky']],
  fire_dragons: ['sea', 'ember', ['ship', 'right']],
  eternal_dragons: ['fjord', 'aurora', ['ship', 'right']],
  // Clans
  lokis_domain: ['mounds', 'dusk', ['warrior', 'right'], ['valhalla', 'behind']],
  lokis_eminence: ['hall', 'dusk', ['q_glorious_death', 'right'], ['glory', 'sky']],
  lokis_wrath: ['fire', 'ember', ['battle', 'behind'], ['warrior', 'right']],
  lokis_blessing: ['forest', 'dusk', ['warrior', 'right']],
  friggas_charm: ['hall', 'gold', ['frigga', 'right']],
  friggas_succor: ['hall', 'dawn', ['warrior', 'right']],
  friggas_protection: ['field', 'dawn', ['warrior', 'right'], ['doom', 'sky']],
  friggas_domain: ['hall', 'gold', ['rage', 'right'], ['frigga', 'sky']],
  friggas_sacrifice: ['mounds', 'blood', ['rage', 'right'], ['moon', 'sky']],
  tyrs_domain: ['cliff', 'ember', ['quest', 'right'], ['battle', 'behind']],
  tyrs_challenge: ['field', 'ember', ['battle', 'right']],
  tyrs_prowess: ['hall', 'ember', ['axes', 'right']],
  tyrs_wrath: ['field', 'blood', ['battle', 'behind'], ['rage', 'right']],
  thors_glory: ['cliff', 'ice', ['q_glorious_death', 'left'], ['q_glorious_death', 'right']],
  thors_domain: ['tree', 'ice', ['thor', 'right']],
  thors_conquest: ['cliff', 'dawn', ['village', 'right'], ['thor', 'sky']],
  odins_inspiration: ['tree', 'moon', ['odin', 'sky']],
  odins_throne: ['hall', 'gold', ['raven', 'left'], ['raven', 'right']],
  // Quests
  q_alfheim: ['forest', 'mist', ['warrior', 'right'], ['moon', 'sky']],
  q_jotunheim: ['ice', 'ice', ['warrior', 'right']],
  q_manheim: ['hall', 'dawn', ['warrior', 'right']],
  q_glorious_death: ['mounds', 'blood', ['valhalla', 'behind'], ['clan', 'right']],
  q_yggdrasil: ['tree', 'aurora', ['warrior', 'right']],
  // Battle
  odins_smite: ['cliff', 'moon', ['odin', 'sky'], ['warrior', 'right']],
  odins_tide: ['sea', 'moon', ['ship', 'right'], ['odin', 'sky']],
  odins_judgement: ['tree', 'gold', ['odin', 'sky']],
  tyrs_bash: ['field', 'ember', ['warrior', 'right']],
  tyrs_smash: ['cliff', 'ember', ['clan', 'right']],
  tyrs_smite: ['field', 'blood', ['clan', 'right']],
  tyrs_crush: ['hall', 'blood', ['horns', 'right']],
  tyrs_rage: ['fire', 'blood', ['rage', 'behind'], ['tyr', 'right']],
  heimdalls_sight: ['fjord', 'aurora', ['heimdall', 'right']],
  heimdalls_eye: ['fjord', 'dawn', ['heimdall', 'right']],
  heimdalls_gaze: ['cliff', 'ember', ['heimdall', 'right']],
  heimdalls_watch: ['cliff', 'aurora', ['heimdall', 'right'], ['moon', 'sky']],
  friggas_grace: ['field', 'gold', ['rage', 'right'], ['frigga', 'sky']],
  lokis_trickery: ['forest', 'dusk', ['loki', 'right'], ['moon', 'sky']],
  lokis_backstab: ['hall', 'blood', ['loki', 'sky']],
  lokis_poison: ['hall', 'aurora', ['lokis_trickery', 'right']],
  thors_hammer: ['cliff', 'ice', ['thors_glory', 'sky'], ['horns', 'right']],
  thors_oath: ['field', 'ice', ['thors_glory', 'sky'], ['axes', 'right']],
  thors_primacy: ['cliff', 'ice', ['thor', 'right']],
  thors_ascension: ['fjord', 'ice', ['thor', 'right'], ['valhalla', 'behind']],
};

export const SCENED = Object.keys(SCENES);

export function sceneOf(card: string): Scene {
  const [ground, light, ...beside] = SCENES[baseOf(card)] ?? PLAIN;
  return { ground: NORSE[ground], light: NORSE_LIGHTS[light], beside };
}
