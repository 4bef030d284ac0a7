/** The JSON that the server sends for this game. Generated from the Python types by tools/write_types.py. */
export interface Options {
  variant: 'advanced' | 'basic' | 'standard';
}
export interface Place {
  do: 'place';
  cell: string;
}
export interface Ply {
  seat: number;
  cell: string;
  source: string | null;
  made: string[];
  taken: string[];
}
export interface PylosPreview {
  points: number | null;
  problem: string | null;
  details: Record<string, string | number>;
  bonus: boolean;
  made: string[];
  reserve: [number, number];
}
export interface PylosView {
  variant: 'advanced' | 'basic' | 'standard';
  cells: string;
  to_move: number;
  phase: string;
  reserve: [number, number];
  last: Ply | null;
  made: string[];
  notation: string;
  repeats: number;
  past: number[];
  turns: number;
  over: 'apex' | 'length' | 'repetition' | 'stuck' | null;
}
export interface Raise {
  do: 'raise';
  source: string;
  cell: string;
}
export interface Take {
  do: 'take';
  balls: string[];
}
export type View = PylosView;
export type Action = Place | Raise | Take;
export type Preview = PylosPreview;
