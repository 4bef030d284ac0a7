/** Pylos in the browser: what the house mounts, measures and shows beside a name. */

import { Board } from './board.js';
import { columns, row, smallBall } from './row.js';
import { prepareWood } from './wood.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount(root, host) {
    prepareWood();
    return new Board(root, host);
  },
  /** Balls left in each reserve: the graph of a review. @param {any} view @returns {number[]} */
  graphValues: view => view.reserve,
  /** @param {import('../../../web/types').Words} t @returns {[string, string][]} */
  shortcuts: t => [
    ['← → ↑ ↓', t('pylos-keys-walk')],
    ['1 a 2', t('pylos-keys-name')],
    [t('site-key-enter'), t('pylos-keys-choose')],
    ['R', t('pylos-turn')],
    ['/ 3b2 -1a1', t('pylos-keys-command')],
  ],
  /** A ball of the seat's wood, to stand beside its name. @param {number} seat */
  badge: smallBall,
  logRow: row,
  logColumns: columns,
};
