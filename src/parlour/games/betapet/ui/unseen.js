/** The tiles nobody has shown yet: in the bag or on the racks of others. */

import { html } from '../../../web/board/templates.js';
import { lettersOf } from './words.js';

/** @param {import('../../../web/types').Words} t @param {any} frame @returns {{ head: string, body: unknown }} */
export function unseen(t, frame) {
  const { view } = frame;
  const hidden = /** @type {Record<string, number>} */ (view.unseen);
  const total = Object.values(hidden).reduce((sum, count) => sum + count, 0);
  const joker = html`<span aria-hidden="true">✦</span><span class="vh">${t('betapet-joker')}</span>`;
  const one = (/** @type {string} */ letter) => {
    const count = hidden[letter] ?? 0;
    const look = count > 3 ? 'many' : count ? '' : 'none';
    return html`<li class=${look}><b>${letter === '?' ? joker : letter}</b> <span>${count}</span></li>`;
  };
  return {
    head: t('betapet-unseen-count', { count: total, bag: view.bag }),
    body: html`<ul class="be-unseen">${lettersOf(view.values).map(one)}</ul>`,
  };
}
