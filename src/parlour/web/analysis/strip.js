/** A strip of each seat's decisions by class, which shows where a match was lost. */
import { html, nothing } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { t } from '../components/strings.js';
import { seatName } from '../table/names.js';
import { kindName, classify, kindIcon } from './classification.js';

/**
 * @param {{ chairs: (import('../types').SeatOccupant | null)[], opinions: Map<number,
 *   import('../types').Evaluation>, limits: number[], at: number, last: number, go: (step: number)
 *   => void }} scene
 */
export function decisionStrips({ chairs, opinions, limits, at, last, go }) {
  if (!opinions.size) return nothing;
  return chairs.map((_, seat) => {
    const own = [...opinions.values()]
      .filter(opinion => opinion.seat === seat)
      .sort((a, b) => a.step - b.step);
    const one = (/** @type {import('../types').Evaluation} */ opinion) => {
      const kind = classify(opinion, limits);
      const label = `${t('site-step', { step: opinion.step })}${kind ? `, ${kindName(kind)}` : ''}`;
      return html`<button
        aria-label=${label}
        title=${label}
        aria-current=${opinion.step === at ? 'step' : nothing}
        style="--x:${((opinion.step / Math.max(1, last)) * 100).toFixed(2)}%"
        @click=${() => go(opinion.step)}
      >
        ${kind ? kindIcon(kind) : html`<i class="mute"></i>`}
      </button>`;
    };
    return html`<div class="strip-of">
      ${seatToken(seat)}
      <div class="strip" role="group" aria-label=${t('site-decisions-of', { name: seatName(chairs, seat) })}>
        ${own.map(one)}
      </div>
    </div>`;
  });
}
