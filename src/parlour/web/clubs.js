/** The clubs: invitations, the user's own clubs, and all clubs with a search. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { icon } from './components/icons.js';
import { currentUser } from './components/session.js';
import { mountShell, setTitle } from './components/shell.js';
import { loadStrings, t } from './components/strings.js';
import { showError } from './components/toast.js';
import { ClubForm } from './club/form.js';
import { clubList, clubRow } from './club/list.js';
/** @typedef {import('./types').ClubSummary} ClubSummary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const SEARCH_DELAY_MS = 300;
let searchText = '';
let hasMore = false;
let isGuest = false;
/** @type {ClubSummary[] | null} */
let clubs = null;
/** @type {import('./types').OwnClubs | null} */
let own = null;
/** @type {ClubForm | null} */
let form = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let searchTimer;

/** @param {number} [offset] */
async function load(offset = 0) {
  const text = searchText;
  const query = new URLSearchParams({ text, offset: String(offset) });
  try {
    const found = await get(`/api/clubs?${query}`);
    if (text !== searchText) return;
    clubs = offset && clubs ? [...clubs, ...found.clubs] : found.clubs;
    hasMore = found.has_more;
  } catch (refusal) {
    showError(refusal);
  }
  draw();
}
async function loadOwn() {
  own = await get('/api/clubs/mine');
  draw();
}

function openForm() {
  form = new ClubForm({
    submitText: t('club-create'),
    redraw: draw,
    onCancel: () => {
      form = null;
      draw();
    },
    onSubmit: async terms => {
      try {
        const { id } = await post('/api/clubs', terms);
        location.assign(`/clubs/${id}`);
      } catch (refusal) {
        showError(refusal);
      }
    },
  });
  draw();
  scrollTo(0, 0);
  document.querySelector('h1')?.focus();
}

/** Accept or decline an invitation, or withdraw a request. @param {string} id @param {string} action */
async function answer(id, action) {
  try {
    await post(`/api/clubs/${id}/${action}`);
    if (action === 'join') location.assign(`/clubs/${id}`);
    else await loadOwn();
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {ClubSummary} club @param {string} action @param {string} words @param {string} [look] */
const answerButton = (club, action, words, look = '') =>
  html`<button class="btn sm ${look}" aria-label="${words} ${club.name}" @click=${() => answer(club.id, action)}>
    ${words}
  </button>`;

/** @param {string} heading @param {unknown} body @param {unknown} [more] */
const section = (heading, body, more = nothing) =>
  html`<section class="sec" aria-label=${heading}>
    <h2>${heading}</h2>
    ${more}${body}
  </section>`;

/** @param {import('./types').OwnClubs} mine */
function ownSections(mine) {
  const invitations = mine.invitations.map(({ club, inviter_name: name }) =>
    clubRow(
      club,
      t('club-invited-by', { name }),
      html`${answerButton(club, 'join', t('club-accept'), 'main')}${answerButton(
        club,
        'withdraw',
        t('club-decline'),
      )}`,
    ),
  );
  const requests = mine.requests.map(club =>
    clubRow(club, undefined, answerButton(club, 'withdraw', t('club-withdraw'))),
  );
  return html`${invitations.length ? section(t('club-invitations'), clubList(invitations)) : nothing}${
    mine.clubs.length
      ? section(t('club-yours'), clubList(mine.clubs.map(club => clubRow(club))))
      : nothing
  }${requests.length ? section(t('club-sent-requests'), clubList(requests)) : nothing}`;
}

function searchField() {
  const onInput = (/** @type {any} */ event) => {
    searchText = event.target.value;
    clearTimeout(searchTimer);
    searchTimer = setTimeout(load, SEARCH_DELAY_MS);
  };
  return html`<input
    class="input"
    type="search"
    maxlength="40"
    aria-label=${t('club-search')}
    placeholder=${t('club-search')}
    .value=${live(searchText)}
    @input=${onInput}
  />`;
}

function allSection() {
  if (!clubs) return html`<p class="muted wait" role="status">${t('site-loading')}</p>`;
  const found = clubs.length
    ? html`${clubList(clubs.map(club => clubRow(club)))}${
        hasMore
          ? html`<button class="btn" @click=${() => load(clubs?.length)}>${t('club-more')}</button>`
          : nothing
      }`
    : html`<p class="card pad muted" role="status">${t(searchText ? 'club-none-found' : 'club-none')}</p>`;
  return section(t('club-all'), found, clubs.length || searchText ? searchField() : nothing);
}

function draw() {
  const header = form
    ? html`<div>
        <p class="eyebrow">${t('club-new')}</p>
        <h1 tabindex="-1">${t('club-create')}</h1>
      </div>`
    : html`<div>
          <h1>${t('club-title')}</h1>
          <p class="muted">${t('club-page-line')}</p>
        </div>
        ${
          own?.can_create
            ? html`<div class="btns">
                <button class="btn main" @click=${openForm}>${icon('plus')}${t('club-create')}</button>
              </div>`
            : nothing
        }`;
  render(
    html`<header class="club-header">${header}</header>
      ${
        form
          ? form.template()
          : html`${
              isGuest
                ? html`<p class="note">
                    ${icon('key')}<span
                      >${t('club-guests-line')} <a href="/join">${t('site-create-account')}</a></span
                    >
                  </p>`
                : nothing
            }${own ? ownSections(own) : nothing}${allSection()}`
      }`,
    main,
  );
}

await Promise.all([mountShell({ page: 'clubs' }), loadStrings('club')]);
setTitle(t('club-title'));
draw();
currentUser().then(user => {
  isGuest = user.role === 'guest';
  draw();
}, showError);
loadOwn().catch(showError);
load();
