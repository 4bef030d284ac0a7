/**
 * A member's own page: keys, recovery codes, the devices they are signed in on, and the way out.
 */
import { html, nothing, render } from './vendor/lit.js';
import { devicesCard } from './account/devices.js';
import { takePendingAction, openReauthentication } from './components/reauthenticate.js';
import { ApiError, get, post } from './components/api.js';
import { recoveryCodesCard } from './components/recovery_codes.js';
import { avatar } from './components/avatar.js';
import { confirmDialog, openDialog } from './components/dialog.js';
import { icon } from './components/icons.js';
import { currentUser, signOut } from './components/session.js';
import { clearBrowserData, storedSettings } from './components/sign_out.js';
import { createPasskey, supportsPasskeys } from './components/passkey.js';
import { openPasswordDialog } from './components/password.js';
import { mountShell, setTitle } from './components/shell.js';
import { formatTime } from './components/time.js';
import { showError, showToast } from './components/toast.js';
import { language, loadStrings, t } from './components/strings.js';
/** @typedef {import('./types').Account} Account */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Account | null} */
let account = null;
/** @type {import('./types').Me | null} */
let mine = null;
/** @type {{ id: string, device: string, created_at: number }[]} */
let held = [];
/** With whom one may sign in beside the house. */
let provider = { name: '', linked: false };

/** How many days off I have left this year. */
let daysOff = { remaining: 0, total: 0 };
const daysOffCard = () =>
  daysOff.total
    ? html`<section class="card sheet-of" id="days-off">
        <ul class="lines">
          ${row('clock', t('site-days-off', { left: daysOff.remaining, of: daysOff.total }), t('site-days-off-line'), nothing)}
        </ul>
      </section>`
    : nothing;

async function load() {
  [mine, daysOff] = await Promise.all([currentUser(), get('/api/account/vacation')]);
  if (mine.role !== 'guest')
    [account, held, provider] = await Promise.all(
      ['', '/passkeys', '/provider'].map(more => get(`/api/account${more}`)),
    );
  draw();
}

/** Link the account to the provider, or part it from there. */
const turnProvider = () =>
  turn(
    provider.name,
    t(provider.linked ? 'account-oidc-unlink' : 'account-oidc-link'),
    'provider',
    async password => {
      if (!provider.linked)
        location.assign((await post('/api/account/provider', { password })).url);
      else await post('/api/account/provider/unlink', { password });
    },
  );
const providerRow = () =>
  row(
    'door',
    provider.name,
    t(provider.linked ? 'account-oidc-linked' : 'account-oidc-unlinked'),
    html`<button class="btn sm" @click=${turnProvider}>
      ${t(provider.linked ? 'account-oidc-unlink' : 'account-oidc-link')}
    </button>`,
  );

/**
 * @param {string} words @param {Parameters<typeof openPasswordDialog>[1]} asked
 * @param {Parameters<typeof openPasswordDialog>[2]} does @param {string} [heading]
 */
const askAndLoad = (words, asked, does, heading) =>
  openPasswordDialog(words, asked, values => does(values).then(load), heading);

/**
 * What needs to be sure who it is, by the name under which it goes on after the way to the
 * provider.
 */
const deeds = {
  codes: newCodes,
  password: changePassword,
  leave,
  passkey: addPasskey,
  provider: turnProvider,
};

/**
 * Whether it is sure who is here, but for a password; else they are asked to sign in again, and
 * it goes on then.
 * @param {keyof typeof deeds | ''} what nothing, where it can only be chosen again @param
 *   {string} words
 */
function sure(what, words) {
  if (account?.has_password || account?.recently_signed_in) return true;
  const onDone = () => load().then(what ? deeds[what] : undefined, showError);
  openReauthentication({
    title: words,
    action: what,
    provider: provider.linked ? provider.name : '',
    hasPasskey: held.length > 0,
    onDone,
  });
  return false;
}

function changePassword() {
  const words = t('account-password-change');
  if (!sure('password', words)) return;
  askAndLoad(
    words,
    [
      // Whoever signs in otherwise has none yet, and is asked for none.
      ...(account?.has_password ? [{ name: 'old', label: t('account-password-old') }] : []),
      { name: 'new', label: t('account-new-password'), isNew: true },
    ],
    async ({ old = '', new: fresh }) => {
      await post('/api/account/password', { old_password: old, new_password: fresh });
      showToast(t('account-password-changed'));
    },
  );
}

/** @param {string} [password] */
async function makeCodes(password) {
  const { codes } = await post('/api/account/recovery-codes', { password });
  openDialog({
    title: t('account-codes-save'),
    wide: true,
    body: () => recoveryCodesCard(codes, account?.name ?? ''),
  });
}
async function newCodes() {
  const words = t('account-codes-new');
  if (!sure('codes', t('account-codes'))) return;
  if (account?.has_password) {
    askAndLoad(words, [{ name: 'sure', label: t('account-password-confirm') }], ({ sure }) =>
      makeCodes(sure),
    );
    return;
  }
  if (
    account?.recovery_codes_left &&
    !(await confirmDialog({
      title: t('account-codes'),
      text: t('account-codes-replace'),
      confirmText: words,
    }))
  )
    return;
  try {
    await makeCodes();
    await load();
  } catch (refusal) {
    showError(refusal);
  }
}

/**
 * Open or close a way in: after a sign-in of a moment ago at once, else for the password or after
 * another sign-in.
 * @param {string} way @param {string} words @param {keyof typeof deeds | ''} what
 * @param {(password?: string) => Promise<unknown>} does
 */
async function turn(way, words, what, does) {
  if (!sure(what, way)) return;
  if (!account?.recently_signed_in) {
    askAndLoad(
      words,
      [{ name: 'sure', label: t('account-password-confirm') }],
      ({ sure }) => does(sure),
      way,
    );
    return;
  }
  try {
    await does();
    await load();
  } catch (refusal) {
    // Whoever thinks better of it in the browser's own dialog is told nothing.
    if (refusal instanceof ApiError) showError(refusal);
  }
}

function addPasskey() {
  turn(t('account-passkey'), t('account-passkey-add'), 'passkey', async password => {
    await createPasskey(password);
    showToast(t('account-passkey-saved'));
  });
}
/** @param {string} id */
const forgetPasskey = id =>
  turn(t('account-passkey'), t('account-passkey-remove'), '', password =>
    post(`/api/account/passkeys/${id}/delete`, { password }),
  );

/** @param {string} sign @param {string} words @param {string} line @param {unknown} does */
const row = (sign, words, line, does) =>
  html`<li>
    ${icon(sign)}<span class="grow"><b>${words}</b><span class="d">${line}</span></span
    >${does}
  </li>`;

/** @param {Account} found */
function page(found) {
  const since = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' }).format(
    new Date(found.joined_at),
  );
  return html`<section class="card sheet-of" id="you">
      <div class="name-it">
        ${avatar(found.name, true, 'lg')}
        <div class="grow">
          <h2>${found.name}</h2>
          <p class="sub">${t('account-since', { role: found.role, since })}</p>
        </div>
        <a class="btn" href="/settings">${t('site-nav-settings')}</a>
      </div>
      <ul class="lines">
        ${held.map(one =>
          row(
            'key',
            t('account-passkey'),
            `${one.device} · ${formatTime(one.created_at)}`,
            html`<button class="btn sm" @click=${() => forgetPasskey(one.id)}>${t('account-passkey-remove')}</button>`,
          ),
        )}
        ${
          supportsPasskeys()
            ? row(
                'key',
                t('account-passkey'),
                t('account-passkey-line'),
                html`<button class="btn sm" @click=${addPasskey}>${t('account-passkey-add')}</button>`,
              )
            : nothing
        }
        ${provider.name ? providerRow() : nothing}
        ${row(
          'lock',
          t('account-password'),
          t(found.has_password ? 'account-password-is-set' : 'account-password-is-not-set'),
          html`<button class="btn sm" @click=${changePassword}>
            ${t('account-password-change')}<span class="vh">: ${t('account-password')}</span>
          </button>`,
        )}
        ${row(
          'print',
          t('account-codes'),
          t('account-codes-left', { count: found.recovery_codes_left }),
          html`<button class="btn sm" @click=${newCodes}>
            ${t('account-codes-new')}<span class="vh">: ${t('account-codes')}</span>
          </button>`,
        )}
      </ul>
    </section>
    ${devicesCard(found.devices, provider.name, load)}
    ${
      found.role === 'member'
        ? nothing
        : html`<section class="card sheet-of">
            <h2>${t('account-admin')}</h2>
            <div><a class="btn main" href="/admin">${icon('gear')}${t('account-admin-open')}</a></div>
          </section>`
    }
    <section class="card sheet-of" id="take">
      <h2>${t('account-export')}</h2>
      <p class="sub">${t('account-export-line')}</p>
      <div><a class="btn" href="/api/account/export" download>${t('account-export-download')}</a></div>
    </section>
    <section class="card sheet-of" id="out">
      <h2>${t('account-sign-out')}</h2>
      <p class="sub">${t('account-sign-out-line')}</p>
      <div>
        <button class="btn" @click=${() => signOut().catch(showError)}>${icon('door')}${t('account-sign-out')}</button>
      </div>
    </section>
    <section class="card sheet-of" id="leave">
      <h2>${t('account-delete')}</h2>
      <p class="sub">${t('account-delete-line')}</p>
      <div><button class="btn danger" @click=${leave}>${t('account-delete')}</button></div>
    </section>`;
}
/** @param {string} [password] */
async function erase(password) {
  const settings = storedSettings();
  await post('/api/account/delete', { password });
  await clearBrowserData(settings);
  location.assign('/');
}
async function leave() {
  const words = t('account-delete');
  if (!sure('leave', words)) return;
  if (account?.has_password)
    openPasswordDialog(
      words,
      [{ name: 'sure', label: t('account-password-confirm') }],
      ({ sure }) => erase(sure),
    );
  else if (
    await confirmDialog({
      title: words,
      text: t('account-delete-line'),
      confirmText: words,
      danger: true,
    })
  )
    erase().catch(showError);
}
const guest = () =>
  html`<section class="card sheet-of">
    <div class="name-it">
      ${avatar(mine?.name ?? '', false, 'lg')}
      <div class="grow">
        <h2>${mine?.name}</h2>
        <p class="sub">${t('account-guest-sign-out-line')}</p>
      </div>
    </div>
    <div class="row wrapping">
      <a class="btn main" href="/join">${t('account-sign-up')}</a><a class="btn" href="/sign-in">${t(
        'account-sign-in',
      )}</a>
      <button class="btn danger" @click=${forget}>${t('account-end-guest-session')}</button>
    </div>
  </section>`;
async function forget() {
  const question = {
    title: t('account-end-guest-session'),
    text: t('account-guest-sign-out-line'),
    confirmText: t('account-end-guest-session'),
  };
  if (await confirmDialog({ ...question, danger: true })) signOut().catch(showError);
}

function draw() {
  render(
    html`<h1>${t('account-title')}</h1>
      ${account ? page(account) : mine ? guest() : nothing}${mine ? daysOffCard() : nothing}`,
    main,
  );
}
await Promise.all([mountShell({ page: 'account' }), loadStrings('account')]);
setTitle(t('account-title'));
draw();
load().then(() => {
  const what = takePendingAction();
  // Whoever came back without signing in is asked nothing twice.
  if (what && what in deeds && account?.recently_signed_in)
    deeds[/** @type {keyof typeof deeds} */ (what)]();
}, showError);
