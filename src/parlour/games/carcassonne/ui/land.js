/** The map as one SVG: fields, overlays, roads and cities, then meeples and chips. */

import { nothing, repeat, svg } from '../../../web/board/templates.js';
import { figure, chipStack, meepleOnMap } from './figures.js';
import { pictureOf, symbols } from './sheet.js';

/** @typedef {import('./types').View} View */
/**
 * The drafted tile and the segment of its meeple.
 * @typedef {{ x: number, y: number, turns: number, meeple: string | null }} DraftTile
 */

/** @typedef {'city' | 'road' | 'field' | 'monastery'} Kind */
const KIND = /** @type {Record<string, Kind>} */ ({
  c: 'city',
  r: 'road',
  f: 'field',
  m: 'monastery',
});

/** Return the kind of a segment from its name. @param {string} segment */
export const kindOf = segment => KIND[segment[0]];

/**
 * Split a place such as `12c0` into tile number and segment.
 * @param {string} place
 * @returns {[number, string]}
 */
export function parsePlace(place) {
  const number = Number.parseInt(place, 10);
  return [number, place.slice(String(number).length)];
}

/** Return the bounds of the map, in tiles. @param {{ tiles: { x: number, y: number }[] }} view */
export function mapBounds({ tiles: tileLayers }) {
  const xs = tileLayers.map(tile => tile.x);
  const ys = tileLayers.map(tile => tile.y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + 1,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + 1,
  };
}

/**
 * Return the tiles from north to south, so that tall drawings overlap the tiles behind them.
 * @param {any[]} tiles
 */
const tilesInDrawingOrder = tiles =>
  tiles
    .map((tile, number) => ({ ...tile, number }))
    .sort((first, second) => first.y - second.y || first.x - second.x);

/**
 * @param {number} x
 * @param {number} y
 */
const translate = (x, y) => `translate(${x * 100} ${y * 100})`;

/**
 * Return the outline of a place and its translation on the map.
 * @param {string} name
 * @param {View} view
 * @param {string} place
 */
export function segmentOutline(name, view, place) {
  const [number, segment] = parsePlace(place);
  const tile = view.tiles[number];
  const path = tile && pictureOf(name, tile.tile, tile.turns)?.outlines[segment];
  return path ? { path, move: translate(tile.x, tile.y), kind: kindOf(segment) } : null;
}

/**
 * Return the tiles, layer by layer.
 * @param {string} name
 * @param {any[]} tiles
 * @param {unknown} between drawings above the fields and below the roads and cities
 */
export function tiles(name, tiles, between = nothing) {
  const drawn = tilesInDrawingOrder(tiles).map(tile => ({
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
  // Each `use` slows down panning, so the layers are drawn separately only if needed.
  const drawnLayers =
    between === nothing ? svg`${layer(2)}${grid}` : svg`${layer(0)}${between}${grid}${layer(1)}`;
  return svg`<path class="cc-paper" d=${paper} />${drawnLayers}`;
}

/** Return corner marks around the newest tile; nothing else has them. @param {any} tile */
const cornerMarks = ({ x, y }) =>
  svg`<path class="cc-newest" transform=${translate(x, y)}
    d="M-3 16V-3H16M84-3H103V16M103 84V103H84M16 103H-3V84" />`;

/**
 * Return all meeples on the map and the chips on the offices. Meeples outside the spotlight are
 * faint.
 * @param {string} name
 * @param {View} view
 * @param {readonly string[]} [lit] the places in the spotlight
 */
export function pieces(name, view, lit = []) {
  const meeples = view.meeples.map(({ seat, place }) => {
    const [number, segment] = parsePlace(place);
    const tile = view.tiles[number];
    const [x, y] = pictureOf(name, tile.tile, tile.turns)?.stands[segment] ?? [50, 50];
    const meeple = meepleOnMap(name, seat, segment[0] === 'f', tile.x * 100 + x, tile.y * 100 + y);
    const isFaint = lit.length > 0 && !lit.includes(place);
    return {
      foot: tile.y * 100 + y,
      drawn: isFaint ? svg`<g class="cc-faint">${meeple}</g>` : meeple,
    };
  });
  const stacks = view.offices.map(({ tile: number, seats }) => {
    const tile = view.tiles[number];
    const [x, y] = pictureOf(name, tile.tile, tile.turns)?.office ?? [50, 50];
    return {
      foot: tile.y * 100 + y + 10,
      drawn: chipStack(name, seats, tile.x * 100 + x - 19, tile.y * 100 + y + 10),
    };
  });
  return [...meeples, ...stacks]
    .sort((first, second) => first.foot - second.foot)
    .map(first => first.drawn);
}

/**
 * Return the drawn tile on a square.
 * @param {string} name
 * @param {View} view
 * @param {DraftTile} tile
 */
function drawnTileUse(name, view, { turns }) {
  const [, , symbolId] = view.drawn ? (symbols(name, view.drawn, turns) ?? []) : [];
  return symbolId ? svg`<use href=${symbolId} />` : nothing;
}

/**
 * Return the frame and the meeple of the drafted tile.
 * @param {string} name
 * @param {View} view
 * @param {DraftTile} draftTile
 */
function draftMarks(name, view, draftTile) {
  const position =
    view.drawn && draftTile.meeple
      ? pictureOf(name, view.drawn, draftTile.turns)?.stands[draftTile.meeple]
      : null;
  const isFarmer = draftTile.meeple?.[0] === 'f';
  const meeple = position
    ? svg`<g class="cc-meeple"
        transform=${`translate(${position[0]} ${position[1] + (isFarmer ? 6 : 11)}) scale(1.25)`}>
        ${figure(name, view.mover, isFarmer)}</g>`
    : nothing;
  return svg`<g transform=${translate(draftTile.x, draftTile.y)}>
      <rect class="cc-draft-rim" width="100" height="100" rx="2" />
      <rect class="cc-draft-edge" width="100" height="100" rx="2" />${meeple}</g>`;
}

/**
 * Return the drawn tile on a square where it could be placed, paler than a placed tile.
 * @param {string} name
 * @param {View} view
 * @param {DraftTile} tile
 */
const ghostTile = (name, view, tile) =>
  svg`<g transform=${translate(tile.x, tile.y)}>
    <g class="cc-ghost"><path class="cc-paper" d="M0 0h100v100h-100Z" />${drawnTileUse(name, view, tile)}</g>
    <rect class="cc-ghost-edge" width="100" height="100" rx="2" /></g>`;

/**
 * Return the whole map.
 * @param {string} name name of the sheet
 * @param {View} view
 * @param {{ draft: DraftTile | null, ghost: DraftTile | null }} own the drafted tile, and the tile
 *   on the hovered square
 * @param {{ below: unknown, above: unknown, spot: unknown, lit: readonly string[] }} highlights
 *   drawings above the fields, above the roads and cities, and above the drafted tile; the places in
 *   the spotlight
 */
export function mapDrawing(name, view, { draft, ghost }, { below, above, spot, lit }) {
  const newest = view.tiles.length > 1 ? view.tiles[view.tiles.length - 1] : null;
  const drafted = draft
    ? svg`<g class="cc-drafted" transform=${translate(draft.x, draft.y)}>
        <path class="cc-paper" d="M-3-3h106v106h-106Z" />${drawnTileUse(name, view, draft)}</g>`
    : nothing;
  return svg`${tiles(name, view.tiles, below)}${newest ? cornerMarks(newest) : nothing}${above}
    ${ghost ? ghostTile(name, view, ghost) : nothing}${drafted}${spot}${pieces(name, view, lit)}
    ${draft ? draftMarks(name, view, draft) : nothing}`;
}
