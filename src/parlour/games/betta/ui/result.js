/** After the last card: what each display brought to each seat, and the cards that were put aside. */

import { cardList } from './book.js';
import { labelOf, nameOf, signOf } from './company.js';
import { escaped } from './words.js';

/** @param {import('./words.js').Words} t @param {import('./types').Table} frame */
export function result(t, frame) {
  const { view, standing } = frame, seats = view.colours.map((_, seat) => seat);
  /** @param {number} display @param {number} seat */
  const worth = (display, seat) => { const colour = view.colours[seat]; return colour === null ? view.worth[display].goal : view.worth[display].staff[colour]; };
  /** @param {number} seat */
  const best = seat => standing?.ranks[seat] === 1 && seats.length > 1;
  const head = seats.map(seat => `<th scope="col" class="${best(seat) ? 'br-best' : ''}">${signOf(view, seat)}<span>${escaped(labelOf(frame, seat, t))}</span></th>`).join('');
  /** @param {string} name @param {number | null} sign @param {(number | null)[]} cells */
  const row = (name, sign, cells, kind = '') => `<tr class="${kind}"><th scope="row">${sign === null ? escaped(name) : `<span class="bt-ear">${escaped(name)}</span><i aria-hidden="true">${sign}</i>`}</th>${cells.map((points, seat) => `<td class="${best(seat) ? 'br-best' : ''}${points ? '' : ' br-nil'}">${points}</td>`).join('')}</tr>`;
  const rows = [
    row(t('betta-result-moves'), null, seats.map(seat => view.scores[seat])),
    ...view.displays.map((_, display) => row(t('betta-display', { display }), display + 1, seats.map(seat => worth(display, seat)))),
    row(t('betta-result-total'), null, seats.map(seat => view.totals[seat]), 'br-total'),
  ];
  const rated = view.rating ? `<p class="br-rating">${escaped(t(`betta-rating-${view.rating}`))}</p>` : '';
  const aside = view.removed ? view.removed.map((cards, seat) => (cards.length ? `<h3>${signOf(view, seat)} ${escaped(t('betta-result-removed', { name: nameOf(frame, seat, t) }))}</h3>${cardList(t, cards)}` : '')).join('')
    : `<p class="bb-note">${escaped(t('betta-result-secret'))}</p>`;
  return `<h2>${escaped(t('betta-result'))}</h2>${rated}<div class="br-scroll" tabindex="0" role="group" aria-label="${escaped(t('betta-result'))}"><table class="br"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>${view.goals ? `<p class="bb-note">${escaped(t('betta-table-ours'))}</p>` : ''}${aside}`;
}
