/** The form field for the abandonment rule: what happens to the seat of a player who leaves. */
import { html, live } from '../vendor/lit.js';
import { t } from './strings.js';
/** @typedef {import('../types').TableSettings['leaver']} Leaver */

const LEAVERS = /** @type {const} */ (['wait', 'bot', 'end']);

/**
 * Return the select field for the abandonment rule.
 * @param {Leaver} chosen
 * @param {(leaver: Leaver) => void} choose
 */
export const abandonmentField = (chosen, choose) =>
  html`<label class="field"
    >${t('site-abandonment')}<select
      class="input"
      @change=${(/** @type {any} */ event) => choose(LEAVERS[event.target.selectedIndex])}
    >
      ${LEAVERS.map(option => html`<option .selected=${live(option === chosen)}>${abandonmentLabel(option)}</option>`)}
    </select></label
  >`;

/** Return the label of an abandonment rule. @param {Leaver} leaver */
export const abandonmentLabel = leaver => t(`site-abandonment-${leaver}`);
