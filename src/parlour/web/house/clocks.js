/** The choice of clocks that a table can have. */
import { html, live } from '../vendor/lit.js';
import { ruleWords, slow } from './time.js';
import { t } from './words.js';
/** @typedef {import('../types').ClockRule} ClockRule */

const MINUTE = 60000;
/** @type {ClockRule[]} */
const NOW = [
  { clock: 'untimed' }, { clock: 'fischer', bank_ms: 3 * MINUTE, increment_ms: 2000 }, { clock: 'fischer', bank_ms: 5 * MINUTE, increment_ms: 3000 }, { clock: 'fischer', bank_ms: 10 * MINUTE, increment_ms: 5000 },
  { clock: 'fischer', bank_ms: 30 * MINUTE, increment_ms: 15000 }, { clock: 'permove', move_ms: 30000 }, { clock: 'permove', move_ms: 2 * MINUTE },
];
/** @type {ClockRule[]} */
const WORDS = [{ clock: 'total', bank_ms: 12 * MINUTE }, { clock: 'total', bank_ms: 25 * MINUTE }];
/** @type {ClockRule[]} */
const DAYS = [{ clock: 'correspondence', days: 1 }, { clock: 'correspondence', days: 2 }, { clock: 'correspondence', days: 3 }, { clock: 'correspondence', days: 7 }];

/** @param {ClockRule} rule */
const key = rule => JSON.stringify(Object.fromEntries(Object.entries(rule).filter(([name]) => ['clock', 'bank_ms', 'increment_ms', 'move_ms', 'days'].includes(name)).sort()));

/**
 * Pace and clock as two fields.
 * @param {ClockRule} chosen @param {(rule: ClockRule) => void} choose @param {{ disabled?: boolean, total?: boolean }} [form] `total`: the game knows points for overtime
 */
export function clockFields(chosen, choose, { disabled = false, total = false } = {}) {
  const days = slow(chosen), offered = days ? DAYS : total ? [NOW[0], ...WORDS, ...NOW.slice(1)] : NOW;
  const all = offered.some(rule => key(rule) === key(chosen)) ? offered : [chosen, ...offered];
  return html`<fieldset class="field"><legend>${t('house-pace')}</legend><div class="seg">
      <label><input type="radio" name="pace" .checked=${live(!days)} ?disabled=${disabled} @change=${() => choose(NOW[0])}>${t('house-pace-now')}</label>
      <label><input type="radio" name="pace" .checked=${live(days)} ?disabled=${disabled} @change=${() => choose(DAYS[1])}>${t('house-pace-days')}</label></div></fieldset>
    <label class="field">${t('house-clock')}<select class="input" ?disabled=${disabled} @change=${(/** @type {Event} */ event) => choose(all[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}>
      ${all.map(rule => html`<option value=${key(rule)} .selected=${live(key(rule) === key(chosen))}>${ruleWords(rule)}</option>`)}</select></label>`;
}
