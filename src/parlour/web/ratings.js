/** The ratings: the leaderboard of a game, and the ladder of its bots. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { playBots } from './components/play_bots.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { language, t } from './components/strings.js';
import { leaderboard } from './results/leaderboard.js';
import { ladderCard } from './results/ladder.js';
/** @typedef {import('./types').Leaderboard} Leaderboard */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const PACES = ['evening', 'quick', 'daily'];
const ACCOUNTS = ['people', 'bots'];
const parameters = new URLSearchParams(location.search);
/** The storage key of the last selected game. */
const LAST_GAME_KEY = 'parlour-ratings';
let game = parameters.get('game') ?? lastGame() ?? '';
let pace = PACES.find(one => one === parameters.get('pace')) ?? PACES[0];
let season = parameters.get('season') ?? '';
/** Whether people or bot accounts are ranked. */
let accounts = ACCOUNTS.find(one => one === parameters.get('accounts')) ?? ACCOUNTS[0];
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {Leaderboard | null} */
let leaderboardData = null;
/** @type {import('./types').Ladder | null} */
let ladder = null;
let isStarting = false;
/** Whether the first request has finished. Until then, nothing is drawn that could move later. */
let isReady = false;

/** Return the last selected game. */
function lastGame() {
  try {
    return localStorage.getItem(LAST_GAME_KEY);
  } catch {
    return null;
  }
}

/** Return the name of a season. @param {string} id such as 2026-autumn */
export function seasonName(id) {
  const [year, part] = id.split('-');
  return t('site-season-name', { part, year });
}
/** @param {number} at */
const formatDay = at =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(new Date(at));

/** @param {Partial<{ game: string, pace: string, season: string, accounts: string }>} change */
async function select(change) {
  accounts = change.accounts ?? accounts;
  game = change.game ?? game;
  pace = change.pace ?? pace;
  season = change.season ?? (change.game || change.pace ? '' : season);
  const choice = {
    pace,
    ...(season ? { season } : {}),
    ...(accounts === ACCOUNTS[0] ? {} : { accounts }),
  };
  const query = new URLSearchParams({ game, ...choice });
  window.history.replaceState(null, '', `?${query}`);
  try {
    localStorage.setItem(LAST_GAME_KEY, game);
  } catch {
    /* Storage is not available in a private window. */
  }
  draw();
  try {
    const [found, rungs] = await Promise.all([
      get(`/api/ratings/${game}?${new URLSearchParams(choice)}`),
      get(`/api/ladder/${game}`),
    ]);
    if (query.toString() !== location.search.slice(1)) return;
    leaderboardData = found;
    ladder = rungs;
  } catch (refusal) {
    showError(refusal);
  }
  isReady = true;
  draw();
}

/** @param {string} bot */
async function playBot(bot) {
  const card = cards.find(one => one.spec.id === game);
  if (!card || isStarting) return;
  isStarting = true;
  try {
    await playBots(card, bot);
  } catch (refusal) {
    isStarting = false;
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
const segmentedControl = (label, all, chosen, words, choose) =>
  html`<div class="segmented" role="group" aria-label=${label}>
    ${all.map(one => html`<button aria-pressed=${one === chosen} @click=${() => choose(one)}>${words(one)}</button>`)}
  </div>`;

function seasonField() {
  if (!leaderboardData) return nothing;
  const shown = leaderboardData.season.id;
  return html`<label
    ><span class="visually-hidden">${t('site-season')}</span
    ><select class="input" @change=${(/** @type {any} */ event) => select({ season: event.target.value })}>
      ${leaderboardData.seasons.map(
        id => html`<option value=${id} .selected=${live(id === shown)}>${seasonName(id)}</option>`,
      )}
    </select></label
  >`;
}

function ownRankCard() {
  const ownEntry = leaderboardData?.entries.find(one => one.mine);
  if (!leaderboardData || !ownEntry) return nothing;
  const others = leaderboardData.entries.length - 1;
  const lowerCount = leaderboardData.entries.filter(
    one => !one.mine && one.rating.value < ownEntry.rating.value,
  ).length;
  const matchesLeft = ownEntry.provisional_matches_left;
  const isProvisional = ownEntry.rank === null && matchesLeft > 0;
  return html`<section class="card pad sec" aria-labelledby="h-mine">
    <h2 id="h-mine">${t('site-your-rank')}</h2>
    <p>
      <b class="figure">${ownEntry.rating.value}${ownEntry.rank === null ? '?' : ''}</b>
      <span class="muted">± ${ownEntry.rating.margin}</span>
    </p>
    ${others ? html`<p class="muted xs">${t('site-better-than', { below: lowerCount, others })}</p>` : nothing}
    ${isProvisional ? html`<p class="muted xs">${t('site-games-until-settled', { games: matchesLeft })}</p>` : nothing}
  </section>`;
}

const helpCard = () =>
  html`<section class="card pad sec" aria-labelledby="h-read">
    <h2 id="h-read">${t('site-rating-help')}</h2>
    <p class="muted xs">${t('site-rating-help-bots')}</p>
    <p class="muted xs">${t('site-rating-help-deviation')}</p>
    <p class="muted xs">${t('site-rating-help-rated')}</p>
    <p class="muted xs">${t('site-rating-help-repeated')}</p>
  </section>`;

function draw() {
  if (!isReady) {
    render(
      html`<h1>${t('site-nav-ratings')}</h1><p class="muted wait">${t('site-loading')}</p>`,
      main,
    );
    return;
  }
  const isCurrent = leaderboardData?.game === game && leaderboardData.pace === pace;
  render(
    html`<div class="row results-header">
        <h1>${t('site-nav-ratings')}</h1>
        <span class="muted xs"
          >${
            isCurrent && leaderboardData
              ? t('site-season-ends', {
                  season: seasonName(leaderboardData.season.id),
                  day: formatDay(leaderboardData.season.end),
                })
              : nothing
          }</span
        >
        <a class="btn only-desk" href="/results">${icon('log')}${t('site-results')}</a>
      </div>
      <div class="pickers">
        ${segmentedControl(
          t('site-game'),
          cards.map(card => card.spec.id),
          game,
          gameName,
          one => select({ game: one }),
        )}
        ${segmentedControl(
          t('site-pace'),
          PACES,
          pace,
          one => t(`site-pace-of-${one}`),
          one => select({ pace: one }),
        )}
        ${segmentedControl(
          t('site-ratings-accounts'),
          ACCOUNTS,
          accounts,
          one => t(`site-ratings-${one}`),
          one => select({ accounts: one }),
        )}${seasonField()}
      </div>
      <div class="split">
        ${
          isCurrent && leaderboardData
            ? leaderboard(leaderboardData, accounts === 'bots')
            : html`<p class="muted wait">${t('site-loading')}</p>`
        }
        <div class="col">
          ${isCurrent ? ownRankCard() : nothing}${
            isCurrent && ladder ? ladderCard(ladder, playBot) : nothing
          }${helpCard()}
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
  await select({ season });
} catch (refusal) {
  isReady = true;
  draw();
  showError(refusal);
}
