/** Strokes in the style of a botanical plate: etched lines along the form, white highlights and leaves. */

import { svg } from '../../../web/board/templates.js';
import { short } from './paths.js';

/**
 * Return thin lines in the dark shade of the hue.
 * @param {string} d
 * @param {number} [opacity]
 * @param {number} [width]
 */
export const etch = (
  d,
  opacity = 0.34,
  width = 1.2,
) => svg`<path d=${d} fill="none" stroke="var(--bl)"
  stroke-width=${width} stroke-linecap="round" opacity=${opacity} />`;

/** @param {string} d @param {number} [opacity] */
export const shine = (
  d,
  opacity = 0.5,
) => svg`<path d=${d} fill="none" stroke="#fff" stroke-width="3"
  stroke-linecap="round" opacity=${opacity} />`;

/** Return a filled shape with a dark outline. @param {string} d @param {string} fill @param {number} [width] */
export const form = (
  d,
  fill,
  width = 2.6,
) => svg`<path d=${d} fill=${fill} stroke="var(--bl)" stroke-width=${width}
  stroke-linejoin="round" />`;

/**
 * Return a line as thick as a stem, dark outside and light inside.
 * @param {string} d
 * @param {[string, number][]} coats
 */
export const stem = (d, coats) =>
  coats.map(
    ([stroke, width]) => svg`<path d=${d} fill="none" stroke=${stroke}
  stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`,
  );

/** @param {[number, number]} at @param {number} length @param {number} width @param {number} turn degrees */
export function leaf([x, y], length, width, turn) {
  const side = (/** @type {number} */ w) =>
    `C${w} ${short(-length * 0.25)} ${w} ${short(-length * 0.75)}`;
  const back = `C${-width} ${short(-length * 0.75)} ${-width} ${short(-length * 0.25)} 0 0z`;
  return svg`<g transform=${`translate(${short(x)} ${short(y)}) rotate(${turn})`}>
    <path d=${`M0 0${side(width)} 0 ${short(-length)}${back}`} fill="var(--b2)" stroke="var(--bl)" stroke-width="2" />
    <path d=${`M0-3V${short(-length * 0.8)}`} stroke="var(--bl)" stroke-width="1" opacity=".55" /></g>`;
}
