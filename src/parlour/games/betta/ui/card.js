/** Cards and patterns: paper with six holes and three fish, pearls on a tray. */

import { html, render, svg } from '../../../web/board/templates.js';
import { fish } from './fish.js';

const SPOTS = Array.from({ length: 9 }, (_, cell) => ({
  x: 58 + (cell % 3) * 92,
  y: 58 + Math.floor(cell / 3) * 92,
}));

/**
 * Where a cell goes in so many clockwise quarter turns; only drawing needs it, what a card makes is told by the
 * house.
 * @param {number} cell
 * @param {number} turns
 */
export function turnedCell(cell, turns) {
  for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++)
    cell = (cell % 3) * 3 + 2 - Math.floor(cell / 3);
  return cell;
}

/** Nine cells after so many clockwise quarter turns. @param {string} cells @param {number} turns */
export function turnedCells(cells, turns) {
  const moved = [...cells];
  [...cells].forEach((mark, cell) => {
    moved[turnedCell(cell, turns)] = mark;
  });
  return moved.join('');
}

/**
 * The cells of a card that hold fish, in a steady order, so that each fish can be followed as the card turns.
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

/** A card of the hand. Its fish glide to their new cells when `turns` changes and stay upright. */
export class CardPicture {
  /** @param {string} cells as printed */
  constructor(cells) {
    this.element = document.createElement('span');
    this.element.className = 'bc-holder';
    this.cells = cells;
    this.turn(0);
  }

  /** @param {number} turns */
  turn(turns) {
    const swims = fishCells(this.cells).map(({ colour, cell }) => {
      const { x, y } = SPOTS[turnedCell(cell, turns)];
      return svg`<g class="bc-fish" style="transform: translate(${x}px, ${y}px)"><circle class="bc-fill" r="35"/>
        <g transform="scale(.94)">${fish(colour)}</g></g>`;
    });
    render(
      html`<svg class="betta bc-card" viewBox="0 0 300 300" aria-hidden="true">${PAPER}
        ${SPOTS.map(hole)}${swims}</svg>`,
      this.element,
    );
  }
}

/** A card that lies still. @param {string} cells */
export const card = cells => {
  const one = (/** @type {string} */ colour, /** @type {number} */ cell) => {
    const { x, y } = SPOTS[cell];
    if (colour === '.') return hole(SPOTS[cell]);
    const swims = fish(/** @type {import('./shapes').Colour} */ (colour));
    return svg`<g transform="translate(${x} ${y}) scale(.94)">${swims}</g>`;
  };
  return html`<svg class="betta bc-card" viewBox="0 0 300 300" aria-hidden="true">${PAPER}${[...cells].map(one)}</svg>`;
};

/** A pattern: pearls on a tray of three by three. @param {number[]} cells */
export const pattern = cells => {
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
