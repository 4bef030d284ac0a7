/** What the server sends of this game. Written by tools/write_types.py from the Python types; change those instead. */
export interface Bet {
  do: 'bet';
  chip: string | null;
}
export interface CarcassonnePreview {
  points: number | null;
  problem: string | null;
  details: Record<string, string | number>;
  completed: Gain[];
  settles: number[];
  claims: Gain | null;
}
export interface CarcassonneView {
  options: Options;
  seat: number | null;
  phase: 'bet' | 'choose' | 'over' | 'place' | 'settle';
  mover: number;
  awaited: number[];
  drawn: string | null;
  placements: Placement[];
  remaining: Record<string, number>;
  left: number;
  discarded: string[];
  tiles: Placed[];
  meeples: MeepleView[];
  supply: number[];
  features: FeatureView[];
  scores: Scores[];
  totals: number[];
  offices: Office[];
  turned: Turned[];
  settling: Question[];
  chip_counts: number[];
  decided: number[];
  kinds: Tile[];
  bets: Chip[];
  fits: Record<string, number>;
  projected: number[];
  betting: Question | null;
  steps: Step[];
  wagers: Wager[];
  chips: string[];
  own_bet: string | null;
  questions: Question[];
  answers: string[];
}
export interface Chip {
  id: string;
  numbers: Number[];
  reconstructed: boolean;
}
export interface Choice {
  segment: string;
  tiles: number;
}
export interface Choose {
  do: 'choose';
  tile: number;
  segment: string;
}
export interface City {
  edges: string;
  shields: number;
}
export interface FeatureView {
  kind: 'city' | 'field' | 'monastery' | 'road';
  places: string[];
  open: number;
  tiles: number;
  shields: number;
  points: number;
  owners: number[];
}
export interface Field {
  half_edges: string[];
  cities: number[];
}
export interface Gain {
  kind: 'city' | 'field' | 'monastery' | 'road';
  places: string[];
  tiles: number;
  points: number;
  seats: number[];
}
export interface MeepleView {
  seat: number;
  place: string;
}
export interface Number {
  tiles: number;
  points: number;
  plus: boolean;
}
export interface Office {
  tile: number;
  seats: number[];
  choices: Choice[];
}
export interface Options {
  bets: boolean;
  small_city: 'four' | 'two';
  farmers: boolean;
  offices: 'drawn' | 'every';
  no_bets: 'land' | 'tile';
  last: 'placeable' | 'stack';
  unclaimed: 'settles' | 'waits';
  at_end: 'any' | 'unfinished';
  overlays: boolean;
  projected: boolean;
  tiles: string;
}
export interface Place {
  do: 'place';
  x: number;
  y: number;
  turns: number;
  meeple: string | null;
}
export interface Placed {
  tile: string;
  x: number;
  y: number;
  turns: number;
  seat: number | null;
}
export interface Placement {
  x: number;
  y: number;
  turns: number;
  free: string;
}
export interface Question {
  tile: number;
  choices: Choice[];
}
export interface Road {
  edges: string;
  ends: 'city' | 'junction' | 'monastery' | 'office' | null;
}
export interface Scores {
  roads: number;
  cities: number;
  monasteries: number;
  fields: number;
  bets: number;
}
export interface Settle {
  do: 'settle';
  tile: number;
  segment: string;
}
export interface Step {
  of: string;
  number: number;
  totals: number[];
}
export interface Tile {
  id: string;
  count: number;
  edges: string;
  cities: City[];
  roads: Road[];
  fields: Field[];
  monastery: boolean;
  office: boolean;
  reconstructed: boolean;
}
export interface Turned {
  tile: number;
  seat: number;
  chip: string;
  segment: string;
  tiles: number;
  points: number;
  final?: boolean;
}
export interface Wager {
  chip: string;
  points: number[];
}
export type View = CarcassonneView;
export type Action = Place | Settle | Bet | Choose;
export type Preview = CarcassonnePreview;
