/** Animations between two frames: cards move from the hand to the tray, and a new bulb moves to its socket. */

import { html } from '../../../web/board/templates.js';
import { flyPiece, piecePositions, animateFrom } from '../../../web/board/motion.js';
import { bulb } from './bulbs.js';
import { hue } from './shelf.js';

/** The duration of a bulb's flight in ms, long enough to be noticed after the bids are revealed. */
const WAY = 750;
/** The duration of a card's movement in ms. */
const LAY = 320;

export { piecePositions };

/**
 * Animate cards from their previous positions to their new ones.
 * @param {Element} root @param {import('../../../web/board/motion.js').Positions} before
 */
export const follow = (root, before) => animateFrom(root, before, LAY);

/** @param {Element} root @param {string} place @returns {DOMRect | undefined} */
const spotOf = (root, place) =>
  root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();

/**
 * Animate a new bulb from the winning bid to its socket. If the specimen has already left, there is no animation.
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
