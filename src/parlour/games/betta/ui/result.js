/** After the last card: what each display brought to each seat, and the cards that were put aside. */

import { html, nothing } from '../../../web/board/lit.js';
import { cardList } from './book.js';
import { labelOf, nameOf, signOf } from './players.js';

/** @typedef {{ name: string, cells: (number | null)[], sign?: number, kind?: string }} Row */

/** @param {import('./words.js').Words} t @param {import('./shapes').Table} frame */
export function result(t, frame) {
  const { view, standing } = frame;
  const seats = view.colours.map((_, seat) => seat);
  const best = (/** @type {number} */ seat) => (standing?.ranks[seat] === 1 && seats.length > 1 ? 'br-best' : '');
  const worth = (/** @type {number} */ display, /** @type {number} */ seat) => {
    const colour = view.colours[seat];
    return colour === null ? view.worth[display].goal : view.worth[display].staff[colour];
  };
  const head = (/** @type {number} */ seat) => html`<th scope="col" class=${best(seat)}>${signOf(view, seat)}
    <span>${labelOf(frame, seat, t)}</span></th>`;
  const row = (/** @type {Row} */ { name, cells, sign, kind = '' }) => {
    const heading = sign ? html`<span class="bt-ear">${name}</span><i aria-hidden="true">${sign}</i>` : name;
    const cell = (/** @type {number | null} */ points, /** @type {number} */ seat) =>
      html`<td class="${best(seat)}${points ? '' : ' br-nil'}">${points}</td>`;
    return html`<tr class=${kind}><th scope="row">${heading}</th>${cells.map(cell)}</tr>`;
  };
  const rows = [
    { name: t('betta-result-moves'), cells: seats.map(seat => view.scores[seat]) },
    ...view.displays.map((_, display) => ({
      name: t('betta-display', { display }),
      sign: display + 1,
      cells: seats.map(seat => worth(display, seat)),
    })),
    { name: t('betta-result-total'), cells: seats.map(seat => view.totals[seat]), kind: 'br-total' },
  ];
  const put = (/** @type {import('./shapes').Card[]} */ cards, /** @type {number} */ seat) => {
    const title = t('betta-result-removed', { name: nameOf(frame, seat, t) });
    return cards.length ? html`<h3>${signOf(view, seat)} ${title}</h3>${cardList(t, cards)}` : nothing;
  };
  const aside = view.removed ? view.removed.map(put) : html`<p class="bb-note">${t('betta-result-secret')}</p>`;
  const rated = view.rating ? html`<p class="br-rating">${t(`betta-rating-${view.rating}`)}</p>` : nothing;
  return html`<h2>${t('betta-result')}</h2>${rated}
    <div class="br-scroll" tabindex="0" role="group" aria-label=${t('betta-result')}><table class="br">
      <thead><tr><td></td>${seats.map(head)}</tr></thead><tbody>${rows.map(row)}</tbody></table></div>
    ${view.goals ? html`<p class="bb-note">${t('betta-table-ours')}</p>` : nothing}${aside}`;
}
