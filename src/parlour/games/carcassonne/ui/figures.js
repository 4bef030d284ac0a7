/** Meeples, chips and glyphs: what stands and lies on the land. Seats are told apart by colour, hatch and glyph. */

import { html, nothing, svg } from '../../../web/board/templates.js';
import { HOUSE, sheet, shape } from './sheet.js';

/** The shapes that are needed for figures; every sheet has the same. @param {string} name of the sheet */
const shapes = name => sheet(name) ?? sheet(HOUSE);

/**
 * A meeple, its feet at 0, 0; farmers lie. @param {string} name of the sheet @param {number} seat @param {boolean}
 * lies
 */
export function figure(name, seat, lies) {
  const from = shapes(name);
  if (!from) return nothing;
  const body = svg`<g fill=${`var(--seat-${seat + 1})`}>${shape(from, 'meeple')}</g>
    <g>${shape(from, `glyph-${seat + 1}`, 0, -6.4)}</g>`;
  return svg`<ellipse class="cc-ground-shade" cx="2" cy="1" rx=${lies ? 15 : 9.6} ry=${lies ? 5 : 2.8} />
    ${lies ? svg`<g transform="translate(12 -1.5) rotate(-90)">${body}</g>` : body}`;
}

/**
 * A meeple on the map.
 * @param {string} name
 * @param {number} seat
 * @param {boolean} lies
 * @param {number} x
 * @param {number} y
 */
export const standing = (name, seat, lies, x, y) =>
  svg`<g class="cc-meeple" transform=${`translate(${x} ${y + (lies ? 6 : 11)}) scale(1.25)`}>
    ${figure(name, seat, lies)}</g>`;

/**
 * A meeple by itself, for a button or beside a name.
 * @param {string} name
 * @param {number} seat
 * @param {boolean} lies
 */
export const figurePicture = (name, seat, lies) =>
  html`<svg class="cc-figure" viewBox=${lies ? '-17 -13 34 22' : '-13 -27 26 31'} aria-hidden="true" focusable="false">
    ${figure(name, seat, lies)}
  </svg>`;

/**
 * Chips that lie face down on an office, one on the other.
 * @param {string} name of the sheet @param {readonly number[]} seats @param {number} x @param {number} y
 */
export function stack(name, seats, x, y) {
  const from = shapes(name);
  const chip = (
    /** @type {number} */ seat,
    /** @type {number} */ at,
  ) => svg`<g transform=${`translate(0 ${-3.4 * at})`}>
    <path class="cc-chip-edge" d="M-8-1.6V.8A8 4 0 0 0 8 .8V-1.6Z" fill=${`var(--seat-${seat + 1})`} />
    <ellipse class="cc-chip-edge" cy="-1.6" rx="8" ry="4" fill=${`var(--seat-${seat + 1})`} />
    <g transform="translate(0 -1.6) scale(.8 .5)">${from ? shape(from, `glyph-${seat + 1}`) : nothing}</g></g>`;
  return svg`<g class="cc-stack" transform=${`translate(${x} ${y}) scale(1.15)`}>
    <ellipse class="cc-ground-shade" cx="1.6" cy="1.4" rx="9" ry="4.4" />${seats.map(chip)}</g>`;
}

const NOTCHES = 'M0-30V-24.600';

/**
 * The face of a chip: its numbers.
 * @param {any} chip of `view.bets` @param {number} seat
 */
export function disc(chip, seat) {
  const number = (/** @type {any} */ { tiles, points, plus }) => [
    `${tiles}${plus ? '+' : ''}`,
    points === tiles ? '' : `×${points / tiles}`,
  ];
  const shown = chip.numbers.map(number);
  const one = shown.length === 1;
  const [first, second] = shown;
  const notch = Array.from({ length: 12 }, (_, at) => at * 30);
  return html`<svg class="cc-disc" viewBox="-33 -33 66 67" aria-hidden="true" focusable="false">
    <circle cx="1" cy="2.400" r="30" class="cc-ground-shade" />
    <circle r="30" fill=${`var(--seat-${seat + 1})`} />
    ${notch.map(
      angle =>
        svg`<path d=${NOTCHES} transform=${`rotate(${angle})`} stroke="#FFFBF0" stroke-width="4.400" />`,
    )}
    <circle r="22.400" fill="#FFFBF0" />
    <circle r="19.800" fill="none" stroke=${`var(--seat-${seat + 1})`} />
    ${
      one
        ? svg`<text class="cc-number" x=${first[1] ? -5 : 0} y="8" font-size="25">${first[0]}</text>
          <text class="cc-number" x="10" y="8" font-size="12">${first[1]}</text>`
        : svg`<path d="M5-14-5 14" stroke="#A9762B" stroke-width="1.300" />
          <text class="cc-number" x="-8.600" y="1" font-size=${first[0].length > 1 ? 14 : 19}>${first[0]}</text>
          <text class="cc-number" x="8.600" y="14" font-size=${second[0].length > 1 ? 14 : 19}>${second[0]}</text>`
    }
  </svg>`;
}

/** The back of a chip: whose it is, and nothing else. @param {string} name @param {number} seat */
export const back = (name, seat) => {
  const from = shapes(name);
  return html`<svg class="cc-disc" viewBox="-33 -33 66 67" aria-hidden="true" focusable="false">
    <circle r="30" fill=${`var(--seat-${seat + 1})`} />
    <circle r="22" fill="none" stroke="#FFFBF0" stroke-width="1.600" />
    <g transform="scale(3.200)">${from ? shape(from, `glyph-${seat + 1}`) : nothing}</g>
  </svg>`;
};

/** A seat's mark: its glyph on its colour. @param {string} name @param {number} seat */
export const mark = (name, seat) => {
  const from = shapes(name);
  return html`<svg class="cc-mark" viewBox="-6 -6 12 12" aria-hidden="true" focusable="false">
    <circle r="6" fill=${`var(--seat-${seat + 1})`} />
    <g transform="scale(.9)">${from ? shape(from, `glyph-${seat + 1}`) : nothing}</g>
  </svg>`;
};
