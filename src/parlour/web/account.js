/** The account page: sign-in methods, recovery codes, devices, API keys, bots, export, sign-out and deletion. */
import { html, nothing, render } from './vendor/lit.js';
import { apiKeysCard, showCreatedKey } from './account/api_keys.js';
import { botsCard } from './account/bots.js';
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
let user = null;
/** @type {{ id: string, device: string, created_at: number }[]} */
let passkeys = [];
/** @type {{ keys: import('./types').ApiKey[], max_keys: number }} */
let apiKeys = { keys: [], max_keys: 0 };
/** @type {{ bots: import('./types').BotAccount[], max_bots: number }} */
let botAccounts = { bots: [], max_bots: 0 };
/** The identity provider, and whether the account is linked to it. */
let provider = { name: '', linked: false };

/** The user's vacation days of this year. */
let daysOff = { remaining: 0, total: 0 };
const daysOffCard = () =>
  daysOff.total
    ? html`<section class="card padded-card" id="days-off">
        <ul class="lines">
          ${infoRow(
            'clock',
            t('site-days-off', { left: daysOff.remaining, of: daysOff.total }),
            t('site-days-off-line'),
            nothing,
          )}
        </ul>
      </section>`
    : nothing;

async function reload() {
  [user, daysOff] = await Promise.all([currentUser(), get('/api/account/vacation')]);
  if (user.role !== 'guest')
    [account, passkeys, provider, apiKeys, botAccounts] = await Promise.all([
      ...['', '/passkeys', '/provider', '/keys'].map(more => get(`/api/account${more}`)),
      get('/api/bots'),
    ]);
  draw();
}

/** Link the account to the identity provider, or unlink it. */
const toggleProvider = () =>
  changeSignInMethod(
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
  infoRow(
    'door',
    provider.name,
    t(provider.linked ? 'account-oidc-linked' : 'account-oidc-unlinked'),
    html`<button class="btn sm" @click=${toggleProvider}>
      ${t(provider.linked ? 'account-oidc-unlink' : 'account-oidc-link')}
    </button>`,
  );

/**
 * Open a dialog that asks for passwords, submit them, and reload the account.
 * @param {string} words the label of the button
 * @param {Parameters<typeof openPasswordDialog>[1]} fields
 * @param {Parameters<typeof openPasswordDialog>[2]} submit
 * @param {string} [heading]
 */
const openPasswordForm = (words, fields, submit, heading) =>
  openPasswordDialog(words, fields, values => submit(values).then(reload), heading);

/**
 * The actions that need a recent sign-in. The name of the pending action is stored during a sign-in
 * at the identity provider.
 */
const actions = {
  codes: newCodes,
  password: changePassword,
  leave: deleteAccount,
  passkey: addPasskey,
  provider: toggleProvider,
};

/**
 * Return whether the user has a password or signed in recently. If not, ask them to sign in again
 * before the action runs.
 * @param {keyof typeof actions | ''} action empty if the user must repeat the action
 * @param {string} words
 */
function ensureRecentSignIn(action, words) {
  if (account?.has_password || account?.recently_signed_in) return true;
  const onDone = () => reload().then(action ? actions[action] : undefined, showError);
  openReauthentication({
    title: words,
    action: action,
    provider: provider.linked ? provider.name : '',
    hasPasskey: passkeys.length > 0,
    onDone,
  });
  return false;
}

function changePassword() {
  const words = t('account-password-change');
  if (!ensureRecentSignIn('password', words)) return;
  openPasswordForm(
    words,
    [
      // A user who signs in by another method may not have a password yet.
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
async function createCodes(password) {
  const { codes } = await post('/api/account/recovery-codes', { password });
  openDialog({
    title: t('account-codes-save'),
    wide: true,
    body: () => recoveryCodesCard(codes, account?.name ?? ''),
  });
}
async function newCodes() {
  const words = t('account-codes-new');
  if (!ensureRecentSignIn('codes', t('account-codes'))) return;
  if (account?.has_password) {
    openPasswordForm(words, [{ name: 'sure', label: t('account-password-confirm') }], ({ sure }) =>
      createCodes(sure),
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
    await createCodes();
    await reload();
  } catch (refusal) {
    showError(refusal);
  }
}

/**
 * Add or remove a sign-in method, after asking for the password or another sign-in unless the user
 * signed in recently.
 * @param {string} heading @param {string} words @param {keyof typeof actions | ''} action
 * @param {(password?: string) => Promise<unknown>} submit
 */
async function changeSignInMethod(heading, words, action, submit) {
  if (!ensureRecentSignIn(action, heading)) return;
  if (!account?.recently_signed_in) {
    openPasswordForm(
      words,
      [{ name: 'sure', label: t('account-password-confirm') }],
      ({ sure }) => submit(sure),
      heading,
    );
    return;
  }
  try {
    await submit();
    await reload();
  } catch (refusal) {
    // Other errors mean that the user cancelled the browser's dialog.
    if (refusal instanceof ApiError) showError(refusal);
  }
}

function addPasskey() {
  changeSignInMethod(t('account-passkey'), t('account-passkey-add'), 'passkey', async password => {
    await createPasskey(password);
    showToast(t('account-passkey-saved'));
  });
}
/** @param {string} id */
const removePasskey = id =>
  changeSignInMethod(t('account-passkey'), t('account-passkey-remove'), '', password =>
    post(`/api/account/passkeys/${id}/delete`, { password }),
  );

/** @param {import('./account/api_keys.js').KeyForm} form */
const createKey = form =>
  changeSignInMethod(t('account-keys'), t('account-key-create'), '', async password => {
    showCreatedKey(await post('/api/account/keys', { ...form, password }));
  });

/** @param {string} iconName @param {string} words @param {string} line @param {unknown} submit */
const infoRow = (iconName, words, line, submit) =>
  html`<li>
    ${icon(iconName)}<span class="grow"><b>${words}</b><span class="d">${line}</span></span
    >${submit}
  </li>`;

/** @param {Account} account */
function memberPage(account) {
  const since = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' }).format(
    new Date(account.joined_at),
  );
  return html`<section class="card padded-card" id="you">
      <div class="name-row">
        ${avatar(account.name, true, 'lg')}
        <div class="grow">
          <h2>${account.name}</h2>
          <p class="sub">${t('account-since', { role: account.role, since })}</p>
        </div>
        <a class="btn" href="/settings">${t('site-nav-settings')}</a>
      </div>
      <ul class="lines">
        ${passkeys.map(one =>
          infoRow(
            'key',
            t('account-passkey'),
            `${one.device} · ${formatTime(one.created_at)}`,
            html`<button class="btn sm" @click=${() => removePasskey(one.id)}>${t('account-passkey-remove')}</button>`,
          ),
        )}
        ${
          supportsPasskeys()
            ? infoRow(
                'key',
                t('account-passkey'),
                t('account-passkey-line'),
                html`<button class="btn sm" @click=${addPasskey}>${t('account-passkey-add')}</button>`,
              )
            : nothing
        }
        ${provider.name ? providerRow() : nothing}
        ${infoRow(
          'lock',
          t('account-password'),
          t(account.has_password ? 'account-password-is-set' : 'account-password-is-not-set'),
          html`<button class="btn sm" @click=${changePassword}>
            ${t('account-password-change')}<span class="visually-hidden">: ${t('account-password')}</span>
          </button>`,
        )}
        ${infoRow(
          'print',
          t('account-codes'),
          t('account-codes-left', { count: account.recovery_codes_left }),
          html`<button class="btn sm" @click=${newCodes}>
            ${t('account-codes-new')}<span class="visually-hidden">: ${t('account-codes')}</span>
          </button>`,
        )}
      </ul>
    </section>
    ${devicesCard(account.devices, provider.name, reload)}
    ${apiKeysCard(apiKeys, botAccounts.bots, createKey, reload)} ${botsCard(botAccounts, reload)}
    ${
      account.role === 'member'
        ? nothing
        : html`<section class="card padded-card">
            <h2>${t('account-admin')}</h2>
            <div><a class="btn main" href="/admin">${icon('gear')}${t('account-admin-open')}</a></div>
          </section>`
    }
    <section class="card padded-card" id="take">
      <h2>${t('account-export')}</h2>
      <p class="sub">${t('account-export-line')}</p>
      <div><a class="btn" href="/api/account/export" download>${t('account-export-download')}</a></div>
    </section>
    <section class="card padded-card" id="out">
      <h2>${t('account-sign-out')}</h2>
      <p class="sub">${t('account-sign-out-line')}</p>
      <div>
        <button class="btn" @click=${() => signOut().catch(showError)}>${icon('door')}${t('account-sign-out')}</button>
      </div>
    </section>
    <section class="card padded-card" id="leave">
      <h2>${t('account-delete')}</h2>
      <p class="sub">${t('account-delete-line')}</p>
      <div><button class="btn danger" @click=${deleteAccount}>${t('account-delete')}</button></div>
    </section>`;
}
/** @param {string} [password] */
async function submitDeletion(password) {
  const settings = storedSettings();
  await post('/api/account/delete', { password });
  await clearBrowserData(settings);
  location.assign('/');
}
async function deleteAccount() {
  const words = t('account-delete');
  if (!ensureRecentSignIn('leave', words)) return;
  if (account?.has_password)
    openPasswordDialog(
      words,
      [{ name: 'sure', label: t('account-password-confirm') }],
      ({ sure }) => submitDeletion(sure),
    );
  else if (
    await confirmDialog({
      title: words,
      text: t('account-delete-line'),
      confirmText: words,
      danger: true,
    })
  )
    submitDeletion().catch(showError);
}
const guestCard = () =>
  html`<section class="card padded-card">
    <div class="name-row">
      ${avatar(user?.name ?? '', false, 'lg')}
      <div class="grow">
        <h2>${user?.name}</h2>
        <p class="sub">${t('account-guest-sign-out-line')}</p>
      </div>
    </div>
    <div class="row wrapping">
      <a class="btn main" href="/join">${t('account-sign-up')}</a><a class="btn" href="/sign-in">${t(
        'account-sign-in',
      )}</a>
      <button class="btn danger" @click=${endGuestSession}>${t('account-end-guest-session')}</button>
    </div>
  </section>`;
async function endGuestSession() {
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
      ${account ? memberPage(account) : user ? guestCard() : nothing}${user ? daysOffCard() : nothing}`,
    main,
  );
}
await Promise.all([mountShell({ page: 'account' }), loadStrings('account')]);
setTitle(t('account-title'));
draw();
reload().then(() => {
  const what = takePendingAction();
  // Do not repeat the action if the user returned without signing in.
  if (what && what in actions && account?.recently_signed_in)
    actions[/** @type {keyof typeof actions} */ (what)]();
}, showError);
