/** The `GameUI` of Pylos. */

import { Board } from './board.js';
import { premoves } from './premoves.js';
import { logColumns, logRow, smallBall } from './row.js';
import { addSharedWood } from './wood.js';

export default {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  mount(root, host) {
    addSharedWood();
    return new Board(root, host);
  },
  /**
   * The number of balls in each reserve, for the graph of an analysis.
   * @param {any} view
   * @returns {number[]}
   */
  graphValues: view => view.reserve,
  /**
   * @param {any} frame
   * @returns {any[]}
   */
  premoves: frame => premoves(frame.view, frame.seat),
  /**
   * @param {import('../../../web/types').Words} t
   * @returns {[string, string][]}
   */
  shortcuts: t => [
    ['← → ↑ ↓', t('pylos-keys-walk')],
    ['1 a 2', t('pylos-keys-name')],
    [t('site-key-enter'), t('pylos-keys-choose')],
    ['R', t('pylos-turn')],
    ['/ 3b2 -1a1', t('pylos-keys-command')],
  ],
  /** Return a ball in the seat's wood, shown next to the player's name. @param {number} seat */
  isFinaleBeside: true,
  /**
   * The balls that are left in the reserves, which replace points.
   * @param {any} frame
   * @param {number | null} seat
   * @param {import('../../../web/types').Words} t
   */
  finale(frame, seat, t) {
    const { reserve } = frame.view;
    return { points: reserve, unit: t('pylos-finale-unit', { count: reserve[seat ?? 0] }) };
  },
  badge: smallBall,
  logRow,
  logColumns,
};
