/**
 * Several of the user's tables in one window: side by side on a desktop, a swipeable strip on a
 * phone.
 */
import { html, nothing, render, repeat } from './vendor/lit.js';
import { gameName } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { onHomeChange, isWaitingForMe } from './components/session.js';
import { mountShell, setTitle } from './components/shell.js';
import { playerNames } from './components/table_summary.js';
import { loadStrings, t } from './components/strings.js';
/** @typedef {import('./types').Summary} Summary */

/** The maximum number of visible tables. */
const MAX_TABLES = 4;
/** The session storage key of the visible tables. */
const STORAGE_KEY = 'parlour-beside';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/**
 * @type {Summary[] | null} the user's tables in play, in an order that does not change while the
 *   page is open
 */
let tables = null;
/** @type {string[]} the visible tables */
let shown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');

/** @param {string[]} chosen */
function setShown(chosen) {
  shown = chosen.slice(-MAX_TABLES);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(shown));
  draw();
}

/** @param {Summary[]} mine */
function updateTables(mine) {
  const before = tables?.map(table => table.match) ?? [];
  const running = mine.filter(table => table.phase === 'playing');
  const knownTables = running.filter(table => before.includes(table.match));
  knownTables.sort((a, b) => before.indexOf(a.match) - before.indexOf(b.match));
  const newTables = running.filter(table => !before.includes(table.match));
  newTables.sort((a, b) => Number(isWaitingForMe(b)) - Number(isWaitingForMe(a)));
  const first = tables === null;
  tables = [...knownTables, ...newTables];
  // A table whose match has just ended remains visible until the user closes it.
  if (first && !shown.some(match => running.some(table => table.match === match)))
    shown = tables.slice(0, MAX_TABLES).map(table => table.match);
  draw();
}

/** @param {Summary} table a table; tables with the same players are numbered */
const tableTitle = table =>
  `${(tables ?? []).indexOf(table) + 1}. ${gameName(table.game)}: ${playerNames(table, true)}`;

/** @param {Summary} table */
function chip(table) {
  const on = shown.includes(table.match);
  const toggle = () =>
    setShown(on ? shown.filter(match => match !== table.match) : [...shown, table.match]);
  return html`<button class="chip" aria-pressed=${on} @click=${toggle}>
    <span class="ellipsis">${tableTitle(table)}</span>${
      isWaitingForMe(table)
        ? html`<span aria-hidden="true">●</span><span class="visually-hidden">${t('site-your-turn')}</span>`
        : nothing
    }
  </button>`;
}

/** @param {string} match */
function tableFrame(match) {
  const table = tables?.find(found => found.match === match);
  const words = table ? tableTitle(table) : t('side-by-side-over');
  const mine = table && isWaitingForMe(table);
  return html`<section class="one ${mine ? 'mine' : ''}" aria-label=${words}>
    <h2><span class="ellipsis">${words}${mine ? html` · ${t('site-your-turn')}` : nothing}</span>
      <a class="btn plain sq" href="/t/${match}" aria-label=${t('side-by-side-alone')} title=${t('side-by-side-alone')}
        >${icon('right')}</a></h2>
    <iframe src="/t/${match}" title=${words}></iframe>
  </section>`;
}

function draw() {
  if (!tables) return;
  const emptyState = html`<div class="empty">${emptyStateArt}<p>${t('side-by-side-none')}</p>
    <a class="btn main" href="/lobby">${t('site-nav-lobby')}</a></div>`;
  render(
    html`<h1 class="visually-hidden">${t('side-by-side-title')}</h1>
      ${tables.length > 1 ? html`<div class="chosen">${repeat(tables, table => table.match, chip)}</div>` : nothing}
      ${
        shown.length
          ? html`<div class="boards n${shown.length}">${repeat(shown, match => match, tableFrame)}</div>`
          : emptyState
      }`,
    main,
  );
}

const words = loadStrings('side-by-side', 'site');
onHomeChange(home => {
  const games = new Set(home.own.map(table => table.game));
  void Promise.all([words, loadStrings(...games)]).then(() => updateTables(home.own));
});
await Promise.all([mountShell({ page: 'side-by-side' }), words]);
setTitle(t('side-by-side-title'));
