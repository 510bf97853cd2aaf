// The picture of each card: where they are at work, in which light, and what stands there beside their own sign.
import type { Place, Scene } from '../../ui/CardScene.svelte';
import { NORSE, NORSE_LIGHTS, type NorseGround, type NorseLight } from '../../ui/norse.ts';

type Beside = readonly [icon: string, place: Place];
type Row = readonly [ground: NorseGround, light: NorseLight, ...beside: Beside[]];

const PLAIN: Row = ['fjord', 'dawn', ['raid', 'right']];
const SCENES: Record<string, Row> = {
  archer: ['cliff', 'ember', ['outpost', 'right']],
  armourer: ['hall', 'ember', ['armoury', 'right'], ['armour', 'left']],
  avenger: ['forest', 'dusk', ['fell', 'right']],
  barbarian: ['cliff', 'blood', ['fortress', 'right']],
  berserker: ['fire', 'blood', ['fell', 'right']],
  brawler: ['hall', 'ember', ['die', 'right']],
  brynjar: ['field', 'gold', ['armour', 'right']],
  cartographer: ['fjord', 'gold', ['raid', 'left'], ['fortress', 'right']],
  champion: ['field', 'gold', ['over', 'right']],
  folke: ['hall', 'gold', ['crew', 'right']],
  forager: ['forest', 'aurora', ['provisions', 'right']],
  gatekeeper: ['hall', 'dawn', ['cards', 'right']],
  gravedigger: ['mounds', 'dusk', ['fell', 'left'], ['gold', 'right']],
  huntsman: ['forest', 'dawn', ['livestock', 'right']],
  jeweller: ['hall', 'gold', ['silver', 'right']],
  marauder: ['fjord', 'blood', ['harbour', 'left'], ['treasury', 'right']],
  mercenary: ['field', 'dusk', ['silver', 'right']],
  merchant: ['fjord', 'gold', ['gold', 'left'], ['iron', 'right']],
  ragnhildr: ['hall', 'gold', ['hero', 'right']],
  recruiter: ['hall', 'dawn', ['crew', 'right']],
  sage: ['mounds', 'aurora', ['cards', 'right']],
  scout: ['cliff', 'dawn', ['raid', 'right']],
  shieldmaiden: ['field', 'ember', ['brynjar', 'right']],
  trader: ['hall', 'ice', ['livestock', 'left'], ['iron', 'right']],
  warlord: ['field', 'ice', ['valkyrie', 'behind'], ['crew', 'right']],
  warmonger: ['fire', 'ember', ['monastery', 'right']],
};

export const SCENED = Object.keys(SCENES);

export function sceneOf(card: string): Scene {
  const [ground, light, ...beside] = SCENES[card] ?? PLAIN;
  return { ground: NORSE[ground], light: NORSE_LIGHTS[light], beside };
}
