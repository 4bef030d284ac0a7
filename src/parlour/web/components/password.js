/**
 * The password field, with a button that shows the password and a strength message, and a password
 * dialog.
 */
import { html, live, nothing } from '../vendor/lit.js';
import { ApiError } from './api.js';
import { openDialog } from './dialog.js';
import { showError } from './toast.js';
import { t } from './strings.js';

const MIN_LENGTH = 10;
/** A password of this length, with enough different characters, counts as strong. */
const STRONG_LENGTH = 16;
const STRONG_CHARACTERS = 8;

/** @param {string} password */
const isStrong = password =>
  password.length >= STRONG_LENGTH && new Set(password).size >= STRONG_CHARACTERS;

/**
 * @param {{ name: string, label: string, value: string, isNew?: boolean, isVisible: boolean,
 *   toggleVisibility: () => void, onInput: (value: string) => void }} field `isNew`: whether the
 *   browser may suggest a new password
 */
export const passwordField = ({
  name,
  label,
  value,
  isNew = false,
  isVisible,
  toggleVisibility,
  onInput,
}) =>
  html`<div class="field">
    <label for=${name}>${label}</label
    ><span class="row">
      <input
        class="input"
        id=${name}
        name=${name}
        type=${isVisible ? 'text' : 'password'}
        required
        minlength=${isNew ? MIN_LENGTH : nothing}
        maxlength="200"
        autocomplete=${isNew ? 'new-password' : 'current-password'}
        aria-describedby=${isNew ? `${name}-line` : nothing}
        .value=${live(value)}
        @input=${(/** @type {any} */ event) => onInput(event.target.value)}
      />
      <button class="btn" type="button" aria-pressed=${isVisible} @click=${toggleVisibility}>
        ${t(isVisible ? 'account-password-hide' : 'account-password-show')}
      </button></span
    >
    ${
      isNew
        ? html`<small id="${name}-line"
            >${t('account-password-line')}
            <b class="said good" role="status">${isStrong(value) ? t('account-password-strong') : ''}</b></small
          >`
        : nothing
    }
  </div>`;

/**
 * Open a dialog that asks for passwords and submits them.
 * @param {string} action
 * @param {{ name: string, label: string, isNew?: boolean }[]} fields
 * @param {(values: Record<string, string>) => Promise<unknown>} submit
 * @param {string} [heading] the title of the dialog, if it differs from the label of the button
 */
export function openPasswordDialog(action, fields, submit, heading = action) {
  /** @type {Record<string, string>} */
  const values = Object.fromEntries(fields.map(({ name }) => [name, '']));
  let isVisible = false;
  return openDialog({
    title: heading,
    body: (close, redraw) =>
      html`<form
        class="wide-gap"
        @submit=${async (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          try {
            await submit(values);
            close();
          } catch (refusal) {
            // Other errors mean that the user cancelled the browser's dialog.
            if (refusal instanceof ApiError) showError(refusal);
          }
        }}
      >
        ${fields.map(field =>
          passwordField({
            ...field,
            value: values[field.name],
            isVisible,
            toggleVisibility: () => {
              isVisible = !isVisible;
              redraw();
            },
            onInput: value => {
              values[field.name] = value;
              redraw();
            },
          }),
        )}<button class="btn main">${action}</button>
      </form>`,
  });
}
