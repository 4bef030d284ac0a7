/** What becomes of a chair whose player leaves: the choice of whoever opens the table, and what it says to others. */
import { html, live } from '../vendor/lit.js';
import { t } from './strings.js';
/** @typedef {import('../types').House['leaver']} Leaver */

const LEAVERS = /** @type {const} */ (['wait', 'bot', 'end']);

/** @param {Leaver} chosen @param {(leaver: Leaver) => void} choose */
export const abandonmentField = (chosen, choose) =>
  html`<label class="field"
    >${t('site-abandonment')}<select
      class="input"
      @change=${(/** @type {any} */ event) => choose(LEAVERS[event.target.selectedIndex])}
    >
      ${LEAVERS.map(option => html`<option .selected=${live(option === chosen)}>${abandonmentLabel(option)}</option>`)}
    </select></label
  >`;

/** @param {Leaver} leaver */
export const abandonmentLabel = leaver => t(`site-abandonment-${leaver}`);
