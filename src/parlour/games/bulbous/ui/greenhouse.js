/** The background: a greenhouse window at dusk, and the brass lamp above the contested specimen. */

import { html, svg } from '../../../web/board/templates.js';
import { radians, short } from './paths.js';

const [WIDE, HIGH, PANES, SPRING] = [1200, 560, 6, 196];

/**
 * Return a curved frond.
 * @param {[number, number]} at @param {number} length @param {number} turn @param {number} count @param {number} bend
 */
function frond([x, y], length, turn, count, bend) {
  let [px, py, angle] = [0, 0, turn];
  const line = ['M0 0'];
  const blades = [];
  for (let at = 1; at <= count; at += 1) {
    angle += bend / count;
    px += (length / count) * Math.cos(radians(angle));
    py += (length / count) * Math.sin(radians(angle));
    line.push(`L${short(px)} ${short(py)}`);
    const reach =
      length * 0.3 * Math.sin(Math.PI * Math.min(1, 0.16 + 0.84 * (1 - at / count) * 1.05)) + 5;
    const [half, tip, wide] = [short(reach / 2), short(reach), short(reach * 0.17)];
    const blade = `M0 0Q${half} ${-wide} ${tip} 0Q${half} ${wide} 0 0z`;
    for (const side of [-1, 1]) {
      const move = `translate(${short(px)} ${short(py)}) rotate(${short(angle + side * 62)})`;
      blades.push(svg`<path transform=${move} d=${blade} />`);
    }
  }
  return svg`<g transform=${`translate(${x} ${y})`}>${blades}
    <path d=${line.join('')} fill="none" stroke="currentColor" stroke-width="2.4" /></g>`;
}

/** @param {number} y @param {number} swing @param {number} phase @param {number} pace */
function hill(y, swing, phase, pace) {
  const line = [`M0 ${HIGH}V${y}`];
  for (let x = 0; x <= WIDE; x += 30) {
    const rise = Math.sin(x * pace + phase) + 0.45 * Math.sin(x * pace * 2.3 + phase * 2);
    line.push(`L${x} ${short(y - swing * rise)}`);
  }
  return `${line.join('')}V${HIGH}z`;
}

/** @param {number} x @param {number} y @param {number} h */
const poplar = (x, y, h) =>
  svg`<path d=${[
    `M${x} ${y}C${short(x - h * 0.16)} ${short(y - h * 0.25)} ${short(x - h * 0.1)} ${short(y - h * 0.8)}`,
    ` ${x} ${y - h}`,
    `C${short(x + h * 0.1)} ${short(y - h * 0.8)} ${short(x + h * 0.16)} ${short(y - h * 0.25)} ${x} ${y}z`,
  ].join('')} />`;

const POPLARS = [
  [90, 470, 120],
  [128, 474, 92],
  [560, 462, 104],
  [592, 466, 138],
  [626, 468, 96],
  [1010, 458, 128],
  [1046, 462, 96],
];
/** @type {[[number, number], number, number, number, number][]} */
const FRONDS = [
  [[-8, 560], 250, -84, 20, 44],
  [[-10, 560], 220, -58, 18, 40],
  [[-14, 560], 190, -112, 18, -10],
  [[1208, 560], 250, -96, 20, -44],
  [[1210, 560], 220, -122, 18, -40],
  [[1214, 560], 190, -70, 18, 10],
];

/** Return the window and the landscape behind it, which never change. */
export function window() {
  const pane = WIDE / PANES;
  const posts = Array.from({ length: PANES + 1 }, (_, at) => `M${at * pane} 0V${HIGH}`).join('');
  const arch = (/** @type {number} */ x, /** @type {1 | -1} */ side) =>
    `M${x} ${SPRING}A${pane} ${pane} 0 0 ${side > 0 ? 0 : 1} ${x + side * pane} ${SPRING - pane}`;
  const arches = Array.from(
    { length: PANES + 1 },
    (_, at) => arch(at * pane, 1) + arch(at * pane, -1),
  ).join('');
  const stars = Array.from(
    { length: 34 },
    (_, at) => svg`<circle
    cx=${(at * 377 + 61) % 1190} cy=${(at * 149 + 17) % 230}
    r=${at % 4 ? 1.1 : 1.8} />`,
  );
  return html`<svg class="bu-window" viewBox=${`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMax slice"
    aria-hidden="true" focusable="false"><defs><linearGradient id="bu-sky" x2="0" y2="1">
      <stop style="stop-color: var(--sky1)" />
      <stop offset=".48" style="stop-color: var(--sky2)" />
      <stop offset=".86" style="stop-color: var(--sky3)" /></linearGradient>
    <radialGradient id="bu-sun"><stop style="stop-color: var(--sun)" stop-opacity=".95" />
      <stop offset="1" style="stop-color: var(--sun)" stop-opacity="0" /></radialGradient></defs>
    <rect width=${WIDE} height=${HIGH} fill="url(#bu-sky)" /><circle cx="330" cy="420" r="330" fill="url(#bu-sun)" />
    <path transform="translate(858 104) rotate(24)" d="M0-32A32 32 0 1 0 0 32 25 32 0 0 1 0-32z" fill="var(--moon)" />
    <g fill="var(--star)">${stars}</g><path d=${hill(430, 34, 0.6, 0.0052)} fill="var(--hill1)" />
    <g fill="var(--hill2)">${POPLARS.map(([x, y, h]) => poplar(x, y, h))}</g>
    <path d=${hill(470, 24, 2.4, 0.0071)} fill="var(--hill2)" /><path d=${posts} stroke="var(--bar)" stroke-width="9" />
    <path d=${`${arches}M0 ${SPRING}H${WIDE}M0 372H${WIDE}`} stroke="var(--bar)" stroke-width="6" fill="none" />
    <path d=${posts} stroke="var(--bar-hi)" stroke-width="1.6" transform="translate(-2.5 0)" />
    <g fill="var(--fern)" color="var(--fern)">${FRONDS.map(each => frond(...each))}</g></svg>`;
}

/** The lamp above the contested specimen. */
export const lamp =
  () => html`<svg class="bu-lamp" viewBox="0 0 120 150" aria-hidden="true" focusable="false">
  <defs><linearGradient id="bu-brass"><stop stop-color="#8A5E1C" /><stop offset=".4" stop-color="#F2D189" />
    <stop offset="1" stop-color="#8A5E1C" /></linearGradient></defs>
  <path d="M60 0V74" stroke="#6B4612" stroke-width="2.4" />
  <path d="M18 118C20 92 38 78 52 76V70H68V76C82 78 100 92 102 118z" fill="url(#bu-brass)" stroke="#5A3B0E"
    stroke-width="2" />
  <ellipse cx="60" cy="118" rx="42" ry="7" fill="#FFF3C4" stroke="#5A3B0E" stroke-width="1.6" />
  <path d="M44 119a16 13 0 0 0 32 0z" fill="#FFFBE8" /></svg>`;
