/** Pylos in the browser: what the house mounts, measures and shows beside a name. */

import { html } from '../../../web/board/lit.js';
import { Board } from './board.js';
import { COLOURS } from './geometry.js';
import { ball, prepareWood } from './wood.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount(root, host) {
    prepareWood();
    return new Board(root, host);
  },
  /** Balls left in each reserve: the graph of a review. @param {any} view @returns {number[]} */
  measure: view => view.reserve,
  /** @param {import('../../../web/types').Words} t @returns {[string, string][]} */
  keys: t => [
    ['← → ↑ ↓', t('pylos-keys-walk')],
    ['1 a 2', t('pylos-keys-name')],
    [t('house-key-enter'), t('pylos-keys-choose')],
    ['R', t('pylos-turn')],
    ['/ 3b2 -1a1', t('pylos-keys-command')],
  ],
  /** A ball of the seat's wood, to stand beside its name. @param {number} seat */
  badge(seat) {
    prepareWood();
    return html`<svg viewBox="-52 -52 104 104" width="16" height="16" aria-hidden="true" focusable="false">
      ${ball(COLOURS[seat], 2)}</svg>`;
  },
};
