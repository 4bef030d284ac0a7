/** The word list: all words of the draft with their points. The action bar shows errors. */

import { html, nothing } from '../../../web/board/templates.js';
import { isJoker } from './art.js';

/** Return a word with its joker letters in italics. @param {string} text */
const styledLetters = text =>
  [...text].map(letter => (isJoker(letter) ? html`<i>${letter.toUpperCase()}</i>` : letter));

/**
 * @param {import('../../../web/types').Words} t
 * @param {any} preview the preview of the draft, or null
 * @param {boolean} hasDraft whether any tile is placed
 */
export function wordList(t, preview, hasDraft) {
  if (!hasDraft) return nothing;
  if (!preview) return html`<span class="be-wait">${t('betapet-counting')}</span>`;
  const wrong = new Set(preview.wrong);
  const invalidMark = html`<span class="be-not" role="img" aria-label=${t('betapet-not-listed')}>×</span>`;
  const wordItem = (/** @type {{ text: string, points: number }} */ { text, points }) => {
    const isWrong = wrong.has(text.toUpperCase());
    return html`<span class="be-word${isWrong ? ' bad' : ''}"><b>${styledLetters(text)}</b> ${
      isWrong ? invalidMark : points
    }</span>`;
  };
  const bingo = html`<span class="be-word bingo">${t('betapet-bingo')} 50</span>`;
  if (preview.problem) return html`${preview.words.map(wordItem)}`;
  return html`${preview.words.map(wordItem)}${preview.bingo ? bingo : nothing}
    <span class="be-sum" aria-label=${t('betapet-sum', { points: preview.points })}>= ${preview.points}</span>`;
}
