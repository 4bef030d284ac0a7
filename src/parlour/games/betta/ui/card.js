/** Drawings of cards (paper with six holes and three fish) and patterns (pearls on a tray). */

import { html, render, svg } from '../../../web/board/templates.js';
import { boldFish, fishPicture } from './fish.js';

const CELL_CENTERS = Array.from({ length: 9 }, (_, cell) => ({
  x: 58 + (cell % 3) * 92,
  y: 58 + Math.floor(cell / 3) * 92,
}));

/**
 * Return a cell's index after clockwise quarter turns. Only for drawing; the server computes what a
 * card makes.
 * @param {number} cell
 * @param {number} turns
 */
export function rotatedCell(cell, turns) {
  for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++)
    cell = (cell % 3) * 3 + 2 - Math.floor(cell / 3);
  return cell;
}

/**
 * Return nine cells after clockwise quarter turns.
 * @param {string} cells
 * @param {number} turns
 */
export function rotatedCells(cells, turns) {
  const rotated = [...cells];
  [...cells].forEach((mark, cell) => {
    rotated[rotatedCell(cell, turns)] = mark;
  });
  return rotated.join('');
}

/**
 * Return the fish cells of a card in a stable order, so that each fish can be animated as the card
 * rotates.
 * @param {string} cells
 */
export const fishCells = cells =>
  [...cells].flatMap((colour, cell) =>
    colour === '.' ? [] : [{ colour: /** @type {import('./shapes').Colour} */ (colour), cell }],
  );

const PAPER = svg`<rect class="bc-paper" x="3" y="3" width="294" height="294" rx="18"/>
  <rect class="bc-edge" x="10" y="10" width="280" height="280" rx="13"/>`;
/** @param {{ x: number, y: number }} spot */
const hole = ({ x, y }) => svg`<circle class="bc-hole" cx=${x} cy=${y} r="34"/>`;

/**
 * Return a fish in the size of a hole.
 * @param {import('./shapes').Colour} colour
 * @param {boolean} isBold
 */
const cardFish = (colour, isBold) =>
  svg`<g transform="scale(${isBold ? 0.8 : 0.94})">${isBold ? boldFish(colour) : fishPicture(colour)}</g>`;

/** A card of the hand. When `turns` changes, its fish glide to their new cells and stay upright. */
export class CardPicture {
  /**
   * @param {string} cells unrotated
   * @param {boolean} isBold whether its fish are bold, as those in the tanks
   */
  constructor(cells, isBold) {
    this.isBold = isBold;
    this.element = document.createElement('span');
    this.element.className = 'bc-holder';
    this.cells = cells;
    this.setRotation(0);
  }

  /** @param {number} turns */
  setRotation(turns) {
    const fishPictures = fishCells(this.cells).map(({ colour, cell }) => {
      const { x, y } = CELL_CENTERS[rotatedCell(cell, turns)];
      return svg`<g class="bc-fish" style="transform: translate(${x}px, ${y}px)"><circle class="bc-fill" r="35"/>
        ${cardFish(colour, this.isBold)}</g>`;
    });
    render(
      html`<svg class="betta bc-card" viewBox="0 0 300 300" aria-hidden="true">${PAPER}
        ${CELL_CENTERS.map(hole)}${fishPictures}</svg>`,
      this.element,
    );
  }
}

/** Return a static card. @param {string} cells */
export const cardPicture = (cells, isBold = false) => {
  const cellPicture = (/** @type {string} */ colour, /** @type {number} */ cell) => {
    const { x, y } = CELL_CENTERS[cell];
    if (colour === '.') return hole(CELL_CENTERS[cell]);
    const picture = cardFish(/** @type {import('./shapes').Colour} */ (colour), isBold);
    return svg`<g transform="translate(${x} ${y})">${picture}</g>`;
  };
  return html`<svg class="betta bc-card" viewBox="0 0 300 300" aria-hidden="true">${PAPER}${[
    ...cells,
  ].map(cellPicture)}</svg>`;
};

/** Return a pattern as pearls on a tray of three by three. @param {number[]} cells */
export const patternPicture = cells => {
  const pearls = Array.from({ length: 9 }, (_, cell) => {
    const x = 19 + (cell % 3) * 29;
    const y = 19 + Math.floor(cell / 3) * 29;
    if (!cells.includes(cell)) return svg`<circle class="bc-pit" cx=${x} cy=${y} r="4"/>`;
    return svg`<circle class="bc-pearl" cx=${x} cy=${y} r="11.4"/>
      <path class="bc-gleam" d="M${x - 6} ${y - 3}A7 7 0 0 1 ${x + 1} ${y - 7}"/>`;
  });
  return html`<svg class="betta bc-pattern" viewBox="0 0 96 96" aria-hidden="true">
    <rect class="bc-tray" x="1" y="1" width="94" height="94" rx="10"/>${pearls}</svg>`;
};
