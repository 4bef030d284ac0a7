/** The end: what was left on every rack, and what that cost or brought. */

import { tilePicture } from './art.js';
import { nameOf } from './words.js';

/** @param {import('../../../web/types').Words} t @param {any} frame @returns {string} HTML */
export function ending(t, frame) {
  const { view } = frame;
  if (!view.over || !view.racks.length) return '';
  const rows = view.racks.map((/** @type {string[]} */ rack, /** @type {number} */ seat) => {
    const changes = view.entries.filter((/** @type {any} */ entry) => entry.seat === seat && (entry.kind === 'rack' || entry.kind === 'out')), sum = changes.reduce((/** @type {number} */ all, /** @type {any} */ { points }) => all + points, 0);
    const name = document.createElement('i');
    name.textContent = nameOf(frame, seat, t);
    const tiles = rack.length ? rack.map(letter => tilePicture(letter, view.values[letter] ?? 0)).join('') : `<span class="muted xs">${t('betapet-rack-empty')}</span>`;
    return `<li><b class="ell">${name.innerHTML}</b><span class="be-left-tiles" role="img" aria-label="${rack.length ? t('betapet-rack-left', { letters: rack.join(' ') }) : t('betapet-rack-empty')}">${tiles}</span><span class="be-left-sum">${sum > 0 ? '+' : ''}${String(sum).replace('-', '−')}</span></li>`;
  });
  return `<h2>${t('betapet-racks-left')}</h2><ul>${rows.join('')}</ul>`;
}
