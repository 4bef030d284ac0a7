/** Tournaments: those to come, those that run, those that are over, and the form that sets one up. */
import { html, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { miniBoard } from './components/mini_board.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';
import { Setup } from './tournament/setup.js';
import { formLine, stateLine } from './tournament/labels.js';
/** @typedef {import('./types').TournamentBrief} TournamentBrief */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {{ on: TournamentBrief[], over: TournamentBrief[] } | null} */
let all = null;
/** @type {Setup | null} */
let setup = null;
/** @type {import('./types').GameCard[]} */
let cards = [];

function begin() {
  setup = new Setup(cards, draw, async terms => {
    if (!setup) return;
    setup.busy = true;
    draw();
    try {
      const made = await post('/api/tournaments', terms);
      location.assign(`/tournaments/${made.id}`);
    } catch (refusal) {
      setup.busy = false;
      draw();
      showError(refusal);
    }
  });
  draw();
  scrollTo(0, 0);
  document.querySelector('h1')?.focus();
}

/** @param {TournamentBrief} one */
const tag = one =>
  one.mine && one.phase !== 'over'
    ? html` <span class="tag">${t('tournament-you-are-in')}</span>`
    : nothing;

/** @param {TournamentBrief} one */
const line = one =>
  html`<li>
    <span class="gicon">${miniBoard(one.game)}</span
    ><span class="what"
      ><a href="/tournaments/${one.id}">${one.name}</a><small>${gameName(one.game)}, ${formLine(one)}</small></span
    >
    <span class="state muted">${stateLine(one)}${tag(one)}</span>
  </li>`;

/** @param {string} heading @param {TournamentBrief[]} some @param {string} empty */
const list = (heading, some, empty) =>
  html`<section class="sec">
    <h2>${heading}</h2>
    ${
      some.length
        ? html`<ul class="card flush nights">
            ${some.map(line)}
          </ul>`
        : html`<p class="card pad muted">${empty}</p>`
    }
  </section>`;

function draw() {
  if (setup) {
    render(
      html`<header class="night">
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
    html`<header class="night">
        <div>
          <h1>${t('site-nav-tournaments')}</h1>
          <p class="muted">${t('tournament-page-line')}</p>
        </div>
        <div class="btns">
          <button class="btn main" ?disabled=${!cards.length} @click=${begin}>
            ${icon('plus')}${t('tournament-set-up')}
          </button>
        </div>
      </header>
      ${
        all
          ? html`${list(t('tournament-list-on'), all.on, t('tournament-none-on'))}${
              all.over.length ? list(t('tournament-list-over'), all.over, '') : nothing
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
} catch (refusal) {
  showError(refusal);
}
