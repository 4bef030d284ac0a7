/** What reaches me: the ways on which the house calls me when a table waits. */
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
const SIGNS = { push: 'bell', mail: 'copy', webhook: 'link' };
/** The way that a letter asks to stop. */
const stopping = location.hash.slice(1);
/** @type {Reach | null} */
let reach = null;
let busy = false;

async function load() {
  reach = await get('/api/notification-channels');
  draw();
}
/**
 * Do something about the ways, and show them as they are then.
 * @param {() => Promise<unknown>} does
 * @param {string} [done]
 */
async function doing(does, done = '') {
  if (busy) return false;
  busy = true;
  draw();
  let well = true;
  try {
    await does();
    if (done) showToast(done);
  } catch (refusal) {
    well = false;
    showError(refusal);
  }
  busy = false;
  await load().catch(showError);
  return well;
}

/** @param {WayShown['kind']} kind @param {string} target */
const add = (kind, target) =>
  doing(() => post('/api/notification-channels', { kind, target, language: language() }));
const unsubscribe = () =>
  doing(
    () => post(`/api/notification-channels/${stopping}/unsubscribe`),
    t('notifications-unsubscribed'),
  );
/** @param {SubmitEvent} event @param {WayShown['kind']} kind */
async function send(event, kind) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('target'));
  if (await add(kind, field.value)) field.value = '';
}

/** @param {string} text */
const bytes = text =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(reach?.push_key ?? ''),
  });
  await add('push', JSON.stringify(subscription.toJSON()));
}

/** @param {WayShown} way */
function code(way) {
  const confirm = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {any} */ (event.target).elements.namedItem('code');
    doing(() => post(`/api/notification-channels/${way.id}/confirm`, { code: field.value }));
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
/** @param {WayShown} way */
const state = way =>
  !way.confirmed
    ? t('notifications-is-waiting')
    : way.disabled
      ? t('notifications-is-off')
      : way.failing
        ? t('notifications-is-failing')
        : formatTime(way.last_used_at || way.created_at);
/** @param {WayShown} way */
const line = way =>
  html`<li>
    ${icon(SIGNS[way.kind])}<span class="grow"
      ><b class="ell">${way.target}</b><span class="d">${t(
        `notifications-kind-${way.kind}`,
      )} · ${state(way)}</span></span
    >
    ${
      way.confirmed
        ? html`<button
            class="btn sm"
            aria-label=${t('notifications-test-of', { target: way.target })}
            ?disabled=${busy}
            @click=${() => doing(() => post(`/api/notification-channels/${way.id}/test`), t('notifications-tested'))}
          >
            ${t('notifications-test')}
          </button>`
        : code(way)
    }<button
      class="btn plain sm"
      aria-label=${t('notifications-remove-of', { target: way.target })}
      ?disabled=${busy}
      @click=${() => doing(() => remove(`/api/notification-channels/${way.id}`))}
    >
      ${t('notifications-remove')}
    </button>
  </li>`;

/** @param {string} kind @param {unknown} body */
const card = (kind, body) =>
  html`<section class="card sheet-of" aria-labelledby="h-${kind}">
    <h2 id="h-${kind}">${t(`notifications-kind-${kind}`)}</h2>
    ${body}
  </section>`;
/** @param {'mail' | 'webhook'} kind @param {string} type @param {string} words */
const form = (kind, type, words) =>
  html`<form class="row wrapping" @submit=${(/** @type {SubmitEvent} */ event) => send(event, kind)}>
    <label class="field grow"
      >${words}<input class="input" name="target" type=${type} required maxlength="2000" /></label
    ><button class="btn" ?disabled=${busy}>${t('notifications-add')}</button>
  </form>`;

function draw() {
  const pushes = 'PushManager' in window && 'Notification' in window && window.isSecureContext;
  render(
    html`<h1>${t('notifications-title')}</h1>
      <p class="sub">${t('notifications-line')}</p>
      ${
        stopping
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
      <section class="card sheet-of" aria-label=${t('notifications-title')}>
        ${
          reach?.channels.length
            ? html`<ul class="lines">
                ${reach.channels.map(line)}
              </ul>`
            : html`<p class="muted">${reach ? t('notifications-none') : t('site-loading')}</p>`
        }
      </section>
      ${card(
        'push',
        pushes
          ? html`<p class="sub">${t('notifications-push-line')}</p>
              <div>
                <button class="btn main" ?disabled=${busy || !reach} @click=${() => subscribe().catch(showError)}>
                  ${t('notifications-push-add')}
                </button>
              </div>`
          : html`<p class="sub">${t('notifications-push-not-here')}</p>`,
      )}
      ${card(
        'mail',
        reach?.mail_available
          ? html`<p class="sub">${t('notifications-mail-line')}</p>
              ${form('mail', 'email', t('notifications-mail-address'))}`
          : html`<p class="sub">${t('notifications-mail-none')}</p>`,
      )}
      ${card(
        'webhook',
        html`<p class="sub">${t('notifications-webhook-line')}</p>
          ${form('webhook', 'url', t('notifications-webhook-address'))}`,
      )}`,
    main,
  );
}

await Promise.all([mountShell({ page: 'settings' }), loadStrings('notifications')]);
setTitle(t('notifications-title'));
draw();
await load().catch(showError);
