/** Carcassonne in the browser: what the house mounts, measures and shows beside a name. */

import { html } from '../../../web/board/lit.js';
import { Board } from './board.js';
import { meeple } from './land.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  /** Points of each seat: the graph of a review. @param {any} view @returns {number[]} */
  measure: view => view.totals,
  /** A meeple of the seat's colour. @param {number} seat */
  badge: seat =>
    html`<svg viewBox="-16 -16 32 32" width="18" height="18" aria-hidden="true">${meeple(seat, false)}</svg>`,
};
