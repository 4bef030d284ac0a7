/** The types of the Betta board: the records of types.d.ts, with named colours and complete previews. */
import type { Frame, Ranking } from '../../../web/types';
import type * as Records from './types';

export type Colour = 'r' | 'b' | 'y' | 'g';
export type { BettaCard as Card, PlacedCard as Placed, PatternTarget as Target } from './types';
export type Worth = Omit<Records.DisplayWorth, 'fish' | 'staff'> & {
  fish: Record<Colour, number>;
  staff: Record<Colour, number>;
};
export type View = Omit<Records.BettaView, 'colours' | 'worth'> & {
  colours: (Colour | null)[];
  worth: Worth[];
};
export type Place = Records.Place & { [field: string]: unknown };
export type Draft = Omit<Required<Records.BettaPreview>, 'points' | 'problem' | 'details'> & { points: number };
export type Table = Omit<Frame, 'view' | 'legal_actions' | 'previews'> & {
  view: View;
  legal_actions: Place[] | null;
  previews: Draft[] | null;
  standing: Ranking | null;
};
/** A legal action and its preview. */
export interface Found {
  action: Place;
  preview: Draft;
}
/** A pattern that a card makes or made, and its cells. */
export interface Made {
  pattern: string;
  cells: number[];
  display: number;
}
