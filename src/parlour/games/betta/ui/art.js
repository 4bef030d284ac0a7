/**
 * The art of Betta, for every page that shows the game: functions from facts to SVG, and the only place where a piece
 * is drawn.
 */

export { CardPicture, card, fishCells, pattern, turnedCell, turnedCells } from './card.js';
export { COLOURS, bettyIcon, fish, icon, preparePaint } from './fish.js';
export { FRAME, disc, front, gone, lit, resident, rings, tank } from './tank.js';
