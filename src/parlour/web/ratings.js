/** Ratings: who stands where in a game, and the ladder of its bots. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { playBots } from './components/play_bots.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { language, t } from './components/strings.js';
import { leaderboard } from './results/leaderboard.js';
import { ladderOf } from './results/ladder.js';
/** @typedef {import('./types').Leaderboard} Leaderboard */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const PACES = ['evening', 'quick', 'daily'];
const asked = new URLSearchParams(location.search);
/** Where the game is kept that was looked at last. */
const LAST = 'parlour-ratings';
let game = asked.get('game') ?? lastLookedAt() ?? '';
let pace = PACES.find(one => one === asked.get('pace')) ?? PACES[0];
let season = asked.get('season') ?? '';
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {Leaderboard | null} */
let board = null;
/** @type {import('./types').Ladder | null} */
let ladder = null;
let busy = false;
/** Whether something is there to look at, or nothing will come: until then nothing is drawn that would move. */
let settled = false;

/** The game that was looked at the last time. */
function lastLookedAt() {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

/** @param {string} id such as 2026-autumn */
export function seasonName(id) {
  const [year, part] = id.split('-');
  return t('site-season-name', { part, year });
}
/** @param {number} at */
const day = at =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(new Date(at));

/** @param {Partial<{ game: string, pace: string, season: string }>} change */
async function look(change) {
  game = change.game ?? game;
  pace = change.pace ?? pace;
  season = change.season ?? (change.game || change.pace ? '' : season);
  const query = new URLSearchParams({ game, pace, ...(season ? { season } : {}) });
  window.history.replaceState(null, '', `?${query}`);
  try {
    localStorage.setItem(LAST, game);
  } catch {
    /* a private window keeps nothing */
  }
  draw();
  try {
    const [found, steps] = await Promise.all([
      get(`/api/ratings/${game}?${new URLSearchParams({ pace, ...(season ? { season } : {}) })}`),
      get(`/api/ladder/${game}`),
    ]);
    if (found.game !== game || found.pace !== pace) return;
    board = found;
    ladder = steps;
  } catch (refusal) {
    showError(refusal);
  }
  settled = true;
  draw();
}

/** @param {string} bot */
async function play(bot) {
  const card = cards.find(one => one.spec.id === game);
  if (!card || busy) return;
  busy = true;
  try {
    await playBots(card, bot);
  } catch (refusal) {
    busy = false;
    showError(refusal);
  }
}

/**
 * @param {string} label
 * @param {string[]} all
 * @param {string} chosen
 * @param {(one: string) => string} words
 * @param {(one: string) => void} choose
 */
const segments = (label, all, chosen, words, choose) =>
  html`<div class="seg" role="group" aria-label=${label}>
    ${all.map(one => html`<button aria-pressed=${one === chosen} @click=${() => choose(one)}>${words(one)}</button>`)}
  </div>`;

function seasons() {
  if (!board) return nothing;
  const shown = board.season.id;
  return html`<label
    ><span class="vh">${t('site-season')}</span
    ><select class="input" @change=${(/** @type {any} */ event) => look({ season: event.target.value })}>
      ${board.seasons.map(id => html`<option value=${id} .selected=${live(id === shown)}>${seasonName(id)}</option>`)}
    </select></label
  >`;
}

function mine() {
  const line = board?.entries.find(one => one.mine);
  if (!board || !line) return nothing;
  const others = board.entries.length - 1;
  const below = board.entries.filter(
    one => !one.mine && one.rating.value < line.rating.value,
  ).length;
  const left = line.provisional_matches_left;
  const waits = line.rank === null && left > 0;
  return html`<section class="card pad sec" aria-labelledby="h-mine">
    <h2 id="h-mine">${t('site-your-rank')}</h2>
    <p>
      <b class="figure">${line.rating.value}${line.rank === null ? '?' : ''}</b>
      <span class="muted">± ${line.rating.margin}</span>
    </p>
    ${others ? html`<p class="muted xs">${t('site-better-than', { below, others })}</p>` : nothing}
    ${waits ? html`<p class="muted xs">${t('site-games-until-settled', { games: left })}</p>` : nothing}
  </section>`;
}

const reading = () =>
  html`<section class="card pad sec" aria-labelledby="h-read">
    <h2 id="h-read">${t('site-rating-help')}</h2>
    <p class="muted xs">${t('site-rating-help-bots')}</p>
    <p class="muted xs">${t('site-rating-help-deviation')}</p>
    <p class="muted xs">${t('site-rating-help-rated')}</p>
    <p class="muted xs">${t('site-rating-help-repeated')}</p>
  </section>`;

function draw() {
  if (!settled) {
    render(
      html`<h1>${t('site-nav-ratings')}</h1><p class="muted wait">${t('site-loading')}</p>`,
      main,
    );
    return;
  }
  const ready = board?.game === game && board.pace === pace;
  render(
    html`<div class="row heads">
        <h1>${t('site-nav-ratings')}</h1>
        <span class="muted xs"
          >${
            ready && board
              ? t('site-season-ends', {
                  season: seasonName(board.season.id),
                  day: day(board.season.end),
                })
              : nothing
          }</span
        >
        <a class="btn only-desk" href="/results">${icon('log')}${t('site-results')}</a>
      </div>
      <div class="pickers">
        ${segments(
          t('site-game'),
          cards.map(card => card.spec.id),
          game,
          gameName,
          one => look({ game: one }),
        )}
        ${segments(
          t('site-pace'),
          PACES,
          pace,
          one => t(`site-pace-of-${one}`),
          one => look({ pace: one }),
        )}${seasons()}
      </div>
      <div class="split">
        ${ready && board ? leaderboard(board) : html`<p class="muted wait">${t('site-loading')}</p>`}
        <div class="col">
          ${ready ? mine() : nothing}${ready && ladder ? ladderOf(ladder, play) : nothing}${reading()}
        </div>
      </div>`,
    main,
  );
}

await mountShell({ page: 'ratings' });
setTitle(t('site-nav-ratings'));
draw();
try {
  cards = await loadGames();
  if (!cards.some(card => card.spec.id === game)) {
    const person = await get('/api/me/results');
    game = person.games[0]?.game ?? cards[0].spec.id;
  }
  await look({ season });
} catch (refusal) {
  settled = true;
  draw();
  showError(refusal);
}
