/** The unseen tiles, which are in the bag or on other racks. */

import { html } from '../../../web/board/templates.js';
import { tileLetters } from './words.js';

/**
 * @param {import('../../../web/types').Words} t
 * @param {any} frame
 * @returns {{ head: string, body: unknown }}
 */
export function unseenTiles(t, frame) {
  const { view } = frame;
  const hidden = /** @type {Record<string, number>} */ (view.unseen);
  const total = Object.values(hidden).reduce((sum, count) => sum + count, 0);
  const joker = html`<span aria-hidden="true">✦</span><span class="visually-hidden">${t('betapet-joker')}</span>`;
  const letterItem = (/** @type {string} */ letter) => {
    const count = hidden[letter] ?? 0;
    const className = count > 3 ? 'many' : count ? '' : 'none';
    return html`<li class=${className}><b>${letter === '?' ? joker : letter}</b> <span>${count}</span></li>`;
  };
  return {
    head: t('betapet-unseen-count', { count: total, bag: view.bag }),
    body: html`<ul class="be-unseen">${tileLetters(view.values).map(letterItem)}</ul>`,
  };
}
