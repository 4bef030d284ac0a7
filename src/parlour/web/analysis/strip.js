/** A strip of every seat's decisions by shape: one look tells where a match was lost. */
import { html, nothing } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { t } from '../components/strings.js';
import { nameOf } from '../table/names.js';
import { kindName, kindOf, shape } from './classification.js';

/**
 * @param {{ chairs: (import('../types').Sitter | null)[], opinions: Map<number, import('../types').Opinion>, limits:
 *   number[], at: number, last: number, go: (step: number) => void }} scene
 */
export function strips({ chairs, opinions, limits, at, last, go }) {
  if (!opinions.size) return nothing;
  return chairs.map((_, seat) => {
    const own = [...opinions.values()]
      .filter(opinion => opinion.seat === seat)
      .sort((a, b) => a.step - b.step);
    const one = (/** @type {import('../types').Opinion} */ opinion) => {
      const kind = kindOf(opinion, limits);
      const label = `${t('site-step', { step: opinion.step })}${kind ? `, ${kindName(kind)}` : ''}`;
      return html`<button
        aria-label=${label}
        title=${label}
        aria-current=${opinion.step === at ? 'step' : nothing}
        style="--x:${((opinion.step / Math.max(1, last)) * 100).toFixed(2)}%"
        @click=${() => go(opinion.step)}
      >
        ${kind ? shape(kind) : html`<i class="mute"></i>`}
      </button>`;
    };
    return html`<div class="strip-of">
      ${seatToken(seat)}
      <div class="strip" role="group" aria-label=${t('site-decisions-of', { name: nameOf(chairs, seat) })}>
        ${own.map(one)}
      </div>
    </div>`;
  });
}
