/** The `GameUI` of Betta. */

import { html, nothing } from '../../../web/board/templates.js';
import { addSharedPaint, bettyIcon, fishPicture } from './art.js';
import { Board } from './board.js';
import { pointParts, seatIcon } from './players.js';
import { finalReport } from './result.js';
import { logRow } from './row.js';
import { cardText } from './words.js';

export default {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  mount(root, host) {
    addSharedPaint();
    return new Board(root, host);
  },
  logRow,
  /**
   * Return the headings of the log's points and totals.
   * @param {import('../../../web/types').Words} t
   * @returns {[string, string]}
   */
  logColumns: t => [t('betta-log-card'), t('site-log-total')],
  /**
   * Return the score breakdown: the rating and the removed cards.
   * @param {any} frame
   * @param {import('../../../web/types').Words} t
   */
  scoreBreakdown(frame, t) {
    addSharedPaint();
    return frame.view ? finalReport(t, frame) : nothing;
  },
  /**
   * @param {import('../../../web/types').Words} t
   * @returns {[string, string][]}
   */
  shortcuts: t => [
    ['← → ↑ ↓', t('betta-keys-walk')],
    ['1 … 9', t('betta-keys-tank')],
    ['R, Shift R', t('betta-keys-turn')],
    [t('site-key-enter'), t('betta-keys-lay')],
    ['/ 1r 6', t('betta-keys-command')],
  ],
  /**
   * Return the fish of a seat, shown next to its name, and the points from cards and tanks, which the
   * seats of some phones show instead of the board's own list.
   * @param {number} seat
   * @param {any} frame
   */
  badge(seat, frame) {
    addSharedPaint();
    if (!frame.view) return nothing;
    return html`${seatIcon(frame.view, seat)}${pointParts(frame.view, seat)}`;
  },
  /**
   * Return the winner's fish, Betty's four, or a blue one in solo mode, and its rating.
   * @param {any} frame
   * @param {number | null} seat
   * @param {import('../../../web/types').Words} t
   */
  finale({ view }, seat, t) {
    addSharedPaint();
    const colour = view.options.mode === 'solo' ? 'b' : seat === null ? null : view.colours[seat];
    const isBetty = view.options.mode === 'betty' && seat !== null && !colour;
    const fish = (/** @type {any} */ swimmer) =>
      html`<svg class="betta" viewBox="-50 -46 96 92">${fishPicture(swimmer)}</svg>`;
    return {
      picture: isBetty ? bettyIcon() : colour ? fish(colour) : undefined,
      line: view.rating ? `${t(`betta-rating-${view.rating}`)}.` : '',
    };
  },
  /**
   * Return an action with the card's position in the hand and its rotated fish.
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
      card: `${index + 1} (${cardText(t, fish, action.turns)})`,
    });
  },
  /**
   * Return a short text: the card's position in the hand, or for another player's card its display.
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
