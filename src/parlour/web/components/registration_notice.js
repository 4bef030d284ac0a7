/**
 * The notice for guests of a server that is closed or invitation-only: how to sign in or register.
 */
import { html, nothing } from '../vendor/lit.js';
import { icon } from './icons.js';
import { t } from './strings.js';
/** @typedef {import('../types').Me} Me */

/**
 * Whether a user must sign in, because the server is not open to guests.
 * @param {Me | undefined} me
 */
export const isSignInRequired = me => me?.role === 'guest' && me.registration_mode !== 'open';

/** Open an invitation that was entered as a link or as its token. @param {SubmitEvent} event */
function openInvitation(event) {
  event.preventDefault();
  const typed = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('invitation');
  const token = String(typed ?? '')
    .trim()
    .split('#')
    .at(-1);
  if (token) location.assign(`/join#${token}`);
}

/** Return the notice. @param {Me} me */
export const registrationNotice = me => {
  const [title, line] =
    me.registration_mode === 'closed'
      ? ['site-registration-closed', 'site-registration-closed-line']
      : ['site-registration-invitation-only', 'site-registration-invitation-only-line'];
  return html`<section class="card shut" aria-labelledby="h-shut">
    <h1 id="h-shut">${icon('key')} ${t(title)}</h1>
    <p>${t(line)}</p>
    <div class="row">
      <a class="btn main" href="/sign-in">${t('site-registration-sign-in')}</a>
      ${me.invitation_required ? html`<a class="btn" href="/join">${t('site-registration-password')}</a>` : nothing}
    </div>
    <form class="row" @submit=${openInvitation}>
      <label class="field grow"
        >${t('site-registration-invitation')}
        <input class="input" name="invitation" required maxlength="300" autocomplete="off" spellcheck="false" /></label
      ><button class="btn">${t('site-registration-enter')}</button>
    </form>
  </section>`;
};
