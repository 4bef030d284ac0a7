/** The points of a draft in a bubble beside its last tile, where it hides the fewest letters. */

import { nothing, svg } from '../../../web/board/templates.js';
import { CELL, WIDTH, corner } from './art.js';

const HIGH = 28;
const REACH = 9;

/**
 * @param {number} square the last tile's @param {string} text @param {boolean} good
 * @param {Iterable<number>} full squares with letters, or with the arrow
 */
export function bubble(square, text, good, full) {
  const [x, y] = corner(square);
  const wide = 20 + text.length * 11;
  const kept = [...full].map(corner);
  /** Above and below at either corner, with a tail; then beside. @type {[number, number, string][]} */
  const spots = [];
  for (const [top, flip] of [
    [y - REACH, 1],
    [y + CELL + REACH, -1],
  ])
    for (const [left, turn] of [
      [x + CELL - 6, 1],
      [x + 6, -1],
    ])
      spots.push([left, top, `scale(${turn} ${flip})`]);
  spots.push([x + CELL + wide / 2 - 3, y + CELL / 2, ''], [x - wide / 2 + 3, y + CELL / 2, '']);
  const inside = spots.map(
    ([left, top, tail]) =>
      /** @type {[number, number, string]} */ ([
        Math.max(wide / 2 + 4, Math.min(left, WIDTH - wide / 2 - 4)),
        Math.max(15, Math.min(WIDTH - 15, top)),
        tail,
      ]),
  );
  const shared = (/** @type {number} */ a, /** @type {number} */ length, /** @type {number} */ b) =>
    Math.max(0, Math.min(a + length / 2, b + CELL) - Math.max(a - length / 2, b));
  const hidden = (/** @type {[number, number, string]} */ [left, top]) =>
    kept.reduce((sum, [over, down]) => sum + shared(left, wide, over) * shared(top, HIGH, down), 0);
  const [left, top, tail] = inside.reduce((best, spot) =>
    hidden(spot) < hidden(best) - 1 ? spot : best,
  );
  const point = svg`<path transform=${tail} d="M${-wide / 2 + 6} 5l-3.5 10 12.5-4z"/>`;
  return svg`<g class="be-bubble ${good ? 'good' : 'bad'}" transform="translate(${left} ${top})">
    <rect x=${-wide / 2} y=${-HIGH / 2} width=${wide} height=${HIGH} rx=${HIGH / 2}/>${tail ? point : nothing}
    <text y="6.5">${text}</text></g>`;
}
