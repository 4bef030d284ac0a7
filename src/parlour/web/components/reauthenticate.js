/** To be sure who it is: somebody without a password signs in once more before their keys are changed. */
import { html, nothing } from '../vendor/lit.js';
import { Refusal, post } from './api.js';
import { openDialog } from './dialog.js';
import { icon } from './icons.js';
import { enterByPasskey, passkeys } from './passkey.js';
import { tell } from './toast.js';
import { t } from './strings.js';

/** What somebody was about to do when they left for the provider. */
const MEANT = 'parlour-meant';

/** What was meant before the way to the provider; it is told once. */
export function meant() {
  const what = sessionStorage.getItem(MEANT);
  sessionStorage.removeItem(MEANT);
  return what;
}

/**
 * The buttons that sign in again, with a passkey or at the provider.
 * @param {{ what: string, provider: string, keys: boolean, then: () => void, close: () => void }} scene `what` is done
 *   when they are back from the provider, and `then` after a passkey; `keys`: whether they hold any
 */
export function signInButtons({ what, provider, keys, then, close }) {
  async function byProvider() {
    try {
      const { url } = await post('/api/account/provider');
      sessionStorage.setItem(MEANT, what);
      location.assign(url);
    } catch (refusal) {
      tell(refusal);
    }
  }
  async function byPasskey() {
    try {
      await enterByPasskey();
      then();
      close();
    } catch (refusal) {
      // Whoever thinks better of it in the browser's own dialog is told nothing.
      if (refusal instanceof Refusal) tell(refusal);
    }
  }
  return html`<div class="bar">
    ${
      keys && passkeys()
        ? html`<button type="button" class="btn main" @click=${byPasskey}>
            ${icon('key')}${t('people-passkey-enter')}
          </button>`
        : nothing
    }
    ${
      provider
        ? html`<button type="button" class="btn main" @click=${byProvider}>
            ${icon('door')}${t('people-oidc-enter', { name: provider })}
          </button>`
        : nothing
    }
  </div>`;
}

/**
 * Let somebody sign in again, with their passkey or at their provider.
 * @param {{ title: string } & Omit<Parameters<typeof signInButtons>[0], 'close'>} scene
 */
export const signInAgain = ({ title, ...scene }) =>
  openDialog({
    title,
    body: close => html`<p class="muted">${t('people-again-line')}</p>
      ${signInButtons({ ...scene, close })}`,
  });
