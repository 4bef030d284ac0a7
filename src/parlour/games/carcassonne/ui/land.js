/** The land on the table as one picture: fields, what lies over them, roads and cities, and whoever stands there. */

import { nothing, repeat, svg } from '../../../web/board/templates.js';
import { figure, stack, standing } from './figures.js';
import { pictureOf, symbols } from './sheet.js';

/** @typedef {import('./types').View} View */
/**
 * What is drafted: where the tile would lie, and who would stand on it.
 * @typedef {{ x: number, y: number, turns: number, meeple: string | null }} Laid
 */

/** @typedef {'city' | 'road' | 'field' | 'monastery'} Kind */
const KIND = /** @type {Record<string, Kind>} */ ({
  c: 'city',
  r: 'road',
  f: 'field',
  m: 'monastery',
});

/** The kind of a segment by its name. @param {string} segment */
export const kindOf = segment => KIND[segment[0]];

/** A place `12c0` as the number of its tile and the segment. @param {string} at @returns {[number, string]} */
export function parsed(at) {
  const number = Number.parseInt(at, 10);
  return [number, at.slice(String(number).length)];
}

/**
 * The squares of all tiles: the corners of the land, in tiles.
 * @param {{ tiles: { x: number, y: number }[] }} view
 */
export function extent({ tiles }) {
  const xs = tiles.map(tile => tile.x);
  const ys = tiles.map(tile => tile.y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + 1,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + 1,
  };
}

/** Tiles from north to south, so that what stands tall stands before what is behind it. @param {any[]} tiles */
const ordered = tiles =>
  tiles
    .map((tile, number) => ({ ...tile, number }))
    .sort((one, other) => one.y - other.y || one.x - other.x);

/** @param {number} x @param {number} y */
const at = (x, y) => `translate(${x * 100} ${y * 100})`;

/**
 * The outline of a place, where it lies on the land.
 * @param {string} name
 * @param {View} view
 * @param {string} place
 */
export function outline(name, view, place) {
  const [number, segment] = parsed(place);
  const tile = view.tiles[number];
  const found = tile && pictureOf(name, tile.tile, tile.turns)?.outlines[segment];
  return found ? { path: found, move: at(tile.x, tile.y), kind: kindOf(segment) } : null;
}

/**
 * Tiles, layer by layer.
 * @param {string} name
 * @param {any[]} tiles
 * @param {unknown} between what lies on the fields
 */
export function tiles(name, tiles, between = nothing) {
  const drawn = ordered(tiles).map(tile => ({
    ...tile,
    ids: symbols(name, tile.tile, tile.turns),
  }));
  const layer = (/** @type {0 | 1 | 2} */ which) =>
    repeat(
      drawn,
      tile => tile.number,
      tile =>
        tile.ids
          ? svg`<use href=${tile.ids[which]} x=${tile.x * 100} y=${tile.y * 100} />`
          : nothing,
    );
  const paper = drawn
    .map(tile => `M${tile.x * 100 - 3} ${tile.y * 100 - 3}h106v106h-106Z`)
    .join('');
  const creases = drawn.map(tile => `M${tile.x * 100} ${tile.y * 100}h100v100h-100Z`).join('');
  const grid = svg`<path class="cc-crease" d=${creases} />`;
  // Each use of a symbol costs a browser that pans: two are needed only where something lies between.
  const drawnLayers =
    between === nothing ? svg`${layer(2)}${grid}` : svg`${layer(0)}${between}${grid}${layer(1)}`;
  return svg`<path class="cc-paper" d=${paper} />${drawnLayers}`;
}

/** The corners of a tile, drawn around the newest one. @param {any} tile @param {string} [look] */
const corners = ({ x, y }, look = '') =>
  svg`<path class=${`cc-newest ${look}`} transform=${at(x, y)}
    d="M-3 16V-3H16M84-3H103V16M103 84V103H84M16 103H-3V84" />`;

/** Everybody who stands on the land, and chips on the offices. @param {string} name @param {View} view */
export function people(name, view) {
  const meeples = view.meeples.map(({ seat, place }) => {
    const [number, segment] = parsed(place);
    const tile = view.tiles[number];
    const [x, y] = pictureOf(name, tile.tile, tile.turns)?.stands[segment] ?? [50, 50];
    const drawn = standing(name, seat, segment[0] === 'f', tile.x * 100 + x, tile.y * 100 + y);
    return { foot: tile.y * 100 + y, drawn };
  });
  const stacks = view.offices.map(({ tile: number, seats }) => {
    const tile = view.tiles[number];
    const [x, y] = pictureOf(name, tile.tile, tile.turns)?.office ?? [50, 50];
    return {
      foot: tile.y * 100 + y + 10,
      drawn: stack(name, seats, tile.x * 100 + x - 19, tile.y * 100 + y + 10),
    };
  });
  return [...meeples, ...stacks].sort((one, other) => one.foot - other.foot).map(one => one.drawn);
}

/** The drafted tile, with who would stand on it. @param {string} name @param {View} view @param {Laid} laid */
export function drafted(name, view, laid) {
  if (!view.drawn) return nothing;
  const [, , whole] = symbols(name, view.drawn, laid.turns) ?? [];
  const spot = laid.meeple ? pictureOf(name, view.drawn, laid.turns)?.stands[laid.meeple] : null;
  const lies = laid.meeple?.[0] === 'f';
  const meeple = spot
    ? svg`<g class="cc-meeple" transform=${`translate(${spot[0]} ${spot[1] + (lies ? 6 : 11)}) scale(1.25)`}>
        ${figure(name, view.mover, lies)}</g>`
    : nothing;
  return svg`<g class="cc-drafted" transform=${at(laid.x, laid.y)}>
      <path class="cc-paper" d="M-3-3h106v106h-106Z" />${whole ? svg`<use href=${whole} />` : nothing}${meeple}</g>
    ${corners(laid, 'cc-own')}`;
}

/**
 * The whole land.
 * @param {string} name of the sheet @param {View} view @param {Laid | null} laid
 * @param {{ below: unknown, above: unknown }} light what is lit on the fields and over everything
 */
export function land(name, view, laid, light) {
  const newest = view.tiles.length > 1 ? view.tiles[view.tiles.length - 1] : null;
  return svg`${tiles(name, view.tiles, light.below)}${newest ? corners(newest) : nothing}${light.above}
    ${laid ? drafted(name, view, laid) : nothing}${people(name, view)}`;
}
