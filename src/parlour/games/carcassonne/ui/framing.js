/** Pure computations of the camera: the center and tile size that show a part of the map. */

/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/**
 * A part of the map, in tiles.
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Box
 */
/**
 * A camera position: the map point at the center of the viewport, and the tile size in pixels.
 * @typedef {{ at: Point, size: number }} Position
 */
/**
 * The viewport, in pixels: its size, and the rectangles that controls cover.
 * @typedef {{ width: number, height: number, covers: Box[] }} Viewport
 */

const NONE = { left: 0, right: 0, top: 0, bottom: 0 };
/** Tolerance in pixels, so that rounding never counts as hidden. */
const TOLERANCE = 1;
/** The share of the largest tile size that suffices if the map is then closer to the center. */
const ALMOST = 0.85;

/** @param {{ x: number, y: number }} square */
export const squareBox = ({ x, y }) => ({ left: x, right: x + 1, top: y, bottom: y + 1 });

/**
 * Return the box around all boxes.
 * @param {readonly Box[]} boxes at least one
 */
export const unionBox = boxes => ({
  left: Math.min(...boxes.map(box => box.left)),
  right: Math.max(...boxes.map(box => box.right)),
  top: Math.min(...boxes.map(box => box.top)),
  bottom: Math.max(...boxes.map(box => box.bottom)),
});

/**
 * Return a box with a margin on all sides.
 * @param {Box} box
 * @param {number} margin
 */
export const grow = ({ left, right, top, bottom }, margin) => ({
  left: left - margin,
  right: right + margin,
  top: top - margin,
  bottom: bottom + margin,
});

/**
 * Return where a box of the map appears in the viewport, in pixels.
 * @param {Position} position
 * @param {Box} box
 * @param {Viewport} viewport
 */
function onScreen({ at, size }, box, { width, height }) {
  return {
    left: width / 2 + (box.left - at.x) * size,
    right: width / 2 + (box.right - at.x) * size,
    top: height / 2 + (box.top - at.y) * size,
    bottom: height / 2 + (box.bottom - at.y) * size,
  };
}

/**
 * Whether a box of the map is wholly inside the viewport.
 * @param {Position} position
 * @param {Box} box
 * @param {Viewport} viewport
 */
export function isInside(position, box, viewport) {
  const { left, right, top, bottom } = onScreen(position, box, viewport);
  return (
    left >= -TOLERANCE &&
    top >= -TOLERANCE &&
    right <= viewport.width + TOLERANCE &&
    bottom <= viewport.height + TOLERANCE
  );
}

/**
 * Whether a box of the map is inside the viewport and not under a control.
 * @param {Position} position
 * @param {Box} box
 * @param {Viewport} viewport
 */
export function isClear(position, box, viewport) {
  const { left, right, top, bottom } = onScreen(position, box, viewport);
  return (
    isInside(position, box, viewport) &&
    !viewport.covers.some(
      cover =>
        left < cover.right - TOLERANCE &&
        right > cover.left + TOLERANCE &&
        top < cover.bottom - TOLERANCE &&
        bottom > cover.top + TOLERANCE,
    )
  );
}

/**
 * Return the position that fits a box into the viewport inside of insets.
 * @param {Box} box
 * @param {Viewport} viewport
 * @param {Box} inset
 * @param {{ min: number, max: number }} limits of the tile size, in pixels
 * @returns {Position}
 */
function fitInside(box, { width, height }, inset, { min, max }) {
  const fitting = Math.min(
    (width - inset.left - inset.right) / (box.right - box.left),
    (height - inset.top - inset.bottom) / (box.bottom - box.top),
  );
  const size = Math.max(min, Math.min(max, fitting));
  return {
    at: {
      x: (box.left + box.right) / 2 - (inset.left - inset.right) / 2 / size,
      y: (box.top + box.bottom) / 2 - (inset.top - inset.bottom) / 2 / size,
    },
    size,
  };
}

/**
 * Return the insets that keep clear of a control: none, or one side of the viewport.
 * @param {Box} cover
 * @param {Viewport} viewport
 * @returns {Box[]}
 */
function insetsFor(cover, { width, height }) {
  const isLeft = cover.left + cover.right < width;
  const isTop = cover.top + cover.bottom < height;
  return [
    NONE,
    isLeft ? { ...NONE, left: cover.right } : { ...NONE, right: width - cover.left },
    isTop ? { ...NONE, top: cover.bottom } : { ...NONE, bottom: height - cover.top },
  ];
}

/** @param {Box} first @param {Box} second */
const widerInset = (first, second) => ({
  left: Math.max(first.left, second.left),
  right: Math.max(first.right, second.right),
  top: Math.max(first.top, second.top),
  bottom: Math.max(first.bottom, second.bottom),
});

/**
 * Return how far from the center of the viewport the center of a box appears, in pixels.
 * @param {Position} position
 * @param {Box} box
 */
const offCenter = ({ at, size }, { left, right, top, bottom }) =>
  size * Math.hypot((left + right) / 2 - at.x, (top + bottom) / 2 - at.y);

/**
 * Return a position with large tiles that shows a box and keeps squares clear of controls: of the
 * positions with almost the largest tiles, the one that is closest to the center.
 * @param {Box} box
 * @param {readonly Box[]} squares the squares that no control may cover
 * @param {Viewport} viewport
 * @param {{ min: number, max: number }} limits
 * @returns {Position}
 */
export function fitBox(box, squares, viewport, limits) {
  const insets = viewport.covers.reduce(
    (/** @type {Box[]} */ known, cover) =>
      known.flatMap(first => insetsFor(cover, viewport).map(second => widerInset(first, second))),
    [NONE],
  );
  const isGood = (/** @type {Position} */ position) =>
    isInside(position, box, viewport) &&
    squares.every(square => isClear(position, square, viewport));
  const positions = insets.map(inset => fitInside(box, viewport, inset, limits)).filter(isGood);
  const largest = Math.max(...positions.map(position => position.size));
  const [best] = positions
    .filter(position => position.size >= ALMOST * largest)
    .sort((first, second) => offCenter(first, box) - offCenter(second, box));
  return best ?? fitInside(box, viewport, NONE, limits);
}

/**
 * Return the nearest center that shows an interval, which is centered if it does not fit.
 * @param {number} at
 * @param {[from: number, to: number]} interval in tiles
 * @param {[before: number, after: number]} reach of the viewport around its center, in tiles
 */
function shift(at, [from, to], [before, after]) {
  if (to - from > before + after) return (from + to) / 2 + (before - after) / 2;
  return Math.min(from + before, Math.max(to - after, at));
}

/**
 * Return the nearest position of the same size that shows a box below the controls at the top.
 * @param {Position} position
 * @param {Box} box
 * @param {Viewport} viewport
 * @param {number} [right] width of a part at the right that stays free, in pixels
 * @returns {Position}
 */
export function panTo({ at, size }, box, viewport, right = 0) {
  const { width, height, covers } = viewport;
  const top = Math.max(0, ...covers.filter(isBar(viewport)).map(cover => cover.bottom));
  const [halfWidth, halfHeight] = [width / 2 / size, height / 2 / size];
  return {
    at: {
      x: shift(at.x, [box.left, box.right], [halfWidth, halfWidth - right / size]),
      y: shift(at.y, [box.top, box.bottom], [halfHeight - top / size, halfHeight]),
    },
    size,
  };
}

/** Return a predicate for controls that line the top of the viewport. @param {Viewport} viewport */
const isBar =
  ({ width, height }) =>
  (/** @type {Box} */ { left, right, bottom }) =>
    right - left > width / 2 && bottom < height / 2;

/**
 * Return the position for a drafted tile on a touch screen: the least change that shows the tile
 * and, with tiles that can be tapped, as much as possible of what it claims.
 * @param {Position} position
 * @param {Box} tile
 * @param {Box} whole the tile and what it claims
 * @param {Viewport} viewport
 * @param {{ min: number, max: number }} limits of the tile size, in pixels
 * @returns {Position}
 */
export function frameDraft(position, tile, whole, viewport, limits) {
  const { size } = fitBox(whole, [], viewport, limits);
  const pan = (/** @type {number} */ right) =>
    panTo(panTo({ at: position.at, size }, whole, viewport, right), tile, viewport, right);
  const controls = viewport.covers.filter(cover => cover.left > viewport.width / 2);
  const beside = controls.map(cover => pan(viewport.width - cover.left));
  const nearest = pan(0);
  return isClear(nearest, whole, viewport)
    ? nearest
    : (beside.find(shown => isClear(shown, whole, viewport)) ?? nearest);
}

/**
 * Return the nearest point at which a label is inside the viewport and beside its controls.
 * @param {Position} position
 * @param {Point} center of the label, in tiles
 * @param {{ width: number, height: number }} label its size, in pixels
 * @param {Viewport} viewport
 * @returns {Point} in tiles
 */
export function clampLabel({ at, size }, center, label, { width, height, covers }) {
  const [halfWidth, halfHeight] = [label.width / 2, label.height / 2];
  const clamp = (/** @type {Point} */ { x, y }) => ({
    x: Math.max(halfWidth, Math.min(width - halfWidth, x)),
    y: Math.max(halfHeight, Math.min(height - halfHeight, y)),
  });
  const isCovered = (/** @type {Point} */ { x, y }, /** @type {Box} */ cover) =>
    x + halfWidth > cover.left &&
    x - halfWidth < cover.right &&
    y + halfHeight > cover.top &&
    y - halfHeight < cover.bottom;
  let spot = clamp({
    x: width / 2 + (center.x - at.x) * size,
    y: height / 2 + (center.y - at.y) * size,
  });
  for (const cover of covers) {
    if (!isCovered(spot, cover)) continue;
    const { x, y } = spot;
    const beside = [
      { x: cover.left - halfWidth, y },
      { x: cover.right + halfWidth, y },
      { x, y: cover.top - halfHeight },
      { x, y: cover.bottom + halfHeight },
    ].filter(free => !covers.some(other => isCovered(clamp(free), other)));
    const distance = (/** @type {Point} */ free) => Math.abs(free.x - x) + Math.abs(free.y - y);
    beside.sort((first, second) => distance(first) - distance(second));
    spot = clamp(beside[0] ?? spot);
  }
  return { x: at.x + (spot.x - width / 2) / size, y: at.y + (spot.y - height / 2) / size };
}
