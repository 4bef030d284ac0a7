/** Several of my tables in one window: beside each other on a desk, a strip to swipe on a phone. */
import { html, nothing, render, repeat } from './vendor/lit.js';
import { gameName } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { onHomeChange, isWaitingForMe } from './components/session.js';
import { mountShell, setTitle } from './components/shell.js';
import { playerNames } from './components/table_summary.js';
import { loadStrings, t } from './components/strings.js';
/** @typedef {import('./types').Summary} Summary */

/** How many are shown at once. */
const MOST = 4;
/** Which are shown, as long as this window is open. */
const KEY = 'parlour-beside';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Summary[] | null} my tables that are being played, in an order that does not change while one looks */
let tables = null;
/** @type {string[]} those that are shown */
let shown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');

/** @param {string[]} chosen */
function choose(chosen) {
  shown = chosen.slice(-MOST);
  sessionStorage.setItem(KEY, JSON.stringify(shown));
  draw();
}

/** @param {Summary[]} mine */
function hear(mine) {
  const before = tables?.map(table => table.match) ?? [];
  const running = mine.filter(table => table.phase === 'playing');
  const known = running.filter(table => before.includes(table.match));
  known.sort((a, b) => before.indexOf(a.match) - before.indexOf(b.match));
  const fresh = running.filter(table => !before.includes(table.match));
  fresh.sort((a, b) => Number(isWaitingForMe(b)) - Number(isWaitingForMe(a)));
  const first = tables === null;
  tables = [...known, ...fresh];
  // A table that has just ended stays in sight until somebody closes it.
  if (first && !shown.some(match => running.some(table => table.match === match)))
    shown = tables.slice(0, MOST).map(table => table.match);
  draw();
}

/** @param {Summary} table two with the same people are told apart by their number */
const called = table =>
  `${(tables ?? []).indexOf(table) + 1}. ${gameName(table.game)}: ${playerNames(table, true)}`;

/** @param {Summary} table */
function chip(table) {
  const on = shown.includes(table.match);
  const press = () =>
    choose(on ? shown.filter(match => match !== table.match) : [...shown, table.match]);
  return html`<button class="chip" aria-pressed=${on} @click=${press}>
    <span class="ell">${called(table)}</span>${
      isWaitingForMe(table)
        ? html`<span aria-hidden="true">●</span><span class="vh">${t('site-your-turn')}</span>`
        : nothing
    }
  </button>`;
}

/** @param {string} match */
function one(match) {
  const table = tables?.find(found => found.match === match);
  const words = table ? called(table) : t('side-by-side-over');
  const mine = table && isWaitingForMe(table);
  return html`<section class="one ${mine ? 'mine' : ''}" aria-label=${words}>
    <h2><span class="ell">${words}${mine ? html` · ${t('site-your-turn')}` : nothing}</span>
      <a class="btn plain sq" href="/t/${match}" aria-label=${t('side-by-side-alone')} title=${t('side-by-side-alone')}
        >${icon('right')}</a></h2>
    <iframe src="/t/${match}" title=${words}></iframe>
  </section>`;
}

function draw() {
  if (!tables) return;
  const nobody = html`<div class="empty">${emptyStateArt}<p>${t('side-by-side-none')}</p>
    <a class="btn main" href="/lobby">${t('site-nav-lobby')}</a></div>`;
  render(
    html`<h1 class="vh">${t('side-by-side-title')}</h1>
      ${tables.length > 1 ? html`<div class="chosen">${repeat(tables, table => table.match, chip)}</div>` : nothing}
      ${
        shown.length
          ? html`<div class="boards n${shown.length}">${repeat(shown, match => match, one)}</div>`
          : nobody
      }`,
    main,
  );
}

const words = loadStrings('side-by-side', 'site');
onHomeChange(home => {
  const games = new Set(home.own.map(table => table.game));
  void Promise.all([words, loadStrings(...games)]).then(() => hear(home.own));
});
await Promise.all([mountShell({ page: 'side-by-side' }), words]);
setTitle(t('side-by-side-title'));
