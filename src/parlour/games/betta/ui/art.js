/** Re-exports the drawing functions of Betta. Pieces are drawn only in the modules below. */

export {
  CardPicture,
  cardPicture,
  fishCells,
  patternPicture,
  rotatedCell,
  rotatedCells,
} from './card.js';
export { COLOURS, bettyIcon, boldFish, fishPicture, fishIcon, addSharedPaint } from './fish.js';
export {
  FRAME,
  fishDisc,
  frontPane,
  coveredFish,
  patternHighlight,
  cellContent,
  cellRings,
  tankPicture,
} from './tank.js';
