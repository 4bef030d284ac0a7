/** The sign-in page, with account recovery by a recovery code. */
import { html, live, render } from './vendor/lit.js';
import { ApiError, get, post } from './components/api.js';
import { signInWithPasskey, supportsPasskeys } from './components/passkey.js';
import { icon } from './components/icons.js';
import { passwordField } from './components/password.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError, showToast } from './components/toast.js';
import { hasMessage, loadStrings, t } from './components/strings.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const fields = { name: '', password: '', code: '' };
let lost = location.hash === '#lost';
let shown = false;
let busy = false;
/** The name of the identity provider; empty if there is none. */
let provider = '';

/** @param {SubmitEvent} event */
async function enter(event) {
  event.preventDefault();
  if (busy) return;
  busy = true;
  draw();
  try {
    const { name, password, code } = fields;
    if (lost) await post('/api/account/recover', { name, password, code });
    else await post('/api/account/sign-in', { name, password });
    location.assign('/');
  } catch (refusal) {
    showError(refusal);
    busy = false;
    draw();
  }
}
async function byPasskey() {
  try {
    await signInWithPasskey();
    location.assign('/');
  } catch (refusal) {
    // Other errors mean that the user cancelled the browser's dialog.
    if (refusal instanceof ApiError) showError(refusal);
  }
}

async function byProvider() {
  try {
    location.assign((await post('/api/account/provider')).url);
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {boolean} now */
const turn = now => {
  lost = now;
  fields.password = '';
  draw();
};
/** @param {'name' | 'code'} key */
const hears = key => (/** @type {any} */ event) => {
  fields[key] = event.target.value;
};

const codeField = () =>
  html`<label class="field"
    >${t('account-code')}<input
      class="input"
      name="code"
      required
      maxlength="40"
      autocomplete="one-time-code"
      autocapitalize="characters"
      spellcheck="false"
      .value=${live(fields.code)}
      @input=${hears('code')}
  /></label>`;

function draw() {
  render(
    html`<div>
        <h1>${t(lost ? 'account-forgot-password' : 'account-sign-in')}</h1>
        <p class="sub">${t(lost ? 'account-forgot-password-line' : 'account-sign-in-line')}</p>
      </div>
      <form class="card sheet-of" @submit=${enter}>
        ${
          !lost && provider
            ? html`<button class="btn big" type="button" @click=${byProvider}>
                ${icon('door')}${t('account-oidc-sign-in', { name: provider })}
              </button>`
            : ''
        }
        ${
          !lost && supportsPasskeys()
            ? html`<button class="btn big" type="button" @click=${byPasskey}>
                  ${icon('key')}${t('account-passkey-sign-in')}
                </button>
                <div class="or">${t('account-or-password')}</div>`
            : ''
        }
        <label class="field"
          >${t('account-name')}<input
            class="input"
            name="username"
            required
            maxlength="100"
            autocomplete="username"
            .value=${live(fields.name)}
            @input=${hears('name')}
        /></label>
        ${lost ? codeField() : ''}
        ${passwordField({
          name: 'password',
          label: t(lost ? 'account-new-password' : 'account-password'),
          value: fields.password,
          isNew: lost,
          isVisible: shown,
          toggleVisibility: () => {
            shown = !shown;
            draw();
          },
          onInput: value => {
            fields.password = value;
            draw();
          },
        })}
        <button class="btn main big" ?disabled=${busy}>${t('account-sign-in')}</button>
        <button class="btn plain" type="button" @click=${() => turn(!lost)}>
          ${t(lost ? 'account-back' : 'account-forgot-password')}
        </button>
      </form>
      <p class="sub">${t('account-no-account')} <a href="/join">${t('account-sign-up')}</a></p>`,
    main,
  );
}
await Promise.all([mountShell({ page: 'sign-in' }), loadStrings('account')]);
setTitle(t('account-sign-in'));
draw();
// After a failed sign-in at the provider, the URL fragment contains the error.
const [bundle, refused] = location.hash.slice(1).split('.');
if (refused && hasMessage(`${bundle}-error-${refused}`))
  showToast(t(`${bundle}-error-${refused}`), 'x');
get('/api/account/provider').then(({ name }) => {
  provider = name;
  draw();
}, showError);
