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
let isRecovering = location.hash === '#lost';
let isVisible = false;
let isBusy = false;
/** The name of the identity provider; empty if there is none. */
let provider = '';

/** @param {SubmitEvent} event */
async function signIn(event) {
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  draw();
  try {
    const { name, password, code } = fields;
    if (isRecovering) await post('/api/account/recover', { name, password, code });
    else await post('/api/account/sign-in', { name, password });
    location.assign('/');
  } catch (refusal) {
    showError(refusal);
    isBusy = false;
    draw();
  }
}
async function signInByPasskey() {
  try {
    await signInWithPasskey();
    location.assign('/');
  } catch (refusal) {
    // Other errors mean that the user cancelled the browser's dialog.
    if (refusal instanceof ApiError) showError(refusal);
  }
}

async function signInAtProvider() {
  try {
    location.assign((await post('/api/account/provider')).url);
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {boolean} value */
const setRecovering = value => {
  isRecovering = value;
  fields.password = '';
  draw();
};
/** @param {'name' | 'code'} key */
const onInput = key => (/** @type {any} */ event) => {
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
      @input=${onInput('code')}
  /></label>`;

function draw() {
  render(
    html`<div>
        <h1>${t(isRecovering ? 'account-forgot-password' : 'account-sign-in')}</h1>
        <p class="sub">${t(isRecovering ? 'account-forgot-password-line' : 'account-sign-in-line')}</p>
      </div>
      <form class="card padded-card" @submit=${signIn}>
        ${
          !isRecovering && provider
            ? html`<button class="btn big" type="button" @click=${signInAtProvider}>
                ${icon('door')}${t('account-oidc-sign-in', { name: provider })}
              </button>`
            : ''
        }
        ${
          !isRecovering && supportsPasskeys()
            ? html`<button class="btn big" type="button" @click=${signInByPasskey}>
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
            @input=${onInput('name')}
        /></label>
        ${isRecovering ? codeField() : ''}
        ${passwordField({
          name: 'password',
          label: t(isRecovering ? 'account-new-password' : 'account-password'),
          value: fields.password,
          isNew: isRecovering,
          isVisible,
          toggleVisibility: () => {
            isVisible = !isVisible;
            draw();
          },
          onInput: value => {
            fields.password = value;
            draw();
          },
        })}
        <button class="btn main big" ?disabled=${isBusy}>${t('account-sign-in')}</button>
        <button class="btn plain" type="button" @click=${() => setRecovering(!isRecovering)}>
          ${t(isRecovering ? 'account-back' : 'account-forgot-password')}
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
const [bundle, errorCode] = location.hash.slice(1).split('.');
if (errorCode && hasMessage(`${bundle}-error-${errorCode}`))
  showToast(t(`${bundle}-error-${errorCode}`), 'x');
get('/api/account/provider').then(({ name }) => {
  provider = name;
  draw();
}, showError);
