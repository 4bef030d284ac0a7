/** The small board of cards and lists: the land as it lies, as large as fits. */

import { html, render } from '../../../web/board/templates.js';
import { extent, tiles } from './land.js';
import { fetchSheet, prepare, sheetName } from './sheet.js';

/** The sheet of the sample alone, so that whoever comes to the first page need not fetch all tiles. */
const CARD = 'card';
/** A land for cards without a match. */
const SAMPLE = {
  options: null,
  tiles: [
    { tile: 'D', x: 0, y: 0, turns: 0 },
    { tile: 'N', x: 0, y: -1, turns: 2 },
    { tile: 'U', x: 1, y: 0, turns: 1 },
    { tile: 'B', x: 1, y: 1, turns: 0 },
    { tile: 'V', x: -1, y: 0, turns: 3 },
    { tile: 'E', x: 0, y: 1, turns: 0 },
    { tile: 'BM07', x: -1, y: 1, turns: 1 },
    { tile: 'F', x: 1, y: -1, turns: 1 },
    { tile: 'E', x: -1, y: -1, turns: 1 },
  ],
};

/**
 * Draw a view, or a sample land, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  prepare();
  const shown = view?.tiles?.length ? view : SAMPLE;
  const { left, right, top, bottom } = extent(shown);
  // The sample fills its card; a match is shown whole, on the cloth.
  const fit = shown === SAMPLE ? 'xMidYMid slice' : 'xMidYMid meet';
  const box = `${left * 100 - 6} ${top * 100 - 6} ${(right - left) * 100 + 12} ${(bottom - top) * 100 + 12}`;
  const name = shown === SAMPLE ? CARD : sheetName(shown.options);
  const draw = () =>
    render(
      html`<svg class="cc-mini" viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true" focusable="false">
        ${tiles(name, shown.tiles)}
      </svg>`,
      element,
    );
  fetchSheet(name).then(draw, draw);
}
