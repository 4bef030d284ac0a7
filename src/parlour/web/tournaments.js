/** The tournaments: upcoming, running and finished ones, and the form that creates one. */
import { html, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';
import { SetupForm } from './tournament/setup.js';
import { tournamentList } from './tournament/list.js';
/** @typedef {import('./types').TournamentBrief} TournamentBrief */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {{ current: TournamentBrief[], finished: TournamentBrief[] } | null} */
let all = null;
/** @type {SetupForm | null} */
let setup = null;
/** @type {import('./types').GameCard[]} */
let cards = [];

/** Return the clubs whose tournaments the user may create. */
async function ledClubs() {
  /** @type {import('./types').OwnClubs} */
  const own = await get('/api/clubs/mine');
  return own.clubs.filter(club => club.role !== 'member');
}

/** @param {string | null} club the id of the club that is selected, or null */
async function openSetup(club) {
  const clubs = await ledClubs().catch(() => []);
  const create = async (/** @type {import('./types').Terms} */ terms) => {
    if (!setup) return;
    setup.isBusy = true;
    draw();
    try {
      const created = await post('/api/tournaments', terms);
      location.assign(`/tournaments/${created.id}`);
    } catch (refusal) {
      setup.isBusy = false;
      draw();
      showError(refusal);
    }
  };
  setup = new SetupForm(cards, draw, create, clubs, club);
  draw();
  scrollTo(0, 0);
  document.querySelector('h1')?.focus();
}

/** @param {string} heading @param {TournamentBrief[]} tournaments @param {string} empty */
const list = (heading, tournaments, empty) =>
  html`<section class="sec">
    <h2>${heading}</h2>
    ${
      tournaments.length
        ? tournamentList(tournaments, { showClub: true })
        : html`<p class="card pad muted">${empty}</p>`
    }
  </section>`;

function draw() {
  if (setup) {
    render(
      html`<header class="tournament-header">
          <div>
            <p class="eyebrow">${t('tournament-new')}</p>
            <h1 tabindex="-1">${t('tournament-set-up')}</h1>
          </div>
          <div class="btns">
            <button
              class="btn"
              @click=${() => {
                setup = null;
                draw();
              }}
            >
              ${icon('x')}${t('tournament-cancel')}
            </button>
          </div>
        </header>
        ${setup.template()}`,
      main,
    );
    return;
  }
  render(
    html`<header class="tournament-header">
        <div>
          <h1>${t('site-nav-tournaments')}</h1>
          <p class="muted">${t('tournament-page-line')}</p>
        </div>
        <div class="btns">
          <button class="btn main" ?disabled=${!cards.length} @click=${() => openSetup(null)}>
            ${icon('plus')}${t('tournament-set-up')}
          </button>
        </div>
      </header>
      ${
        all
          ? html`${list(t('tournament-list-on'), all.current, t('tournament-none-on'))}${
              all.finished.length ? list(t('tournament-list-over'), all.finished, '') : nothing
            }`
          : html`<p class="muted wait">${t('site-loading')}</p>`
      }`,
    main,
  );
}

await mountShell({ page: 'tournaments' });
await loadStrings('tournament');
setTitle(t('site-nav-tournaments'));
draw();
try {
  [all, cards] = await Promise.all([get('/api/tournaments'), loadGames()]);
  draw();
  const club = new URLSearchParams(location.search).get('club');
  if (club) await openSetup(club);
} catch (refusal) {
  showError(refusal);
}
