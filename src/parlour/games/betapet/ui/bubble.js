/** The points of a draft, in a bubble next to its last tile where it covers the fewest letters. */

import { nothing, svg } from '../../../web/board/templates.js';
import { CELL, WIDTH, squareCorner } from './art.js';

const HEIGHT = 28;
const OFFSET = 9;

/**
 * @param {number} square the square of the last tile
 * @param {string} text
 * @param {boolean} isValid
 * @param {Iterable<number>} squares the squares with letters or with the cursor
 */
export function pointsBubble(square, text, isValid, squares) {
  const [x, y] = squareCorner(square);
  const width = 20 + text.length * 11;
  const occupied = [...squares].map(squareCorner);
  /**
   * The candidate positions: above and below each corner with a tail, then right and left.
   * @type {[number, number, string][]}
   */
  const positions = [];
  for (const [top, flip] of [
    [y - OFFSET, 1],
    [y + CELL + OFFSET, -1],
  ])
    for (const [left, turn] of [
      [x + CELL - 6, 1],
      [x + 6, -1],
    ])
      positions.push([left, top, `scale(${turn} ${flip})`]);
  positions.push(
    [x + CELL + width / 2 - 3, y + CELL / 2, ''],
    [x - width / 2 + 3, y + CELL / 2, ''],
  );
  const clamped = positions.map(
    ([left, top, tail]) =>
      /** @type {[number, number, string]} */ ([
        Math.max(width / 2 + 4, Math.min(left, WIDTH - width / 2 - 4)),
        Math.max(15, Math.min(WIDTH - 15, top)),
        tail,
      ]),
  );
  const overlap = (
    /** @type {number} */ a,
    /** @type {number} */ length,
    /** @type {number} */ b,
  ) => Math.max(0, Math.min(a + length / 2, b + CELL) - Math.max(a - length / 2, b));
  const coveredArea = (/** @type {[number, number, string]} */ [left, top]) =>
    occupied.reduce(
      (sum, [over, down]) => sum + overlap(left, width, over) * overlap(top, HEIGHT, down),
      0,
    );
  const [left, top, tail] = clamped.reduce((best, spot) =>
    coveredArea(spot) < coveredArea(best) - 1 ? spot : best,
  );
  const tailPath = svg`<path transform=${tail} d="M${-width / 2 + 6} 5l-3.5 10 12.5-4z"/>`;
  return svg`<g class="be-bubble ${isValid ? 'good' : 'bad'}" transform="translate(${left} ${top})">
    <rect x=${-width / 2} y=${-HEIGHT / 2} width=${width} height=${HEIGHT} rx=${HEIGHT / 2}/>${
      tail ? tailPath : nothing
    }
    <text y="6.5">${text}</text></g>`;
}
