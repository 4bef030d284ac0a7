/** The panel next to the board while the user retries a decision. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { seatName } from '../table/names.js';
import { kindName, classify, kindIcon } from './classification.js';
import { lossSentence, lossText, actionName } from './candidates.js';
/** @typedef {import('../types').Evaluation} Evaluation */

/** Differences below this are not noticeable. */
const NEGLIGIBLE = 0.05;

/**
 * Return a sentence that compares an attempt with the played action.
 * @param {number} found
 * @param {number} played
 * @param {string} unit
 */
function comparison(found, played, unit) {
  const by = played - found;
  if (Math.abs(by) < NEGLIGIBLE) return t('site-retry-same');
  return t(by > 0 ? 'site-retry-better' : 'site-retry-worse', {
    by: lossText(Math.abs(by), unit),
  });
}

/**
 * @param {{ retry: import('./retry.js').Retry, ui: import('../types').GameUI | undefined, unit:
 *   string, limits: number[], onRetry: () => void, back: () => void }} scene
 */
export function retryPanel({ retry, ui, unit, limits, onRetry, back }) {
  const about = /** @type {Evaluation} */ (retry.evaluation);
  const before = /** @type {import('../types').Frame} */ (retry.frame);
  const { result: found } = retry;
  const kind = found ? classify(found, limits) : null;
  const where = html`${t('site-step', { step: about.step })}, ${seatName(before.seats, about.seat)}`;
  const best = found?.lost !== undefined && found?.lost !== null && found.lost < NEGLIGIBLE;
  const worth = best
    ? html`: ${t('site-was-best-move')}`
    : found
      ? html`. ${lossSentence(found, unit)}`
      : nothing;
  const line = found?.played
    ? html`<b>${actionName(found.played, before, ui)}</b>${worth}`
    : t(retry.isEvaluating ? 'site-retry-analysing' : 'site-retry-line', {
        name: seatName(before.seats, about.seat),
      });
  const beside =
    found && found.lost !== null && about.lost !== null
      ? html`<p class="note">${comparison(found.lost, about.lost, unit)}</p>`
      : nothing;
  return html`<section class="here" aria-label=${t('site-retry')}>
    <p class="verb" role="status">
      <small>${kind ? html`${kindIcon(kind)} ${kindName(kind)} · ` : nothing}${where}</small><span>${line}</span>
    </p>
    ${beside}
    <div class="do">
      ${
        found
          ? html`<button class="btn main" @click=${onRetry}>${icon('again')}${t('site-retry-again')}</button>`
          : nothing
      }<button class="btn" @click=${back}>${t('site-back-to-analysis')}</button>
    </div>
  </section>`;
}
