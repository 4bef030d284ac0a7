/**
 * Changes that need a recent sign-in. A dialog asks for the password or passkey before the change
 * is sent again.
 */
import { html, nothing } from '../vendor/lit.js';
import { signInButtons } from './reauthenticate.js';
import { ApiError, get } from './api.js';
import { openDialog } from './dialog.js';
import { passwordField } from './password.js';
import { showError } from './toast.js';
import { t } from './strings.js';
/** @typedef {import('../types').Account} Account */

/** @param {unknown} refusal */
const isStale = refusal => refusal instanceof ApiError && refusal.code === 'account.sign-in-again';

/**
 * Send a change. If the server requires a recent sign-in, ask the user to confirm and send it
 * again.
 * @template T
 * @param {(password?: string) => Promise<T>} send
 * @returns {Promise<T | undefined>} undefined if the user closed the dialog
 */
export async function sendConfirmed(send) {
  try {
    return await send();
  } catch (refusal) {
    if (!isStale(refusal)) throw refusal;
  }
  const [account, passkeys, provider] = await Promise.all(
    ['', '/passkeys', '/provider'].map(path => get(`/api/account${path}`)),
  );
  return new Promise((resolve, reject) => {
    /** @type {Promise<T> | undefined} */
    let result;
    let password = '';
    let isVisible = false;
    const submit =
      (/** @type {() => void} */ close) => async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        try {
          const value = await send(password);
          result = Promise.resolve(value);
          close();
        } catch (refusal) {
          showError(refusal);
        }
      };
    const resend = () => {
      result = send();
    };
    openDialog({
      title: t('account-confirm'),
      onClose: () => (result ? result.then(resolve, reject) : resolve(undefined)),
      body: (close, redraw) =>
        html`<p class="muted">${t('account-confirm-line')}</p>
          ${
            account.has_password
              ? html`<form class="wide-gap" @submit=${submit(close)}>
                  ${passwordField({
                    name: 'confirm',
                    label: t('account-password'),
                    value: password,
                    isVisible,
                    toggleVisibility: () => {
                      isVisible = !isVisible;
                      redraw();
                    },
                    onInput: value => {
                      password = value;
                      redraw();
                    },
                  })}<button class="btn main">${t('account-confirm-do')}</button>
                </form>`
              : nothing
          }
          ${signInButtons({
            action: '',
            provider: provider.linked ? provider.name : '',
            hasPasskey: passkeys.length > 0,
            onDone: resend,
            close,
          })}`,
    });
  });
}
