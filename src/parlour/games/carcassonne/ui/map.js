/** The land on the table: every tile on its square, the squares where the drawn one fits, and what stands there. */

import { html, nothing, svg } from '../../../web/board/lit.js';
import { meeple, place, tilePicture } from './land.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/types').Words} Words */
/**
 * What is drafted: where the tile would lie, and who would stand on it.
 * @typedef {{ x: number, y: number, turns: number, meeple: string | null }} Laid
 */

const KIND = { c: 'city', r: 'road', f: 'field', m: 'monastery' };

/** The kind of a segment by its name. @param {string} segment */
export const kindOf = segment => KIND[/** @type {'c' | 'r' | 'f' | 'm'} */ (segment[0])];

/** A place `12c0` as the number of its tile and the segment. @param {string} at @returns {[number, string]} */
export function parsed(at) {
  const number = Number.parseInt(at, 10);
  return [number, at.slice(String(number).length)];
}

/** The squares that are shown: all tiles and a border of one. @param {any} view */
export function extent(view) {
  const xs = view.tiles.map((/** @type {any} */ tile) => tile.x);
  const ys = view.tiles.map((/** @type {any} */ tile) => tile.y);
  return {
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    top: Math.min(...ys) - 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** What stands on a tile. @param {any} view @param {number} number @param {any} tile */
function standing(view, number, tile) {
  const found = view.meeples.filter((/** @type {any} */ one) => parsed(one.place)[0] === number);
  const office = view.offices.find((/** @type {any} */ one) => one.tile === number);
  const figures = found.map((/** @type {any} */ one) => {
    const [, segment] = parsed(one.place);
    const [x, y] = place(tile.tile, tile.turns, segment);
    return svg`<g transform=${`translate(${x} ${y})`}>${meeple(one.seat, segment[0] === 'f')}</g>`;
  });
  const chips = (office?.seats ?? []).map(
    (/** @type {number} */ seat, /** @type {number} */ at) => svg`<circle class="cc-chip"
    cx=${50 + 6 * at - 3 * (office.seats.length - 1)} cy="66" r="7" style=${`fill: var(--seat-${seat + 1})`} />`,
  );
  if (!figures.length && !chips.length) return nothing;
  return html`<svg class="cc-on" viewBox="0 0 100 100" aria-hidden="true">${chips}${figures}</svg>`;
}

/**
 * What a tile says to the ear: who stands there, whose chips lie there.
 * @param {Words} t
 * @param {Frame} frame
 * @param {number} number
 */
function spoken(t, frame, number) {
  const view = /** @type {any} */ (frame.view);
  const name = (/** @type {number} */ seat) => frame.chairs[seat]?.name ?? '';
  const people = view.meeples
    .filter((/** @type {any} */ one) => parsed(one.place)[0] === number)
    .map((/** @type {any} */ one) =>
      t('carcassonne-stands', { name: name(one.seat), kind: kindOf(parsed(one.place)[1]) }),
    );
  const { x, y } = view.tiles[number];
  return [t('carcassonne-tile-at', { x, y }), ...people].join(', ');
}

/** @param {number} x @param {number} y @param {any} edges */
const spot = (x, y, { left, top }) => `grid-column: ${x - left + 1}; grid-row: ${y - top + 1}`;

/**
 * The map.
 * @param {Words} t @param {Frame} frame @param {Laid | null} draft @param {boolean} open whether a tile may be laid now
 */
export function map(t, frame, draft, open) {
  const view = /** @type {any} */ (frame.view);
  const edges = extent(view);
  const newest = view.tiles.length - 1;
  const tiles = view.tiles.map(
    (/** @type {any} */ tile, /** @type {number} */ number) =>
      html`<div
        role="img"
        class=${`cc-tile ${number === newest && newest ? 'cc-newest' : ''}`}
        data-place=${number}
        style=${spot(tile.x, tile.y, edges)}
        aria-label=${spoken(t, frame, number)}
      >
        ${tilePicture(tile.tile, tile.turns)}${standing(view, number, tile)}
      </div>`,
  );
  const squares = new Map(view.placements.map((/** @type {any} */ one) => [`${one.x},${one.y}`, one]));
  const free = open
    ? [...squares.values()].map((/** @type {any} */ one) => square(t, view, draft, one, edges))
    : nothing;
  const size = `--columns: ${edges.right - edges.left + 1}; --rows: ${edges.bottom - edges.top + 1}`;
  return html`<div class="cc-map" style=${size}>${tiles}${free}</div>`;
}

/**
 * A square where the drawn tile fits, or lies as a draft.
 * @param {Words} t
 * @param {any} view
 * @param {Laid | null} draft
 * @param {any} one
 * @param {any} edges
 */
function square(t, view, draft, { x, y }, edges) {
  const here = draft !== null && draft.x === x && draft.y === y ? draft : null;
  const figure = here?.meeple ? place(view.drawn, here.turns, here.meeple) : null;
  const on = figure
    ? html`<svg class="cc-on" viewBox="0 0 100 100" aria-hidden="true">
        <g transform=${`translate(${figure[0]} ${figure[1]})`}>${meeple(view.seat, here?.meeple?.[0] === 'f')}</g>
      </svg>`
    : nothing;
  return html`<button
    type="button"
    class=${`cc-square ${here ? 'cc-draft' : ''}`}
    data-square=${`${x},${y}`}
    style=${spot(x, y, edges)}
    aria-label=${t(here ? 'carcassonne-turn-here' : 'carcassonne-lay-at', { x, y })}
  >
    ${here ? tilePicture(view.drawn, here.turns) : nothing}${on}
  </button>`;
}
