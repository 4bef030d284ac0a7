/**
 * Betapet on screen: renders frames, keeps the draft and the order of the rack, and asks the house for everything
 * else.
 */

import { prepareInk } from './art.js';
import { Board } from './board.js';
import { foreseen } from './foreseen.js';
import { row } from './row.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount(root, host) {
    prepareInk();
    return new Board(root, host);
  },
  logRow: row,
  predictedDetails: foreseen,
  /** @param {import('../../../web/types').Words} t @returns {[string, string][]} */
  shortcuts: t => [
    ['A … Z', t('betapet-keys-write')],
    ['Shift A … Z', t('betapet-keys-joker')],
    ['← → ↑ ↓', t('betapet-keys-walk')],
    ['␣', t('betapet-keys-turn')],
    ['⌫', t('betapet-keys-back')],
    ['/ 8G FARTHING', t('betapet-keys-command')],
  ],
};
