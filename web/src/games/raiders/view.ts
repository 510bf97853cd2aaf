// The view of Raiders of the North Sea as the engine writes it (games/raiders/view.cpp, docs/protocol.md).
import type { Outcome, Question, View } from '../../protocol/types.ts';

export type Colour = 'black' | 'grey' | 'white';
// What players own and pay with; `cards` is a word of the Gate House's action, a valkyrie is never held.
export type Resource = 'silver' | 'provisions' | 'gold' | 'iron' | 'livestock' | 'valkyrie' | 'cards';
export type BuildingId =
  'gate_house' | 'town_hall' | 'treasury' | 'barracks' | 'armoury' | 'mill' | 'silversmith' | 'long_house';
export type SettlementId = 'h1' | 'h2' | 'h3' | 'o1' | 'o2' | 'm1' | 'm2' | 'f1' | 'f2' | 'f3';
export type SettlementType = 'harbour' | 'outpost' | 'monastery' | 'fortress';
export type Trigger = 'fortresses' | 'offerings' | 'valkyries' | 'turn_limit';
export type Source =
  'raid' | 'crew_raid' | 'deaths' | 'valkyries' | 'armour' | 'offerings' | 'crew' | 'gold' | 'iron' | 'livestock';

export interface CrewMember {
  card: string;
  strength: number;
  cost: number;
}

export interface OwnTile {
  tile: string;
  vp: number;
}

export interface PlayerView {
  seat: number;
  vp: number; // all of them
  ship_flipped: boolean; // 50 and more: the board shows `marker` and a flipped ship
  marker: number;
  worker: Colour | null; // the one in hand; null while it stands on the board
  silver: number;
  provisions: number;
  gold: number;
  iron: number;
  livestock: number;
  valkyrie?: number; // always 0: nobody holds one
  armour: number; // 0 to 10
  valkyries: number; // the marker of the track, 0 to 7
  valkyries_taken: number;
  crew: CrewMember[];
  hand_size: number;
  hand: string[] | null;
  known: string[];
  maybe: { card: string; seats: number[] }[];
  returned: string[] | null;
  tiles: OwnTile[];
  chosen?: boolean; // only while several choose at once
  picked: string[] | null;
  picked_size: number;
  sources: Record<Source, number>;
  final: Record<Source, number>;
}

export interface BuildingView {
  building: BuildingId;
  worker: Colour | null;
  colours: Colour[]; // that may be placed there
  used: boolean; // its action was used this turn
  placed: boolean; // this turn's worker stands there
}

export interface TokenSet {
  gold: number;
  iron: number;
  livestock: number;
  valkyrie: number;
}

export interface SpaceView {
  number: number; // 1, 2, 3 from left to right
  set: TokenSet | null; // null once taken
  worker: Colour | null; // who waits there
}

export interface Missing {
  crew: number;
  provisions: number;
  gold: number;
  worker: boolean;
  set: boolean;
}

// What a raid would cost the viewer now.
export interface YoursView {
  possible: boolean;
  provisions: number;
  gold: number;
  strength: number; // without dice
  crew_vp: number;
  missing: Missing;
}

export interface Tier {
  strength: number;
  vp: number;
}

export interface SettlementView {
  id: SettlementId;
  type: SettlementType;
  crew: number;
  provisions: number;
  gold: number;
  workers: Colour[];
  dice: number;
  tiers: Tier[];
  spaces: SpaceView[];
  left: number;
  raiders: Colour[]; // workers that stay there after raids
  yours: YoursView | null;
}

export type Price = Record<'silver' | 'gold' | 'iron' | 'livestock', number>;

export interface OpenTile {
  tile: string; // of01 … of16
  vp: number;
  cost: Price;
  affordable: boolean;
}

export interface OfferingsView {
  open: (OpenTile | null)[]; // three squares
  stack: number;
  bottom: string[];
  unseen: string[];
}

export interface StrengthLine {
  what: 'dice' | 'card' | 'ability' | 'armour';
  card: string | null;
  amount: number;
}

export interface RaidView {
  seat: number;
  settlement: SettlementId;
  dice: number[]; // faces; empty before the roll and at harbours
  rerolls: number;
  lines: StrengthLine[];
  strength: number;
  scored: boolean;
  tier_vp: number;
  crew_vp: number;
  sets: number[]; // numbers that can be taken
  chosen: number | null;
  valkyries_left: number;
}

export interface RaidersView extends View {
  turn: number;
  active: number | null;
  first: number | null;
  options: Record<string, string>;
  players: PlayerView[];
  village: BuildingView[];
  settlements: SettlementView[];
  offerings: OfferingsView;
  supply: Record<Exclude<Resource, 'cards'>, number>;
  deck: { size: number; batch: 'top' | 'under' | 'reshuffled' };
  discard: { size: number; cards: string[] | null };
  raid: RaidView | null;
  question: Question | null;
  end: {
    trigger: Trigger | null;
    turns_left: number | null;
    fortress_sets: number;
    valkyries_on_board: number;
    stack: number;
  };
  outcome: Outcome | null;
}

export const asRaiders = (view: View): RaidersView => view as RaidersView;
// Is it played with the older printing of some cards (V1 to V4)?
export const isOlder = (view: View): boolean => asRaiders(view).options.cards === 'preprod';
export const playerOf = (view: View, seat: number): PlayerView | undefined => asRaiders(view).players[seat];
export const buildingOf = (view: View, id: string): BuildingView | undefined =>
  asRaiders(view).village.find((b) => b.building === id);
export const settlementOf = (view: View, id: string): SettlementView | undefined =>
  asRaiders(view).settlements.find((s) => s.id === id);
export const openTile = (view: View, id: string): OpenTile | undefined =>
  asRaiders(view).offerings.open.find((t) => t?.tile === id) ?? undefined;
export const crewStrength = (player: PlayerView): number => player.crew.reduce((sum, c) => sum + c.strength, 0);
export const tokensIn = (set: TokenSet): number => set.gold + set.iron + set.livestock + set.valkyrie;

// In the order of the board.
export const BUILDINGS: readonly BuildingId[] = [
  'gate_house',
  'town_hall',
  'treasury',
  'barracks',
  'armoury',
  'mill',
  'silversmith',
  'long_house',
];
export const SETTLEMENTS: readonly SettlementId[] = ['h1', 'h2', 'h3', 'o1', 'o2', 'm1', 'm2', 'f1', 'f2', 'f3'];
export const TYPES: readonly SettlementType[] = ['harbour', 'outpost', 'monastery', 'fortress'];
export const SEATS = ['red', 'blue', 'yellow', 'green'] as const; // the ships by seat

export const MOST_CREW = 5;
export const MOST_CARDS = 8;
export const MOST_ARMOUR = 10;
export const MOST_VALKYRIES = 7;

// A set is named by one letter a token: "gglv" is two gold, livestock, a valkyrie.
export function setOf(letters: string): TokenSet {
  const set: TokenSet = { gold: 0, iron: 0, livestock: 0, valkyrie: 0 };
  for (const letter of letters) {
    if (letter === 'g') set.gold += 1;
    else if (letter === 'i') set.iron += 1;
    else if (letter === 'l') set.livestock += 1;
    else if (letter === 'v') set.valkyrie += 1;
  }
  return set;
}

// A raid space is named by its settlement and its number: "m1_2".
export function spaceOf(space: string): { settlement: string; number: number } {
  const [settlement = '', number = '0'] = space.split('_');
  return { settlement, number: Number(number) };
}
