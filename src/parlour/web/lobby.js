/** The lobby: open tables, tables in play, the user's tables, and the form that opens one. */
import { html, nothing, render } from './vendor/lit.js';
import { tableCodeForm } from './components/table_code.js';
import { openDialog } from './components/dialog.js';
import { gameName, loadGames } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { isWaitingForMe, onHomeChange } from './components/session.js';
import { miniBoard } from './components/mini_board.js';
import { NewTableForm } from './components/new_table.js';
import { playBots } from './components/play_bots.js';
import { quickActions } from './components/quick_actions.js';
import { gameRoomList } from './components/rooms.js';
import { mountShell, setTitle } from './components/shell.js';
import { joinTable } from './components/join_table.js';
import { withSpokenText } from './components/screen_reader.js';
import {
  onlineCounts,
  tableStatus,
  openSeatCount,
  tableDescription,
  playerLinks,
  playerNames,
  seatTokens,
} from './components/table_summary.js';
import { formatTime, clockRuleLabel } from './components/time.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';
import { Filters } from './lobby/filters.js';
import { onlineUsers } from './lobby/people.js';
/** @typedef {import('./types').Summary} Summary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** The selected filter: a game's id, `mine`, or empty for all games. */
let filter = new URLSearchParams(location.search).get('room') ?? '';
const filters = new Filters(() => draw());
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {import('./types').Home | null} */
let home = null;
/** @type {NewTableForm | null} */
let form = null;

/** @param {Summary} table */
const cardOf = table => cards.find(card => card.spec.id === table.game);
/** The selected room of the game, if it has rooms. */
let gameRoom = '';
/** Return the id of the selected game, if one is selected. */
const selectedGame = () => cards.find(card => card.spec.id === filter)?.spec.id;
/** @param {Summary} table */
const matchesFilter = table =>
  (!selectedGame() || table.game === filter) &&
  (!gameRoom || table.settings.room === gameRoom) &&
  filters.matches(table);

/** @param {string} next */
function selectFilter(next) {
  filter = next;
  gameRoom = '';
  window.history.replaceState(null, '', next ? `?room=${next}` : location.pathname);
  const game = selectedGame();
  if (form && game) form.selectGame(game);
  draw();
}
function openNewTableDialog() {
  const dialogForm = new NewTableForm(cards, () => dialog.redraw(), {
    game: selectedGame(),
    room: gameRoom,
  });
  const dialog = openDialog({ title: t('site-new-table'), body: () => dialogForm.template() });
}

/** @param {{ id: string, name: string, line: string, count: number, picture: unknown }} one */
const roomButton = ({ id, name, line, count, picture }) =>
  html`<button class="room" aria-pressed=${filter === id} @click=${() => selectFilter(id)}>
    ${picture}
    <span class="grow"><b class="ellipsis">${name}</b><small class="ellipsis">${line}</small></span>
    <span class="n">${withSpokenText(count, t('site-tables-count', { count }))}</span>
  </button>`;

function filterNav() {
  const all = [...(home?.open ?? []), ...(home?.live ?? [])];
  const iconPicture = (/** @type {string} */ iconName) =>
    html`<span class="game-icon plain">${icon(iconName)}</span>`;
  const list = [
    {
      id: '',
      name: t('site-all-games'),
      line: t('site-every-game'),
      count: all.length,
      picture: iconPicture('lamp'),
    },
    {
      id: 'mine',
      name: t('site-nav-tables'),
      line: t('site-my-tables-line'),
      count: home?.own.length ?? 0,
      picture: iconPicture('board'),
    },
    ...cards.map(({ spec: { id, minutes } }) => ({
      id,
      name: gameName(id),
      line: t('site-minutes', { minutes }),
      count: all.filter(table => table.game === id).length,
      picture: html`<span class="game-icon">${miniBoard(id)}</span>`,
    })),
  ];
  return html`<nav class="rooms scroll-x" aria-label=${t('site-rooms')}>${list.map(roomButton)}</nav>`;
}

/** @param {Summary} table @param {unknown} action @param {unknown} line */
const tableRow = (table, action, line) =>
  html`<li>
    <span class="game-icon">${miniBoard(table.game, table.public_view, table.public_layout)}</span>
    <div class="what">
      <div class="t ellipsis">${gameName(table.game)}</div>
      <div class="d ellipsis">${line}</div>
    </div>
    ${seatTokens(table)}<span class="time only-desk"><b>${clockRuleLabel(table.settings.clock)}</b></span
    >${action}
  </li>`;
/** @param {Summary} table */
const tableName = table =>
  html`<span class="visually-hidden"> ${gameName(table.game)}, ${playerNames(table)}</span>`;

/** @param {Summary} table */
function openRow(table) {
  const action = html`<button class="btn sm" @click=${() => joinTable(table)}>
    ${t('site-join-table')}${tableName(table)}
  </button>`;
  return tableRow(
    table,
    action,
    html`${playerLinks(table)} · ${tableDescription(table, cardOf(table))}`,
  );
}
/**
 * Return the row of an open table that the user may not join, with the reason.
 * @param {Summary} table
 */
function unavailableRow(table) {
  const reason = html`<span class="why-not">${t(`social-why-${table.no_seat_reason}`)}</span>`;
  return tableRow(
    table,
    reason,
    html`${playerLinks(table)} · ${tableDescription(table, cardOf(table))}`,
  );
}
/** @param {Summary} table */
function liveRow(table) {
  const action = html`<a class="btn sm" href="/t/${table.match}">${icon('eye')}${t('site-watch')}${tableName(
    table,
  )}</a>`;
  return tableRow(table, action, html`${playerLinks(table)} · ${tableStatus(table)}`);
}
/** Return the user's outcome and the scores of a finished match. @param {Summary} table */
function outcomeText({ ranking: standing, seats }) {
  const at = seats.findIndex(occupant => occupant?.mine);
  const mine = seats[at]?.seat ?? at;
  if (!standing || mine < 0) return '';
  const { ranks, scores } = standing;
  const first = ranks.filter(rank => rank === 1).length;
  const outcome =
    ranks[mine] !== 1
      ? 'site-lost'
      : first > 1 && first === ranks.length
        ? 'site-drawn'
        : 'site-won';
  if (!scores) return t(outcome);
  const others = scores.filter((_, seat) => seat !== mine).sort((a, b) => b - a);
  return `${scores.length > 1 ? t(outcome) : ''} ${[scores[mine], ...others].join(' : ')}`.trim();
}

/** @param {Summary} table */
function ownRow(table) {
  const over = table.phase === 'over';
  const mine = isWaitingForMe(table);
  const line = over
    ? [outcomeText(table), formatTime(table.updated_at)].filter(Boolean).join(' · ')
    : tableStatus(table);
  const action = over
    ? html`<a class="btn sm" href="/t/${table.match}/analysis">${icon('eye')}${t('site-analysis')}${tableName(
        table,
      )}</a>`
    : html`<a class="btn sm ${mine ? 'main' : ''}" href="/t/${table.match}"
        >${t(mine ? 'site-your-turn' : 'site-go-to-table')}${tableName(table)}</a
      >`;
  return tableRow(table, action, [playerNames(table, true), line].filter(Boolean).join(' · '));
}

/** @param {string} id @param {string} name @param {unknown} note @param {unknown[]} list */
const group = (id, name, note, list) =>
  list.length
    ? html`<section aria-labelledby="h-${id}" id=${id}>
        <div class="group">
          <h2 id="h-${id}">${name}</h2>
          <span class="muted xs">${note}</span>
        </div>
        <ul class="card rows">
          ${list}
        </ul>
      </section>`
    : nothing;
/** @param {string} words */
const emptyState = words =>
  html`<div class="card empty">
    ${emptyStateArt}
    <h2>${words}</h2>
    ${quickActions(cards, card => playBots(card).catch(showError), false)}
  </div>`;

function lists() {
  if (!home || !cards.length) return html`<p class="muted wait">${t('site-loading')}</p>`;
  if (filter === 'mine') {
    const now = home.own.filter(matchesFilter);
    const over = home.finished.filter(matchesFilter);
    return html`${now.length ? nothing : emptyState(t('site-no-tables'))}
    ${group('now', t('site-your-tables'), t('site-tables-count', { count: now.length }), now.map(ownRow))}
    ${group('left', t('site-inactive'), t('site-inactive-line'), home.idle.filter(matchesFilter).map(ownRow))}
    ${group('over', t('site-finished'), html`<a href="/results">${t('site-all-results')}</a>`, over.map(ownRow))}`;
  }
  const open = home.open.filter(table => openSeatCount(table) && matchesFilter(table));
  const live = home.live.filter(matchesFilter);
  const unavailable = home.unavailable.filter(matchesFilter);
  const gameRooms = cards.find(one => one.spec.id === filter)?.rooms ?? [];
  const selectRoom = (/** @type {string} */ id) => {
    gameRoom = id;
    form?.selectGame(filter, id || undefined);
    draw();
  };
  return html`${
    gameRooms.length
      ? gameRoomList(gameRooms, [...home.open, ...home.live], gameRoom, selectRoom, filter)
      : nothing
  }
  ${open.length ? nothing : emptyState(t('site-no-open-tables'))}
  ${group('open', t('site-seat-open'), t('site-tables-count', { count: open.length }), open.map(openRow))}
  ${
    filters.joinable || !unavailable.length
      ? nothing
      : group('shut', t('social-not-joinable'), nothing, unavailable.map(unavailableRow))
  }
  ${
    filters.joinable
      ? nothing
      : group('live', t('site-in-progress'), t('site-open-to-spectators'), live.map(liveRow))
  }`;
}

function draw() {
  render(
    html`<div class="lobby-header">
        <h1>${t('site-nav-lobby')}</h1>
        <span class="muted xs only-desk">${home ? t('site-activity-summary', onlineCounts(home)) : nothing}</span>
        <button class="btn main" ?disabled=${!cards.length} @click=${openNewTableDialog}>
          ${icon('plus')}${t('site-new-table')}
        </button>
      </div>
      ${filterNav()} ${filters.template()}
      <div class="list">
        ${lists()}
        ${
          home && cards.length
            ? html`<section class="by-code" aria-labelledby="h-code">
                <h2 class="visually-hidden" id="h-code">${t('site-code-label')}</h2>
                ${tableCodeForm()}
              </section>`
            : nothing
        }
      </div>
      <aside class="card new" aria-label=${t('site-new-table')}>
        ${home ? onlineUsers(home, openUser) : nothing}
        <h2>${t('site-new-table')}</h2>
        ${form ? form.template() : nothing}
      </aside>`,
    main,
  );
}

/** Show a user's card in a dialog instead of opening their page. @param {string} id */
const openUser = id =>
  import('./user/card.js').then(({ openUserCard }) => openUserCard(id, home), showError);
main.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a.person') : null;
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  openUser(decodeURIComponent(link.getAttribute('href')?.split('/')[2] ?? ''));
});
onHomeChange(found => {
  home = found;
  draw();
});
// The whole page is drawn at once, since later parts would shift the layout.
const [found] = await Promise.all([
  loadGames().catch(refusal => {
    showError(refusal);
    return [];
  }),
  mountShell({ page: filter === 'mine' ? 'tables' : 'lobby' }),
  loadStrings('social'),
]);
setTitle(t('site-nav-lobby'));
cards = found;
if (found.length) form = new NewTableForm(found, draw, { game: selectedGame() });
draw();
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
