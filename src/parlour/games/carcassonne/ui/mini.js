/** The small board of cards and lists: the land as it lies, as large as fits. */

import { html, render, svg } from '../../../web/board/lit.js';
import { tilePicture } from './land.js';
import { extent } from './map.js';

/** A land for cards without a match. */
const SAMPLE = {
  tiles: [
    { tile: 'D', x: 0, y: 0, turns: 0 },
    { tile: 'N', x: 0, y: -1, turns: 2 },
    { tile: 'U', x: 1, y: 0, turns: 1 },
    { tile: 'B', x: 1, y: 1, turns: 0 },
    { tile: 'V', x: -1, y: 0, turns: 3 },
  ],
};

/**
 * Draw a view, or a sample land, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  const shown = view?.tiles?.length ? view : SAMPLE;
  const { left, right, top, bottom } = extent(shown);
  const box = `${(left + 1) * 100} ${(top + 1) * 100} ${(right - left - 1) * 100} ${(bottom - top - 1) * 100}`;
  const one = (/** @type {any} */ tile) => svg`<svg x=${tile.x * 100} y=${tile.y * 100} width="100" height="100">
    ${tilePicture(tile.tile, tile.turns)}</svg>`;
  render(
    html`<svg class="cc-mini" viewBox=${box} aria-hidden="true" focusable="false">${shown.tiles.map(one)}</svg>`,
    element,
  );
}
