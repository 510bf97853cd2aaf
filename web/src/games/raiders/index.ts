// Raiders of the North Sea for the table.
import icons from '../../generated/icons-raiders.svg';
import { GRAMMAR, REASONS } from '../../generated/raiders.ts';
import type { GameModule } from '../contract.ts';
import { again, repeatable } from './again.ts';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { choices, confirm, label } from './choices.ts';
import './colours.css';
import Detail from './Detail.svelte';
import { gallery } from './gallery.ts';
import game from './game.json';
import { cardText } from './describe.ts';
import { goesAlong, meant } from './meant.ts';
import { event } from './log.ts';
import { asksHand, hand, look, phases, scene, scores, summary } from './looks.ts';
import Own from './Own.svelte';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';
import Tray from './Tray.svelte';
import { prompt, waiting } from './words.ts';

const SOUNDS: Record<string, 'move' | 'battle' | 'glory' | 'doom'> = {
  placed: 'move',
  taken: 'move',
  raided: 'move',
  rolled: 'battle',
  rerolled: 'battle',
  vp: 'glory',
  offered: 'glory',
  fell: 'doom',
  last_round: 'doom',
};

const raiders: GameModule = {
  id: game.id,
  prefix: game.prefix,
  icons,
  grammar: { ...GRAMMAR, place_only: ['building'], take_only: ['building'] },
  gallery,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  accounts: async () => (await import('./accounts.ts')).accounts,
  Board,
  Scene,
  Card,
  Sheet,
  Detail,
  Tray,
  Own,
  look,
  summary,
  phases,
  hand,
  cardKind: () => 'card',
  cardText,
  asksHand,
  scene,
  prompt,
  waiting,
  choices,
  label,
  meant,
  goesAlong,
  confirm,
  reasons: REASONS,
  event,
  lights: ['building', 'settlement', 'ship', 'card'],
  repeatable,
  again,
  beats,
  scores,
  sound: (e) => SOUNDS[e.kind] ?? null,
  points: (e) => (e.kind === 'vp' && typeof e.actor === 'number' ? { seat: e.actor, amount: Number(e.amount) } : null),
  sourceKey: (source) => `rn-source-${source}`,
};

export default raiders;
