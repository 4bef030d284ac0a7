/** What the server sends of this game. Written by tools/write_types.py from the Python types; change those instead. */
export interface Add {
  do: 'add';
  card: string | null;
}
export interface Bid {
  do: 'bid';
  cards: string[];
}
export interface Bring {
  do: 'bring';
  colour: 'blue' | 'green' | 'red' | 'yellow';
  size: number;
}
export interface BulbousPreview {
  points: number | null;
  problem: string | null;
  details: Record<string, string | number>;
  value: number | null;
  numbers: number;
  doubled: boolean;
  wild: boolean;
  wasted: string[];
  draws: number;
}
export interface BulbousView {
  options: Options;
  seat: number | null;
  phase: 'add' | 'bid' | 'bring' | 'order' | 'over';
  awaited: number[];
  owned: (('blue' | 'green' | 'red' | 'yellow')[])[];
  teams: number[] | null;
  limit: number;
  first: number;
  round: number;
  final: boolean;
  turn: number;
  order: ('blue' | 'green' | 'red' | 'yellow')[];
  contested: 'blue' | 'green' | 'red' | 'yellow' | null;
  active: SpecimenView[];
  completed: SpecimenView[];
  reserve: Record<string, number[]>;
  hand: string[];
  hands: number[];
  deck: number;
  discard: string[];
  unseen: string[];
  choices: (ChoiceView | null)[];
  decided: boolean[];
  added: string[] | null;
  revealed: Reveal | null;
  left: number[] | null;
  scores: ScoreView[];
  lit: number;
  dry: number;
  over: 'final-round' | 'stalled' | null;
}
export interface ChoiceView {
  do: 'bid' | 'pass' | 'swap';
  count: number;
  drawn: number;
  cards: string[];
}
export interface Options {
  edition: 'author' | 'classic';
  teams: 'none' | 'symbols';
  tied_bids: 'add-card' | 'no-bulb';
  sequence: 'next' | 'whole';
  deck: 'four-colours' | 'three-colours';
  bulbs: 'fourteen' | 'unlimited';
  last: 'of-a-colour' | 'of-eight';
  bluff: 'off' | 'on';
}
export interface Order {
  do: 'order';
  colours: ('blue' | 'green' | 'red' | 'yellow')[];
}
export interface Pass {
  do: 'pass';
}
export interface Reveal {
  round: number;
  turn: number;
  colour: 'blue' | 'green' | 'red' | 'yellow';
  size: number;
  turned: RevealedChoice[];
  result: 'no-bid' | 'no-bulb' | 'pending' | 'tie' | 'won';
  winner: number | null;
  tied: number[];
  space: number | null;
  complete: boolean;
}
export interface RevealedChoice {
  seat: number;
  do: 'bid' | 'pass' | 'swap';
  cards: string[];
  drawn: number;
  numbers: number;
  doubled: boolean;
  wild: boolean;
  value: number;
  added: string | null;
}
export interface ScoreView {
  bulbs: number;
  majorities: number;
  colours: number;
  sizes: number;
  total: number;
}
export interface SpecimenView {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  size: number;
  owner: number;
  bulbs: number[];
  counts: number[];
  leaders: number[];
  pays: number;
  complete: boolean;
}
export interface Swap {
  do: 'swap';
  cards: string[];
}
export type View = BulbousView;
export type Action = Bring | Order | Bid | Swap | Pass | Add;
export type Preview = BulbousPreview;
