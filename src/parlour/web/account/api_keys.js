/** The API keys of the user and of their bot accounts. */
import { html, nothing } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { badge, isBotAccount } from '../components/bot_badge.js';
import { copyText } from '../components/copy.js';
import { confirmDialog, openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { formatTime } from '../components/time.js';
import { showError, showToast } from '../components/toast.js';
import { language, t } from '../components/strings.js';
/** @typedef {import('../types').ApiKey} ApiKey */
/** @typedef {import('../types').BotAccount} BotAccount */
/**
 * @typedef {object} KeyForm
 * @property {string} name
 * @property {string} bot id of the bot account; empty for the user
 * @property {string[]} scopes
 * @property {number | null} days
 */

const SCOPES = ['read', 'play', 'watch', 'chat', 'bots'];
const CHOSEN_SCOPES = ['read', 'play', 'watch'];
/** The choices for the number of days until a key expires; 0 for never. */
const DAYS = [30, 90, 365, 0];
const CHOSEN_DAYS = 90;
const MAX_NAME_LENGTH = 32;

/** @param {number} at */
const formatDate = at =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(at));

/** @param {ApiKey} key */
const keyDetails = key =>
  [
    key.used_at
      ? t('account-key-used', { when: formatTime(key.used_at) })
      : t('account-key-unused'),
    key.expires_at === null
      ? t('account-key-no-expiry')
      : key.expired
        ? ''
        : t('account-key-expiry', { when: formatDate(key.expires_at) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** @param {ApiKey} key @param {() => Promise<void>} load */
async function revokeKey(key, load) {
  const question = {
    title: t('account-key-revoke'),
    text: t('account-key-revoke-line', { name: key.name }),
    confirmText: t('account-key-revoke'),
  };
  if (!key.expired && !(await confirmDialog({ ...question, danger: true }))) return;
  try {
    await post(`/api/account/keys/${key.id}/revoke`);
    showToast(t('account-key-revoked'));
    await load();
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {ApiKey} key @param {() => Promise<void>} load */
const keyItem = (key, load) =>
  html`<li>
    ${icon('key')}<span class="grow"
      ><b>${key.name}</b
      ><span class="scope-tags"
        >${key.scopes.map(scope => html`<span class="status-tag">${t(`account-key-scope-${scope}`)}</span>`)}</span
      ><span class="d">${keyDetails(key)}</span></span
    >${key.expired ? html`<span class="status-tag bad">${t('account-key-expired')}</span>` : nothing}<button
      class="btn sm danger"
      aria-label="${t('account-key-revoke')}: ${key.name}"
      @click=${() => revokeKey(key, load)}
    >
      ${t('account-key-revoke')}
    </button>
  </li>`;

/** @param {ApiKey[]} keys @param {() => Promise<void>} load */
const keyList = (keys, load) =>
  html`<ul class="lines">
    ${keys.map(key => keyItem(key, load))}
  </ul>`;

/** @param {number} count @param {number} most */
const keyCount = (count, most) =>
  html`<small class="count">${t('account-keys-count', { count, most })}</small>`;

/** Show a new key with its secret, once. @param {{ key: ApiKey, token: string }} created */
export function showCreatedKey({ key, token }) {
  const copy = async () => {
    if (await copyText(token)) showToast(t('account-key-copied'));
  };
  openDialog({
    title: t('account-key-created', { name: key.name }),
    wide: true,
    body: () => html`<p>${t('account-key-created-line')}</p>
      <div class="secret-key">
        <code>${token}</code
        ><button class="btn main" autofocus @click=${copy}>${icon('copy')}${t('account-codes-copy')}</button>
      </div>
      <p class="muted">${t('account-key-created-warning')}</p>`,
  });
}

/** @param {string} scope */
const scopeChoice = scope =>
  html`<label class="scope-choice"
    ><input
      type="checkbox"
      name="scope"
      value=${scope}
      ?checked=${CHOSEN_SCOPES.includes(scope)}
    /><b>${t(`account-key-scope-${scope}`)} <code>${scope}</code></b
    ><span>${t(`account-key-scope-${scope}-line`)}</span></label
  >`;

/** @param {FormData} form @returns {KeyForm} */
function formValues(form) {
  const bot = String(form.get('bot') ?? '');
  return {
    name: String(form.get('name')),
    bot,
    // Bots cannot manage bots, so this scope is hidden for them.
    scopes: form
      .getAll('scope')
      .map(String)
      .filter(scope => !bot || scope !== 'bots'),
    days: Number(form.get('days')) || null,
  };
}

/**
 * Open the form for a new key.
 * @param {BotAccount[]} bots
 * @param {(form: KeyForm) => void} create
 */
function openKeyForm(bots, create) {
  openDialog({
    title: t('account-key-create'),
    wide: true,
    body: close =>
      html`<form
        class="wide-gap key-form"
        @submit=${(/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
          event.preventDefault();
          const form = formValues(new FormData(event.currentTarget));
          if (!form.scopes.length) {
            showToast(t('account-error-api-key-no-scope'), 'x');
            return;
          }
          close();
          create(form);
        }}
      >
        <label class="field"
          >${t('account-key-name')}<input
            class="input"
            name="name"
            required
            autocomplete="off"
            maxlength=${MAX_NAME_LENGTH} /><small>${t('account-key-name-line')}</small></label
        >
        ${
          bots.length
            ? html`<label class="field"
                >${t('account-key-for')}<select class="input" name="bot">
                  <option value="">${t('account-key-for-me')}</option>
                  ${bots.map(bot => html`<option value=${bot.id}>${bot.name}</option>`)}
                </select></label
              >`
            : nothing
        }
        <fieldset class="field">
          <legend>${t('account-key-scopes')}</legend>
          <div class="scope-choices">${SCOPES.map(scopeChoice)}</div>
        </fieldset>
        <fieldset class="field">
          <legend>${t('account-key-expires')}</legend>
          <div class="segmented">
            ${DAYS.map(
              days =>
                html`<label
                  ><input
                    type="radio"
                    name="days"
                    value=${days}
                    ?checked=${days === CHOSEN_DAYS}
                  />${t('account-key-days', { days })}</label
                >`,
            )}
          </div>
        </fieldset>
        <div class="bar"><button class="btn main">${t('account-key-create')}</button></div>
      </form>`,
  });
}

/**
 * @param {{ keys: ApiKey[], max_keys: number }} list
 * @param {BotAccount[]} bots
 * @param {(form: KeyForm) => void} create
 * @param {() => Promise<void>} load called after a key is revoked
 */
export function apiKeysCard({ keys, max_keys: most }, bots, create, load) {
  const own = keys.filter(key => !isBotAccount(key.account));
  const botsWithKeys = bots
    .map(bot => ({ bot, botKeys: keys.filter(key => key.account === bot.id) }))
    .filter(({ botKeys }) => botKeys.length);
  return html`<section class="card padded-card" id="api-keys" aria-labelledby="h-api-keys">
    <div class="row wrapping">
      <h2 class="grow" id="h-api-keys">
        ${t('account-keys')}
        ${keyCount(own.length, most)}
      </h2>
      <button class="btn sm" @click=${() => openKeyForm(bots, create)}>${t('account-key-create')}</button>
    </div>
    <p class="sub">${t('account-keys-line')}</p>
    ${own.length ? keyList(own, load) : html`<p class="empty-list">${t('account-keys-none')}</p>`}
    ${botsWithKeys.map(
      ({ bot, botKeys }) =>
        html`<h3 class="key-owner">${bot.name}${badge()} ${keyCount(botKeys.length, most)}</h3>
          ${keyList(botKeys, load)}`,
    )}
  </section>`;
}
