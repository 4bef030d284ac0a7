/**
 * The sign-up page, which asks for a name and a password or passkey and then shows the recovery
 * codes.
 */
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
const BENEFITS = ['history', 'devices', 'forum', 'recovery'];
/** Pause in typing, in milliseconds, after which the page checks whether a name is available. */
const CHECK_DELAY_MS = 350;
/** The token of the invitation. It is in the URL fragment, which browsers do not send. */
const invitation = location.hash.slice(1);
/** The site password, if the server requires it. */
let sitePassword = '';
let needsSitePassword = false;
let previousName = '';
let name = '';
let password = '';
let isVisible = false;
let isBusy = false;
/** @type {boolean | null} */
let isAvailable = null;
/** @type {string[]} */
let codes = [];
let hasSavedCodes = false;
/** The reason why a member cannot use the invitation. */
let errorMessage = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let checkTimer;

/** @param {string} value */
function setName(value) {
  name = value;
  isAvailable = null;
  clearTimeout(checkTimer);
  if (value.trim()) checkTimer = setTimeout(checkName, CHECK_DELAY_MS);
  draw();
}
async function checkName() {
  const checkedName = name;
  try {
    const found = await post('/api/account/name-check', { name: checkedName });
    if (checkedName === name) isAvailable = found.available;
    draw();
  } catch {
    /* The server reports an unavailable name when the form is submitted. */
  }
}

/** @param {SubmitEvent} event */
async function join(event) {
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  draw();
  try {
    codes = (
      await post('/api/account/sign-up', { name, password, invitation: invitation || sitePassword })
    ).codes;
    password = '';
    await refreshUser();
    scrollTo(0, 0);
    setTitle(t('account-codes'));
  } catch (refusal) {
    showError(refusal);
  }
  isBusy = false;
  draw();
  document.querySelector('h1')?.focus();
}

/** Accept the invitation as a member. */
async function acceptInvitation() {
  try {
    await post('/api/account/accept-invitation', { invitation });
    location.replace('/account');
  } catch (refusal) {
    errorMessage = errorText(/** @type {any} */ (refusal));
    draw();
  }
}

const nameLine = () =>
  isAvailable === null
    ? html`<span class="said" role="status"></span>`
    : html`<span class="said ${isAvailable ? 'good' : 'bad'}" role="status"
        >${t(isAvailable ? 'account-name-is-free' : 'account-name-is-taken', { name: name.trim() })}</span
      >`;

const signUpForm = () =>
  html`<div>
      <h1>${t('account-sign-up')}</h1>
      <p class="sub">${t('account-sign-up-line', { name: previousName })}</p>
      ${invitation ? html`<p class="note">${icon('key')}<span>${t('account-invited')}</span></p>` : ''}
    </div>
    <section class="card padded-card">
      <ul class="keep">
        ${BENEFITS.map(what => html`<li>${icon('check')}${t(`account-benefit-${what}`)}</li>`)}
      </ul>
    </section>
    <form class="card padded-card" @submit=${join}>
      <div class="name-row">
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
              @input=${(/** @type {any} */ event) => setName(event.target.value)} /></label
          >${nameLine()}
        </div>
      </div>
      ${passwordField({
        name: 'password',
        label: t('account-password'),
        value: password,
        isNew: true,
        isVisible,
        toggleVisibility: () => {
          isVisible = !isVisible;
          draw();
        },
        onInput: value => {
          password = value;
          draw();
        },
      })}
      ${
        needsSitePassword && !invitation
          ? html`<label class="field"
              >${t('account-site-password')}<input
                class="input"
                autocomplete="off"
                .value=${live(sitePassword)}
                @input=${(/** @type {any} */ event) => {
                  sitePassword = event.target.value;
                }}
            /></label>`
          : ''
      }
      <button class="btn main big" ?disabled=${isBusy}>${t('account-sign-up')}</button>
      <p class="xs muted">${t('account-have-account')} <a href="/sign-in">${t('account-sign-in')}</a></p>
    </form>`;

const codesView = () =>
  html`<div>
      <span class="eyebrow-line no-print">${t('account-welcome', { name: name.trim() })}</span>
      <h1 tabindex="-1">${t('account-codes-save')}</h1>
      <p class="sub">${t('account-codes-save-line')}</p>
    </div>
    ${recoveryCodesCard(codes, name.trim())}
    <label class="switch no-print"
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(hasSavedCodes)}
        @change=${() => {
          hasSavedCodes = !hasSavedCodes;
          draw();
        }}
      /><span>${t('account-codes-saved')}</span></label
    >
    <a class="btn big no-print ${hasSavedCodes ? 'main' : ''}" href="/">${t('account-continue')}</a>`;

const unusedInvitation = () =>
  html`<div>
    <h1>${t('account-sign-up')}</h1>
    <p class="note" role="status">${errorMessage}</p>
    <a class="btn main" href="/account">${t('account-title')}</a>
  </div>`;

function draw() {
  render(errorMessage ? unusedInvitation() : codes.length ? codesView() : signUpForm(), main);
}

await Promise.all([mountShell({ page: 'join' }), loadStrings('account')]);
setTitle(t('account-sign-up'));
draw();
currentUser().then(found => {
  if (found.role !== 'guest') {
    if (invitation) return acceptInvitation();
    location.replace('/account');
  }
  previousName = name = found.name;
  needsSitePassword = found.invitation_required;
  draw();
  return undefined;
}, showError);
