/** The home page: the user's tables, the games, open tables, and users online. */
import { html, nothing, render } from './vendor/lit.js';
import { avatar } from './components/avatar.js';
import { openDialog } from './components/dialog.js';
import { gameName, loadGames } from './components/games.js';
import { emptyStateArt } from './components/icons.js';
import { currentUser, onUserChange, isWaitingForMe, onHomeChange } from './components/session.js';
import { miniBoard } from './components/mini_board.js';
import { userLink } from './components/user_link.js';
import { playBots } from './components/play_bots.js';
import { mountShell, setTitle } from './components/shell.js';
import { joinTable } from './components/join_table.js';
import { tableCodeForm } from './components/table_code.js';
import {
  onlineCounts,
  tableStatus,
  openSeatCount,
  tableDescription,
  playerNames,
  seatTokens,
} from './components/table_summary.js';
import { timeOfDay } from './components/time.js';
import { showError } from './components/toast.js';
import { t } from './components/strings.js';
import { dailyLinks } from './home/daily.js';
import { gameCard } from './home/game_card.js';
/** @typedef {import('./types').GameCard} GameCard */
/** @typedef {import('./types').Summary} Summary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** Maximum length of each list. The lobby shows the complete lists. */
const MAX_OWN_TABLES = 8;
const MAX_OPEN_TABLES = 6;
const MAX_USERS = 12;
/** @type {GameCard[] | null} */
let cards = null;
/** @type {import('./types').Home | null} */
let home = null;
/** The user's name, and the game for which a table is being created. */
let name = '';
let startingGame = '';
/** Whether the page is drawn without its lists because the server is slow. */
let isLate = false;
const LOADING_TIMEOUT_MS = 2500;

/** @param {GameCard} card */
async function playGame(card) {
  if (startingGame) return;
  if (!card.levels.length && card.seat_range[0] > 1) {
    openNewTableDialog(card).catch(showError);
    return;
  }
  startingGame = card.spec.id;
  draw();
  try {
    if (await playBots(card)) return;
    startingGame = '';
    draw();
  } catch (refusal) {
    startingGame = '';
    draw();
    showError(refusal);
  }
}
/** @param {GameCard} card */
async function openNewTableDialog(card) {
  const { NewTableForm } = await import('./components/new_table.js');
  const form = new NewTableForm(cards ?? [card], () => dialog.redraw(), {
    game: card.spec.id,
    chooseGame: false,
  });
  const dialog = openDialog({
    title: t('site-game-with-friends', { game: gameName(card.spec.id) }),
    body: () => form.template(),
  });
}
/** @param {GameCard} card */
function watchGame(card) {
  const live = home?.live.filter(table => table.game === card.spec.id) ?? [];
  location.assign(live.length === 1 ? `/t/${live[0].match}` : `/lobby?room=${card.spec.id}#live`);
}

/** Return the number of tables of a game that can be watched. @param {GameCard} card */
const liveTables = card => home?.live.filter(table => table.game === card.spec.id).length ?? 0;

/** @param {Summary} table */
const cardOf = table => cards?.find(card => card.spec.id === table.game);

/** @param {Summary} table */
function ownTableCard(table) {
  const others = playerNames(table, true);
  const mine = isWaitingForMe(table);
  return html`<a class="card lift run ${mine ? 'mine' : ''}" href="/t/${table.match}">
    <span class="pic">${miniBoard(table.game, table.public_view, table.public_layout)}</span>
    <span class="grow"
      ><b class="ellipsis">${gameName(table.game)}</b>
      <span class="d ellipsis"
        >${others ? t('site-with', { names: others }) : tableDescription(table, cardOf(table))}</span>
      ${
        mine
          ? html`<span class="you">${t('site-your-turn')}</span>`
          : html`<span class="wait ellipsis">${tableStatus(table)}</span>`
      }</span
    ></a
  >`;
}

/** The actions of the cards. @type {import('./home/game_card.js').CardActions} */
const cardActions = {
  play: playGame,
  playWithFriends: (/** @type {GameCard} */ card) => openNewTableDialog(card).catch(showError),
  watch: watchGame,
  redraw: () => draw(),
};

/** @param {Summary} table */
const openRow = table =>
  html`<li>
    <span class="game-icon">${miniBoard(table.game, table.public_view, table.public_layout)}</span>
    <div class="grow">
      <div class="t ellipsis">${gameName(table.game)}</div>
      <div class="d ellipsis">${playerNames(table)} · ${tableDescription(table, cardOf(table))}</div>
    </div>
    <div class="row">
      ${seatTokens(table)}
      <button class="btn sm" @click=${() => joinTable(table)}>
        ${t('site-join-table')}<span class="visually-hidden"> ${gameName(table.game)}, ${playerNames(table)}</span>
      </button>
    </div>
  </li>`;

function ownTables() {
  const mine = [...(home?.own ?? [])].sort(
    (a, b) => Number(isWaitingForMe(b)) - Number(isWaitingForMe(a)) || b.updated_at - a.updated_at,
  );
  if (!mine.length) return nothing;
  return html`<section aria-labelledby="h-mine">
    <h2 class="visually-hidden" id="h-mine">${t('site-your-tables')}</h2>
    <div class="scroll-x own-tables">${mine.slice(0, MAX_OWN_TABLES).map(ownTableCard)}</div>
  </section>`;
}

function openTables() {
  const open = home?.open.filter(openSeatCount).slice(0, MAX_OPEN_TABLES) ?? [];
  return html`<section aria-labelledby="h-open">
    <div class="head">
      <h2 id="h-open">${t('site-open-tables')}</h2>
      <a class="more" href="/lobby">${t('site-nav-lobby')}</a>
    </div>
    ${
      open.length
        ? html`<ul class="card rows">
            ${open.map(openRow)}
          </ul>`
        : html`<div class="card empty">
            ${emptyStateArt}
            <h3>${t('site-no-open-tables')}</h3>
            <p>${t('site-no-open-tables-line')}</p>
            ${tableCodeForm()}
          </div>`
    }
  </section>`;
}

function onlineUsers() {
  const people = (home?.users ?? []).slice(0, MAX_USERS);
  return html`<section aria-labelledby="h-here">
    <div class="head">
      <h2 id="h-here">${t('site-who-is-here')}</h2>
      <span class="muted xs">${home ? t('site-online-count', { ...home.online }) : nothing}</span>
      <a class="more" href="/people">${t('site-people')}</a>
    </div>
    <ul class="card who">
      ${people.map(
        onlineUser =>
          html`<li>
            ${avatar(onlineUser.name, onlineUser.member, 'sm')}<span class="ellipsis">${userLink(
              onlineUser.id,
              onlineUser.name,
            )}</span>
            <span class="d ellipsis">${onlineUser.playing ? gameName(onlineUser.playing) : t('site-browsing')}</span>
          </li>`,
      )}
      ${home && !people.length ? html`<li class="muted">${t('site-nobody-else-online')}</li>` : nothing}
    </ul>
  </section>`;
}

/**
 * Return the whole page content. It is drawn at once, so that nothing moves under the user's
 * finger.
 * @param {GameCard[]} allCards
 */
const pageContent = allCards =>
  html`${ownTables()}
    <section aria-labelledby="h-play">
      <div class="head"><h2 id="h-play">${t('site-play-a-game')}</h2></div>
      <div class="games n${allCards.length}">
        ${allCards.map(card => gameCard(card, liveTables(card), startingGame === card.spec.id, cardActions))}
      </div>
      ${dailyLinks(allCards)}
    </section>
    <div class="below">${openTables()}${onlineUsers()}</div>
    <footer class="sign">
      <span>${t('site-tagline')}</span><a href="/help#fairness">${t('site-fairness-link')}</a>
      <a href="/help">${t('site-nav-help')}</a><a href="/settings">${t('site-nav-settings')}</a>
    </footer>`;

function draw() {
  const greeting = t(name ? 'site-greeting-name' : 'site-greeting', { daytime: timeOfDay(), name });
  render(
    html` <div class="page-header">
        <h1>${greeting}</h1>
        <span class="muted xs only-desk">${home ? t('site-activity-summary', onlineCounts(home)) : nothing}</span>
      </div>
      ${
        cards && (home || isLate)
          ? pageContent(cards)
          : html`<p class="wait muted" role="status">${t('site-loading')}</p>`
      }`,
    main,
  );
}

onHomeChange(found => {
  home = found;
  draw();
});
onUserChange(found => {
  name = found.name;
  draw();
});
// A page restored from the back/forward cache must not appear busy.
addEventListener('pageshow', event => {
  if (event.persisted) {
    startingGame = '';
    draw();
  }
});
await mountShell({ page: 'home' });
setTitle('');
draw();
currentUser().then(found => {
  name = found.name;
  draw();
}, showError);
setTimeout(() => {
  isLate = true;
  draw();
}, LOADING_TIMEOUT_MS);
loadGames().then(found => {
  cards = found;
  draw();
}, showError);
