/** The `GameUI` of Rowgame. */

import { html } from '../../../web/board/templates.js';
import { token } from './art.js';
import { Board } from './board.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  /** Return the points of each seat for the review graph. @param {any} view @returns {number[]} */
  graphValues: view => view.scores,
  /** Return the seat's token, shown next to its name. @param {number} seat */
  badge: seat =>
    html`<svg viewBox="-50 -50 100 100" width="16" height="16" aria-hidden="true">${token(seat)}</svg>`,
};
