/** How late watchers see a table: the choice of whoever opens it. */
import { html, live } from '../vendor/lit.js';
import { t } from './strings.js';

const DELAYS = [0, 1, 2, 4, 8, 16];

/** @param {number} chosen in moves @param {(delay: number) => void} choose */
export const delayField = (chosen, choose) =>
  html`<label class="field"
    >${t('site-delay')}<select
      class="input"
      @change=${(/** @type {any} */ event) => choose(DELAYS[event.target.selectedIndex])}
    >
      ${DELAYS.map(delay => html`<option .selected=${live(delay === chosen)}>${delayLabel(delay)}</option>`)}
    </select></label
  >`;

/** @param {number} delay */
export const delayLabel = delay => t('site-delay-moves', { count: delay });
