/** The JSON that the server sends for this game. Generated from the Python types by tools/write_types.py. */
export interface Accept {
  do: 'accept';
}
export interface BetapetPreview {
  points: number | null;
  problem: string | null;
  details: Record<string, string | number>;
  words: ScoredWord[];
  wrong: string[];
  bingo: boolean;
}
export interface BetapetView {
  options: Options;
  seat: number | null;
  premiums: string;
  board: string[];
  values: Record<string, number>;
  rack: string[];
  counts: number[];
  bag: number;
  unseen: Record<string, number>;
  scores: number[];
  mover: number;
  phase: string;
  entries: RecordEntry[];
  fails: number;
  skips: number[];
  gone: number[];
  over: string | null;
  racks: string[][];
  doubted: number | null;
  answer: boolean | null;
  decided: number[];
}
export interface Challenge {
  do: 'challenge';
}
export interface Exchange {
  do: 'exchange';
  letters: string[];
}
export interface Options {
  board: 'classic' | 'random' | 'special' | 'standard';
  tiles: 'english' | 'french' | 'french-102' | 'german' | 'italian' | 'italian-120' | 'italian-clementoni' | 'spanish' | 'swedish' | 'swedish-classic';
  lexicon: string;
  words: 'double' | 'five' | 'single' | 'void';
  live_words: boolean;
  ending: 'betapet' | 'double';
}
export interface Pass {
  do: 'pass';
}
export interface PlacedLetter {
  square: number;
  letter: string;
}
export interface Play {
  do: 'play';
  tiles: PlacedLetter[];
}
export interface RecordEntry {
  seat: number;
  kind: 'challenge' | 'exchange' | 'left' | 'out' | 'pass' | 'play' | 'rack' | 'skipped' | 'withdrawn';
  points: number;
  total: number;
  tiles: PlacedLetter[];
  words: ScoredWord[];
  bingo: boolean;
  count: number;
  letters: string[];
}
export interface ScoredWord {
  text: string;
  points: number;
  squares: number[];
}
export type View = BetapetView;
export type Action = Play | Exchange | Pass | Challenge | Accept;
export type Preview = BetapetPreview;
