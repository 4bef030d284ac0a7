/** Faces. The mood shows the state of a specimen: "sleepy" waits, "awake" is contested now, "happy" is complete. */

import { nothing, svg } from '../../../web/board/templates.js';
import { short } from './paths.js';

/** @typedef {'sleepy' | 'awake' | 'happy'} Mood */
/** @typedef {[number, number]} Look the direction of the eyes, each coordinate from -1 to 1 */

const LINE = 2.4;

/** @param {number} x @param {number} y @param {number} r @param {Mood} mood @param {Look} look */
function eye(x, y, r, mood, [lx, ly]) {
  if (mood === 'happy') {
    const arc = `M${short(x - r)} ${short(y + 2)}Q${short(x)} ${short(y - r * 1.15)} ${short(x + r)} ${short(y + 2)}`;
    return svg`<path d=${arc} fill="none" stroke="var(--bl)" stroke-width="3" stroke-linecap="round" />`;
  }
  const asleep = mood === 'sleepy';
  const tall = r * 1.12;
  const lid = asleep ? 0.1 : -0.66;
  const height = lid * tall;
  const reach = r * Math.sqrt(1 - lid * lid);
  const px = lx * r * 0.26;
  const py = ly * r * 0.26;
  const closed =
    `M${short(-reach)} ${short(height)}A${short(r)} ${short(tall)} 0 0 1 ${short(reach)} ${short(height)}` +
    `Q0 ${short(height + r * 0.34)} ${short(-reach)} ${short(height)}z`;
  return svg`<g transform=${`translate(${short(x)} ${short(y)})`}>
    <ellipse rx=${short(r)} ry=${short(tall)} fill="#FFFCF2" stroke="var(--bl)" stroke-width="2" />
    <circle cx=${short(px)} cy=${short(py + (asleep ? r * 0.3 : 0))} r=${short(r * 0.64)} fill="#2B1D16" />
    <circle cx=${short(px - r * 0.2)} cy=${short(py - r * 0.22 + (asleep ? r * 0.42 : 0))} r=${short(r * 0.2)}
      fill="#fff" />
    <path d=${closed} fill="var(--lid, var(--b2))" stroke="var(--bl)" stroke-width="2" stroke-linejoin="round" /></g>`;
}

/** @param {number} x @param {number} y @param {1 | -1} side */
const brow = (x, y, side) =>
  svg`<path d=${[
    `M${x - 11 * side} ${y - 3}q${9 * side} -10 ${21 * side} 2q${2 * side} 4 ${side} 5`,
    `q${-4 * side} -1 ${-7 * side} -2q${-9 * side} -4 ${-15 * side} -5z`,
  ].join('')} fill="var(--be)" stroke="var(--bl)" stroke-width="1.8" stroke-linejoin="round" />`;

/** @param {Mood} mood @param {number} x @param {number} y */
function mouth(mood, x, y) {
  if (mood === 'sleepy') return `M${x - 5} ${y + 9}q5 2.5 10 0`;
  return mood === 'happy' ? `M${x - 9} ${y + 5}q9 10 18 0` : `M${x - 6.5} ${y + 7}q6.5 6.5 13 0`;
}

/**
 * Return a face around a point: two eyes, cheeks, a mouth, and the tufts of a leader's brow.
 * @param {[number, number]} at @param {number} gap from the centre to an eye @param {number} r of an eye
 * @param {{ mood: Mood, look: Look, size: number }} self
 */
export function face([x, y], gap, r, { mood, look, size }) {
  const cheek = (
    /** @type {number} */ side,
  ) => svg`<ellipse cx=${x + side * (gap + r * 0.7)} cy=${y + r * 1.25}
    rx="7.5" ry="4.6" fill="var(--blush)" opacity=".55" />`;
  const tufts =
    size === 4 ? svg`${brow(x - gap, y - r - 5, -1)}${brow(x + gap, y - r - 5, 1)}` : nothing;
  return svg`${cheek(-1)}${cheek(1)}${eye(x - gap, y, r, mood, look)}${eye(x + gap, y, r, mood, look)}
    <path d=${mouth(mood, x, y + r)} fill="none" stroke="var(--bl)" stroke-width=${LINE} stroke-linecap="round" />
    ${tufts}`;
}

const STAR = 'M0-12.5L3.4-4.7 11.9-3.9 5.5 1.8 7.3 10.1 0 5.8-7.3 10.1-5.5 1.8-11.9-3.9-3.4-4.7z';

/**
 * Return a brass medal on its ribbon for a bailiff, or a star for a leader.
 * @param {[number, number]} at @param {number} w @param {number} size
 */
export function medal([x, y], w, size) {
  if (size < 3) return nothing;
  const left = `M${x - w / 2} ${y - 17}Q${x - w * 0.3} ${y - 3} ${x} ${y}`;
  const ribbon = `${left}Q${x + w * 0.3} ${y - 3} ${x + w / 2} ${y - 17}`;
  const thread = (
    /** @type {string} */ colour,
    /** @type {number} */ width,
  ) => svg`<path d=${ribbon} fill="none"
    stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-dasharray=".1 6.2" />`;
  const plate =
    size === 3
      ? svg`<circle r="9" /><circle r="4.2" fill="#FBE7B0" stroke-width="1" />`
      : svg`<path d=${STAR} /><circle r="3" fill="#FBE7B0" stroke-width="1" />`;
  return svg`${thread('#6B4612', 5.6)}${thread('#E9BE62', 3.6)}<g transform=${`translate(${x} ${y + 6})`}
    fill="#E9BE62" stroke="#6B4612" stroke-width="1.8" stroke-linejoin="round">${plate}</g>`;
}
