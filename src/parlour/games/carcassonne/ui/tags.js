/** Pure computation of where the tags of features are on the map. */

/** @typedef {{ x: number, y: number }} Point */

/**
 * The size of the tag of a feature, in pixels, and its distance from the tile beside it, where the
 * mark of an open end may be.
 */
export const TAG = { width: 240, height: 26, gap: 12 };

/**
 * What has a tag: the tiles of a feature, or the tile of an office with the width of its tag.
 * @typedef {{ tiles: readonly Point[], officeWidth?: number }} Tagged
 */

/**
 * Return the positions at which a tag can be, the preferred one first.
 * @param {Tagged} tagged
 * @param {number} size of a tile, in pixels
 * @param {boolean} isFirst whether the tag should rather be above than below
 * @returns {Point[]} centers, in tiles
 */
function candidates(tagged, size, isFirst) {
  const { tiles, officeWidth } = tagged;
  const extreme = (/** @type {(tile: Point) => number} */ value) =>
    tiles.reduce((best, next) => (value(next) > value(best) ? next : best));
  const [top, bottom] = [extreme(({ y }) => -y), extreme(({ y }) => y)];
  const [left, right] = [extreme(({ x }) => -x), extreme(({ x }) => x)];
  const [across, up] = [(officeWidth ?? TAG.width) / 2 + TAG.gap, TAG.height / 2 + TAG.gap].map(
    px => px / size,
  );
  const above = { x: top.x + 0.5, y: top.y - up };
  const below = { x: bottom.x + 0.5, y: bottom.y + 1 + up };
  const upright = isFirst ? [above, below] : [below, above];
  const beside = [
    { x: right.x + 1 + across, y: right.y + 0.5 },
    { x: left.x - across, y: left.y + 0.5 },
  ];
  return officeWidth ? [...beside, ...upright] : [...upright, ...beside];
}

/**
 * Return the centers of tags, in tiles. A tag covers no other tag and as few of the tiles as
 * possible. An office has no tag (null) if there is no free place for it.
 * @param {readonly Tagged[]} all
 * @param {number} size of a tile, in pixels
 * @param {(position: Point, label: { width: number, height: number }) => Point} clamp moves a tag
 *   into the viewport
 * @returns {(Point | null)[]}
 */
export function tagPositions(all, size, clamp) {
  const height = TAG.height / size;
  const tiles = all.flatMap(tagged => tagged.tiles);
  /** @type {(Point & { width: number })[]} */
  const placed = [];
  return all.map((tagged, number) => {
    const label = { width: tagged.officeWidth ?? TAG.width, height: TAG.height };
    const width = label.width / size;
    const overlaps = (/** @type {Point} */ tag) =>
      placed.filter(
        other =>
          Math.abs(tag.x - other.x) < (width + other.width) / 2 &&
          Math.abs(tag.y - other.y) < height,
      ).length;
    const covered = (/** @type {Point} */ tag) =>
      tiles.filter(
        tile =>
          Math.abs(tag.x - tile.x - 0.5) < width / 2 + 0.5 &&
          Math.abs(tag.y - tile.y - 0.5) < height / 2 + 0.5,
      ).length;
    const cost = (/** @type {Point} */ tag) => 100 * overlaps(tag) + covered(tag);
    const possible = candidates(tagged, size, number === 0).map(center => clamp(center, label));
    const best = possible.reduce((first, next) => (cost(next) < cost(first) ? next : first));
    if (tagged.officeWidth && cost(best)) return null;
    placed.push({ ...best, width });
    return best;
  });
}
