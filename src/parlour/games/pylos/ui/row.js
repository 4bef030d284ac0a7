/** Log rows: a ball and its cell, the change of the reserve, and the number of balls left in it. */

import { html } from '../../../web/board/templates.js';
import { COLOURS } from './geometry.js';
import { ball, addSharedWood } from './wood.js';

/** Return a ball in the seat's wood at text size. @param {number} seat */
export function smallBall(seat) {
  addSharedWood();
  return html`<svg viewBox="-52 -52 104 104" width="16" height="16" aria-hidden="true" focusable="false">
    ${ball(COLOURS[seat], 2)}</svg>`;
}

/**
 * @param {import('../../../web/types').LogEntry} news
 * @param {import('../../../web/types').Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function logRow({ what, seat, details }, t) {
  const mark = smallBall(seat ?? 0);
  const total = details.left;
  if (what === 'placed') return { glyph: mark, text: String(details.cell), points: -1, total };
  if (what === 'raised')
    return { glyph: mark, text: `${details.source} → ${details.cell}`, points: 0, total };
  if (what !== 'took') return null;
  return {
    glyph: mark,
    text: String(details.balls),
    note: t('pylos-row-took'),
    points: Number(details.count),
    total,
  };
}

/**
 * @param {import('../../../web/types').Words} t
 * @returns {[string, string]}
 */
export const logColumns = t => [t('pylos-row-reserve'), t('pylos-row-left')];
