/** The lobby: open tables, tables in play, my own, and the form that opens one. */
import { html, nothing, render } from './vendor/lit.js';
import { codeForm } from './house/code.js';
import { openDialog } from './house/dialog.js';
import { gameName, games } from './house/games.js';
import { icon, lampshade } from './house/icons.js';
import { waits, watchHouse } from './house/me.js';
import { mini } from './house/mini.js';
import { NewTable } from './house/newtable.js';
import { shell, title } from './house/shell.js';
import { sit } from './house/sit.js';
import { spoken } from './house/spoken.js';
import { counts, doing, freeSeats, kind, names, seatTokens } from './house/summary.js';
import { moment, ruleWords, slow } from './house/time.js';
import { tell } from './house/toast.js';
import { t } from './house/words.js';
/** @typedef {import('./types').Summary} Summary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
let room = new URLSearchParams(location.search).get('room') ?? '', pace = '';
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {import('./types').Home | null} */
let home = null;
/** @type {NewTable | null} */
let form = null;

/** @param {Summary} table */
const card = table => cards.find(one => one.spec.id === table.game);
/** @param {Summary} table */
const fits = table => (!room || room === 'mine' || table.game === room) && (!pace || slow(table.house.clock) === (pace === 'days'));

/** @param {string} next */
function enter(next) {
  room = next;
  window.history.replaceState(null, '', next ? `?room=${next}` : location.pathname);
  if (form && cards.some(one => one.spec.id === next)) form.pick(next);
  draw();
}
function newTable() {
  const sheet = new NewTable(cards, () => dialog.redraw(), { game: cards.some(one => one.spec.id === room) ? room : undefined });
  const dialog = openDialog({ title: t('house-new-table'), body: () => sheet.template() });
}

/** @param {string} id @param {string} name @param {string} line @param {number} count @param {unknown} picture */
const roomButton = (id, name, line, count, picture) => html`<button class="room" aria-pressed=${room === id} @click=${() => enter(id)}>${picture}<span class="grow"><b class="ell">${name}</b><small class="ell">${line}</small></span><span class="n">${spoken(count, t('house-tables-count', { count }))}</span></button>`;
function rooms() {
  const all = [...(home?.open ?? []), ...(home?.live ?? [])], mine = home?.mine ?? [];
  return html`<nav class="rooms scroll-x" aria-label=${t('house-rooms')}>
    ${roomButton('', t('house-hall'), t('house-every-game'), all.length, html`<span class="gicon plain">${icon('lamp')}</span>`)}
    ${roomButton('mine', t('house-nav-tables'), t('house-mine-line'), mine.length, html`<span class="gicon plain">${icon('board')}</span>`)}
    ${cards.map(({ spec: { id } }) => roomButton(id, gameName(id), t('house-minutes', { minutes: cards.find(one => one.spec.id === id)?.spec.minutes ?? 0 }), all.filter(table => table.game === id).length, html`<span class="gicon">${mini(id)}</span>`))}</nav>`;
}

/** @param {Summary} table @param {unknown} act @param {string} line */
const row = (table, act, line) => html`<li><span class="gicon">${mini(table.game, table.mini)}</span><div class="what"><div class="t ell">${gameName(table.game)}</div><div class="d ell">${line}</div></div>${seatTokens(table)}<span class="time only-desk"><b>${ruleWords(table.house.clock)}</b></span>${act}</li>`;
/** @param {Summary} table */
const openRow = table => row(table, html`<button class="btn sm" @click=${() => sit(table.match)}>${t('house-sit-down')}<span class="vh"> ${gameName(table.game)}, ${names(table)}</span></button>`, [names(table), kind(table, card(table))].filter(Boolean).join(' · '));
/** @param {Summary} table */
const liveRow = table => row(table, html`<a class="btn sm" href="/t/${table.match}">${icon('eye')}${t('house-watch')}<span class="vh"> ${gameName(table.game)}, ${names(table)}</span></a>`, `${names(table)} · ${doing(table)}`);
/** @param {Summary} table */
const mineRow = table => row(table, table.phase === 'over'
  ? html`<a class="btn sm" href="/t/${table.match}/review">${icon('eye')}${t('house-review')}<span class="vh"> ${gameName(table.game)}, ${names(table)}</span></a>`
  : html`<a class="btn sm ${waits(table) ? 'main' : ''}" href="/t/${table.match}">${t(waits(table) ? 'house-your-turn' : 'house-go-there')}<span class="vh"> ${gameName(table.game)}, ${names(table)}</span></a>`, `${names(table, true)} · ${table.phase === 'over' ? moment(table.updated) : doing(table)}`);

/** @param {string} id @param {string} name @param {string} note @param {unknown[]} list */
const group = (id, name, note, list) => html`<section aria-labelledby="h-${id}" id=${id}><div class="group"><h2 id="h-${id}">${name}</h2><span class="muted xs">${note}</span></div><ul class="card rows">${list}</ul></section>`;
const nothingHere = () => html`<div class="card empty">${lampshade}<h3>${t('house-no-open')}</h3><p>${t('house-no-open-line')}</p><button class="btn main only-phone" @click=${newTable}>${t('house-new-table')}</button></div>`;

function lists() {
  if (!home) return html`<p class="muted wait">${t('house-loading')}</p>`;
  if (room === 'mine') {
    const now = home.mine.filter(fits), over = home.finished.filter(fits);
    return html`${now.length ? group('now', t('house-your-tables'), t('house-tables-count', { count: now.length }), now.map(mineRow)) : html`<div class="card empty">${lampshade}<h3>${t('house-no-mine')}</h3><p>${t('house-no-open-line')}</p></div>`}${over.length ? group('over', t('house-played'), t('house-review-them'), over.map(mineRow)) : nothing}`;
  }
  const open = home.open.filter(table => freeSeats(table) && fits(table)), live = home.live.filter(fits);
  return html`${open.length ? group('open', t('house-seat-is-free'), t('house-tables-count', { count: open.length }), open.map(openRow)) : nothingHere()}${live.length ? group('live', t('house-in-play'), t('house-you-may-watch'), live.map(liveRow)) : nothing}`;
}

function draw() {
  render(html`<div class="lobhead"><h1>${t('house-nav-lobby')}</h1><span class="muted xs only-desk">${home ? t('house-counts', counts(home)) : nothing}</span><button class="btn main" ?disabled=${!cards.length} @click=${newTable}>${icon('plus')}${t('house-new-table')}</button></div>
    ${rooms()}
    <div class="filters chips" role="group" aria-label=${t('house-pace')}>${['', 'now', 'days'].map(id => html`<button class="chip" aria-pressed=${pace === id} @click=${() => { pace = id; draw(); }}>${t(id ? `house-pace-${id}` : 'house-pace-any')}</button>`)}</div>
    
    <div class="list">${lists()}<section class="by-code" aria-labelledby="h-code"><h2 class="vh" id="h-code">${t('house-code-label')}</h2>${codeForm()}</section></div>
    <aside class="card new" aria-label=${t('house-new-table')}><h2>${t('house-new-table')}</h2>${form ? form.template() : nothing}</aside>`, main);
}

watchHouse(found => { home = found; draw(); });
await shell({ page: room === 'mine' ? 'tables' : 'lobby' });
title(t('house-nav-lobby'));
draw();
games().then(found => {
  cards = found;
  if (found.length) form = new NewTable(found, draw, { game: found.some(one => one.spec.id === room) ? room : undefined });
  draw();
  if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
}, tell);
