// Blood Rage for the table.
import icons from '../../generated/icons-blood_rage.svg';
import { t } from '../../i18n/words.svelte.ts';
import { GRAMMAR, REASONS } from '../../generated/blood_rage.ts';
import type { GameModule } from '../contract.ts';
import { again, repeatable } from './again.ts';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import Card from './Card.svelte';
import './colours.css';
import Detail from './Detail.svelte';
import { gallery } from './gallery.ts';
import game from './game.json';
import { asksHand, hand, look, phases, scene, scores, summary } from './looks.ts';
import { opened } from './opened.ts';
import Scene from './Scene.svelte';
import Sheet from './Sheet.svelte';
import Valhalla from './Valhalla.svelte';
import { choices, confirm, event, label, prompt, waiting } from './words.ts';

const SOUNDS: Record<string, 'move' | 'battle' | 'glory' | 'doom'> = {
  invaded: 'move',
  marched: 'move',
  joined: 'move',
  battle_began: 'battle',
  card_revealed: 'battle',
  glory: 'glory',
  province_lost: 'doom',
};

const bloodRage: GameModule = {
  id: game.id,
  prefix: game.prefix,
  icons,
  grammar: GRAMMAR,
  gallery,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  accounts: async () => (await import('./accounts.ts')).accounts,
  Board,
  Scene,
  Card,
  Sheet,
  Detail,
  Tray: Valhalla,
  look,
  summary,
  phases,
  hand,
  cardKind: () => 'card',
  cardText: (card) => t(`br-card-${card}-text`),
  asksHand,
  opened,
  scene,
  prompt,
  waiting,
  choices,
  label,
  confirm,
  reasons: REASONS,
  event,
  lights: ['place', 'clan', 'figure', 'card'],
  repeatable,
  again,
  beats,
  scores,
  sound: (event) => SOUNDS[event.kind] ?? null,
  points: (event) =>
    event.kind === 'glory' && typeof event.actor === 'number'
      ? { seat: event.actor, amount: Number(event.amount) }
      : null,
  sourceKey: (source) => `br-source-${source}`,
};

export default bloodRage;
