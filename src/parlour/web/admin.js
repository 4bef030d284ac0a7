/** The admin page: registration, invitations, settings, reports, users and the audit log. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { sendConfirmed } from './components/confirm.js';
import { botBadge } from './components/bot_badge.js';
import { avatar } from './components/avatar.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { formatTime } from './components/time.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
import { showSecretOnce, openUserActions } from './admin/actions.js';
import { botAccountsCard } from './admin/bots.js';
import { siteSettings } from './admin/settings.js';
/** @typedef {import('./types').Room} Room */
/** @typedef {import('./types').PersonLine} PersonLine */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Room['registration_mode'][]} */
const REGISTRATION_MODES = ['open', 'invitation', 'closed'];
const MODE_ICONS = { open: 'door', invitation: 'link', closed: 'lock' };
const SEARCH_DELAY_MS = 300;
/** @type {Room | null} */
let overview = null;
let query = '';
let errorMessage = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let searchTimer;

async function load() {
  try {
    overview = await get(`/api/admin?text=${encodeURIComponent(query)}`);
  } catch (refusal) {
    errorMessage = errorText(/** @type {any} */ (refusal));
  }
  draw();
}
/** Run an action on the server and show its result. @param {string} path @param {object} [body] */
async function runAction(path, body) {
  try {
    const found = await sendConfirmed(password =>
      post(`/api/admin/${path}`, { ...body, ...(password && { current_password: password }) }),
    );
    await load();
    return found;
  } catch (refusal) {
    showError(refusal);
    draw();
    return undefined;
  }
}
async function invite() {
  const found = await runAction('invitations');
  if (found) showSecretOnce(t('account-admin-invite'), `${location.origin}/join#${found.key}`);
}
/** @param {Room} found */
const registrationCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-registration">
    <h2 id="h-registration">${t('account-admin-registration')}</h2>
    <div class="registration-modes">
      ${REGISTRATION_MODES.map(
        one =>
          html`<label class="registration-mode"
            ><input
              type="radio"
              name="registration"
              ?disabled=${!found.allowed_actions.includes('registration')}
              .checked=${live(found.registration_mode === one)}
              @change=${() => runAction('registration', { registration_mode: one })}
            />${icon(MODE_ICONS[one])} <b>${t(`account-registration-${one}`)}</b>${t(
              `account-registration-${one}-line`,
            )}</label
          >`,
      )}
    </div>
    ${
      found.allowed_actions.includes('invite')
        ? html`<div><button class="btn" @click=${invite}>${icon('link')}${t('account-admin-invite')}</button></div>`
        : nothing
    }
  </section>`;

/** @param {import('./types').ReportLine} one */
const reportItem = one =>
  html`<li>
    <span class="grow"
      ><b
        >${t('account-admin-report', {
          name: one.reporter,
          about: one.subject,
          when: formatTime(one.at),
        })}</b
      ><span class="d">“${one.quote}”${one.reason ? ` · ${one.reason}` : ''}</span></span
    >
    <a class="btn plain sm" href=${one.place}>${t('account-admin-report-see')}</a>${
      one.resolved_by
        ? html`<span class="status-tag ok">${t('account-admin-report-by', { name: one.resolved_by })}</span>`
        : html`<button class="btn sm" @click=${() => runAction(`reports/${one.id}/resolve`)}>
            ${t('account-admin-report-done')}
          </button>`
    }
  </li>`;
/** @param {Room} found */
const reportsCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-reports">
    <h2 id="h-reports">${t('account-admin-reports')}</h2>
    ${
      found.reports.length
        ? html`<ul class="lines">
            ${found.reports.map(reportItem)}
          </ul>`
        : html`<p class="sub">${t('account-admin-reports-none')}</p>`
    }
  </section>`;

/** @param {Room} found */
const disabledGamesCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-set-aside">
    <h2 id="h-set-aside">${t('account-admin-disabled-games')}</h2>
    <p class="sub">${t('account-admin-disabled-games-line')}</p>
    <ul class="lines">
      ${found.unavailable_games.map(
        one =>
          html`<li>
            <span class="grow"
              ><b>${one.game}</b><span class="d">${one.reason}</span></span
            >
          </li>`,
      )}
    </ul>
  </section>`;

/** @param {PersonLine} person */
const restrictionTag = person =>
  person.banned_until
    ? html`<span class="status-tag bad">${t('account-state-banned')}</span>`
    : person.muted_until
      ? html`<span class="status-tag bad">${t('account-state-muted')}</span>`
      : nothing;
/** @param {PersonLine} person */
const userItem = person =>
  html`<li>
    ${avatar(person.name, person.role !== 'guest')}<span class="grow"
      ><b>${person.name}${botBadge(person.id)}</b>
      <span class="d"
        >${t('account-admin-user', {
          role: person.role,
          games: person.games,
          seen: formatTime(person.last_seen_at),
        })}</span
      ></span
    >${restrictionTag(person)}
    ${
      person.allowed_actions.length && person.role !== 'operator'
        ? html`<button
            class="btn plain sq"
            aria-label=${t('account-admin-manage', { name: person.name })}
            @click=${() => openUserActions(person, runAction)}
          >
            ${icon('more')}
          </button>`
        : nothing
    }
  </li>`;

/** @param {Room} found */
const usersCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-people">
    <div class="row wrapping">
      <h2 class="grow" id="h-people">${t('account-admin-users')}</h2>
      <span class="muted xs"
        >${t('site-online-count', {
          ...found.online,
        })}</span
      >
    </div>
    <input
      class="input"
      type="search"
      aria-label=${t('account-admin-find')}
      placeholder=${t('account-admin-find')}
      .value=${live(query)}
      @input=${(/** @type {any} */ event) => {
        query = event.target.value;
        clearTimeout(searchTimer);
        searchTimer = setTimeout(load, SEARCH_DELAY_MS);
      }}
    />
    <ul class="lines">
      ${found.users.map(userItem)}
    </ul>
  </section>`;

/** @param {Room} found */
const auditLogCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-log">
    <h2 id="h-log">${t('account-admin-audit-log')}</h2>
    <ul class="audit-log">
      ${found.audit_log.map(
        entry =>
          html`<li>
            <time>${formatTime(entry.at)}</time
            ><span
              >${t('account-audit-log-entry', {
                who: entry.actor,
                what: entry.action,
                about: entry.subject,
              })}${entry.reason ? `: ${entry.reason}` : ''}</span
            >
          </li>`,
      )}
    </ul>
    <p class="xs muted">${t('account-admin-audit-log-line')}</p>
  </section>`;

function draw() {
  render(
    html`<h1>${t('account-admin')}</h1>
      ${
        overview?.allowed_actions.includes('status')
          ? html`<p><a class="btn" href="/server-status">${icon('screen')}${t('account-admin-status')}</a></p>`
          : nothing
      }
      ${
        overview
          ? [
              overview.unavailable_games.length ? disabledGamesCard(overview) : nothing,
              registrationCard(overview),
              siteSettings(overview, runAction, draw),
              overview.allowed_actions.includes('bots')
                ? botAccountsCard(overview, runAction)
                : nothing,
              reportsCard(overview),
              usersCard(overview),
              auditLogCard(overview),
            ]
          : html`<p class="sub" role="status">${errorMessage}</p>`
      }`,
    main,
  );
}
await Promise.all([mountShell({ page: 'admin' }), loadStrings('account')]);
setTitle(t('account-admin'));
draw();
load();
