/** The field of a password: it can be shown, and says when a new one is strong; and a dialog that asks for some. */
import { html, live, nothing } from '../vendor/lit.js';
import { ApiError } from './api.js';
import { openDialog } from './dialog.js';
import { showError } from './toast.js';
import { t } from './strings.js';

const LEAST = 10;
/** So long a sentence needs no further thought. */
const STRONG = 16;
const DIFFERENT = 8;

/** @param {string} password */
const strong = password => password.length >= STRONG && new Set(password).size >= DIFFERENT;

/**
 * @param {{ name: string, label: string, value: string, fresh?: boolean, shown: boolean, show: () => void,
 *   hear: (value: string) => void }} field `fresh`: a new password, which the browser may suggest
 */
export const passwordField = ({ name, label, value, fresh = false, shown, show, hear }) =>
  html`<div class="field">
    <label for=${name}>${label}</label
    ><span class="row">
      <input
        class="input"
        id=${name}
        name=${name}
        type=${shown ? 'text' : 'password'}
        required
        minlength=${fresh ? LEAST : nothing}
        maxlength="200"
        autocomplete=${fresh ? 'new-password' : 'current-password'}
        aria-describedby=${fresh ? `${name}-line` : nothing}
        .value=${live(value)}
        @input=${(/** @type {any} */ event) => hear(event.target.value)}
      />
      <button class="btn" type="button" aria-pressed=${shown} @click=${show}>
        ${t(shown ? 'account-password-hide' : 'account-password-show')}
      </button></span
    >
    ${
      fresh
        ? html`<small id="${name}-line"
            >${t('account-password-line')}
            <b class="said good" role="status">${strong(value) ? t('account-password-strong') : ''}</b></small
          >`
        : nothing
    }
  </div>`;

/**
 * A dialog that asks for passwords and does something with them.
 * @param {string} words
 * @param {{ name: string, label: string, fresh?: boolean }[]} asked
 * @param {(values: Record<string, string>) => Promise<unknown>} does
 * @param {string} [heading] what stands above, where that is not the words on the button
 */
export function openPasswordDialog(words, asked, does, heading = words) {
  /** @type {Record<string, string>} */
  const values = Object.fromEntries(asked.map(({ name }) => [name, '']));
  let shown = false;
  return openDialog({
    title: heading,
    body: (close, redraw) =>
      html`<form
        class="wide-gap"
        @submit=${async (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          try {
            await does(values);
            close();
          } catch (refusal) {
            // Whoever thinks better of it in a dialog of the browser's own is told nothing.
            if (refusal instanceof ApiError) showError(refusal);
          }
        }}
      >
        ${asked.map(field =>
          passwordField({
            ...field,
            value: values[field.name],
            shown,
            show: () => {
              shown = !shown;
              redraw();
            },
            hear: value => {
              values[field.name] = value;
              redraw();
            },
          }),
        )}<button class="btn main">${words}</button>
      </form>`,
  });
}
