/**
 * The page for a stranger of a server that is not open: how to sign in or to use an invitation. The
 * server sends it instead of the pages for members.
 */
import { html, nothing, render } from './vendor/lit.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { miniBoard } from './components/mini_board.js';
import { currentUser, isStranger, onUserChange } from './components/session.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { language, loadStrings, t } from './components/strings.js';
/** @typedef {import('./types').Me} Me */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** The number of boards in the picture. */
const MAX_BOARDS = 5;
/** @type {string[]} */
let games = [];
/** @type {Me | undefined} */
let user;

/** Open an invitation that was entered as a link or as its token. @param {SubmitEvent} event */
function openInvitation(event) {
  event.preventDefault();
  const typed = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('invitation');
  const token = String(typed ?? '')
    .trim()
    .split('#')
    .at(-1);
  if (token) location.assign(`/join#${token}`);
}

/** Return the picture: boards of the games under a lamp. */
const scene = () => html`<div class="scene" aria-hidden="true">
  <span class="light"></span>
  <svg class="scene-lamp" viewBox="0 0 120 116">
    <path class="cord" d="M60 0v40" />
    <path class="shade" d="M44 38h32l32 62H12Z" />
    <path class="rim" d="M12 100h96" />
    <path class="glow" d="M46 102a14 14 0 0 0 28 0Z" />
  </svg>
  <div class="boards n${Math.min(games.length, MAX_BOARDS)}">
    ${games.slice(0, MAX_BOARDS).map(game => html`<span class="board-card">${miniBoard(game)}</span>`)}
  </div>
</div>`;

/** @param {boolean} isMain whether the button of the form is the main action of the page */
const invitationForm = isMain => html`<form class="invitation" @submit=${openInvitation}>
  <label class="field" for="invitation">${t('welcome-link')}</label>
  <input class="input" id="invitation" name="invitation" required maxlength="300" autocomplete="off"
    spellcheck="false" aria-describedby="invitation-help" />
  <button class="btn ${isMain ? 'main' : ''}">${t('welcome-continue')}</button>
  <small id="invitation-help">${t('welcome-link-help')}</small>
</form>`;

const divider = () => html`<p class="divider">${t('welcome-or')}</p>`;

/** Return what a visitor with an invitation can do. @param {Me} me */
const invitationActions = me => html`${invitationForm(true)}${divider()}
  <div class="choices">
    <a class="btn" href="/sign-in">${t('site-sign-in')}</a>
    ${me.invitation_required ? html`<a class="btn" href="/join">${t('welcome-password')}</a>` : nothing}
  </div>
  <p class="small-print">${t('welcome-table-link')}</p>`;

/** Return what a member can do at a server for members only. */
const memberActions = () => html`<div class="choices">
    <a class="btn main" href="/sign-in">${t('site-sign-in')}</a>
    <a class="btn" href="/sign-in#lost">${t('welcome-recovery')}</a>
  </div>
  <details class="have-invitation">
    <summary>${t('welcome-have-invitation')}</summary>
    ${invitationForm(false)}
  </details>`;

/** Return what the server offers. */
function facts() {
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(
    games.map(gameName),
  );
  const one = (
    /** @type {string} */ sign,
    /** @type {string} */ title,
    /** @type {string} */ line,
  ) => html`<li>${icon(sign)}<b>${title}</b><span>${line}</span></li>`;
  return html`<ul class="about" aria-label=${t('welcome-about')}>
    ${
      games.length
        ? one(
            'board',
            t('welcome-games', { count: games.length }),
            t('welcome-games-line', { games: names }),
          )
        : nothing
    }${one('bot', t('welcome-bots'), t('welcome-bots-line'))}${one(
      'seal',
      t('welcome-private'),
      t('welcome-private-line'),
    )}
  </ul>`;
}

function draw() {
  if (!user) return;
  if (!isStranger(user)) {
    // The visitor has signed in in another tab, or the server was opened.
    location.reload();
    return;
  }
  const isClosed = user.registration_mode === 'closed';
  const mode = isClosed ? 'closed' : 'invitation';
  render(
    html`<section class="entrance" aria-labelledby="h-welcome">
        ${scene()}
        <div class="entrance-text">
          <p class="mode">${icon(isClosed ? 'lock' : 'key')}${t(`welcome-tag-${mode}`)}</p>
          <h1 id="h-welcome">${t(`welcome-title-${mode}`)}</h1>
          <p class="lead">${t(`welcome-line-${mode}`)}</p>
          ${isClosed ? memberActions() : invitationActions(user)}
        </div>
      </section>
      ${facts()}
      <footer class="sign">
        <a href="/help">${t('site-nav-help')}</a><a href="/settings">${t('site-nav-settings')}</a>
      </footer>`,
    main,
  );
}

/** @param {Me} found */
function setUser(found) {
  user = found;
  draw();
}

onUserChange(setUser);
await Promise.all([mountShell({ page: 'welcome', bottomNav: false }), loadStrings('welcome')]);
setTitle('');
try {
  const [found, cards] = await Promise.all([currentUser(), loadGames()]);
  games = cards.map(card => card.spec.id);
  setUser(found);
} catch (refusal) {
  showError(refusal);
}
