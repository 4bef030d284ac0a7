/** The plates: each level of the pyramid, seen from above, including balls that others hide. */

import { html, nothing, svg } from '../../../web/board/templates.js';
import { HOLLOWS, SIZES, isFree, seenFrom, isSupported } from './geometry.js';
import { PREMOVE_RING, premoveBall } from './marks.js';
import { ball, grainOf } from './wood.js';

/** Margin around a plate's hollows, in drawing units. */
const PLATE_MARGIN = 10;
const RISES = svg`<g class="py-mayrise"><circle cy="-24" r="17"/><path d="M-8 -20L0 -28L8 -20"/></g>`;

/**
 * @param {import('./scene.js').Picture} picture
 * @param {string} cell
 */
function flatMarks(picture, cell) {
  const { balls, glowing, offered, offer, lifted, drafted, premove, trace, ring } = picture;
  const up = lifted.includes(cell);
  const taken = trace?.taken.includes(cell);
  const last =
    trace?.cell === cell && balls[cell] && drafted !== cell && !up && !ring.includes(cell);
  return [
    glowing.has(cell)
      ? svg`<circle r="52" fill="url(#py-spot)" class="py-breath"/><circle r="24" class="py-spotring"/>`
      : nothing,
    ring.includes(cell) && !up ? svg`<circle r="49" class="py-flatring"/>` : nothing,
    last ? svg`<circle r="46" class="py-lastring py-trace"/>` : nothing,
    !balls[cell] && (trace?.source === cell || taken)
      ? svg`<g class="py-trace"><circle r="30" class="py-was"/>
          ${taken ? svg`<path d="M-13 -13L13 13M13 -13L-13 13" class="py-home"/>` : nothing}</g>`
      : nothing,
    up || drafted === cell ? svg`<circle r="46" class="py-handring"/>` : nothing,
    premove?.source === cell ? PREMOVE_RING : nothing,
    up || !offered.has(cell)
      ? nothing
      : offer === 'take'
        ? svg`<circle r="45" class="py-offerring py-breath"/>`
        : RISES,
  ];
}

/**
 * Return the drawing of a level's plate, rotated like the view.
 * @param {number} level
 * @param {import('./scene.js').Picture} picture
 * @param {number} turn
 */
export function plateDrawing(level, picture, turn) {
  const size = SIZES[level - 1];
  const side = size * 100 + 2 * PLATE_MARGIN;
  const { balls, own, lifted, glowing, isQuiet, premove } = picture;
  const spot = isQuiet ? 'py-spot quiet' : 'py-spot';
  const hollows = HOLLOWS.filter(hollow => hollow.level === level).map(hollow => {
    const { cell } = hollow;
    const [column, row] = seenFrom(hollow, turn);
    const at = `translate(${PLATE_MARGIN + 50 + column * 100} ${side - PLATE_MARGIN - 50 - row * 100})`;
    const shut = balls[cell] || isSupported(balls, cell) ? '' : ' shut';
    const grain = grainOf(hollow);
    const held = isFree(balls, cell) ? nothing : svg`<circle r="46.500" class="py-held"/>`;
    const lies = svg`<g transform="scale(.93)">${ball(balls[cell], grain)}</g>${held}`;
    const lifts = svg`<g transform="scale(.6)" opacity=".55">${ball(balls[cell], grain)}</g>`;
    return svg`<g transform=${at} data-at=${cell} class=${glowing.has(cell) ? spot : ''}>
      <circle r="38" class="py-pit${shut}"/>
      ${premove?.cell === cell ? premoveBall(own, hollow) : nothing}
      ${lifted.includes(cell) ? lifts : balls[cell] ? lies : nothing}
      ${flatMarks(picture, cell)}</g>`;
  });
  return html`<svg viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width=${side - 4} height=${side - 4} rx="20" class="py-plate"/>${hollows}</svg>`;
}
