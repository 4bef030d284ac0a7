/**
 * The form field for the broadcast delay of a table: the number of moves after which spectators see
 * a move.
 */
import { html, live } from '../vendor/lit.js';
import { t } from './strings.js';

const DELAYS = [0, 1, 2, 4, 8, 16];

/**
 * Return the select field for the broadcast delay.
 * @param {number} chosen the delay in moves
 * @param {(delay: number) => void} choose
 */
export const delayField = (chosen, choose) =>
  html`<label class="field"
    >${t('site-delay')}<select
      class="input"
      @change=${(/** @type {any} */ event) => choose(DELAYS[event.target.selectedIndex])}
    >
      ${DELAYS.map(delay => html`<option .selected=${live(delay === chosen)}>${delayLabel(delay)}</option>`)}
    </select></label
  >`;

/** Return the label of a broadcast delay. @param {number} delay in moves */
export const delayLabel = delay => t('site-delay-moves', { count: delay });
