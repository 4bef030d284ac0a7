/** The average loss of each seat's decisions. */
import { html, nothing } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { t } from '../components/strings.js';
import { seatName } from '../table/names.js';
import { classify, isMistake } from './classification.js';
import { lossText } from './candidates.js';
/** @typedef {import('../types').Evaluation} Evaluation */

/**
 * @param {{ occupants: (import('../types').SeatOccupant | null)[], evaluations: Map<number,
 *   Evaluation>, limits: number[], unit: string }} scene
 */
export function averageLosses({ occupants, evaluations, limits, unit }) {
  const evaluated = [...evaluations.values()].filter(({ lost }) => lost !== null);
  if (!evaluated.length) return nothing;
  const line = (/** @type {unknown} */ _, /** @type {number} */ seat) => {
    const own = evaluated.filter(evaluation => evaluation.seat === seat);
    if (!own.length) return nothing;
    const lost = own.reduce((sum, evaluation) => sum + (evaluation.lost ?? 0), 0) / own.length;
    const count = own.filter(evaluation => isMistake(classify(evaluation, limits))).length;
    const args = { name: seatName(occupants, seat), lost: lossText(lost, unit), mistakes: count };
    return html`<li>${seatToken(seat, 'sm')}<span>${t('site-lost-each', args)}</span></li>`;
  };
  return html`<ul class="sums">${occupants.map(line)}</ul>`;
}
