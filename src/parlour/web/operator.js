/** The operator's room: the door, invitations, people and what is done about them, and the log of it. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get, post } from './house/api.js';
import { crest } from './house/crest.js';
import { ask, askWords, openDialog } from './house/dialog.js';
import { icon } from './house/icons.js';
import { me } from './house/me.js';
import { shell, title } from './house/shell.js';
import { moment } from './house/time.js';
import { tell, toast } from './house/toast.js';
import { learn, t, told } from './house/words.js';
/** @typedef {import('./types').Room} Room */
/** @typedef {import('./types').PersonLine} PersonLine */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Room['door'][]} */
const DOORS = ['open', 'invitation', 'closed'];
const SIGNS = { open: 'door', invitation: 'link', closed: 'lock' };
const PAUSE = 300;
const DAY = 24;
const LONGEST_NAME = 32;
/** @type {Room | null} */
let room = null;
let role = '';
let text = '';
let refused = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;

async function load() {
  try {
    room = await get(`/api/office?text=${encodeURIComponent(text)}`);
  } catch (refusal) {
    refused = told(/** @type {any} */ (refusal));
  }
  draw();
}
/** Do something and show what came of it. @param {string} path @param {unknown} [body] */
async function does(path, body) {
  try {
    const found = await post(`/api/office/${path}`, body);
    await load();
    return found;
  } catch (refusal) {
    tell(refusal);
    draw();
    return undefined;
  }
}
/** Show something that is handed over once. @param {string} words @param {string} what */
const handOver = (words, what) =>
  openDialog({
    title: words,
    body: () =>
      html`<input
          class="input"
          readonly
          aria-label=${words}
          .value=${what}
          @focus=${(/** @type {any} */ event) => event.target.select()}
        />
        <p class="sub">${t('people-office-once')}</p>`,
  });
async function invite() {
  const found = await does('invitations');
  if (found) handOver(t('people-office-invite'), `${location.origin}/join#${found.key}`);
}
/** @param {PersonLine} person */
async function code(person) {
  const found = await does(`people/${person.id}/code`);
  if (found) handOver(t('people-office-code'), found.code);
}

/** Ask for a name. @param {PersonLine} person */
async function rename(person) {
  const question = { label: t('people-name'), longest: LONGEST_NAME, value: person.name, required: true };
  const name = await askWords({ title: t('people-office-rename'), ...question });
  if (name) await does(`people/${person.id}/rename`, { name });
}
/** @param {PersonLine} person */
async function erase(person) {
  const words = t('people-office-erase', { name: person.name });
  const sure = await ask({ title: words, text: t('people-office-erase-line'), yes: words, danger: true });
  if (sure && (await does(`people/${person.id}/erase`)) !== undefined) toast(t('people-office-done'));
}

/** What can be done about somebody. @param {PersonLine} person */
function deeds(person) {
  const to = `people/${person.id}`;
  /** @type {[string, string, () => unknown, boolean][]} */
  const all = [
    ['mute', person.muted ? 'unmute' : 'mute', () => does(`${to}/mute`, { hours: person.muted ? 0 : DAY }), false],
    ['door', 'send-out', () => does(`${to}/send-out`), false],
    ['x', person.banned ? 'unban' : 'ban', () => does(`${to}/ban`, { hours: person.banned ? 0 : 30 * DAY }), true],
    ['undo', 'rename', () => rename(person), true],
  ];
  if (person.role !== 'guest') {
    const next = person.role === 'member' ? 'moderator' : 'member';
    all.push(['key', 'code', () => code(person), true]);
    all.push(['seal', `make-${next}`, () => does(`${to}/role`, { role: next }), true]);
  }
  return all.filter(([, , , operators]) => role === 'operator' || !operators);
}
/** @param {PersonLine} person */
const manage = person =>
  openDialog({
    title: person.name,
    body: close =>
      html`<div class="wide-gap">
        ${deeds(person).map(
          ([sign, what, act]) =>
            html`<button
              class="btn"
              @click=${() => {
                close();
                act();
              }}
            >
              ${icon(sign)}${t(`people-office-do-${what}`)}
            </button>`,
        )}${
          role === 'operator'
            ? html`<button
                class="btn danger"
                @click=${() => {
                  close();
                  erase(person);
                }}
              >
                ${t('people-office-do-erase')}
              </button>`
            : nothing
        }
      </div>`,
  });

/** @param {Room} found */
const door = found =>
  html`<section class="card sheet-of" aria-labelledby="h-door">
    <h2 id="h-door">${t('people-office-door')}</h2>
    <div class="doors">
      ${DOORS.map(
        one =>
          html`<label class="door"
            ><input
              type="radio"
              name="door"
              ?disabled=${role !== 'operator'}
              .checked=${live(found.door === one)}
              @change=${() => does('door', { door: one })}
            />${icon(SIGNS[one])} <b>${t(`people-door-${one}`)}</b>${t(`people-door-${one}-line`)}</label
          >`,
      )}
    </div>
    ${
      role === 'operator'
        ? html`<div><button class="btn" @click=${invite}>${icon('link')}${t('people-office-invite')}</button></div>`
        : nothing
    }
  </section>`;

let said = '';
let secret = '';
/** @param {Room} found */
const keys = found =>
  html`<section class="card sheet-of" aria-labelledby="h-keys">
    <h2 id="h-keys">${t('people-house-password')}</h2>
    <p class="sub">
      ${t('people-house-password-line')}
      ${t(found.password ? 'people-house-password-is' : 'people-house-password-none')}
    </p>
    <form
      class="row wrapping"
      @submit=${async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        if ((await does('password', { password: secret })) !== undefined) secret = '';
        draw();
      }}
    >
      <input
        class="input grow"
        autocomplete="off"
        aria-label=${t('people-house-password')}
        maxlength="200"
        .value=${live(secret)}
        @input=${(/** @type {any} */ event) => {
          secret = event.target.value;
        }}
      /><button class="btn">${t('people-house-password-set')}</button>${
        found.password
          ? html`<button type="button" class="btn plain" @click=${() => does('password', { password: '' })}>
              ${t('people-house-password-take')}
            </button>`
          : nothing
      }
    </form>
  </section>`;
/** @param {Room} found */
const announcement = found =>
  html`<section class="card sheet-of" aria-labelledby="h-say">
    <h2 id="h-say">${t('people-office-announce')}</h2>
    <p class="sub">${found.announcement || t('people-office-announce-line')}</p>
    <form
      class="row wrapping"
      @submit=${async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        if ((await does('announcement', { text: said, hours: DAY })) !== undefined) said = '';
        draw();
      }}
    >
      <input
        class="input grow"
        aria-label=${t('people-office-announce')}
        maxlength="200"
        .value=${live(said)}
        @input=${(/** @type {any} */ event) => {
          said = event.target.value;
        }}
      /><button class="btn">${t('people-office-announce-say')}</button>${
        found.announcement
          ? html`<button type="button" class="btn plain" @click=${() => does('announcement', { text: '', hours: 0 })}>
              ${t('people-office-announce-end')}
            </button>`
          : nothing
      }
    </form>
  </section>`;
let address = '';
/** Where words are explained. @param {Room} found */
const meanings = found =>
  html`<section class="card sheet-of" aria-labelledby="h-meanings">
    <h2 id="h-meanings">${t('people-office-meanings')}</h2>
    <p class="sub">${found.meanings || t('people-office-meanings-line')}</p>
    <form
      class="row wrapping"
      @submit=${async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        if ((await does('meanings', { template: address })) !== undefined) address = '';
        draw();
      }}
    >
      <input
        class="input grow"
        inputmode="url"
        autocomplete="off"
        aria-label=${t('people-office-meanings')}
        placeholder="https://en.wiktionary.org/wiki/{word}"
        maxlength="300"
        .value=${live(address)}
        @input=${(/** @type {any} */ event) => {
          address = event.target.value;
        }}
      /><button class="btn">${t('people-office-meanings-set')}</button>${
        found.meanings
          ? html`<button type="button" class="btn plain" @click=${() => does('meanings', { template: '' })}>
              ${t('people-office-meanings-take')}
            </button>`
          : nothing
      }
    </form>
  </section>`;
/** @param {import('./types').ReportLine} one */
const report = one =>
  html`<li>
    <span class="grow"
      ><b
        >${t('people-office-report', {
          name: one.name,
          about: one.about,
          when: moment(one.at),
        })}</b
      ><span class="d">“${one.quote}”${one.why ? ` · ${one.why}` : ''}</span></span
    >
    <a class="btn plain sm" href=${one.place}>${t('people-office-report-see')}</a>${
      one.done_by
        ? html`<span class="flagged ok">${t('people-office-report-by', { name: one.done_by })}</span>`
        : html`<button class="btn sm" @click=${() => does(`reports/${one.id}/done`)}>
            ${t('people-office-report-done')}
          </button>`
    }
  </li>`;
/** @param {Room} found */
const reports = found =>
  html`<section class="card sheet-of" aria-labelledby="h-reports">
    <h2 id="h-reports">${t('people-office-reports')}</h2>
    ${
      found.reports.length
        ? html`<ul class="lines">
            ${found.reports.map(report)}
          </ul>`
        : html`<p class="sub">${t('people-office-reports-none')}</p>`
    }
  </section>`;

/** @param {PersonLine} person */
const state = person =>
  person.banned
    ? html`<span class="flagged bad">${t('people-state-banned')}</span>`
    : person.muted
      ? html`<span class="flagged bad">${t('people-state-muted')}</span>`
      : nothing;
/** @param {PersonLine} person */
const line = person =>
  html`<li>
    ${crest(person.name, person.role !== 'guest')}<span class="grow"
      ><b>${person.name}</b>
      <span class="d"
        >${t('people-office-person', {
          role: person.role,
          games: person.games,
          seen: moment(person.seen),
        })}</span
      ></span
    >${state(person)}
    <button
      class="btn plain sq"
      aria-label=${t('people-office-manage', { name: person.name })}
      @click=${() => manage(person)}
    >
      ${icon('more')}
    </button>
  </li>`;

/** @param {Room} found */
const people = found =>
  html`<section class="card sheet-of" aria-labelledby="h-people">
    <div class="row wrapping">
      <h2 class="grow" id="h-people">${t('people-office-people')}</h2>
      <span class="muted xs"
        >${t('house-crowd', {
          ...found.here,
        })}</span
      >
    </div>
    <input
      class="input"
      type="search"
      aria-label=${t('people-office-find')}
      placeholder=${t('people-office-find')}
      .value=${live(text)}
      @input=${(/** @type {any} */ event) => {
        text = event.target.value;
        clearTimeout(asking);
        asking = setTimeout(load, PAUSE);
      }}
    />
    <ul class="lines">
      ${found.people.map(line)}
    </ul>
  </section>`;

/** @param {Room} found */
const log = found =>
  html`<section class="card sheet-of" aria-labelledby="h-log">
    <h2 id="h-log">${t('people-office-log')}</h2>
    <ul class="modlog">
      ${found.deeds.map(
        deed =>
          html`<li>
            <time>${moment(deed.at)}</time
            ><span>${t('people-deed', { ...deed })}${deed.why ? `: ${deed.why}` : ''}</span>
          </li>`,
      )}
    </ul>
    <p class="xs muted">${t('people-office-log-line')}</p>
  </section>`;

function draw() {
  render(
    html`<h1>${t('people-office')}</h1>
      ${
        room
          ? html`${door(room)}${role === 'operator' ? keys(room) : nothing}${
              role === 'operator' ? html`${announcement(room)}${meanings(room)}` : nothing
            }${reports(room)}${people(room)}${log(room)}`
          : html`<p class="sub" role="status">${refused}</p>`
      }`,
    main,
  );
}
await Promise.all([shell({ page: 'operator' }), learn('people')]);
title(t('people-office'));
draw();
me().then(found => {
  ({ role } = found);
  return load();
}, tell);
