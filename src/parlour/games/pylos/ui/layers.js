/** One level of the pyramid, flat and seen from above: it shows what the balls above it hide. */

import { HOLLOWS, SIZES, bare, seenFrom, supported } from './geometry.js';
import { ball, grainOf } from './wood.js';

/** Drawn units round a plate's hollows. */
const EDGE = 10;

/** @param {import('./scene.js').Picture} picture @param {string} cell */
function flatMarks(picture, cell) {
  const { balls, glowing, offered, offer, lifted, drafted, trace, ring } = picture, up = lifted.includes(cell);
  let drawn = '';
  if (glowing.has(cell)) drawn += '<circle r="52" fill="url(#py-spot)" class="py-breath"/><circle r="24" class="py-spotring"/>';
  if (ring.includes(cell) && !up) drawn += '<circle r="49" class="py-flatring"/>';
  if (trace?.cell === cell && balls[cell] && drafted !== cell && !up && !ring.includes(cell)) drawn += '<circle r="46" class="py-lastring py-trace"/>';
  if (!balls[cell] && (trace?.source === cell || trace?.taken.includes(cell))) drawn += `<g class="py-trace"><circle r="30" class="py-was"/>${trace.taken.includes(cell) ? '<path d="M-13 -13L13 13M13 -13L-13 13" class="py-home"/>' : ''}</g>`;
  if (up || drafted === cell) drawn += '<circle r="46" class="py-handring"/>';
  if (!up && offered.has(cell)) drawn += offer === 'take' ? '<circle r="45" class="py-offerring py-breath"/>' : '<g class="py-mayrise"><circle cy="-24" r="17"/><path d="M-8 -20L0 -28L8 -20"/></g>';
  return drawn;
}

/** A plate as SVG, turned as the eye is. @param {number} level @param {import('./scene.js').Picture} picture @param {number} turn */
export function plate(level, picture, turn) {
  const size = SIZES[level - 1], side = size * 100 + 2 * EDGE, { balls, lifted } = picture;
  let drawn = `<rect x="2" y="2" width="${side - 4}" height="${side - 4}" rx="20" class="py-plate"/>`;
  for (const hollow of HOLLOWS) {
    if (hollow.level !== level) continue;
    const { cell } = hollow, [column, row] = seenFrom(hollow, turn), x = EDGE + 50 + column * 100, y = side - EDGE - 50 - row * 100, up = lifted.includes(cell);
    drawn += `<g transform="translate(${x} ${y})" data-at="${cell}" class="${picture.glowing.has(cell) ? 'py-spot' : ''}"><circle r="38" class="py-pit${balls[cell] || supported(balls, cell) ? '' : ' shut'}"/>`;
    if (balls[cell] && !up) drawn += `<g transform="scale(.93)">${ball(balls[cell], grainOf(hollow))}</g>${bare(balls, cell) ? '' : '<circle r="46.500" class="py-held"/>'}`;
    if (up) drawn += `<g transform="scale(.6)" opacity=".55">${ball(balls[cell], grainOf(hollow))}</g>`;
    drawn += `${flatMarks(picture, cell)}</g>`;
  }
  return `<svg viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false">${drawn}</svg>`;
}
