/** Bulbous in the browser: what the house mounts, measures and shows beside a name. */

import { html } from '../../../web/board/lit.js';
import { Board } from './board.js';
import { glyph } from './glyphs.js';
import { hue } from './shelf.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount: (root, host) => new Board(root, host),
  /** The points of each seat so far: the graph of a review. @param {any} view @returns {number[]} */
  measure: view => view.scores.map((/** @type {any} */ score) => score.total),
  /** The glyph of the seat's bulbs, to stand beside its name. @param {number} seat */
  badge: seat => html`<i class=${`bu-chip bu-${hue(seat)}`}>${glyph(hue(seat), 14)}</i>`,
};
