/** The final report: rating and removed cards, shown with the score breakdown. */

import { html, nothing } from '../../../web/board/templates.js';
import { cardList } from './book.js';
import { seatName, seatIcon } from './players.js';

/**
 * @param {import('./words.js').Words} t
 * @param {import('./shapes').Table} frame
 */
export function finalReport(t, frame) {
  const { view } = frame;
  const removedCards = (
    /** @type {import('./shapes').Card[]} */ cards,
    /** @type {number} */ seat,
  ) => {
    const title = t('betta-result-removed', { name: seatName(frame, seat, t) });
    return cards.length
      ? html`<h3>${seatIcon(view, seat)} ${title}</h3>${cardList(t, cards)}`
      : nothing;
  };
  const removed = view.removed
    ? view.removed.map(removedCards)
    : html`<p class="bb-note">${t('betta-result-secret')}</p>`;
  const rating = view.rating
    ? html`<p class="br-rating">${t(`betta-rating-${view.rating}`)}</p>`
    : nothing;
  return html`${rating}${view.goals ? html`<p class="bb-note">${t('betta-table-ours')}</p>` : nothing}${removed}`;
}
