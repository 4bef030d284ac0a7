/** Log rows: the cells of a placed card, its display and the points of the card. */

import { capitalized } from '../../../web/board/host.js';
import { html, svg } from '../../../web/board/templates.js';

/** Return three by three cells with pearls at the given cells. @param {number[]} cells */
const cellGrid = cells =>
  html`<svg class="betta bc-row" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <rect class="bc-tray" width="30" height="30" rx="4" />${Array.from({ length: 9 }, (_, cell) => {
      const x = 7 + (cell % 3) * 8;
      const y = 7 + Math.floor(cell / 3) * 8;
      return cells.includes(cell)
        ? svg`<circle class="bc-pearl" cx=${x} cy=${y} r="3.1" />`
        : svg`<circle class="bc-pit" cx=${x} cy=${y} r="1.1" />`;
    })}</svg>`;

/**
 * Return the row of a placed card. Its points are those of the card alone, as above the tank, not
 * the change of the total, which includes the tanks.
 * @param {import('../../../web/types').LogEntry} news
 * @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function logRow({ what, details, places = [] }, t) {
  if (details.card === undefined) return null;
  const cells = places
    .filter(place => place.includes('/'))
    .map(place => Number(place.split('/')[1]));
  const note = what === 'pattern' ? t('betta-pattern', details) : '';
  const glyph = cells.length ? cellGrid(cells) : html`<i class="bc-none">·</i>`;
  return {
    glyph,
    text: capitalized(t('betta-display', details)),
    note,
    points: `+${details.points}`,
  };
}
