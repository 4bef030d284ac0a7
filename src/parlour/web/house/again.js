/** To be sure who it is: somebody without a password signs in once more before their keys are changed. */
import { html, nothing } from '../vendor/lit.js';
import { Refusal, post } from './api.js';
import { openDialog } from './dialog.js';
import { icon } from './icons.js';
import { enterByPasskey, passkeys } from './passkey.js';
import { tell } from './toast.js';
import { t } from './words.js';

/** What somebody was about to do when they left for the provider. */
const MEANT = 'parlour-meant';

/** What was meant before the way to the provider; it is told once. */
export function meant() {
  const what = sessionStorage.getItem(MEANT);
  sessionStorage.removeItem(MEANT);
  return what;
}

/**
 * Let somebody sign in again, with their passkey or at their provider.
 * @param {{ title: string, what: string, provider: string, keys: boolean, then: () => void }} scene `what` is done when
 *   they are back from the provider, and `then` after a passkey; `keys`: whether they hold any
 */
export function signInAgain({ title, what, provider, keys, then }) {
  const dialog = openDialog({
    title,
    body: close =>
      html`<p class="muted">${t('people-again-line')}</p>
        <div class="bar">
          ${
            keys && passkeys()
              ? html`<button class="btn main" @click=${() => byPasskey(close)}>
                  ${icon('key')}${t('people-passkey-enter')}
                </button>`
              : nothing
          }
          ${
            provider
              ? html`<button class="btn main" @click=${byProvider}>
                  ${icon('door')}${t('people-oidc-enter', { name: provider })}
                </button>`
              : nothing
          }
        </div>`,
  });

  async function byProvider() {
    try {
      const { url } = await post('/api/account/provider');
      sessionStorage.setItem(MEANT, what);
      location.assign(url);
    } catch (refusal) {
      tell(refusal);
    }
  }

  /** @param {() => void} close */
  async function byPasskey(close) {
    try {
      await enterByPasskey();
      close();
      then();
    } catch (refusal) {
      // Whoever thinks better of it in the browser's own dialog is told nothing.
      if (refusal instanceof Refusal) tell(refusal);
    }
  }
  return dialog;
}
