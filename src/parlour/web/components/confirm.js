/** Changes that need a recent sign-in: a dialog asks for the password or passkey, and the change is sent again. */
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
 * Send a change, and again with the password or after another sign-in where the server asks for that.
 * @template T
 * @param {(password?: string) => Promise<T>} send
 * @returns {Promise<T | undefined>} undefined where the dialog was closed instead
 */
export async function sendConfirmed(send) {
  try {
    return await send();
  } catch (refusal) {
    if (!isStale(refusal)) throw refusal;
  }
  const [account, keys, provider] = await Promise.all(
    ['', '/passkeys', '/provider'].map(more => get(`/api/account${more}`)),
  );
  return new Promise((resolve, reject) => {
    /** @type {Promise<T> | undefined} */
    let sent;
    let password = '';
    let shown = false;
    const submit =
      (/** @type {() => void} */ close) => async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        try {
          const found = await send(password);
          sent = Promise.resolve(found);
          close();
        } catch (refusal) {
          showError(refusal);
        }
      };
    const repeat = () => {
      sent = send();
    };
    openDialog({
      title: t('account-confirm'),
      onClose: () => (sent ? sent.then(resolve, reject) : resolve(undefined)),
      body: (close, redraw) =>
        html`<p class="muted">${t('account-confirm-line')}</p>
          ${
            account.has_password
              ? html`<form class="wide-gap" @submit=${submit(close)}>
                  ${passwordField({
                    name: 'confirm',
                    label: t('account-password'),
                    value: password,
                    shown,
                    show: () => {
                      shown = !shown;
                      redraw();
                    },
                    hear: value => {
                      password = value;
                      redraw();
                    },
                  })}<button class="btn main">${t('account-confirm-do')}</button>
                </form>`
              : nothing
          }
          ${signInButtons({
            what: '',
            provider: provider.linked ? provider.name : '',
            keys: keys.length > 0,
            onDone: repeat,
            close,
          })}`,
    });
  });
}
