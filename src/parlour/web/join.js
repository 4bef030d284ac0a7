/** The sign-up page: a name and a password or passkey, no e-mail; then the recovery codes. */
import { html, live, render } from './vendor/lit.js';
import { post } from './components/api.js';
import { recoveryCodesCard } from './components/recovery_codes.js';
import { avatar } from './components/avatar.js';
import { icon } from './components/icons.js';
import { refreshUser, currentUser } from './components/session.js';
import { passwordField } from './components/password.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const BRINGS = ['history', 'devices', 'forum', 'recovery'];
/** The pause in typing, ms, after which the server is asked whether a name is available. */
const PAUSE = 350;
/** The token of the invitation. It is in the URL fragment, which browsers do not send. */
const invitation = location.hash.slice(1);
/** The site password, if the server asks for it. */
let word = '';
let asks = false;
let before = '';
let name = '';
let password = '';
let shown = false;
let busy = false;
/** @type {boolean | null} */
let free = null;
/** @type {string[]} */
let codes = [];
let kept = false;
/** The reason why a member cannot use the invitation. */
let refused = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;

/** @param {string} value */
function called(value) {
  name = value;
  free = null;
  clearTimeout(asking);
  if (value.trim()) asking = setTimeout(askFree, PAUSE);
  draw();
}
async function askFree() {
  const asked = name;
  try {
    const found = await post('/api/account/name-check', { name: asked });
    if (asked === name) free = found.available;
    draw();
  } catch {
    /* The server reports it when the form is submitted. */
  }
}

/** @param {SubmitEvent} event */
async function join(event) {
  event.preventDefault();
  if (busy) return;
  busy = true;
  draw();
  try {
    codes = (await post('/api/account/sign-up', { name, password, invitation: invitation || word }))
      .codes;
    password = '';
    await refreshUser();
    scrollTo(0, 0);
    setTitle(t('account-codes'));
  } catch (refusal) {
    showError(refusal);
  }
  busy = false;
  draw();
  document.querySelector('h1')?.focus();
}

/** Accept the invitation as a member. */
async function claim() {
  try {
    await post('/api/account/accept-invitation', { invitation });
    location.replace('/account');
  } catch (refusal) {
    refused = errorText(/** @type {any} */ (refusal));
    draw();
  }
}

const nameLine = () =>
  free === null
    ? html`<span class="said" role="status"></span>`
    : html`<span class="said ${free ? 'good' : 'bad'}" role="status"
        >${t(free ? 'account-name-is-free' : 'account-name-is-taken', { name: name.trim() })}</span
      >`;

const form = () =>
  html`<div>
      <h1>${t('account-sign-up')}</h1>
      <p class="sub">${t('account-sign-up-line', { name: before })}</p>
      ${invitation ? html`<p class="note">${icon('key')}<span>${t('account-invited')}</span></p>` : ''}
    </div>
    <section class="card sheet-of">
      <ul class="keep">
        ${BRINGS.map(what => html`<li>${icon('check')}${t(`account-benefit-${what}`)}</li>`)}
      </ul>
    </section>
    <form class="card sheet-of" @submit=${join}>
      <div class="name-it">
        ${avatar(name, true, 'lg')}
        <div class="grow">
          <label class="field"
            >${t('account-name')}
            <input
              class="input"
              name="username"
              maxlength="32"
              required
              autocomplete="username"
              .value=${live(name)}
              @input=${(/** @type {any} */ event) => called(event.target.value)} /></label
          >${nameLine()}
        </div>
      </div>
      ${passwordField({
        name: 'password',
        label: t('account-password'),
        value: password,
        isNew: true,
        isVisible: shown,
        toggleVisibility: () => {
          shown = !shown;
          draw();
        },
        onInput: value => {
          password = value;
          draw();
        },
      })}
      ${
        asks && !invitation
          ? html`<label class="field"
              >${t('account-site-password')}<input
                class="input"
                autocomplete="off"
                .value=${live(word)}
                @input=${(/** @type {any} */ event) => {
                  word = event.target.value;
                }}
            /></label>`
          : ''
      }
      <button class="btn main big" ?disabled=${busy}>${t('account-sign-up')}</button>
      <p class="xs muted">${t('account-have-account')} <a href="/sign-in">${t('account-sign-in')}</a></p>
    </form>`;

const done = () =>
  html`<div>
      <span class="kick no-print">${t('account-welcome', { name: name.trim() })}</span>
      <h1 tabindex="-1">${t('account-codes-save')}</h1>
      <p class="sub">${t('account-codes-save-line')}</p>
    </div>
    ${recoveryCodesCard(codes, name.trim())}
    <label class="switch no-print"
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(kept)}
        @change=${() => {
          kept = !kept;
          draw();
        }}
      /><span>${t('account-codes-saved')}</span></label
    >
    <a class="btn big no-print ${kept ? 'main' : ''}" href="/">${t('account-continue')}</a>`;

const unused = () =>
  html`<div>
    <h1>${t('account-sign-up')}</h1>
    <p class="note" role="status">${refused}</p>
    <a class="btn main" href="/account">${t('account-title')}</a>
  </div>`;

function draw() {
  render(refused ? unused() : codes.length ? done() : form(), main);
}

await Promise.all([mountShell({ page: 'join' }), loadStrings('account')]);
setTitle(t('account-sign-up'));
draw();
currentUser().then(found => {
  if (found.role !== 'guest') {
    if (invitation) return claim();
    location.replace('/account');
  }
  before = name = found.name;
  asks = found.invitation_required;
  draw();
  return undefined;
}, showError);
