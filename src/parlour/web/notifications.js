/** The notifications page: the channels on which the server notifies the user of their turn. */
import { html, nothing, render } from './vendor/lit.js';
import { get, post, remove } from './components/api.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { formatTime } from './components/time.js';
import { showError, showToast } from './components/toast.js';
import { language, loadStrings, t } from './components/strings.js';
/** @typedef {import('./types').WayShown} WayShown */
/** @typedef {import('./types').Reach} Reach */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const CHANNEL_ICONS = { push: 'bell', mail: 'copy', webhook: 'link' };
/** The token of an unsubscribe link in an e-mail. */
const unsubscribeToken = location.hash.slice(1);
/** @type {Reach | null} */
let channelList = null;
let isBusy = false;

async function load() {
  channelList = await get('/api/notification-channels');
  draw();
}
/**
 * Run an action and reload the channels.
 * @param {() => Promise<unknown>} action
 * @param {string} [done]
 */
async function runAction(action, done = '') {
  if (isBusy) return false;
  isBusy = true;
  draw();
  let well = true;
  try {
    await action();
    if (done) showToast(done);
  } catch (refusal) {
    well = false;
    showError(refusal);
  }
  isBusy = false;
  await load().catch(showError);
  return well;
}

/** @param {WayShown['kind']} kind @param {string} target */
const add = (kind, target) =>
  runAction(() => post('/api/notification-channels', { kind, target, language: language() }));
const unsubscribe = () =>
  runAction(
    () => post(`/api/notification-channels/${unsubscribeToken}/unsubscribe`),
    t('notifications-unsubscribed'),
  );
/** @param {SubmitEvent} event @param {WayShown['kind']} kind */
async function send(event, kind) {
  event.preventDefault();
  const targetForm = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (targetForm.elements.namedItem('target'));
  if (await add(kind, field.value)) field.value = '';
}

/** @param {string} text */
const keyBytes = text =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(channelList?.push_key ?? ''),
  });
  await add('push', JSON.stringify(subscription.toJSON()));
}

/** @param {WayShown} channel */
function codeForm(channel) {
  const confirm = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {any} */ (event.target).elements.namedItem('code');
    runAction(() =>
      post(`/api/notification-channels/${channel.id}/confirm`, { code: field.value }),
    );
  };
  return html`<form class="row" @submit=${confirm}>
    <input
      class="input"
      name="code"
      required
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="6"
      aria-label=${t('notifications-code')}
      placeholder=${t('notifications-code')}
    />
    <button class="btn">${t('notifications-confirm')}</button>
  </form>`;
}
/** @param {WayShown} channel */
const statusText = channel =>
  !channel.confirmed
    ? t('notifications-is-waiting')
    : channel.disabled
      ? t('notifications-is-off')
      : channel.failing
        ? t('notifications-is-failing')
        : formatTime(channel.last_used_at || channel.created_at);
/** @param {WayShown} channel */
const channelRow = channel =>
  html`<li>
    ${icon(CHANNEL_ICONS[channel.kind])}<span class="grow"
      ><b class="ellipsis">${channel.target}</b><span class="d">${t(
        `notifications-kind-${channel.kind}`,
      )} · ${statusText(channel)}</span></span
    >
    ${
      channel.confirmed
        ? html`<button
            class="btn sm"
            aria-label=${t('notifications-test-of', { target: channel.target })}
            ?disabled=${isBusy}
            @click=${() =>
              runAction(
                () => post(`/api/notification-channels/${channel.id}/test`),
                t('notifications-tested'),
              )}
          >
            ${t('notifications-test')}
          </button>`
        : codeForm(channel)
    }<button
      class="btn plain sm"
      aria-label=${t('notifications-remove-of', { target: channel.target })}
      ?disabled=${isBusy}
      @click=${() => runAction(() => remove(`/api/notification-channels/${channel.id}`))}
    >
      ${t('notifications-remove')}
    </button>
  </li>`;

/** @param {string} kind @param {unknown} body */
const kindCard = (kind, body) =>
  html`<section class="card padded-card" aria-labelledby="h-${kind}">
    <h2 id="h-${kind}">${t(`notifications-kind-${kind}`)}</h2>
    ${body}
  </section>`;
/** @param {'mail' | 'webhook'} kind @param {string} type @param {string} words */
const targetForm = (kind, type, words) =>
  html`<form class="row wrapping" @submit=${(/** @type {SubmitEvent} */ event) => send(event, kind)}>
    <label class="field grow"
      >${words}<input class="input" name="target" type=${type} required maxlength="2000" /></label
    ><button class="btn" ?disabled=${isBusy}>${t('notifications-add')}</button>
  </form>`;

function draw() {
  const hasPush = 'PushManager' in window && 'Notification' in window && window.isSecureContext;
  render(
    html`<h1>${t('notifications-title')}</h1>
      <p class="sub">${t('notifications-line')}</p>
      ${
        unsubscribeToken
          ? html`<p class="note">
              ${icon('bell')}<span>${t('notifications-unsubscribe')}</span
              ><button
                class="btn sm"
                @click=${unsubscribe}
              >
                ${t('notifications-remove')}
              </button>
            </p>`
          : nothing
      }
      <section class="card padded-card" aria-label=${t('notifications-title')}>
        ${
          channelList?.channels.length
            ? html`<ul class="lines">
                ${channelList.channels.map(channelRow)}
              </ul>`
            : html`<p class="muted">${channelList ? t('notifications-none') : t('site-loading')}</p>`
        }
      </section>
      ${kindCard(
        'push',
        hasPush
          ? html`<p class="sub">${t('notifications-push-line')}</p>
              <div>
                <button class="btn main" ?disabled=${isBusy || !channelList} @click=${() =>
                  subscribe().catch(showError)}>
                  ${t('notifications-push-add')}
                </button>
              </div>`
          : html`<p class="sub">${t('notifications-push-not-here')}</p>`,
      )}
      ${kindCard(
        'mail',
        channelList?.mail_available
          ? html`<p class="sub">${t('notifications-mail-line')}</p>
              ${targetForm('mail', 'email', t('notifications-mail-address'))}`
          : html`<p class="sub">${t('notifications-mail-none')}</p>`,
      )}
      ${kindCard(
        'webhook',
        html`<p class="sub">${t('notifications-webhook-line')}</p>
          ${targetForm('webhook', 'url', t('notifications-webhook-address'))}`,
      )}`,
    main,
  );
}

await Promise.all([mountShell({ page: 'settings' }), loadStrings('notifications')]);
setTitle(t('notifications-title'));
draw();
await load().catch(showError);
