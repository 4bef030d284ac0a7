/** The lobby: open tables, tables in play, my own, and the form that opens one. */
import { html, nothing, render } from './vendor/lit.js';
import { tableCodeForm } from './components/table_code.js';
import { isSignInRequired, registrationNotice } from './components/registration_notice.js';
import { openDialog } from './components/dialog.js';
import { gameName, loadGames } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { currentUser, onUserChange, isWaitingForMe, onHomeChange } from './components/session.js';
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
import { peopleHere } from './lobby/people.js';
/** @typedef {import('./types').Summary} Summary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** The room is a game, `mine`, or the hall of all. */
let room = new URLSearchParams(location.search).get('room') ?? '';
const filters = new Filters(() => draw());
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {import('./types').Home | null} */
let home = null;
/** @type {import('./types').Me | undefined} */
let myself;
/** @type {NewTableForm | null} */
let form = null;

/** @param {Summary} table */
const cardOf = table => cards.find(one => one.spec.id === table.game);
/** The room of that game that was entered, where it keeps some. */
let inside = '';
/** The game whose room this is, if it is one. */
const here = () => cards.find(one => one.spec.id === room)?.spec.id;
/** @param {Summary} table */
const fits = table =>
  (!here() || table.game === room) &&
  (!inside || table.settings.room === inside) &&
  filters.fits(table);

/** @param {string} next */
function enter(next) {
  room = next;
  inside = '';
  window.history.replaceState(null, '', next ? `?room=${next}` : location.pathname);
  const game = here();
  if (form && game) form.selectGame(game);
  draw();
}
function newTable() {
  const sheet = new NewTableForm(cards, () => dialog.redraw(), { game: here(), room: inside });
  const dialog = openDialog({ title: t('site-new-table'), body: () => sheet.template() });
}

/** @param {{ id: string, name: string, line: string, count: number, picture: unknown }} one */
const roomButton = ({ id, name, line, count, picture }) =>
  html`<button class="room" aria-pressed=${room === id} @click=${() => enter(id)}>
    ${picture}
    <span class="grow"><b class="ell">${name}</b><small class="ell">${line}</small></span>
    <span class="n">${withSpokenText(count, t('site-tables-count', { count }))}</span>
  </button>`;

function rooms() {
  const all = [...(home?.open ?? []), ...(home?.live ?? [])];
  const plain = (/** @type {string} */ sign) =>
    html`<span class="gicon plain">${icon(sign)}</span>`;
  const list = [
    {
      id: '',
      name: t('site-all-games'),
      line: t('site-every-game'),
      count: all.length,
      picture: plain('lamp'),
    },
    {
      id: 'mine',
      name: t('site-nav-tables'),
      line: t('site-my-tables-line'),
      count: home?.own.length ?? 0,
      picture: plain('board'),
    },
    ...cards.map(({ spec: { id, minutes } }) => ({
      id,
      name: gameName(id),
      line: t('site-minutes', { minutes }),
      count: all.filter(table => table.game === id).length,
      picture: html`<span class="gicon">${miniBoard(id)}</span>`,
    })),
  ];
  return html`<nav class="rooms scroll-x" aria-label=${t('site-rooms')}>${list.map(roomButton)}</nav>`;
}

/** @param {Summary} table @param {unknown} act @param {unknown} line */
const row = (table, act, line) =>
  html`<li>
    <span class="gicon">${miniBoard(table.game, table.public_view)}</span>
    <div class="what">
      <div class="t ell">${gameName(table.game)}</div>
      <div class="d ell">${line}</div>
    </div>
    ${seatTokens(table)}<span class="time only-desk"><b>${clockRuleLabel(table.settings.clock)}</b></span
    >${act}
  </li>`;
/** @param {Summary} table */
const which = table =>
  html`<span class="vh"> ${gameName(table.game)}, ${playerNames(table)}</span>`;

/** @param {Summary} table */
function openRow(table) {
  const act = html`<button class="btn sm" @click=${() => joinTable(table)}>
    ${t('site-join-table')}${which(table)}
  </button>`;
  return row(table, act, html`${playerLinks(table)} · ${tableDescription(table, cardOf(table))}`);
}
/** A table that gathers and where I may not sit down, with why. @param {Summary} table */
function shutRow(table) {
  const why = html`<span class="why-not">${t(`social-why-${table.no_seat_reason}`)}</span>`;
  return row(table, why, html`${playerLinks(table)} · ${tableDescription(table, cardOf(table))}`);
}
/** @param {Summary} table */
function liveRow(table) {
  const act = html`<a class="btn sm" href="/t/${table.match}">${icon('eye')}${t('site-watch')}${which(table)}</a>`;
  return row(table, act, html`${playerLinks(table)} · ${tableStatus(table)}`);
}
/** How a game of mine ended: won, lost or drawn, and by how much. @param {Summary} table */
function ended({ ranking: standing, seats }) {
  const at = seats.findIndex(chair => chair?.mine);
  const mine = seats[at]?.seat ?? at;
  if (!standing || mine < 0) return '';
  const { ranks, scores } = standing;
  const first = ranks.filter(rank => rank === 1).length;
  const how =
    ranks[mine] !== 1
      ? 'site-lost'
      : first > 1 && first === ranks.length
        ? 'site-drawn'
        : 'site-won';
  if (!scores) return t(how);
  const others = scores.filter((_, seat) => seat !== mine).sort((a, b) => b - a);
  return `${scores.length > 1 ? t(how) : ''} ${[scores[mine], ...others].join(' : ')}`.trim();
}

/** @param {Summary} table */
function mineRow(table) {
  const over = table.phase === 'over';
  const mine = isWaitingForMe(table);
  const line = over
    ? [ended(table), formatTime(table.updated_at)].filter(Boolean).join(' · ')
    : tableStatus(table);
  const act = over
    ? html`<a class="btn sm" href="/t/${table.match}/analysis">${icon('eye')}${t('site-analysis')}${which(table)}</a>`
    : html`<a class="btn sm ${mine ? 'main' : ''}" href="/t/${table.match}"
        >${t(mine ? 'site-your-turn' : 'site-go-to-table')}${which(table)}</a
      >`;
  return row(table, act, [playerNames(table, true), line].filter(Boolean).join(' · '));
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
const empty = words =>
  html`<div class="card empty">
    ${emptyStateArt}
    <h2>${words}</h2>
    ${quickActions(cards, card => playBots(card).catch(showError), false)}
  </div>`;

function lists() {
  if (!home || !cards.length) return html`<p class="muted wait">${t('site-loading')}</p>`;
  if (room === 'mine') {
    const now = home.own.filter(fits);
    const over = home.finished.filter(fits);
    return html`${now.length ? nothing : empty(t('site-no-tables'))}
    ${group('now', t('site-your-tables'), t('site-tables-count', { count: now.length }), now.map(mineRow))}
    ${group('left', t('site-inactive'), t('site-inactive-line'), home.idle.filter(fits).map(mineRow))}
    ${group('over', t('site-finished'), html`<a href="/results">${t('site-all-results')}</a>`, over.map(mineRow))}`;
  }
  const open = home.open.filter(table => openSeatCount(table) && fits(table));
  const live = home.live.filter(fits);
  const shut = home.unavailable.filter(fits);
  const kept = cards.find(one => one.spec.id === room)?.rooms ?? [];
  const go = (/** @type {string} */ id) => {
    inside = id;
    form?.selectGame(room, id || undefined);
    draw();
  };
  return html`${kept.length ? gameRoomList(kept, [...home.open, ...home.live], inside, go, room) : nothing}
  ${open.length ? nothing : empty(t('site-no-open-tables'))}
  ${group('open', t('site-seat-open'), t('site-tables-count', { count: open.length }), open.map(openRow))}
  ${filters.joinable || !shut.length ? nothing : group('shut', t('social-not-joinable'), nothing, shut.map(shutRow))}
  ${
    filters.joinable
      ? nothing
      : group('live', t('site-in-progress'), t('site-open-to-spectators'), live.map(liveRow))
  }`;
}

function draw() {
  if (myself && isSignInRequired(myself)) {
    render(registrationNotice(myself), main);
    return;
  }
  render(
    html`<div class="lobhead">
        <h1>${t('site-nav-lobby')}</h1>
        <span class="muted xs only-desk">${home ? t('site-activity-summary', onlineCounts(home)) : nothing}</span>
        <button class="btn main" ?disabled=${!cards.length} @click=${newTable}>
          ${icon('plus')}${t('site-new-table')}
        </button>
      </div>
      ${rooms()} ${filters.template()}
      <div class="list">
        ${lists()}
        ${
          home && cards.length
            ? html`<section class="by-code" aria-labelledby="h-code">
                <h2 class="vh" id="h-code">${t('site-code-label')}</h2>
                ${tableCodeForm()}
              </section>`
            : nothing
        }
      </div>
      <aside class="card new" aria-label=${t('site-new-table')}>
        ${home ? peopleHere(home, meet) : nothing}
        <h2>${t('site-new-table')}</h2>
        ${form ? form.template() : nothing}
      </aside>`,
    main,
  );
}

/** Open a person here, rather than leave for their page. @param {string} id */
const meet = id =>
  import('./user/card.js').then(({ openPerson }) => openPerson(id, home), showError);
main.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a.person') : null;
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  meet(decodeURIComponent(link.getAttribute('href')?.split('/')[2] ?? ''));
});
onHomeChange(found => {
  home = found;
  draw();
});
// All at once: what came after the rest would push it away.
const [found] = await Promise.all([
  loadGames().catch(refusal => {
    showError(refusal);
    return [];
  }),
  mountShell({ page: room === 'mine' ? 'tables' : 'lobby' }),
  loadStrings('social'),
]);
setTitle(t('site-nav-lobby'));
cards = found;
if (found.length) form = new NewTableForm(found, draw, { game: here() });
draw();
const know = (/** @type {import('./types').Me} */ found) => {
  myself = found;
  draw();
};
onUserChange(know);
currentUser().then(know, () => {});
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
