/** What moves between two frames: cards from the hand to the tray, and the winner's bulb to its socket. */

import { html } from '../../../web/board/templates.js';
import { flyPiece, piecePositions, animateFrom } from '../../../web/board/motion.js';
import { bulb } from './bulbs.js';
import { hue } from './shelf.js';

/** Milliseconds of a bulb's way: long enough to be followed once the bids are turned. */
const WAY = 750;
/** Milliseconds of a card's way. */
const LAY = 320;

export { piecePositions };

/**
 * Let cards glide to where they lie now.
 * @param {Element} root @param {import('../../../web/board/motion.js').Positions} before
 */
export const follow = (root, before) => animateFrom(root, before, LAY);

/** @param {Element} root @param {string} place @returns {DOMRect | undefined} */
const spotOf = (root, place) =>
  root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();

/**
 * Let the bulb that was won fly from the winner's bid to its socket; one on a specimen that went home has no way.
 * @param {Element} root @param {any} revealed
 */
export function flyBulb(root, { result, winner, colour, space }) {
  const layer = root.querySelector('.bu-board');
  if (result !== 'won' || !layer) return;
  const from = spotOf(root, `slot:${winner}`);
  const to = spotOf(root, `${colour}-bulb-${space}`);
  if (!from || !to) return;
  const { left, top } = layer.getBoundingClientRect();
  const side = Math.max(to.width, to.height);
  /** @param {DOMRect} box @param {number} scale */
  const at = (box, scale) => {
    const x = box.left - left + (box.width - side) / 2;
    const y = box.top - top + (box.height - side) / 2;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const shape = bulb([0, 0], hue(winner), false, '');
  const picture = html`<svg viewBox="-46 -46 92 92" width=${side} height=${side} aria-hidden="true"
    focusable="false">${shape}</svg>`;
  const way = [
    { transform: at(from, 0.5), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.25 },
    { transform: at(to, 1), opacity: 1 },
  ];
  flyPiece(layer, picture, way, { duration: WAY });
}
