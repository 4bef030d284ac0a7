/** The tiles nobody has shown yet: in the bag or on the racks of others. */

import { lettersOf } from './words.js';

/** @param {import('../../../web/types').Words} t @param {any} frame @returns {{ head: string, body: string }} HTML */
export function unseen(t, frame) {
  const { view } = frame, letters = lettersOf(view.values);
  const hidden = /** @type {Record<string, number>} */ (view.unseen), total = Object.values(hidden).reduce((sum, count) => sum + count, 0);
  const body = letters.map(letter => { const count = hidden[letter] ?? 0; return `<li class="${count ? (count > 3 ? 'many' : '') : 'none'}"><b>${letter === '?' ? `<span aria-hidden="true">✦</span><span class="vh">${t('betapet-joker')}</span>` : letter}</b> <span>${count}</span></li>`; }).join('');
  return { head: t('betapet-unseen-count', { count: total, bag: view.bag }), body: `<ul class="be-unseen">${body}</ul>` };
}
