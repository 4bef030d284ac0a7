/** The spotlight: dims the map except for some features, which get an outline. */

import { nothing, svg } from '../../../web/board/templates.js';
import { segmentOutline } from './land.js';

/** @typedef {import('./types').View} View */

/** Widths of a road and of the outline, in hundredths of a tile. */
const [ROAD, EDGE] = [15, 4];

/**
 * Return the shapes of places, for a mask or for the outline around it.
 * @param {string} name
 * @param {any} view with the drafted tile
 * @param {readonly string[]} places
 * @param {number} margin around the shapes
 */
const shapes = (name, view, places, margin) =>
  places.map(place => {
    const outline = segmentOutline(name, view, place);
    if (!outline) return nothing;
    const isRoad = outline.kind === 'road';
    return svg`<path class=${isRoad ? 'cc-is-road' : ''} transform=${outline.move} d=${outline.path}
      stroke-width=${(isRoad ? ROAD : 0.8) + 2 * margin} />`;
  });

/**
 * Return the drawing that dims all tiles except for places and a circle.
 * @param {string} name name of the sheet
 * @param {View} view
 * @param {readonly any[]} tiles all tiles, including the drafted one
 * @param {{ places: readonly string[], circle: [x: number, y: number] | null }} lit
 */
export function spotlight(name, view, tiles, { places, circle }) {
  if (!places.length) return nothing;
  const drawn = { ...view, tiles };
  const ground = tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100Z`).join('');
  const disc = (/** @type {number} */ radius) =>
    circle ? svg`<circle cx=${circle[0]} cy=${circle[1]} r=${radius} />` : nothing;
  const [xs, ys] = [tiles.map(tile => tile.x * 100), tiles.map(tile => tile.y * 100)];
  const [left, top] = [Math.min(...xs) - 50, Math.min(...ys) - 50];
  const [width, height] = [Math.max(...xs) + 150 - left, Math.max(...ys) + 150 - top];
  return svg`<mask id="cc-cut" maskUnits="userSpaceOnUse" x=${left} y=${top} width=${width} height=${height}>
      <rect x=${left} y=${top} width=${width} height=${height} fill="#fff" />
      <g class="cc-cut">${shapes(name, drawn, places, 0)}${disc(26)}</g>
    </mask>
    <g mask="url(#cc-cut)">
      <path class="cc-dusk" d=${ground} />
      <g class="cc-outline">${shapes(name, drawn, places, EDGE)}${disc(26 + EDGE)}</g>
    </g>`;
}
