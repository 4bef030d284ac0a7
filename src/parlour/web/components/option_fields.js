/** The form fields for a game's options. */
import { html, live } from '../vendor/lit.js';
import { selectedMode, gameOptions } from './game_options.js';
/** @typedef {import('./game_options.js').Option} Option */
/** @typedef {(name: string, value: unknown) => void} Choose */

/** Maximum number of choices shown as segments; more choices are shown as a select field. */
const MAX_SEGMENTS = 4;
const MAX_SEGMENT_LENGTH = 12;

/** @param {Option} option @param {unknown} value @param {Choose} choose */
const switchField = (
  { name, label },
  value,
  choose,
) => html`<label class="switch"><span>${label}</span>
  <input type="checkbox" role="switch" .checked=${live(Boolean(value))}
    @change=${(/** @type {any} */ event) => choose(name, event.target.checked)}></label>`;

/** @param {Option} option @param {unknown} value @param {Choose} choose */
const numberField = (
  { name, label, least, most },
  value,
  choose,
) => html`<label class="field">${label}
  <input class="input" type="number" min=${least ?? ''} max=${most ?? ''} .value=${String(value)}
    @change=${(/** @type {any} */ event) => choose(name, Number(event.target.value))}></label>`;

/** @param {Option} option @param {unknown} value @param {Choose} choose */
const segmentedField = (
  { name, label, choices },
  value,
  choose,
) => html`<fieldset class="field"><legend>${label}</legend><div class="segmented">
  ${choices.map(
    choice => html`<label><input type="radio" name="option-${name}" .checked=${live(choice.value === value)}
    @change=${() => choose(name, choice.value)}>${choice.label}</label>`,
  )}</div></fieldset>`;

/** @param {Option} option @param {unknown} value @param {Choose} choose */
const selectField = ({ name, label, choices }, value, choose) => html`<label class="field">${label}
  <select class="input"
    @change=${(/** @type {any} */ event) => choose(name, choices[event.target.selectedIndex].value)}>
    ${choices.map(
      choice => html`<option
      .selected=${live(choice.value === value)}>${choice.label}</option>`,
    )}</select></label>`;

/**
 * Return the fields of all options that are active in the chosen mode.
 * @param {import('../types').GameCard} card
 * @param {Record<string, unknown>} chosen
 * @param {Choose} choose
 */
export const optionFields = (card, chosen, choose) =>
  gameOptions(card)
    .filter(({ name }) => !selectedMode(card, chosen).inactive.includes(name))
    .map(option => {
      const value = chosen[option.name] === undefined ? option.defaultValue : chosen[option.name];
      if (option.kind === 'switch') return switchField(option, value, choose);
      if (option.kind === 'number') return numberField(option, value, choose);
      const short =
        option.choices.length <= MAX_SEGMENTS &&
        option.choices.every(choice => choice.label.length <= MAX_SEGMENT_LENGTH);
      return short ? segmentedField(option, value, choose) : selectField(option, value, choose);
    });

/**
 * Return the field for the number of seats.
 * @param {number[]} counts
 * @param {number} chosen
 * @param {(seats: number) => void} choose
 * @param {string} legend
 */
export const seatField = (
  counts,
  chosen,
  choose,
  legend,
) => html`<fieldset class="field"><legend>${legend}</legend><div class="segmented">
  ${counts.map(
    seats => html`<label>
    <input type="radio" name="seats" .checked=${live(seats === chosen)}
      @change=${() => choose(seats)}>${seats}</label>`,
  )}</div></fieldset>`;
