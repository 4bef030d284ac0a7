/** The review: a finished match by arrow keys, from any seat's eyes, with its graph and its moments. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './house/api.js';
import { gameName, gameOf } from './house/games.js';
import { icon, lampshade } from './house/icons.js';
import { reviewLink } from './house/passes.js';
import { mini } from './house/mini.js';
import { optionWords } from './house/options.js';
import { shell, title, whereabouts } from './house/shell.js';
import { t, told } from './house/words.js';
import { moments, smooth, swings, worth } from './review/balance.js';
import { graph } from './review/graph.js';
import { Player } from './review/player.js';
import { Reel } from './review/reel.js';
import { announce } from './table/announcer.js';
import { Board } from './table/board.js';
import { showProof } from './table/fairness.js';
import { deed, entryWords, logRows } from './table/log.js';
import { nameOf, outcome } from './table/names.js';
import { askRematch } from './table/rematch.js';
import { share, standings } from './table/result.js';
import { seatCards } from './table/seats.js';
/** @typedef {import('./types').Frame} Frame */

const match = location.pathname.split('/')[2];
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** How many moments are shown, the last step among them. */
const MOMENTS = 6;
/** Frames that come in a rush are drawn together. */
const RUSH = 120;
const TABS = ['moments', 'log', 'points'];
/** @type {import('./types').Table} */
let table;
/** @type {Reel} */
let reel;
/** @type {Frame | undefined} */
let frame;
/** @type {unknown} */
let trouble = null;
let tab = TABS[0];
let rushing = false;

const over = () => Promise.reject(new Error('the match is over'));
const board = new Board({ submit: over, preview: over, bar: () => {} });
const player = new Player(
  step => {
    go(step);
  },
  () => draw(),
);
const names = () => table.chairs.map((_, seat) => nameOf(table.chairs, seat)).join(', ');
/** @param {number} step */
const words = step => entryWords(table.game, table.chairs, reel.entries[step]) || t('house-step-start');

/** @param {number} step @param {boolean} [aloud] */
async function go(step, aloud = true) {
  const wanted = Math.max(0, Math.min(reel.count, step));
  player.at = wanted;
  window.history.replaceState(null, '', `#${wanted}`);
  if (aloud && !player.running) announce(words(wanted));
  draw();
  try {
    const found = reel.frame(wanted) ?? (await reel.fetch(wanted));
    if (wanted !== player.at) return;
    frame = found;
    draw();
    board.show({ ...found, past: true, mine: false });
  } catch (refusal) {
    trouble ??= told(/** @type {any} */ (refusal));
    draw();
  }
}

/** @param {number | null} seat */
async function look(seat) {
  await reel.look(seat);
  go(player.at, false);
  reel.all();
}

/** @param {number} step @param {number} gain */
function momentCard(step, gain) {
  const last = step === reel.count;
  const seat = reel.entries[step]?.seat ?? null;
  const view = reel.frame(step)?.view;
  const brought = last
    ? html`<span class="gain">${icon('flag')}</span>`
    : gain
      ? html`<span class="gain ${gain > 0 ? 'up' : 'dn'}">${gain > 0 ? '+' : '−'}${Math.abs(gain)}</span>`
      : nothing;
  return html`<li><button class="card mo" aria-current=${step === player.at ? 'step' : nothing} @click=${() => {
    player.stop();
    go(step);
  }}>
    <span class="pic">${view ? mini(table.game, view) : nothing}</span>
    <span class="grow"><b>${deed(table.game, table.chairs, reel.entries[step])}</b><span
      class="d">${t('house-step', { step })}${seat === null ? '' : ` · ${nameOf(table.chairs, seat)}`}</span></span>
    ${brought}</button></li>`;
}

/** @param {(number[] | null)[]} worths @param {number[]} marks */
function track(worths, marks) {
  const choose = (/** @type {any} */ event) => look(event.target.value === '' ? null : Number(event.target.value));
  const eyes = html`<label class="eyes"><span class="vh">${t('house-eyes')}</span><select class="input"
    @change=${choose}>
    <option value="" .selected=${reel.seat === null}>${t('house-eyes-public')}</option>
    ${table.chairs.map(
      (_, seat) => html`<option value=${seat}
      .selected=${reel.seat === seat}>${t('house-eyes-of', { name: nameOf(table.chairs, seat) })}</option>`,
    )}
    </select></label>`;
  return html`<section class="track" aria-label=${t('house-steps')}>
    <p class="caption"><span>${deed(table.game, table.chairs, reel.entries[player.at]) || t('house-step-start')}</span>
      <span class="pos">${t('house-step-of', { step: player.at, count: reel.count })}</span></p>
    <div class="steps">${player.template()}${eyes}</div>
    ${
      frame
        ? graph({
            frame,
            worths,
            at: player.at,
            marks,
            go: step => {
              player.stop();
              go(step);
            },
          })
        : nothing
    }</section>`;
}

/** Ask for a rematch: it begins at once, or is waited for at the table. */
async function again() {
  const next = (await askRematch(match))?.next;
  if (next) location.assign(`/t/${next.started ? next.match : match}`);
}

/** @param {Frame} last */
function result(last) {
  const { title: won, reason } = outcome(last, table.seats_mine);
  const moves = reel.entries.filter(entry => entry.kind === 'moved').length;
  const first = reel.entries[0]?.at ?? 0;
  const minutes = Math.max(1, Math.round(((reel.entries.at(-1)?.at ?? first) - first) / 60000));
  const shown = frame ?? last;
  const standing =
    player.at === reel.count
      ? shown.standing
      : shown.standing && { ...shown.standing, ranks: shown.standing.ranks.map(() => 0) };
  return html`<section class="result" aria-labelledby="h-result">
    <div><h1 id="h-result">${won}</h1><p class="how">${reason} ${t('house-moves-minutes', { moves, minutes })}</p></div>
    <div
      class="stand only-desk">
        ${seatCards({ ...shown, phase: 'over', standing }, table.seats_mine, board.ui?.badge)}</div>
    <div class="after">${
      table.seats_mine.length
        ? html`<button class="btn main"
      @click=${again}>${t('house-rematch')}</button>`
        : nothing
    }
      <button class="btn"
        @click=${() => share(reviewLink(match, table.share) + location.hash, `${gameName(table.game)}: ${names()}`)}>
        ${icon('share')}${t('house-share')}</button>
      <button class="btn"
        @click=${() => showProof(match)}>${icon('seal')}${t('house-fairness')}</button></div></section>`;
}

/** @param {string} id @param {unknown} body */
const pane = (id, body) =>
  html`<div class="pane" role="tabpanel" id="pane-${id}" aria-labelledby="tab-${id}" tabindex="0"
    ?hidden=${tab !== id}>${body}</div>`;

/** @param {Frame} shown */
function page(shown) {
  const last = reel.frame(reel.count) ?? shown;
  const raw = Array.from({ length: reel.count + 1 }, (_, step) => worth(reel.frame(step), board.ui));
  const gains = swings(raw, reel.entries);
  const marks = moments(gains, reel.count, MOMENTS);
  return html`<div class="rev">${result(last)}
    <section class="stage" aria-label=${t('house-board')}>${board.root}</section>
    ${track(shown.standing?.scores ? raw : smooth(raw), marks)}
    <aside class="moments" aria-label=${t('house-tab-moments')}>
      <div class="tabs" role="tablist" @keydown=${tabKeys}>${TABS.map(
        id => html`<button role="tab" id="tab-${id}" aria-controls="pane-${id}"
        aria-selected=${id === tab} tabindex=${id === tab ? 0 : -1} @click=${() => {
          tab = id;
          draw();
        }}>${t(`house-tab-${id}`)}</button>`,
      )}</div>
      ${pane('moments', html`<ol class="mos">${marks.map(step => momentCard(step, gains.get(step) ?? 0))}</ol>`)}
      ${pane(
        'log',
        logRows(table.game, table.chairs, reel.entries, {
          at: player.at,
          go: step => {
            player.stop();
            go(step);
          },
        }),
      )}
      ${pane('points', html`<div class="pad">${standings(last, reel.entries, board.ui)}</div>`)}</aside></div>`;
}

/** @param {KeyboardEvent} event */
function tabKeys(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  tab = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
  draw();
  document.getElementById(`tab-${tab}`)?.focus();
}

function draw() {
  const waiting = html`<p class="wait muted">${t('house-loading')}</p>`;
  const refused = html`<div class="empty">${lampshade}<h1>${t('house-no-review')}</h1><p>${trouble}</p>
    <a class="btn main" href="/t/${match}">${t('house-to-the-table')}</a></div>`;
  render(trouble ? refused : frame ? page(frame) : waiting, main);
}

/** Frames come in a rush when a review opens: they are drawn together. */
function came() {
  if (rushing) return;
  rushing = true;
  setTimeout(() => {
    rushing = false;
    draw();
  }, RUSH);
}

addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  const busy = target.closest?.('input, select, textarea, dialog');
  const what = /** @type {const} */ ({ ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' })[event.key];
  if (!reel || !what || busy || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  player.press(what);
});

await shell({ page: 'tables', foot: false });
draw();
try {
  table = await get(`/api/tables/${match}`);
  reel = new Reel(match, came);
  const [card] = await Promise.all([
    gameOf(table.game),
    board.load(table.game),
    reel.look(table.seats_mine[0] ?? null),
  ]);
  player.last = reel.count;
  title(`${t('house-review')}: ${gameName(table.game)}, ${names()}`);
  whereabouts(
    html`<b>${gameName(table.game)}</b><span class="muted">${optionWords(card, table.options).join(' · ')}</span>`,
  );
  const asked = Number.parseInt(location.hash.slice(1), 10);
  await go(Number.isNaN(asked) ? reel.count : asked, false);
  reel.all();
} catch (refusal) {
  trouble = told(/** @type {any} */ (refusal));
  draw();
}
