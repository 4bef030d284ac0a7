/** Carcassonne in the browser: what the house mounts, measures and shows beside a name. */

import { Board } from './board.js';
import { figurePicture } from './figures.js';
import { row } from './row.js';
import { fetchSheet, HOUSE } from './sheet.js';
import { actionWords } from './words.js';

// Meeples of every sheet are those of the house's own.
await fetchSheet(HOUSE).catch(() => {});

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  logRow: row,
  /** Points of each seat: the graph of a review. @param {any} view @returns {number[]} */
  graphValues: view => view.totals,
  /** A meeple of the seat's colour. @param {number} seat */
  badge: seat => figurePicture(HOUSE, seat, false),
  actionText: actionWords,
  /** Keys of the board's own. @param {import('../../../web/types').Words} t @returns {[string, string][]} */
  shortcuts: t => [
    ['R', t('carcassonne-turn')],
    ['L', t('carcassonne-looks')],
    ['+ −', `${t('carcassonne-larger')}, ${t('carcassonne-smaller')}`],
    ['0', t('carcassonne-whole')],
  ],
};
