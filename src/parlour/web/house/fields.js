/** A game's own options as form fields. */
import { html, live } from '../vendor/lit.js';
import { options } from './games.js';

/**
 * @param {import('../types').GameCard} card @param {Record<string, unknown>} chosen @param {(name: string, value: unknown) => void} choose @param {boolean} [disabled]
 */
export const optionFields = (card, chosen, choose, disabled = false) => options(card).map(({ name, label, kind, choices, start, least, most }) => {
  const value = chosen[name] === undefined ? start : chosen[name];
  if (kind === 'switch') return html`<label class="switch"><span>${label}</span><input type="checkbox" role="switch" .checked=${live(Boolean(value))} ?disabled=${disabled} @change=${(/** @type {any} */ event) => choose(name, event.target.checked)}></label>`;
  if (kind === 'number') return html`<label class="field">${label}<input class="input" type="number" min=${least ?? ''} max=${most ?? ''} .value=${String(value)} ?disabled=${disabled} @change=${(/** @type {any} */ event) => choose(name, Number(event.target.value))}></label>`;
  const short = choices.length <= 4 && choices.every(choice => choice.label.length <= 12);
  if (short) return html`<fieldset class="field"><legend>${label}</legend><div class="seg">${choices.map(choice => html`<label><input type="radio" name="option-${name}" .checked=${live(choice.value === value)} ?disabled=${disabled} @change=${() => choose(name, choice.value)}>${choice.label}</label>`)}</div></fieldset>`;
  return html`<label class="field">${label}<select class="input" ?disabled=${disabled} @change=${(/** @type {any} */ event) => choose(name, choices[event.target.selectedIndex].value)}>${choices.map(choice => html`<option .selected=${live(choice.value === value)}>${choice.label}</option>`)}</select></label>`;
});

/** How many may sit. @param {number} least @param {number} most @param {number} chosen @param {(seats: number) => void} choose @param {string} legend @param {boolean} [disabled] */
export const seatField = (least, most, chosen, choose, legend, disabled = false) => html`<fieldset class="field"><legend>${legend}</legend><div class="seg">${Array.from({ length: most - least + 1 }, (_, i) => least + i).map(seats => html`<label><input type="radio" name="seats" .checked=${live(seats === chosen)} ?disabled=${disabled} @change=${() => choose(seats)}>${seats}</label>`)}</div></fieldset>`;
