/** The end of a match: the words "You win" in tiles. */

import { html } from '../../../web/board/templates.js';
import { addSharedInk, tilePicture } from './art.js';

/** Longer texts do not fit beside the board. */
const MAX_LETTERS = 12;

/**
 * Return a text in tiles, or nothing if a letter has no tile in this language.
 * @param {string} text
 * @param {Record<string, number>} values
 */
function tileText(text, values) {
  const words = text.toUpperCase().split(' ');
  const letters = [...words.join('')];
  if (letters.length > MAX_LETTERS || letters.some(letter => values[letter] === undefined))
    return undefined;
  const word = (/** @type {string} */ one) =>
    html`<span>${[...one].map(letter => tilePicture(letter, values[letter]))}</span>`;
  return html`<span class="be-say" aria-hidden="true">${words.map(word)}</span>`;
}

/**
 * @param {any} frame
 * @param {number | null} _seat
 * @param {import('../../../web/types').Words} t
 */
export function finale({ view }, _seat, t) {
  addSharedInk();
  return { heading: tileText(t('site-you-win'), view.values) };
}
