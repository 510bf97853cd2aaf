// The view of Blood Rage as the engine writes it (games/blood_rage/view.cpp).
import type { Outcome, Question, View } from '../../protocol/types.ts';

export type ClanName = 'wolf' | 'raven' | 'serpent' | 'bear';
export type StatName = 'rage' | 'axes' | 'horns';
export type Reward = 'rage' | 'axes' | 'horns' | 'glory' | 'all';

export interface FigureGroup {
  seat: number;
  figure: string;
  count: number;
}

export interface ClanView {
  seat: number;
  clan: ClanName;
  glory: number;
  rage: number;
  passed: boolean;
  stats: Record<StatName, { step: number; value: number }>;
  figures_on_map: number;
  hand_size: number;
  hand: string[] | null;
  quests: (string | null)[];
  slots: (string | null)[]; // warrior, leader, ship, monster, monster, clan, clan, clan
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  seen: (string | null)[];
  put_away: string[] | null;
  put_away_size: number;
  chosen?: boolean;
  secret: string | null;
  secret2?: string | null;
  sources: Record<string, number>;
}

export interface ProvinceView {
  id: string;
  region: 'manheim' | 'jotunheim' | 'alfheim' | 'none';
  villages: number; // 0: no limit (Yggdrasil)
  destroyed: boolean;
  pillaged: boolean;
  reward: Reward | null;
  doomed_in_age: number | null;
  figures: FigureGroup[];
  strength: number[]; // by seat, ships of the fjord included
}

export interface FjordView {
  id: string;
  supports: [string, string];
  open: boolean;
  figures: FigureGroup[];
}

export interface DraftView {
  round: number;
  rounds: number;
  pick: number;
  dealt: number;
  packet: string[] | null;
  seen: { origin: number; holder: number; size: number; kept: string[]; taken: string[]; rest: string[] }[];
}

export interface BattleSide {
  seat: number;
  card: string | null;
  bonus: number;
  raised: number;
  late: (string | null)[];
  voided: boolean;
  settled: boolean;
  spared: string | null;
  chosen: boolean;
}

export interface BattleView {
  where: string;
  pillager: number;
  challenge: boolean;
  fighting: number[];
  open: boolean;
  cards: BattleSide[];
  destroyed: number[];
  strength: number[];
  total: number[] | null;
  winner: number | null;
}

export interface DyingView {
  cause: string;
  where: string;
  figures: unknown;
}

export interface BloodRageView extends View {
  age: number;
  first: number;
  options: Record<string, string>;
  clans: ClanView[];
  provinces: ProvinceView[];
  fjords: FjordView[];
  doom: (string | null)[];
  discard: string[];
  draft: DraftView | null;
  battle: BattleView | null;
  dying: DyingView | null;
  question: Question | null;
  outcome: Outcome | null;
}

export const asBloodRage = (view: View): BloodRageView => view as BloodRageView;
export const clanOf = (view: View, seat: number): ClanView | undefined => asBloodRage(view).clans[seat];
export const provinceOf = (view: View, id: string): ProvinceView | undefined =>
  asBloodRage(view).provinces.find((p) => p.id === id);
export const figuresIn = (province: ProvinceView): number => province.figures.reduce((sum, f) => sum + f.count, 0);
export const isFull = (province: ProvinceView): boolean =>
  province.villages > 0 && figuresIn(province) >= province.villages;

export const isShip = (figure: string): boolean => figure === 'ship' || figure === 'sea_serpent';
// Clockwise; neighbours are adjacent, Yggdrasil touches all.
export const RING = ['myrkvlor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle'] as const;
export const FJORDS: Record<string, readonly [string, string]> = {
  fjord_ne: ['elvagar', 'angerboda'],
  fjord_se: ['muspelheim', 'horgr'],
  fjord_sw: ['utgard', 'andlang'],
  fjord_nw: ['gimle', 'myrkvlor'],
};
