/** Bulbs on their sockets. An unlit bulb is clear glass; a lit one has the colour and the glyph of its owner. */

import { svg } from '../../../web/board/templates.js';
import { COLOURS, glyphPath } from './glyphs.js';
import { short } from './paths.js';

/** @typedef {import('./glyphs.js').Colour} Colour */

/** Return the radial gradients of lit bulbs, which are added to the page once. */
export const bulbPaints = () =>
  COLOURS.map(
    colour => svg`
  <radialGradient id=${`bu-halo-${colour}`} class=${`bu-${colour}`}>
    <stop offset=".25" style="stop-color: var(--glow)" stop-opacity=".85" />
    <stop offset="1" style="stop-color: var(--glow)" stop-opacity="0" /></radialGradient>
  <radialGradient id=${`bu-lit-${colour}`} class=${`bu-${colour}`} cx=".5" cy=".42" r=".68">
    <stop offset="0" stop-color="#FFFDF0" /><stop offset=".52" style="stop-color: var(--b1)" />
    <stop offset="1" style="stop-color: var(--b2)" /></radialGradient>`,
  );

/** @param {number} r */
function cup(r) {
  const top = `M${short(-r * 0.5)} ${short(r * 0.78)}Q0 ${short(r * 1.35)} ${short(r * 0.5)} ${short(r * 0.78)}`;
  const foot = `L${short(r * 0.34)} ${short(r * 1.3)}Q0 ${short(r * 1.56)} ${short(-r * 0.34)} ${short(r * 1.3)}z`;
  return svg`<path d=${top + foot} fill="var(--cup)" stroke="var(--cup-line)" stroke-width="1.6" />`;
}

/** @param {number} r */
function glass(r) {
  const [full, wide, neck] = [short(r), short(r * 0.62), short(r * 0.42)];
  const right = `C${wide} ${-full} ${full} ${short(-r * 0.55)} ${full} ${short(-r * 0.02)}`;
  const in1 = `C${full} ${short(r * 0.5)} ${short(r * 0.52)} ${wide} ${neck} ${short(r * 0.98)}H${-neck}`;
  const out = `C${short(-r * 0.52)} ${wide} ${-full} ${short(r * 0.5)} ${-full} ${short(-r * 0.02)}`;
  return `M0 ${-full}${right}${in1}${out}C${-full} ${short(-r * 0.55)} ${-wide} ${-full} 0 ${-full}z`;
}

/**
 * Return one socket with its bulb. Log rows can highlight it by its place.
 * @param {[number, number]} at @param {Colour | null} owner null for an unlit bulb @param {boolean} fresh just lit
 * @param {string} place @param {number} [r] radius of the glass
 */
export function bulb([x, y], owner, fresh, place, r = 21) {
  const move = `translate(${short(x)} ${short(y)})`;
  if (owner === null) {
    const wire = [
      `M${short(-r * 0.22)} ${short(r * 0.9)}L${short(-r * 0.3)} ${short(r * 0.1)}`,
      `L0 ${short(r * 0.42)}L${short(r * 0.3)} ${short(r * 0.1)}L${short(r * 0.22)} ${short(r * 0.9)}`,
    ].join('');
    return svg`<g transform=${move} class="bu-bulb" data-place=${place}>
      <path class="bu-outline" d=${glass(r)} fill="var(--glass)" stroke="var(--glass-line)" stroke-width="1.8" />
      <path d=${wire} fill="none" stroke="var(--glass-line)" stroke-width="1.3" opacity=".75" />
      ${gleam(r, 0.75)}${cup(r)}</g>`;
  }
  return svg`<g transform=${move} class=${`bu-bulb bu-lit bu-${owner} ${fresh ? 'bu-fresh' : ''}`} data-place=${place}>
    <circle class="bu-halo" r=${short(r * 2.05)} fill=${`url(#bu-halo-${owner})`} />
    <path class="bu-outline" d=${glass(r)} fill=${`url(#bu-lit-${owner})`} stroke="var(--b3)" stroke-width="1.8" />
    <g transform=${`translate(0 ${short(-r * 0.06)}) scale(${short(r * 0.62) / 10})`}
      fill="var(--bl)" color="var(--bl)">
      ${glyphPath(owner)}</g>${gleam(r, 0.9)}${cup(r)}</g>`;
}

/** @param {number} r @param {number} opacity */
const gleam = (r, opacity) => svg`<path class="bu-gleam" opacity=${opacity}
  d=${
    `M${short(-r * 0.64)} ${short(-r * 0.15)}Q${short(-r * 0.6)} ${short(-r * 0.6)} ` +
    `${short(-r * 0.24)} ${short(-r * 0.74)}`
  } />`;
