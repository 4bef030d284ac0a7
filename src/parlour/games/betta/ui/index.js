/** Betta on screen: renders frames, keeps the drafted card, and asks the house for everything else. */

import { nothing } from '../../../web/board/templates.js';
import { preparePaint } from './art.js';
import { Board } from './board.js';
import { signOf } from './players.js';
import { result } from './result.js';
import { row } from './row.js';
import { cardWords } from './words.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount(root, host) {
    preparePaint();
    return new Board(root, host);
  },
  logRow: row,
  /**
   * What each display brought, and the cards that were put aside.
   * @param {any} frame
   * @param {import('../../../web/types').Words} t
   */
  scoreBreakdown(frame, t) {
    preparePaint();
    return frame.view ? result(t, frame) : nothing;
  },
  /** @param {import('../../../web/types').Words} t @returns {[string, string][]} */
  shortcuts: t => [
    ['← → ↑ ↓', t('betta-keys-walk')],
    ['1 … 9', t('betta-keys-tank')],
    ['R, Shift R', t('betta-keys-turn')],
    [t('site-key-enter'), t('betta-keys-lay')],
    ['/ 1r 6', t('betta-keys-command')],
  ],
  /** The fish of a seat, to stand beside its name. @param {number} seat @param {any} frame */
  badge(seat, frame) {
    preparePaint();
    return frame.view ? signOf(frame.view, seat) : nothing;
  },
  /**
   * An action for those who choose from a list: the card by its place in the hand and its fish as they would lie.
   * @param {any} action
   * @param {any} frame
   * @param {import('../../../web/types').Words} t
   */
  actionText(action, frame, t) {
    const index = frame.view.hand.findIndex(
      (/** @type {import('./shapes').Card} */ card) => card.id === action.card,
    );
    const { fish } = frame.view.hand[index];
    return t('betta-do-place', {
      ...action,
      card: `${index + 1} (${cardWords(t, fish, action.turns)})`,
    });
  },
  /**
   * An action where a few are weighed: the card by its place in the hand; of somebody else's, where it would lie.
   * @param {any} action
   * @param {any} frame
   * @param {import('../../../web/types').Words} t
   */
  actionLabel(action, frame, t) {
    const index = frame.view.hand.findIndex(
      (/** @type {import('./shapes').Card} */ card) => card.id === action.card,
    );
    return index < 0
      ? t('betta-foreseen', action)
      : t('betta-do-place', { ...action, card: index + 1 });
  },
};
