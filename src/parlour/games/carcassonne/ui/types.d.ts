/** The JSON that the server sends for this game. Generated from the Python types by tools/write_types.py. */
export interface Bet {
  do: 'bet';
  chip: string | null;
}
export interface CarcassonnePreview {
  points: number | null;
  problem: string | null;
  details: Record<string, string | number>;
  completed: FeatureGain[];
  settles: number[];
  claims: FeatureGain | null;
  parts: FeaturePart[];
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
  tiles: PlacedTile[];
  meeples: MeepleView[];
  supply: number[];
  features: FeatureView[];
  scores: Scores[];
  totals: number[];
  offices: OfficeView[];
  turned: RevealedChip[];
  settling: ChipQuestion[];
  chip_counts: number[];
  decided: number[];
  kinds: Tile[];
  bets: Chip[];
  fits: Record<string, number>;
  projected: number[];
  betting: ChipQuestion | null;
  steps: ScoringStep[];
  wagers: ChipPayouts[];
  chips: string[];
  own_bet: string | null;
  questions: ChipQuestion[];
  answers: string[];
}
export interface Chip {
  id: string;
  numbers: ChipNumber[];
  reconstructed: boolean;
}
export interface ChipNumber {
  tiles: number;
  points: number;
  plus: boolean;
}
export interface ChipPayouts {
  chip: string;
  points: number[];
  chance: number;
}
export interface ChipQuestion {
  tile: number;
  choices: FeatureChoice[];
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
export interface FeatureChoice {
  segment: string;
  tiles: number;
}
export interface FeatureGain {
  kind: 'city' | 'field' | 'monastery' | 'road';
  places: string[];
  tiles: number;
  points: number;
  seats: number[];
}
export interface FeaturePart {
  segment: string;
  kind: 'city' | 'field' | 'monastery' | 'road';
  places: string[];
  tiles: number;
  open: number;
  points: number;
  seats: number[];
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
export interface MeepleView {
  seat: number;
  place: string;
}
export interface OfficeView {
  tile: number;
  seats: number[];
  choices: FeatureChoice[];
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
export interface PlacedTile {
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
export interface RevealedChip {
  tile: number;
  seat: number;
  chip: string;
  segment: string;
  tiles: number;
  points: number;
  final?: boolean;
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
export interface ScoringStep {
  of: string;
  number: number;
  totals: number[];
}
export interface Settle {
  do: 'settle';
  tile: number;
  segment: string;
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
export type View = CarcassonneView;
export type Action = Place | Settle | Bet | Choose;
export type Preview = CarcassonnePreview;
