/** The page of a club: description, tournaments, members, and the actions of its leaders. */
import { html, nothing, render, unsafeHTML } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { avatar } from './components/avatar.js';
import { copyLink } from './components/copy.js';
import { confirmDialog } from './components/dialog.js';
import { loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { currentUser } from './components/session.js';
import { mountShell, setBreadcrumb, setTitle } from './components/shell.js';
import { language, loadStrings, t } from './components/strings.js';
import { showError, showToast } from './components/toast.js';
import { tournamentList } from './tournament/list.js';
import { clubFacts } from './club/list.js';
import { ClubForm } from './club/form.js';
import { applicantsSection, inviteSection, membersSection } from './club/members.js';
/** @typedef {import('./types').ClubDetails} ClubDetails */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const path = `/api/clubs/${encodeURIComponent(location.pathname.split('/')[2] ?? '')}`;
/** @type {ClubDetails | null} */
let details = null;
/** @type {import('./types').TournamentBrief[]} */
let tournaments = [];
/** @type {ClubForm | null} */
let form = null;
let isBusy = false;
let isGuest = false;
let ownId = '';

async function load() {
  [details, tournaments] = await Promise.all([get(path), get(`${path}/tournaments`)]);
  setTitle(details?.club.name ?? '');
  setBreadcrumb(html`<b>${details?.club.name}</b>`);
}

/**
 * Send an action and reload the club.
 * @param {string} action
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<boolean>} whether the server accepted the action
 */
async function send(action, body = {}) {
  if (isBusy) return false;
  isBusy = true;
  draw();
  let isAccepted = false;
  try {
    await post(`${path}/${action}`, body);
    isAccepted = true;
    if (action === 'delete') location.assign('/clubs');
    else await load();
  } catch (refusal) {
    showError(refusal);
  }
  isBusy = false;
  draw();
  return isAccepted;
}

/**
 * Ask the user to confirm an action, then send it.
 * @param {{ title: string, text: string, confirmText: string, danger?: boolean }} question
 * @param {string} action
 * @param {Record<string, unknown>} [body]
 */
async function confirmAndSend(question, action, body) {
  if (await confirmDialog(question)) await send(action, body);
}

/** @param {string} name */
async function invite(name) {
  const isSent = await send('invite', { name });
  if (isSent) showToast(t('club-invite-sent', { name }));
  return isSent;
}

async function loadMoreMembers() {
  try {
    const page = await get(`${path}/members?offset=${details?.members.length ?? 0}`);
    if (details)
      details = {
        ...details,
        members: [...details.members, ...page.members],
        has_more_members: page.has_more,
      };
  } catch (refusal) {
    showError(refusal);
  }
  draw();
}

/** @param {ClubDetails} found */
function openForm({ club, source }) {
  form = new ClubForm({
    terms: { name: club.name, description: source, joining: club.joining },
    submitText: t('club-save'),
    redraw: draw,
    onCancel: closeForm,
    onSubmit: async terms => {
      if (await send('edit', /** @type {any} */ (terms))) closeForm();
    },
  });
  draw();
  scrollTo(0, 0);
}
function closeForm() {
  form = null;
  draw();
}

/** @param {string} action @param {string} words @param {string} [look] */
const actionButton = (action, words, look = 'main') =>
  html`<button class="btn ${look}" ?disabled=${isBusy} @click=${() => send(action)}>${words}</button>`;

/** Return the buttons to join, or to answer an invitation. @param {ClubDetails} found */
function joinButtons({ club, actions }) {
  if (!actions.includes('join') || club.admission === 'removed') return nothing;
  if (club.admission === 'invited')
    return html`${actionButton('join', t('club-accept-invitation'))}${actionButton('withdraw', t('club-decline'), '')}`;
  if (club.joining === 'open') return actionButton('join', t('club-join'));
  if (club.admission === 'requested') return actionButton('withdraw', t('club-withdraw'), '');
  return club.joining === 'request' ? actionButton('join', t('club-ask')) : nothing;
}

/** Return the sentence that says what the user can do about membership. @param {ClubDetails} found */
function admissionNote({ club }) {
  if (isGuest)
    return html`<p class="note">
      ${icon('key')}<span>${t('club-guests-line')} <a href="/join">${t('site-create-account')}</a></span>
    </p>`;
  if (club.role) return nothing;
  const words = club.admission
    ? t(`club-is-${club.admission}`)
    : club.joining === 'invitation'
      ? t('club-is-closed')
      : '';
  return words
    ? html`<p class="note" role="status">${icon('people')}<span>${words}</span></p>`
    : nothing;
}

/** @param {ClubDetails} found */
function header(found) {
  const { club, actions, created_at: createdAt } = found;
  const when = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' }).format(
    new Date(createdAt),
  );
  const leave = () =>
    confirmAndSend(
      {
        title: t('club-leave-sure', { name: club.name }),
        text: t('club-leave-line'),
        confirmText: t('club-leave'),
        danger: true,
      },
      'leave',
    );
  const remove = () =>
    confirmAndSend(
      {
        title: t('club-delete-sure', { name: club.name }),
        text: t('club-delete-line'),
        confirmText: t('club-delete'),
        danger: true,
      },
      'delete',
    );
  return html`<header class="club-header">
    <div class="name-row">
      ${avatar(club.name, true, 'lg')}
      <div class="grow">
        <h1>${club.name}</h1>
        <p class="muted">${clubFacts(club)} · ${t('club-founded', { when })}</p>
      </div>
    </div>
    <div class="btns">
      ${joinButtons(found)}${
        actions.includes('hold-event')
          ? html`<a class="btn main" href="/tournaments?club=${club.id}">${icon('cup')}${t('club-event-create')}</a>`
          : nothing
      }
      <button class="btn" @click=${() => copyLink(location.href)}>${icon('link')}${t('tournament-copy-link')}</button>
      ${
        actions.includes('edit')
          ? html`<button class="btn" @click=${() => openForm(found)}>${icon('gear')}${t('club-edit')}</button>`
          : nothing
      }${
        actions.includes('leave')
          ? html`<button class="btn plain" @click=${leave}>${t('club-leave')}</button>`
          : nothing
      }${
        actions.includes('delete')
          ? html`<button class="btn plain" @click=${remove}>${t('club-delete')}</button>`
          : nothing
      }
    </div>
  </header>`;
}

/** @param {string} heading @param {import('./types').TournamentBrief[]} list */
const eventSection = (heading, list) =>
  html`<section class="sec" aria-label=${heading}>
    <h2>${heading}</h2>
    ${
      list.length
        ? tournamentList(list, { showClub: false })
        : html`<p class="card pad muted">${t('club-events-none')}</p>`
    }
  </section>`;

function events() {
  const current = tournaments.filter(one => one.phase !== 'over');
  const finished = tournaments.filter(one => one.phase === 'over');
  return html`${current.length || !finished.length ? eventSection(t('club-events'), current) : nothing}${
    finished.length ? eventSection(t('club-events-over'), finished) : nothing
  }`;
}

/** @param {ClubDetails} found */
function content(found) {
  /** @type {import('./club/members.js').MemberActions} */
  const can = { send, confirmAndSend, isBusy, ownId };
  return html`${header(found)}${admissionNote(found)}
    <div class="split">
      <div class="col">
        ${applicantsSection(found, can)}
        <section class="card padded-card" aria-label=${t('club-description')}>
          ${
            found.html.trim()
              ? html`<div class="prose">${unsafeHTML(found.html)}</div>`
              : html`<p class="muted">${t('club-description-none')}</p>`
          }
        </section>
        ${events()}
      </div>
      <div class="col">${membersSection(found, can, loadMoreMembers)}${inviteSection(found, can, invite)}</div>
    </div>`;
}

function draw() {
  if (!details) return;
  render(
    form
      ? html`<header class="club-header">
            <div>
              <p class="eyebrow">${details.club.name}</p>
              <h1>${t('club-edit-title')}</h1>
            </div>
          </header>
          ${form.template()}`
      : content(details),
    main,
  );
}

await Promise.all([mountShell({ page: 'clubs' }), loadStrings('club', 'tournament')]);
try {
  const [user] = await Promise.all([currentUser(), load(), loadGames()]);
  isGuest = user.role === 'guest';
  ownId = user.id;
  draw();
} catch (refusal) {
  showError(refusal);
}
