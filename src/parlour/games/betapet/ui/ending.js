/** The tiles left on each rack at the end of the game, and the points for them. */

import { html, nothing } from '../../../web/board/templates.js';
import { tilePicture } from './art.js';
import { seatName } from './words.js';

/**
 * @param {import('../../../web/types').Words} t
 * @param {any} frame
 */
export function leftoverRacks(t, frame) {
  const { view } = frame;
  if (!view.over || !view.racks.length) return nothing;
  const row = (/** @type {string[]} */ rack, /** @type {number} */ seat) => {
    const ownEntries = view.entries.filter((/** @type {any} */ entry) => entry.seat === seat);
    const changes = ownEntries.filter(
      (/** @type {any} */ { kind }) => kind === 'rack' || kind === 'out',
    );
    const sum = changes.reduce(
      (/** @type {number} */ all, /** @type {any} */ { points }) => all + points,
      0,
    );
    const sumText = `${sum > 0 ? '+' : ''}${sum}`.replace('-', '−');
    const label = rack.length
      ? t('betapet-rack-left', { letters: rack.join(' ') })
      : t('betapet-rack-empty');
    const tiles = rack.length
      ? rack.map(letter => tilePicture(letter, view.values[letter] ?? 0))
      : html`<span class="muted xs">${t('betapet-rack-empty')}</span>`;
    return html`<li><b>${seatName(frame, seat, t)}</b>
      <span class="be-left-tiles" role="img" aria-label=${label}>${tiles}</span>
      <span class="be-left-sum">${sumText}</span></li>`;
  };
  return html`<h2>${t('betapet-racks-left')}</h2><ul>${view.racks.map(row)}</ul>`;
}
