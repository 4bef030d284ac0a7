/** What stands beside the board while somebody tries a decision again, and what is thought of the try. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { nameOf } from '../table/names.js';
import { kindName, kindOf, shape } from './classification.js';
import { lostSentence, lostWords, named } from './candidates.js';
/** @typedef {import('../types').Opinion} Opinion */

/** Differences that nobody would feel. */
const NOTHING = 0.05;

/** Better than what was played, worse, or as good. @param {number} found @param {number} played @param {string} unit */
function compared(found, played, unit) {
  const by = played - found;
  if (Math.abs(by) < NOTHING) return t('site-retry-same');
  return t(by > 0 ? 'site-retry-better' : 'site-retry-worse', {
    by: lostWords(Math.abs(by), unit),
  });
}

/**
 * @param {{ again: import('./retry.js').Again, ui: import('../types').GameUI | undefined, unit: string, limits:
 *   number[], retry: () => void, back: () => void }} scene
 */
export function tried({ again, ui, unit, limits, retry, back }) {
  const about = /** @type {Opinion} */ (again.about);
  const before = /** @type {import('../types').Frame} */ (again.frame);
  const { found } = again;
  const kind = found ? kindOf(found, limits) : null;
  const where = html`${t('site-step', { step: about.step })}, ${nameOf(before.seats, about.seat)}`;
  const best = found?.lost !== undefined && found?.lost !== null && found.lost < NOTHING;
  const worth = best
    ? html`: ${t('site-was-best-move')}`
    : found
      ? html`. ${lostSentence(found, unit)}`
      : nothing;
  const line = found?.played
    ? html`<b>${named(found.played, before, ui)}</b>${worth}`
    : t(again.weighing ? 'site-retry-analysing' : 'site-retry-line', {
        name: nameOf(before.seats, about.seat),
      });
  const beside =
    found && found.lost !== null && about.lost !== null
      ? html`<p class="note">${compared(found.lost, about.lost, unit)}</p>`
      : nothing;
  return html`<section class="here" aria-label=${t('site-retry')}>
    <p class="verb" role="status">
      <small>${kind ? html`${shape(kind)} ${kindName(kind)} · ` : nothing}${where}</small><span>${line}</span>
    </p>
    ${beside}
    <div class="do">
      ${
        found
          ? html`<button class="btn main" @click=${retry}>${icon('again')}${t('site-retry-again')}</button>`
          : nothing
      }<button class="btn" @click=${back}>${t('site-back-to-analysis')}</button>
    </div>
  </section>`;
}
