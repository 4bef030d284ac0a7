/** Bulbous in the browser: what the house mounts, measures and shows beside a name. */

import { html } from '../../../web/board/lit.js';
import { Board } from './board.js';
import { glyph } from './glyphs.js';
import { hue } from './shelf.js';
import { cardWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  /** The points of each seat so far: the graph of a review. @param {any} view @returns {number[]} */
  measure: view => view.scores.map((/** @type {any} */ score) => score.total),
  /** The glyph of the seat's bulbs, to stand beside its name. @param {number} seat */
  badge: seat => html`<i class=${`bu-chip bu-${hue(seat)}`}>${glyph(hue(seat), 14)}</i>`,
  /**
   * An action where a few are weighed, its cards and colours by name.
   * @param {any} action @param {any} _ @param {Words} t
   */
  label(action, _, t) {
    const cards = (action.cards ?? []).map((/** @type {string} */ id) => cardWords(t, id)).join(', ');
    const card = action.card ? cardWords(t, action.card) : '–';
    const colours = (action.colours ?? [])
      .map((/** @type {string} */ colour) => t('bulbous-colour', { colour }))
      .join(', ');
    return t(`bulbous-do-${action.do}`, { ...action, cards, card, colours });
  },
};
