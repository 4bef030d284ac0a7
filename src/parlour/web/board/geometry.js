/** Positions of elements on the screen, and the element that a point means. */

/** @typedef {{ x: number, y: number }} Point in pixels from the window's corner */

/**
 * @param {Element} element
 * @returns {Point} its middle
 */
export function centerOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Whether an element is visible and part of the layout.
 * @param {HTMLElement} element
 */
export const isReachable = element => !element.hidden && element.offsetParent !== null;

/**
 * Return the candidate whose center is nearest to a point, so that a tap snaps to it.
 * @template T
 * @param {Point} spot
 * @param {Iterable<[T, Element]>} candidates
 * @param {number} reach in pixels; what is farther away is not meant
 * @returns {T | null}
 */
export function nearest(spot, candidates, reach) {
  /** @type {T | null} */
  let found = null;
  let least = reach;
  for (const [candidate, element] of candidates) {
    const { x, y } = centerOf(element);
    const away = Math.hypot(x - spot.x, y - spot.y);
    if (away < least) {
      found = candidate;
      least = away;
    }
  }
  return found;
}
