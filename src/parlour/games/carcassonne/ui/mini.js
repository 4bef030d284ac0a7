/** The miniature board for cards and lists: the whole map, scaled to fit. */

import { html, render } from '../../../web/board/templates.js';
import { mapBounds, tiles } from './land.js';
import { fetchSheet, addSharedDefinitions, sheetName } from './sheet.js';

/** A sheet with only the sample's tiles, so that the front page does not fetch all tiles. */
const SAMPLE_SHEET = 'card';
/** The sample map for cards without a match. */
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
 * Render a view, or the sample map, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  addSharedDefinitions();
  const source = view?.tiles?.length ? view : SAMPLE;
  const { left, right, top, bottom } = mapBounds(source);
  // The sample fills its card to the edges, but the map of a match is shown whole with a margin.
  const [fit, margin] = source === SAMPLE ? ['xMidYMid slice', -3] : ['xMidYMid meet', 6];
  const [width, height] = [right - left, bottom - top].map(size => size * 100 + 2 * margin);
  const viewBox = `${left * 100 - margin} ${top * 100 - margin} ${width} ${height}`;
  const name = source === SAMPLE ? SAMPLE_SHEET : sheetName(source.options);
  const draw = () =>
    render(
      html`<svg class="cc-mini" viewBox=${viewBox} preserveAspectRatio=${fit} aria-hidden="true" focusable="false">
        ${tiles(name, source.tiles)}
      </svg>`,
      element,
    );
  fetchSheet(name).then(draw, draw);
}
