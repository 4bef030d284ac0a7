/** What Betta's board works with: the records of types.d.ts, with colours by name and previews made whole. */
import type { Frame, Seat, Standing } from '../../../web/types';

export type Colour = 'r' | 'b' | 'y' | 'g';
export interface Card {
  id: string;
  fish: string;
}
export interface Target {
  id: string;
  points: number;
  orientations: number[][];
}
export interface Worth {
  fish: Record<Colour, number>;
  staff: Record<Colour, number>;
  goal: number | null;
}
export interface Placed {
  seat: Seat;
  card: string;
  display: number;
  turns: number;
  points: number;
  pattern: string | null;
  cells: number[];
}
export interface View {
  options: { mode: 'classic' | 'solo' | 'betty'; deal: 'random' | 'daily' };
  seat: Seat | null;
  colours: (Colour | null)[];
  betty: Seat | null;
  first: Seat;
  mover: Seat | null;
  turns: number[];
  patterns: Target[];
  displays: string[];
  worth: Worth[];
  table: number[];
  goals: number[] | null;
  starts: Card[];
  hand: Card[];
  hands: number[];
  stacks: number[];
  unseen: Card[][];
  removed: Card[][] | null;
  placed: Placed[];
  laid: string[];
  scores: number[];
  finals: number[];
  totals: number[];
  rating: string | null;
  over: string | null;
}
export interface Place {
  do: 'place';
  card: string;
  turns: number;
  display: number;
  [field: string]: unknown;
}
export interface Draft {
  points: number;
  pattern: string | null;
  cells: number[];
  covered: number[];
  fish: string;
  after: string;
  gain: number;
}
export type Table = Omit<Frame, 'view' | 'legal' | 'previews'> & {
  view: View;
  legal: Place[] | null;
  previews: Draft[] | null;
  standing: Standing | null;
};
/** A legal action and what it would make. */
export interface Found {
  action: Place;
  preview: Draft;
}
/** A pattern that some card makes or made, and where. */
export interface Made {
  pattern: string;
  cells: number[];
  display: number;
}
