/** Where features can still grow: the open ends of a road or a city. */

import { parsePlace } from './land.js';

/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/** @typedef {import('./types').PlacedTile} PlacedTile */
/** @typedef {[dx: number, dy: number]} Side the step to the neighbouring square */

/** @type {Side[]} */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Return the middles of the sides at which features can still grow, in tiles.
 * @param {readonly PlacedTile[]} tiles all tiles of the map
 * @param {readonly string[]} places of the features
 * @param {(tile: PlacedTile, side: Side) => string | null} segmentOn returns the segment in the
 *   middle of a tile's side
 * @returns {Point[]}
 */
export function openEnds(tiles, places, segmentOn) {
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  return places.flatMap(place => {
    const [number, segment] = parsePlace(place);
    const tile = tiles[number];
    return SIDES.filter(
      side =>
        !taken.has(`${tile.x + side[0]},${tile.y + side[1]}`) && segmentOn(tile, side) === segment,
    ).map(([dx, dy]) => ({ x: tile.x + 0.5 + dx / 2, y: tile.y + 0.5 + dy / 2 }));
  });
}
