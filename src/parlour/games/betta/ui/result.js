/** After the last card, beside where the points came from: the rating, and the cards that were put aside. */

import { html, nothing } from '../../../web/board/templates.js';
import { cardList } from './book.js';
import { nameOf, signOf } from './players.js';

/** @param {import('./words.js').Words} t @param {import('./shapes').Table} frame */
export function result(t, frame) {
  const { view } = frame;
  const put = (/** @type {import('./shapes').Card[]} */ cards, /** @type {number} */ seat) => {
    const title = t('betta-result-removed', { name: nameOf(frame, seat, t) });
    return cards.length
      ? html`<h3>${signOf(view, seat)} ${title}</h3>${cardList(t, cards)}`
      : nothing;
  };
  const aside = view.removed
    ? view.removed.map(put)
    : html`<p class="bb-note">${t('betta-result-secret')}</p>`;
  const rated = view.rating
    ? html`<p class="br-rating">${t(`betta-rating-${view.rating}`)}</p>`
    : nothing;
  return html`${rated}${view.goals ? html`<p class="bb-note">${t('betta-table-ours')}</p>` : nothing}${aside}`;
}
