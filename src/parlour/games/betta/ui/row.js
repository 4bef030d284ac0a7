/** A line of the log: the cells on which a card's fish came to lie, and the display. */

import { html, svg } from '../../../web/board/templates.js';

/** Three by three cells, those of a card or a pattern as pearls. @param {number[]} cells */
const pearls = cells =>
  html`<svg class="betta bc-row" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <rect class="bc-tray" width="30" height="30" rx="4" />${Array.from({ length: 9 }, (_, cell) => {
      const x = 7 + (cell % 3) * 8;
      const y = 7 + Math.floor(cell / 3) * 8;
      return cells.includes(cell)
        ? svg`<circle class="bc-pearl" cx=${x} cy=${y} r="3.1" />`
        : svg`<circle class="bc-pit" cx=${x} cy=${y} r="1.1" />`;
    })}</svg>`;

/**
 * @param {import('../../../web/types').LogEntry} news @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function row({ what, details, places = [] }, t) {
  if (details.card === undefined) return null;
  const cells = places
    .filter(place => place.includes('/'))
    .map(place => Number(place.split('/')[1]));
  const note = what === 'pattern' ? t('betta-pattern', details) : '';
  const mark = cells.length ? pearls(cells) : html`<i class="bc-none">·</i>`;
  return { glyph: mark, text: t('betta-display', details), note };
}
