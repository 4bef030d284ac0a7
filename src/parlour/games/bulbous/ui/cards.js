/**
 * Charm cards, 84 by 118, which show number, glyph, symbol and colour, from largest to smallest. A wild is a night card
 * with both of its colours.
 */

import { html, svg } from '../../../web/board/templates.js';
import { COLOURS, SYMBOL, glyphPath, symbolPath } from './glyphs.js';
import { rosette, short } from './paths.js';

/** @typedef {import('./glyphs.js').Colour} Colour */
/** @typedef {import('./glyphs.js').Symbol} Symbol */

/**
 * Return the colour, value and symbol of a card id: `blue-7`, `blue-x2`, `wild-circle`.
 * @param {string} id
 * @returns {{ colour: Colour | null, value: string, symbol: import('./glyphs.js').Symbol }}
 */
export function read(id) {
  const [first, second] = id.split('-');
  if (first === 'wild')
    return { colour: null, value: 'wild', symbol: /** @type {Symbol} */ (second) };
  const colour = /** @type {Colour} */ (first);
  return { colour, value: second, symbol: SYMBOL[colour] };
}

/** Return the face of a card. @param {string} id */
export function card(id) {
  const { colour, value, symbol } = read(id);
  return colour === null ? night(symbol) : day(colour, value, symbol);
}

/** Return a face-up card of the tray, animated from the hand. @param {string} id */
export const laid = id => html`<span class="bu-face" data-moves=${id}>${card(id)}</span>`;

/** Return a face-down card of the tray. */
export const laidDown = () => html`<span class="bu-face">${back()}</span>`;

const STARS = [
  [16, 40],
  [68, 34],
  [20, 86],
  [66, 92],
  [42, 22],
  [60, 100],
  [14, 62],
  [71, 66],
];
const SUN = `${Array.from({ length: 16 }, (_, at) => {
  const reach = at % 2 ? 7 : at % 4 ? 13 : 21;
  const angle = (at * Math.PI) / 8 - Math.PI / 2;
  return `${at ? 'L' : 'M'}${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`;
}).join('')}z`;

/** @param {import('./glyphs.js').Symbol} symbol */
function night(symbol) {
  const [left, right] = COLOURS.filter(colour => SYMBOL[colour] === symbol);
  const half = (/** @type {Colour} */ colour, /** @type {number} */ x) => svg`<svg x=${x} y="-50"
    width="44" height="100" viewBox=${`${x} -50 44 100`} class=${`bu-${colour}`}
    fill="var(--b2)">${symbolPath(symbol, 29)}</svg>`;
  const corner = (/** @type {Colour} */ colour, /** @type {number} */ x) => svg`<g
    transform=${`translate(${x} 19) scale(.95)`} class=${`bu-${colour}`} fill="var(--b1)"
    color="var(--b1)">${glyphPath(colour)}</g>`;
  return html`<svg class="bu-card" viewBox="0 0 84 118" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="82" height="116" rx="9" fill="#20283A" stroke="#0E1320" />
    <rect x="5" y="5" width="74" height="108" rx="6" fill="none" stroke="#E9BE62" stroke-width="1.2" opacity=".8" />
    ${STARS.map(([x, y], at) => svg`<circle cx=${x} cy=${y} r=${at % 3 ? 0.9 : 1.4} fill="#F7E8B8" />`)}
    <g transform="translate(42 61)" stroke-width="3" stroke="#F7E8B8">${half(left, -44)}${half(right, 0)}</g>
    <path transform=${`translate(42 ${symbol === 'circle' ? 61 : 64}) scale(.92)`} d=${SUN} fill="#FFF6D6" />
    ${corner(left, 17)}${corner(right, 67)}</svg>`;
}

/** @param {Colour} colour @param {string} value @param {import('./glyphs.js').Symbol} symbol */
function day(colour, value, symbol) {
  const double = value === 'x2';
  const pointed = symbol === 'triangle';
  const cy = pointed ? 62 : 59;
  const inner = pointed ? 31 : 29;
  const rays = Array.from({ length: 20 }, (_, at) => {
    const angle = (at * Math.PI) / 10;
    const outer = at % 2 ? inner + 4 : inner + 8;
    const spot = (/** @type {number} */ r) =>
      `${short(42 + r * Math.cos(angle))} ${short(cy + r * Math.sin(angle))}`;
    return `M${spot(inner)}L${spot(outer)}`;
  });
  const corner = (/** @type {string} */ move) => svg`<g transform=${move} fill="var(--b3)"
    color="var(--b3)">${glyphPath(colour)}</g>`;
  const radius = double ? (pointed ? 27 : 25) : pointed ? 34 : 30;
  const base = double ? (pointed ? 76 : 70) : pointed ? 79 : 75;
  return html`<svg class=${`bu-card bu-${colour}`} viewBox="0 0 84 118" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="82" height="116" rx="9" fill="var(--card)" stroke="var(--card-line)" />
    <rect x="5" y="5" width="74" height="108" rx="6" fill="none" stroke="var(--b2)" stroke-width="1.4" />
    <g transform=${`translate(42 ${cy})`} fill="var(--b1)" fill-opacity=${double ? 0.95 : 0.5} stroke="var(--b2)"
      stroke-width="2.2">${symbolPath(symbol, radius)}</g>
    ${double ? svg`<path d=${rays.join('')} stroke="var(--b2)" stroke-width="2" stroke-linecap="round" />` : null}
    <text x="42" y=${base} text-anchor="middle" font-size=${double ? 31 : 47} font-family="var(--serif)"
      font-weight="600" fill="var(--bl)">${double ? '×2' : value}</text>
    ${corner('translate(17 18)')}${corner('translate(67 100) rotate(180)')}</svg>`;
}

const CORNERS = [
  [14, 14],
  [70, 14],
  [14, 104],
  [70, 104],
];

/** Return the back of a card. */
const back =
  () => html`<svg class="bu-card" viewBox="0 0 84 118" aria-hidden="true" focusable="false">
  <rect x="1" y="1" width="82" height="116" rx="9" fill="var(--back)" stroke="var(--back-line)" />
  <rect x="6" y="6" width="72" height="106" rx="6" fill="none" stroke="var(--back-ink)" stroke-width="1.4"
    opacity=".8" />
  <g transform="translate(42 59)" fill="none" stroke="var(--back-ink)" stroke-width="1.3">
    <path d=${rosette(21, 8, 180, 12)} opacity=".9" /><path d=${rosette(21, -8, 180, 12)} opacity=".9" />
    <circle r="8" /><circle r="34" opacity=".5" /></g>
  ${CORNERS.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.4" fill="var(--back-ink)" />`)}</svg>`;
