/** The operator's room: the door, invitations, people and what is done about them, and the log of it. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { sendConfirmed } from './components/confirm.js';
import { avatar } from './components/avatar.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { formatTime } from './components/time.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
import { handOver, manage } from './admin/actions.js';
import { settings } from './admin/settings.js';
/** @typedef {import('./types').Room} Room */
/** @typedef {import('./types').PersonLine} PersonLine */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Room['registration_mode'][]} */
const DOORS = ['open', 'invitation', 'closed'];
const SIGNS = { open: 'door', invitation: 'link', closed: 'lock' };
const PAUSE = 300;
/** @type {Room | null} */
let room = null;
let text = '';
let refused = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;

async function load() {
  try {
    room = await get(`/api/admin?text=${encodeURIComponent(text)}`);
  } catch (refusal) {
    refused = errorText(/** @type {any} */ (refusal));
  }
  draw();
}
/** Do something and show what came of it. @param {string} path @param {object} [body] */
async function does(path, body) {
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
  const found = await does('invitations');
  if (found) handOver(t('account-admin-invite'), `${location.origin}/join#${found.key}`);
}
/** @param {Room} found */
const door = found =>
  html`<section class="card sheet-of" aria-labelledby="h-door">
    <h2 id="h-door">${t('account-admin-registration')}</h2>
    <div class="doors">
      ${DOORS.map(
        one =>
          html`<label class="door"
            ><input
              type="radio"
              name="door"
              ?disabled=${!found.allowed_actions.includes('door')}
              .checked=${live(found.registration_mode === one)}
              @change=${() => does('registration', { registration_mode: one })}
            />${icon(SIGNS[one])} <b>${t(`account-registration-${one}`)}</b>${t(
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
const report = one =>
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
        ? html`<span class="flagged ok">${t('account-admin-report-by', { name: one.resolved_by })}</span>`
        : html`<button class="btn sm" @click=${() => does(`reports/${one.id}/resolve`)}>
            ${t('account-admin-report-done')}
          </button>`
    }
  </li>`;
/** @param {Room} found */
const reports = found =>
  html`<section class="card sheet-of" aria-labelledby="h-reports">
    <h2 id="h-reports">${t('account-admin-reports')}</h2>
    ${
      found.reports.length
        ? html`<ul class="lines">
            ${found.reports.map(report)}
          </ul>`
        : html`<p class="sub">${t('account-admin-reports-none')}</p>`
    }
  </section>`;

/** @param {Room} found */
const setAside = found =>
  html`<section class="card sheet-of" aria-labelledby="h-set-aside">
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
const state = person =>
  person.banned_until
    ? html`<span class="flagged bad">${t('account-state-banned')}</span>`
    : person.muted_until
      ? html`<span class="flagged bad">${t('account-state-muted')}</span>`
      : nothing;
/** @param {PersonLine} person */
const line = person =>
  html`<li>
    ${avatar(person.name, person.role !== 'guest')}<span class="grow"
      ><b>${person.name}</b>
      <span class="d"
        >${t('account-admin-user', {
          role: person.role,
          games: person.games,
          seen: formatTime(person.last_seen_at),
        })}</span
      ></span
    >${state(person)}
    ${
      person.allowed_actions.length && person.role !== 'operator'
        ? html`<button
            class="btn plain sq"
            aria-label=${t('account-admin-manage', { name: person.name })}
            @click=${() => manage(person, does)}
          >
            ${icon('more')}
          </button>`
        : nothing
    }
  </li>`;

/** @param {Room} found */
const people = found =>
  html`<section class="card sheet-of" aria-labelledby="h-people">
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
      .value=${live(text)}
      @input=${(/** @type {any} */ event) => {
        text = event.target.value;
        clearTimeout(asking);
        asking = setTimeout(load, PAUSE);
      }}
    />
    <ul class="lines">
      ${found.users.map(line)}
    </ul>
  </section>`;

/** @param {Room} found */
const log = found =>
  html`<section class="card sheet-of" aria-labelledby="h-log">
    <h2 id="h-log">${t('account-admin-audit-log')}</h2>
    <ul class="modlog">
      ${found.audit_log.map(
        deed =>
          html`<li>
            <time>${formatTime(deed.at)}</time
            ><span>${t('account-audit-log-entry', { who: deed.actor, what: deed.action, about: deed.subject })}${deed.reason ? `: ${deed.reason}` : ''}</span>
          </li>`,
      )}
    </ul>
    <p class="xs muted">${t('account-admin-audit-log-line')}</p>
  </section>`;

function draw() {
  render(
    html`<h1>${t('account-admin')}</h1>
      ${
        room
          ? [
              room.unavailable_games.length ? setAside(room) : nothing,
              door(room),
              settings(room, does, draw),
              reports(room),
              people(room),
              log(room),
            ]
          : html`<p class="sub" role="status">${refused}</p>`
      }`,
    main,
  );
}
await Promise.all([mountShell({ page: 'admin' }), loadStrings('account')]);
setTitle(t('account-admin'));
draw();
load();
