/** What each seat's decisions lost on average, once a match is read. */
import { html, nothing } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { t } from '../components/strings.js';
import { nameOf } from '../table/names.js';
import { kindOf, mistaken } from './classification.js';
import { lostWords } from './candidates.js';
/** @typedef {import('../types').Opinion} Opinion */

/**
 * @param {{ chairs: (import('../types').Sitter | null)[], opinions: Map<number, Opinion>, limits: number[], unit:
 *   string }} scene
 */
export function sums({ chairs, opinions, limits, unit }) {
  const read = [...opinions.values()].filter(({ lost }) => lost !== null);
  if (!read.length) return nothing;
  const line = (/** @type {unknown} */ _, /** @type {number} */ seat) => {
    const own = read.filter(opinion => opinion.seat === seat);
    if (!own.length) return nothing;
    const lost = own.reduce((sum, opinion) => sum + (opinion.lost ?? 0), 0) / own.length;
    const count = own.filter(opinion => mistaken(kindOf(opinion, limits))).length;
    const said = { name: nameOf(chairs, seat), lost: lostWords(lost, unit), mistakes: count };
    return html`<li>${seatToken(seat, 'sm')}<span>${t('site-lost-each', said)}</span></li>`;
  };
  return html`<ul class="sums">${chairs.map(line)}</ul>`;
}
