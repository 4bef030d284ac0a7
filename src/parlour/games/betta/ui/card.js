/** Cards and patterns: paper with six holes and three fish, pearls on a tray. */

import { fish } from './fish.js';

const SPOTS = Array.from({ length: 9 }, (_, cell) => ({ x: 58 + (cell % 3) * 92, y: 58 + Math.floor(cell / 3) * 92 }));

/** Where a cell goes in so many clockwise quarter turns; only drawing needs it, what a card makes is told by the house. @param {number} cell @param {number} turns */
export function turnedCell(cell, turns) {
  for (let turn = 0; turn < (turns % 4 + 4) % 4; turn++) cell = (cell % 3) * 3 + 2 - Math.floor(cell / 3);
  return cell;
}

/** Nine cells after so many clockwise quarter turns. @param {string} cells @param {number} turns */
export function turnedCells(cells, turns) {
  const moved = [...cells];
  [...cells].forEach((mark, cell) => { moved[turnedCell(cell, turns)] = mark; });
  return moved.join('');
}

/** The cells of a card that hold fish, in a steady order, so that each fish can be followed as the card turns. @param {string} cells */
export const fishCells = cells => [...cells].flatMap((colour, cell) => (colour === '.' ? [] : [{ colour: /** @type {import('./types').Colour} */ (colour), cell }]));

const paper = () => `<rect class="bc-paper" x="3" y="3" width="294" height="294" rx="18"/><rect class="bc-edge" x="10" y="10" width="280" height="280" rx="13"/>`;

/** A card of the hand. Its fish glide to their new cells when `turns` changes and stay upright. */
export class CardPicture {
  /** @param {string} cells as printed */
  constructor(cells) {
    const holder = document.createElement('div');
    holder.innerHTML = `<svg class="betta bc-card" viewBox="0 0 300 300" aria-hidden="true">${paper()}${SPOTS.map(({ x, y }) => `<circle class="bc-hole" cx="${x}" cy="${y}" r="34"/>`).join('')}${
      fishCells(cells).map(({ colour }) => `<g class="bc-fish"><circle class="bc-fill" r="35"/><g transform="scale(.94)">${fish(colour)}</g></g>`).join('')}</svg>`;
    this.element = /** @type {SVGElement} */ (holder.firstElementChild);
    this.cells = cells;
    this.turn(0);
  }

  /** @param {number} turns */
  turn(turns) {
    const moving = /** @type {NodeListOf<SVGElement>} */ (this.element.querySelectorAll('.bc-fish'));
    fishCells(this.cells).forEach(({ cell }, i) => {
      const { x, y } = SPOTS[turnedCell(cell, turns)];
      moving[i].style.transform = `translate(${x}px, ${y}px)`;
    });
  }
}

/** A card that lies still. @param {string} cells */
export const card = cells => `<svg class="betta bc-card" viewBox="0 0 300 300" aria-hidden="true">${paper()}${[...cells].map((colour, cell) => {
  const { x, y } = SPOTS[cell];
  return colour === '.' ? `<circle class="bc-hole" cx="${x}" cy="${y}" r="34"/>` : `<g transform="translate(${x} ${y}) scale(.94)">${fish(/** @type {import('./types').Colour} */ (colour))}</g>`;
}).join('')}</svg>`;

/** A pattern: pearls on a tray of three by three. @param {number[]} cells */
export const pattern = cells => `<svg class="betta bc-pattern" viewBox="0 0 96 96" aria-hidden="true"><rect class="bc-tray" x="1" y="1" width="94" height="94" rx="10"/>${Array.from({ length: 9 }, (_, cell) => {
  const x = 19 + (cell % 3) * 29, y = 19 + Math.floor(cell / 3) * 29;
  return cells.includes(cell) ? `<circle class="bc-pearl" cx="${x}" cy="${y}" r="11.4"/><path class="bc-gleam" d="M${x - 6} ${y - 3}A7 7 0 0 1 ${x + 1} ${y - 7}"/>` : `<circle class="bc-pit" cx="${x}" cy="${y}" r="4"/>`;
}).join('')}</svg>`;
