/** The `GameUI` of Carcassonne. */

import { Board } from './board.js';
import { meeplePicture } from './figures.js';
import { groupRow, logGroup, logRow } from './row.js';
import { fetchSheet, BUILT_IN } from './sheet.js';
import { actionText } from './words.js';

// The built-in sheet provides the meeple shapes for all sheets.
await fetchSheet(BUILT_IN).catch(() => {});

export default {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  mount: (root, host) => new Board(root, host),
  logRow,
  logGroup,
  groupRow,
  /**
   * The points of the seats, for the graph of an analysis.
   * @param {any} view
   * @returns {number[]}
   */
  graphValues: view => view.totals,
  /** A meeple in the seat's colour. @param {number} seat */
  badge: seat => meeplePicture(BUILT_IN, seat, false),
  /**
   * The winner's meeple. @param {any} _frame @param {number | null} seat
   */
  finale: (_frame, seat) =>
    seat === null ? {} : { picture: meeplePicture(BUILT_IN, seat, false) },
  actionText,
  /**
   * The keyboard shortcuts of the board.
   * @param {import('../../../web/types').Words} t
   * @returns {[string, string][]}
   */
  shortcuts: t => [
    ['R', t('carcassonne-turn')],
    ['L', t('carcassonne-looks')],
    ['+ −', `${t('carcassonne-larger')}, ${t('carcassonne-smaller')}`],
    ['0', t('carcassonne-whole')],
  ],
};
