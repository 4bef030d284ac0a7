/** A specimen: its body, and a bulb on a stalk for each space. */

import { html, addSharedSvg, svg } from '../../../web/board/templates.js';
import { BODIES } from './bodies.js';
import { bulb, bulbPaints } from './bulbs.js';
import { COLOURS } from './glyphs.js';
import { short } from './paths.js';

/** @typedef {import('./glyphs.js').Colour} Colour */

/** The positions of the bulbs, by size. @type {Record<number, [number, number][]>} */
const SPACES = {
  1: [[120, 46]],
  2: [
    [82, 50],
    [158, 50],
  ],
  3: [
    [58, 72],
    [120, 36],
    [182, 72],
  ],
  4: [
    [34, 84],
    [90, 38],
    [150, 38],
    [206, 84],
  ],
};
const SCALE = [0, 0.78, 0.87, 0.94, 1];
const LIFT = [0, 44, 26, 8, 0];
const GROUND = 326;

/** Add the gradients of the four colours to the page once. */
export function preparePaints() {
  const stop = (/** @type {string} */ hue, /** @type {number} */ at) => svg`<stop offset=${at}
    style=${`stop-color: var(--${hue})`} />`;
  const one = (/** @type {Colour} */ colour) => svg`<g class=${`bu-${colour}`}>
    <linearGradient id=${`bu-skin-${colour}`} class=${`bu-${colour}`} x2=".25" y2="1">
      ${stop('b1', 0)}${stop('b2', 0.55)}${stop('b3', 1)}</linearGradient>
    <linearGradient id=${`bu-shade-${colour}`} class=${`bu-${colour}`} x2="0" y2="1">
      ${stop('b2', 0)}${stop('b3', 1)}</linearGradient>
    <linearGradient id=${`bu-stem-${colour}`} class=${`bu-${colour}`} x2="0" y2="1">
      ${stop('b2', 0)}${stop('be', 0.3)}${stop('b1', 1)}</linearGradient>
    <radialGradient id=${`bu-face-${colour}`} class=${`bu-${colour}`}>
      <stop offset=".3" style="stop-color: var(--be)" stop-opacity=".72" />
      <stop offset="1" style="stop-color: var(--be)" stop-opacity="0" /></radialGradient></g>`;
  addSharedSvg(
    'bulbous-paint',
    () => html`<svg width="0" height="0"><defs>
    ${COLOURS.map(one)}${bulbPaints()}</defs></svg>`,
  );
}

/**
 * Return the picture of a specimen.
 * @param {{ colour: Colour, size: number, bulbs?: (Colour | null)[], mood?: import('./faces.js').Mood,
 *   look?: import('./faces.js').Look, fresh?: number }} specimen `bulbs`: the owner of each lit bulb; `fresh`: the
 *   index of the newest bulb
 */
export function creature({ colour, size, bulbs = [], mood = 'sleepy', look = [0, 0], fresh = -1 }) {
  const scale = SCALE[size];
  const paint = (/** @type {string} */ part) => `url(#bu-${part}-${colour})`;
  const body = BODIES[colour]({ size, mood, look, paint });
  const hx = 120 + (body.top[0] - 120) * scale;
  const hy = GROUND - (GROUND - body.top[1]) * scale;
  const stalks = SPACES[size].map(([x, y]) => {
    const foot = y + LIFT[size];
    const line =
      `M${short(hx + (x - hx) * 0.26)} ${short(hy + 30)}C${short(hx + (x - hx) * 0.4)} ${short(hy - 18)} ` +
      `${x} ${short(foot + 58)} ${x} ${short(foot + 26)}`;
    return svg`<path d=${line} fill="none" stroke="var(--cup-line)" stroke-width="6.5" stroke-linecap="round" />
      <path d=${line} fill="none" stroke="var(--cup)" stroke-width="3.4" stroke-linecap="round" />`;
  });
  const stand = `translate(${short(120 - 120 * scale)} ${short(GROUND - GROUND * scale)}) scale(${scale})`;
  const spaces = SPACES[size].map(([x, y], at) =>
    bulb([x, y + LIFT[size]], bulbs[at] ?? null, at === fresh, `${colour}-bulb-${at}`),
  );
  return html`<svg class=${`bu-creature bu-${colour}`} viewBox="8 0 224 336" preserveAspectRatio="xMidYMax meet"
    aria-hidden="true" focusable="false">
    <ellipse cx="120" cy="327" rx=${short(82 * scale)} ry="7" fill="#000" opacity=".28" />
    <g transform=${stand} style=${`--lid: ${body.lid}`}>${body.back}</g>${stalks}
    <g transform=${stand} style=${`--lid: ${body.lid}`}>${body.front}</g>${spaces}</svg>`;
}
