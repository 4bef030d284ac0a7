/** Positions of elements on the screen, and the element nearest to a point. */

/** @typedef {{ x: number, y: number }} Point in pixels from the top left corner of the window */

/**
 * Return the center of an element.
 * @param {Element} element
 * @returns {Point}
 */
export function centerOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Return whether an element is visible and part of the layout.
 * @param {HTMLElement} element
 */
export const isReachable = element => !element.hidden && element.offsetParent !== null;

/**
 * Return the candidate whose center is nearest to a point, for snapping taps.
 * @template T
 * @param {Point} point
 * @param {Iterable<[T, Element]>} candidates
 * @param {number} reach maximum distance, in pixels
 * @returns {T | null}
 */
export function nearest(point, candidates, reach) {
  /** @type {T | null} */
  let result = null;
  let least = reach;
  for (const [candidate, element] of candidates) {
    const { x, y } = centerOf(element);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < least) {
      result = candidate;
      least = distance;
    }
  }
  return result;
}
