/**
 * The slip: every word the draft makes with its points, so that the sum can be checked by eye; errors stand in the
 * bar.
 */

import { html, nothing } from '../../../web/board/templates.js';
import { isJoker } from './art.js';

/** A word as it will lie: jokers slanted. @param {string} text */
const lettered = text =>
  [...text].map(letter => (isJoker(letter) ? html`<i>${letter.toUpperCase()}</i>` : letter));

/**
 * @param {import('../../../web/types').Words} t
 * @param {any} found a preview, or null
 * @param {boolean} laid whether anything lies
 */
export function slip(t, found, laid) {
  if (!laid) return nothing;
  if (!found) return html`<span class="be-wait">${t('betapet-counting')}</span>`;
  const wrong = new Set(found.wrong);
  const not = html`<span class="be-not" role="img" aria-label=${t('betapet-not-listed')}>×</span>`;
  const one = (/** @type {{ text: string, points: number }} */ { text, points }) => {
    const bad = wrong.has(text.toUpperCase());
    return html`<span class="be-word${bad ? ' bad' : ''}"><b>${lettered(text)}</b> ${bad ? not : points}</span>`;
  };
  const bingo = html`<span class="be-word bingo">${t('betapet-bingo')} 50</span>`;
  if (found.problem) return html`${found.words.map(one)}`;
  return html`${found.words.map(one)}${found.bingo ? bingo : nothing}
    <span class="be-sum" aria-label=${t('betapet-sum', { points: found.points })}>= ${found.points}</span>`;
}
