/** A strip with the classes of each seat's decisions, which shows where a match was lost. */
import { html, nothing } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { t } from '../components/strings.js';
import { seatName } from '../table/names.js';
import { kindName, classify, kindIcon } from './classification.js';

/**
 * @param {{ occupants: (import('../types').SeatOccupant | null)[], evaluations: Map<number,
 *   import('../types').Evaluation>, limits: number[], at: number, last: number, go: (step: number)
 *   => void }} scene
 */
export function decisionStrips({ occupants, evaluations, limits, at, last, go }) {
  if (!evaluations.size) return nothing;
  return occupants.map((_, seat) => {
    const own = [...evaluations.values()]
      .filter(evaluation => evaluation.seat === seat)
      .sort((a, b) => a.step - b.step);
    const one = (/** @type {import('../types').Evaluation} */ evaluation) => {
      const kind = classify(evaluation, limits);
      const label = `${t('site-step', { step: evaluation.step })}${kind ? `, ${kindName(kind)}` : ''}`;
      return html`<button
        aria-label=${label}
        title=${label}
        aria-current=${evaluation.step === at ? 'step' : nothing}
        style="--x:${(evaluation.step / Math.max(1, last)).toFixed(4)}"
        @click=${() => go(evaluation.step)}
      >
        ${kind ? kindIcon(kind) : html`<i class="mute"></i>`}
      </button>`;
    };
    return html`<div class="strip-of">
      ${seatToken(seat)}
      <div class="strip" role="group" aria-label=${t('site-decisions-of', { name: seatName(occupants, seat) })}>
        ${own.map(one)}
      </div>
    </div>`;
  });
}
