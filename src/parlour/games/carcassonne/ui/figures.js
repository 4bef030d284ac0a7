/** Drawings of meeples, chips and glyphs. Seats differ in colour, hatch and glyph. */

import { seatColour, seatPaint } from '../../../web/board/host.js';
import { html, nothing, svg } from '../../../web/board/templates.js';
import { BUILT_IN, loadedSheet, shape } from './sheet.js';

/**
 * Return the sheet that provides the shapes of meeples, which are the same in every sheet.
 * @param {string} name name of the sheet
 */
const figureSheet = name => loadedSheet(name) ?? loadedSheet(BUILT_IN);

/**
 * Return a meeple with its feet at 0, 0; farmers lie down.
 * @param {string} name name of the sheet
 * @param {number} seat
 * @param {boolean} isFarmer
 */
export function figure(name, seat, isFarmer) {
  const figureShapes = figureSheet(name);
  if (!figureShapes) return nothing;
  const body = svg`<g fill=${seatPaint(seat)}>${shape(figureShapes, 'meeple')}</g>
    <g>${shape(figureShapes, `glyph-${seatColour(seat) + 1}`, 0, -6.4)}</g>`;
  return svg`<ellipse class="cc-ground-shade" cx="2" cy="1" rx=${isFarmer ? 15 : 9.6} ry=${isFarmer ? 5 : 2.8} />
    ${isFarmer ? svg`<g transform="translate(12 -1.5) rotate(-90)">${body}</g>` : body}`;
}

/**
 * Return a meeple on the map.
 * @param {string} name
 * @param {number} seat
 * @param {boolean} isFarmer
 * @param {number} x
 * @param {number} y
 */
export const meepleOnMap = (name, seat, isFarmer, x, y) =>
  svg`<g class="cc-meeple" transform=${`translate(${x} ${y + (isFarmer ? 6 : 11)}) scale(1.25)`}>
    ${figure(name, seat, isFarmer)}</g>`;

/**
 * Return a stand-alone meeple for a button or a player's name.
 * @param {string} name
 * @param {number} seat
 * @param {boolean} isFarmer
 */
export const meeplePicture = (name, seat, isFarmer) =>
  html`<svg class="cc-figure" viewBox=${
    isFarmer ? '-17 -13 34 22' : '-13 -27 26 31'
  } aria-hidden="true" focusable="false">
    ${figure(name, seat, isFarmer)}
  </svg>`;

/**
 * Return a stack of face-down chips on an office.
 * @param {string} name name of the sheet
 * @param {readonly number[]} seats
 * @param {number} x
 * @param {number} y
 */
export function chipStack(name, seats, x, y) {
  const figureShapes = figureSheet(name);
  const chip = (
    /** @type {number} */ seat,
    /** @type {number} */ index,
  ) => svg`<g transform=${`translate(0 ${-3.4 * index})`}>
    <path class="cc-chip-edge" d="M-8-1.6V.8A8 4 0 0 0 8 .8V-1.6Z" fill=${seatPaint(seat)} />
    <ellipse class="cc-chip-edge" cy="-1.6" rx="8" ry="4" fill=${seatPaint(seat)} />
    <g transform="translate(0 -1.6) scale(.8 .5)">${
      figureShapes ? shape(figureShapes, `glyph-${seatColour(seat) + 1}`) : nothing
    }</g></g>`;
  return svg`<g class="cc-stack" transform=${`translate(${x} ${y}) scale(1.15)`}>
    <ellipse class="cc-ground-shade" cx="1.6" cy="1.4" rx="9" ry="4.4" />${seats.map(chip)}</g>`;
}

const NOTCHES = 'M0-30V-24.600';

/**
 * Return the face of a chip with its numbers.
 * @param {any} chip of `view.bets`
 * @param {number} seat
 */
export function chipFace(chip, seat) {
  const numberLabels = (/** @type {any} */ { tiles, points, plus }) => [
    `${tiles}${plus ? '+' : ''}`,
    points === tiles ? '' : `×${points / tiles}`,
  ];
  const labels = chip.numbers.map(numberLabels);
  const isSingle = labels.length === 1;
  const [first, second] = labels;
  const notchAngles = Array.from({ length: 12 }, (_, at) => at * 30);
  return html`<svg class="cc-disc" viewBox="-33 -33 66 67" aria-hidden="true" focusable="false">
    <circle cx="1" cy="2.400" r="30" class="cc-ground-shade" />
    <circle r="30" fill=${seatPaint(seat)} />
    ${notchAngles.map(
      angle =>
        svg`<path d=${NOTCHES} transform=${`rotate(${angle})`} stroke="#FFFBF0" stroke-width="4.400" />`,
    )}
    <circle r="22.400" fill="#FFFBF0" />
    <circle r="19.800" fill="none" stroke=${seatPaint(seat)} />
    ${
      isSingle
        ? svg`<text class="cc-number" x=${first[1] ? -5 : 0} y="8" font-size="25">${first[0]}</text>
          <text class="cc-number" x="10" y="8" font-size="12">${first[1]}</text>`
        : svg`<path d="M5-14-5 14" stroke="#A9762B" stroke-width="1.300" />
          <text class="cc-number" x="-8.600" y="1" font-size=${first[0].length > 1 ? 14 : 19}>${first[0]}</text>
          <text class="cc-number" x="8.600" y="14" font-size=${second[0].length > 1 ? 14 : 19}>${second[0]}</text>`
    }
  </svg>`;
}

/**
 * Return the back of a chip, which shows only its seat.
 * @param {string} name
 * @param {number} seat
 */
export const chipBack = (name, seat) => {
  const figureShapes = figureSheet(name);
  return html`<svg class="cc-disc" viewBox="-33 -33 66 67" aria-hidden="true" focusable="false">
    <circle r="30" fill=${seatPaint(seat)} />
    <circle r="22" fill="none" stroke="#FFFBF0" stroke-width="1.600" />
    <g transform="scale(3.200)">${figureShapes ? shape(figureShapes, `glyph-${seatColour(seat) + 1}`) : nothing}</g>
  </svg>`;
};

/**
 * Return a seat's mark: its glyph on its colour.
 * @param {string} name
 * @param {number} seat
 */
export const seatMark = (name, seat) => {
  const figureShapes = figureSheet(name);
  return html`<svg class="cc-mark" viewBox="-6 -6 12 12" aria-hidden="true" focusable="false">
    <circle r="6" fill=${seatPaint(seat)} />
    <g transform="scale(.9)">${figureShapes ? shape(figureShapes, `glyph-${seatColour(seat) + 1}`) : nothing}</g>
  </svg>`;
};
