// Fury of Dracula for the table.
import { GRAMMAR, REASONS } from '../../generated/dracula.ts';
import icons from '../../generated/icons-dracula.svg';
import { later } from '../../ui/later.ts';
import type { GameModule } from '../contract.ts';
import { again, repeatable } from './again.ts';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { CARD_KINDS, cardKind } from './cards.ts';
import { choices, confirm, label } from './choices.ts';
import './colours.css';
import { cardText } from './describe.ts';
import Flank from './Flank.svelte';
import { gallery } from './gallery.ts';
import game from './game.json';
import { event } from './log.ts';
import { asksHand, hand, look, phases, scene, scores, summary } from './looks.ts';
import { opened } from './opened.ts';
import Own from './Own.svelte';
import { prompt, waiting } from './words.ts';

const SOUNDS: Record<string, 'move' | 'battle' | 'glory' | 'doom'> = {
  moved: 'move',
  shifted: 'move',
  laid_card: 'move',
  bat_flew: 'move',
  ambush: 'battle',
  combat: 'battle',
  dracula_card: 'battle',
  location_revealed: 'glory',
  dracula_revealed: 'glory',
  dracula_hurt: 'glory',
  vampire_defeated: 'glory',
  bitten: 'doom',
  defeated: 'doom',
  influence: 'doom',
  despair: 'doom',
};

const dracula: GameModule = {
  id: game.id,
  prefix: game.prefix,
  icons,
  grammar: GRAMMAR,
  gallery,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  accounts: async () => (await import('./accounts.ts')).accounts,
  Board,
  Scene: later(() => import('./Scene.svelte')),
  Card,
  Sheet: later(() => import('./Sheet.svelte')),
  Detail: later(() => import('./Detail.svelte')),
  Own,
  Flank,
  End: later(() => import('./End.svelte')),
  look,
  summary,
  phases,
  hand,
  cardKind,
  cardText,
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
  lights: ['place', 'role', ...CARD_KINDS],
  repeatable,
  again,
  beats,
  sound: (e) => SOUNDS[e.kind] ?? null,
  points: () => null,
  sourceKey: (source) => `dr-source-${source}`,
  scores,
};

export default dracula;
