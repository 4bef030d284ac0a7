/** The slip: every word the draft makes with its points, so that the sum can be checked by eye. */

import { isJoker } from './art.js';
import { reason } from './words.js';

/** A word as it will lie: jokers slanted. @param {string} text */
const lettered = text => [...text].map(letter => (isJoker(letter) ? `<i>${letter.toUpperCase()}</i>` : letter)).join('');

/** @param {import('../../../web/types').Words} t @param {any} found a preview, or null @param {boolean} laid whether anything lies @returns {string} HTML */
export function slip(t, found, laid) {
  if (!laid) return '';
  if (!found) return `<span class="be-wait">${t('betapet-counting')}</span>`;
  const wrong = new Set(found.wrong), words = found.words.map((/** @type {any} */ { text, points }) => `<span class="be-word${wrong.has(text.toUpperCase()) ? ' bad' : ''}"><b>${lettered(text)}</b> ${wrong.has(text.toUpperCase()) ? `<span class="be-not" role="img" aria-label="${t('betapet-not-listed')}">×</span>` : points}</span>`);
  if (found.bingo && !found.problem) words.push(`<span class="be-word bingo">${t('betapet-bingo')} 50</span>`);
  if (found.problem && !words.length) return '';
  const sum = found.problem ? `<span class="be-sum bad">${reason(t, found.problem, found.details)}</span>` : `<span class="be-sum" aria-label="${t('betapet-sum', { points: found.points })}">= ${found.points}</span>`;
  return `${words.join('')}${sum}`;
}
