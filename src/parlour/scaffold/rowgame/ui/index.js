/** Rowgame in the browser: what the house mounts, measures and shows beside a name. */

import { html } from '../../../web/board/templates.js';
import { token } from './art.js';
import { Board } from './board.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  /** The points of each seat: the graph of a review. @param {any} view @returns {number[]} */
  measure: view => view.scores,
  /** The seat's token, to stand beside its name. @param {number} seat */
  badge: seat =>
    html`<svg viewBox="-50 -50 100 100" width="16" height="16" aria-hidden="true">${token(seat)}</svg>`,
};
