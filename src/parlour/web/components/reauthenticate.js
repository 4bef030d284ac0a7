/**
 * Reauthentication without a password: sign in again with a passkey or at the identity provider.
 */
import { html, nothing } from '../vendor/lit.js';
import { ApiError, post } from './api.js';
import { openDialog } from './dialog.js';
import { icon } from './icons.js';
import { signInWithPasskey, supportsPasskeys } from './passkey.js';
import { showError } from './toast.js';
import { t } from './strings.js';

/** The storage key of the action to repeat after the identity provider sends the user back. */
const PENDING_ACTION = 'parlour-meant';

/** Return and forget the action that was pending before the sign-in at the provider, or null. */
export function takePendingAction() {
  const action = sessionStorage.getItem(PENDING_ACTION);
  sessionStorage.removeItem(PENDING_ACTION);
  return action;
}

/**
 * Return the buttons for signing in again with a passkey or at the identity provider.
 * @param {object} scene
 * @param {string} scene.action the action to repeat after the identity provider sends the user back
 * @param {string} scene.provider the name of the identity provider, or empty
 * @param {boolean} scene.hasPasskey whether the user has a passkey
 * @param {() => void} scene.onDone called after a passkey was accepted
 * @param {() => void} scene.close closes the dialog
 */
export function signInButtons({ action, provider, hasPasskey, onDone, close }) {
  async function signInAtProvider() {
    try {
      const { url } = await post('/api/account/provider');
      sessionStorage.setItem(PENDING_ACTION, action);
      location.assign(url);
    } catch (refusal) {
      showError(refusal);
    }
  }
  async function signInByPasskey() {
    try {
      await signInWithPasskey();
      onDone();
      close();
    } catch (refusal) {
      // Other errors mean that the user cancelled the browser's dialog.
      if (refusal instanceof ApiError) showError(refusal);
    }
  }
  return html`<div class="bar">
    ${
      hasPasskey && supportsPasskeys()
        ? html`<button type="button" class="btn main" @click=${signInByPasskey}>
            ${icon('key')}${t('account-passkey-sign-in')}
          </button>`
        : nothing
    }
    ${
      provider
        ? html`<button type="button" class="btn main" @click=${signInAtProvider}>
            ${icon('door')}${t('account-oidc-sign-in', { name: provider })}
          </button>`
        : nothing
    }
  </div>`;
}

/**
 * Open a dialog to sign in again, with a passkey or at the identity provider.
 * @param {{ title: string } & Omit<Parameters<typeof signInButtons>[0], 'close'>} scene
 */
export const openReauthentication = ({ title, ...scene }) =>
  openDialog({
    title,
    body: close => html`<p class="muted">${t('account-sign-in-again-line')}</p>
      ${signInButtons({ ...scene, close })}`,
  });
