/** The `GameUI` of Betapet. */

import { addSharedInk } from './art.js';
import { Board } from './board.js';
import { predictedDetails } from './foreseen.js';
import { finale } from './finale.js';
import { logRow } from './row.js';

export default {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  mount(root, host) {
    addSharedInk();
    return new Board(root, host);
  },
  logRow,
  predictedDetails,
  isFinaleBeside: true,
  finale,
  /**
   * @param {import('../../../web/types').Words} t
   * @returns {[string, string][]}
   */
  shortcuts: t => [
    ['A … Z', t('betapet-keys-write')],
    ['Shift A … Z', t('betapet-keys-joker')],
    ['← → ↑ ↓', t('betapet-keys-walk')],
    ['␣', t('betapet-keys-turn')],
    ['⌫', t('betapet-keys-back')],
    ['/ 8G FARTHING', t('betapet-keys-command')],
  ],
};
