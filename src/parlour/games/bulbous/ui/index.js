/** The `GameUI` of Bulbous. */

import { html } from '../../../web/board/templates.js';
import { Board } from './board.js';
import { creature, preparePaints } from './creature.js';
import { glyph } from './glyphs.js';
import { row } from './row.js';
import { hue } from './shelf.js';
import { actionWords, likelyWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */
/** @typedef {import('../../../web/types').Frame} Frame */

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  logRow: row,
  /** Return the current points of each seat for the review graph. @param {any} view @returns {number[]} */
  graphValues: view => view.scores.map((/** @type {any} */ score) => score.total),
  /** @param {import('../../../web/types').Words} t @returns {[string, string][]} */
  shortcuts: t => [
    ['← → ↑ ↓', t('bulbous-keys-walk')],
    ['3 … 9', t('bulbous-keys-number')],
    [t('site-key-enter'), t('bulbous-keys-send')],
    ['/ bid 4 6 x2', t('bulbous-keys-command')],
  ],
  /** Return an action as text. @param {any} action @param {any} _frame @param {import('../../../web/types').Words} t */
  actionText: (action, _frame, t) => actionWords(t, action),
  /**
   * Return a short text of an analysed action, or of another seat's likely reply.
   * @param {any} action @param {Frame} frame @param {Words} t
   */
  actionLabel: (action, frame, t) =>
    'seat' in action ? likelyWords(t, frame, action) : actionWords(t, action),
  /**
   * Return a happy specimen with the winner's bulbs.
   * @param {any} _frame @param {number | null} seat
   */
  finale(_frame, seat) {
    if (seat === null) return {};
    preparePaints();
    const colour = hue(seat);
    const bulbs = [colour, colour, colour, colour];
    return { picture: creature({ colour, size: 4, bulbs, mood: 'happy' }) };
  },
  /** Return the glyph of the seat's bulbs, shown next to its name. @param {number} seat */
  badge: seat => html`<i class=${`bu-chip bu-${hue(seat)}`}>${glyph(hue(seat), 14)}</i>`,
};
