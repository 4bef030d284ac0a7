/** Pure computation of where the tags of features are on the map. */

/** @typedef {{ x: number, y: number }} Point */

/** The size of a tag, in pixels, and its distance from the tile beside it. */
export const TAG = { width: 240, height: 26, gap: 3 };

/**
 * Return the positions beside a feature at which its tag can be, the preferred one first.
 * @param {readonly Point[]} tiles of the feature
 * @param {number} size of a tile, in pixels
 * @param {boolean} isFirst whether the tag should rather be above than below
 * @returns {Point[]} centers, in tiles
 */
function candidates(tiles, size, isFirst) {
  const extreme = (/** @type {(tile: Point) => number} */ value) =>
    tiles.reduce((best, next) => (value(next) > value(best) ? next : best));
  const [top, bottom] = [extreme(({ y }) => -y), extreme(({ y }) => y)];
  const [left, right] = [extreme(({ x }) => -x), extreme(({ x }) => x)];
  const [across, up] = [TAG.width / 2 + TAG.gap, TAG.height / 2 + TAG.gap].map(px => px / size);
  const above = { x: top.x + 0.5, y: top.y - up };
  const below = { x: bottom.x + 0.5, y: bottom.y + 1 + up };
  return [
    ...(isFirst ? [above, below] : [below, above]),
    { x: right.x + 1 + across, y: right.y + 0.5 },
    { x: left.x - across, y: left.y + 0.5 },
  ];
}

/**
 * Return the centers of the tags of features, in tiles. A tag covers no other tag and as few tiles
 * of the features as possible.
 * @param {readonly (readonly Point[])[]} features the tiles of each feature
 * @param {number} size of a tile, in pixels
 * @param {(position: Point) => Point} clamp moves a tag into the viewport
 * @returns {Point[]}
 */
export function tagPositions(features, size, clamp) {
  const [width, height] = [TAG.width / size, TAG.height / size];
  /** @type {Point[]} */
  const placed = [];
  const covers = (/** @type {Point} */ tag, /** @type {Point} */ tile) =>
    Math.abs(tag.x - tile.x - 0.5) < width / 2 + 0.5 &&
    Math.abs(tag.y - tile.y - 0.5) < height / 2 + 0.5;
  const cost = (/** @type {Point} */ tag) => {
    const others = placed.filter(
      other => Math.abs(tag.x - other.x) < width && Math.abs(tag.y - other.y) < height,
    );
    return 100 * others.length + features.flat().filter(tile => covers(tag, tile)).length;
  };
  features.forEach((tiles, number) => {
    const possible = candidates(tiles, size, number === 0).map(clamp);
    placed.push(possible.reduce((best, next) => (cost(next) < cost(best) ? next : best)));
  });
  return placed;
}
