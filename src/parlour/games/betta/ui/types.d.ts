/** The JSON that the server sends for this game. Generated from the Python types by tools/write_types.py. */
export interface BettaCard {
  id: string;
  fish: string;
}
export interface BettaPreview {
  points?: number | null;
  problem?: string | null;
  details?: Record<string, string | number>;
  pattern?: string | null;
  cells?: number[];
  covered?: number[];
  fish?: string;
  after?: string;
  gain?: number;
}
export interface BettaView {
  options: Options;
  seat: number | null;
  colours: (string | null)[];
  betty: number | null;
  first: number;
  mover: number | null;
  turns: number[];
  patterns: PatternTarget[];
  displays: string[];
  worth: DisplayWorth[];
  table: number[];
  goals: number[] | null;
  starts: BettaCard[];
  hand: BettaCard[];
  hands: number[];
  stacks: number[];
  unseen: BettaCard[][];
  removed: BettaCard[][] | null;
  placed: PlacedCard[];
  laid: string[];
  scores: number[];
  finals: number[];
  totals: number[];
  rating: string | null;
  over: 'full' | 'turns' | null;
}
export interface DisplayWorth {
  fish: Record<string, number>;
  staff: Record<string, number>;
  goal: number | null;
}
export interface Options {
  mode: 'betty' | 'classic' | 'solo';
  betty: 'first' | 'random';
  goals: 'brief' | 'tuned';
  pool: 'any' | 'even';
  deal: 'daily' | 'random';
  day: string;
  box: string;
}
export interface PatternTarget {
  id: string;
  points: number;
  orientations: number[][];
}
export interface Place {
  do: 'place';
  card: string;
  turns: number;
  display: number;
}
export interface PlacedCard {
  seat: number;
  card: string;
  display: number;
  turns: number;
  points: number;
  pattern: string | null;
  cells: number[];
}
export type View = BettaView;
export type Action = Place;
export type Preview = BettaPreview;
