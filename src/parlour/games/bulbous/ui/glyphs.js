/** The marks of a colour: its glyph (bell, frond, tulip, spiral) and its symbol (circle, triangle). */

import { svg } from '../../../web/board/templates.js';
import { rosette, short, spiral } from './paths.js';

/** @typedef {'blue' | 'red' | 'green' | 'yellow'} Colour */
/** @typedef {'circle' | 'triangle'} Symbol */

/** The colours in the order of the rules. @type {readonly Colour[]} */
export const COLOURS = ['blue', 'red', 'green', 'yellow'];

/** The symbol of the wild that fits each colour. @type {Record<Colour, Symbol>} */
export const SYMBOL = { blue: 'circle', red: 'triangle', green: 'circle', yellow: 'triangle' };

const BELL =
  'M-9 1.5C-9-9.5 9-9.5 9 1.5 6 4.2 3.8 2.2 3 2.4L3.6 8.8H-3.6L-3 2.4C-3.8 2.2-6 4.2-9 1.5z';
const FROND = 'M-1.3 9.5C-1.8 1-1-1.5 2.6-4.2 6.6-7-.8-11.4-4.2-6.4-6.5-2.4-1.6 1 .2-1.9';
const LEAF = 'M-.8 8.5C5 8.5 8.5 5.6 9 1 3.6.8.4 3.6-.8 8.5z';
const TULIP =
  'M0 9C-7 9-9.5 3-8.6-7.6-5.6-6.2-4.4-4.6-3.6-2.4-3-5.4-1.8-7.8 0-9.6 1.8-7.8 3-5.4 3.6-2.4 ' +
  '4.4-4.6 5.6-6.2 8.6-7.6 9.5 3 7 9 0 9z';
const CURL = spiral([0, 0.6], [8.4, 1], 1.9, 100, -1);

/** Return a colour's glyph in a box of 20 around the origin, filled with `currentColor`. @param {Colour} colour */
export function glyphPath(colour) {
  if (colour === 'blue') return svg`<path d=${BELL} />`;
  if (colour === 'red') return svg`<path d=${TULIP} />`;
  const line = svg`<path d=${colour === 'green' ? FROND : CURL} fill="none" stroke="currentColor"
    stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round" />`;
  return colour === 'green' ? svg`${line}<path d=${LEAF} />` : line;
}

/** Return a glyph at text size. @param {Colour} colour @param {number} [size] */
export const glyph = (
  colour,
  size = 18,
) => svg`<svg class=${`bu-glyph bu-${colour}`} width=${size} height=${size}
  viewBox="-11 -11 22 22" fill="currentColor" aria-hidden="true" focusable="false">${glyphPath(colour)}</svg>`;

/** Return a symbol centred at the origin. @param {Symbol} symbol @param {number} [radius] */
export function symbolPath(symbol, radius = 9) {
  if (symbol === 'circle') return svg`<circle r=${radius} />`;
  const side = short(radius * 1.08);
  const foot = short(radius * 0.78);
  return svg`<path d=${`M0 ${short(-radius * 1.12)}L${side} ${foot}H${-side}z`} stroke-linejoin="round" />`;
}

/** Return the first player token in the player's colour. @param {Colour} colour */
export const token =
  colour => svg`<svg class=${`bu-token bu-${colour}`} viewBox="-24 -24 48 48" aria-hidden="true">
  <path d=${rosette(19, 2.4, 96, 12)} fill="#E9BE62" stroke="#6B4612" stroke-width="1.8" />
  <circle r="14" fill="var(--b3)" stroke="#6B4612" stroke-width="1.4" />
  <g transform="scale(.94)" fill="#FFF6DC" color="#FFF6DC">${glyphPath(colour)}</g></svg>`;
