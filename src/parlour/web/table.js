/** The table: gathering before the start, the board in play, the result after. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './house/api.js';
import { openDialog } from './house/dialog.js';
import { gameName, gameOf, optionWords } from './house/games.js';
import { icon, lampshade } from './house/icons.js';
import { me } from './house/me.js';
import { change, settings } from './house/settings.js';
import { shell, title, whereabouts } from './house/shell.js';
import { sound } from './house/sound.js';
import { ruleWords } from './house/time.js';
import { tell, toast } from './house/toast.js';
import { t, told } from './house/words.js';
import { announce } from './table/announcer.js';
import { actionBar, barKeys } from './table/bar.js';
import { Board } from './table/board.js';
import { chatPane } from './table/chat.js';
import { drawCurtain } from './table/curtain.js';
import { tidy } from './table/draft.js';
import { keepPromise } from './table/fairness.js';
import { Line } from './table/line.js';
import { entryWords, logRows } from './table/log.js';
import { Moves } from './table/moves.js';
import { awaited, nameOf, outcome } from './table/names.js';
import { offerBanner, proposals } from './table/offers.js';
import { BESIDE, Panel, rulesOf, rulesPane } from './table/panel.js';
import { rematch, showResult } from './table/result.js';
import { seatCards, tick } from './table/seats.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').Bar} Bar */

const match = location.pathname.split('/')[2], main = /** @type {HTMLElement} */ (document.getElementById('main'));
const HISTORY_PAUSE = 120, CALM = 700;
/** @type {import('./types').Table | null} */
let table = null;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {Frame | null} the frame on the screen */
let frame = null;
/** @type {Frame[]} */
let frames = [];
/** @type {import('./types').Offer | null} */
let offer = null;
/** @type {import('./types').Entry[]} */
let history = [];
/** @type {import('./types').Said[]} */
let said = [];
/** @type {string | null} */
let rules = null;
/** @type {Bar} */
let bar = { ask: '' };
/** @type {number | null} the seat whose secrets may be on this screen, where several share it */
let revealed = null;
/** @type {unknown} */
let trouble = null;
let who = '';
/** @type {Set<number> | null} the seats that have this table open, once that is known */
let here = null;
/** @type {number | null} the decision that was last called out as mine */
let called = null;
let up = true, unread = 0, watchers = 0, toldUpTo = -1, ended = false, low = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let down;

const mine = () => table?.seats_mine ?? [];
/** @param {(import('./types').Sitter | null)[]} chairs */
const present = chairs => chairs.map((chair, seat) => chair && { ...chair, here: mine().includes(seat) ? true : here?.has(seat) });
const panel = new Panel(() => draw());
const moves = new Moves((action) => submit(action, /** @type {Frame} */ (frame)), () => draw());
const board = new Board({
  submit: (action, at) => submit(action, at),
  preview: (action, at) => line.ask({ t: 'preview', seat: at.seat, action }),
  bar: asked => { bar = asked; draw(); },
});

/** @param {import('./types').Action} action @param {Frame} at */
async function submit(action, at) {
  try { await line.ask({ t: 'act', seat: at.seat, since: at.since, action }); } catch (refusal) { sound('refused'); tell(refusal); throw refusal; }
}

/** The bar when no game says otherwise. @param {Frame} at @returns {Bar} */
function usualBar(at) {
  const review = { text: t('house-review'), icon: 'eye', run: () => location.assign(`/t/${match}/review`) };
  if (at.phase === 'over') {
    const { title: ask, reason } = outcome(at, mine());
    return { ask, why: reason, more: [review, ...(table ? [{ text: t('house-result'), icon: 'cup', run: () => table && showResult(at, history, table, mine()) }] : [])], confirm: table?.next ? { text: t(mine().length ? 'house-join-rematch' : 'house-watch-rematch'), run: () => (mine().length ? rematch(match) : location.assign(`/t/${table?.next}`)) } : mine().length ? { text: t('house-rematch'), run: () => rematch(match) } : null };
  }
  if (at.mine) return { ask: t('house-your-turn') };
  const gone = at.seat !== null && at.chairs[at.seat]?.gone;
  return { ask: awaited(at), why: gone ? t('house-you-left') : at.seat === null ? t('house-you-watch') : '' };
}

/** Which of my seats is looked through now. @param {Frame[]} from @returns {Frame} */
function chosen(from) {
  const here = from.find(one => one.seat === frame?.seat);
  return here?.mine ? here : from.find(one => one.mine) ?? here ?? from[0];
}
const shared = () => frames.filter(one => one.seat !== null && !one.chairs[one.seat]?.gone).length > 1 && card?.spec.hidden && frames[0].phase === 'playing';

/** @param {import('./table/line.js').Seen} seen */
function see(seen) {
  if (seen.table) { table = seen.table; keepPromise(table); }
  if (seen.offer !== undefined) offer = seen.offer;
  const newest = seen.frames.filter(one => one.seq >= (frames.find(old => old.seat === one.seat)?.seq ?? -1));
  if (!newest.length) { draw(); return; }
  frames = newest.length === seen.frames.length ? newest : frames.map(old => newest.find(one => one.seat === old.seat) ?? old);
  const next = chosen(frames);
  if (shared() && next.seat !== revealed) {
    const old = frames.find(one => one.seat === revealed);
    if (old) show(old, { ask: t('house-pass-device', { name: nameOf(next.chairs, next.seat) }), confirm: { text: t('house-hand-over'), run: () => curtain(next) } });
    else curtain(next);
    return;
  }
  if (next.seat !== null && next.phase === 'playing') revealed = next.seat;
  show(next);
}
/** @param {Frame} next */
function curtain(next) {
  drawCurtain(/** @type {number} */ (next.seat), nameOf(next.chairs, next.seat), () => { revealed = next.seat; show(frames.find(one => one.seat === next.seat) ?? next); });
}

/** @param {Frame} next @param {Bar} [instead] a bar that outranks the game's own */
function show(next, instead) {
  const before = frame;
  frame = next;
  bar = usualBar(next);
  if (next.seat !== null && next.phase !== 'gathering') tidy(next);
  draw();
  if (next.phase !== 'gathering') board.show(instead ? { ...next, mine: false } : next);
  if (instead || next.phase === 'over') bar = instead ?? usualBar(next);
  draw();
  if (next.mine && (!before?.mine || before.since !== next.since)) { if (before && before.seq !== next.seq) sound('turn'); low = 0; }
  if (!before || before.seq !== next.seq || before.seat !== next.seat) hearHistory(before?.seat !== next.seat);
  if (next.phase === 'over' && before?.phase === 'playing' && !ended) { ended = true; sound('win'); setTimeout(() => { if (table && frame) showResult(frame, history, table, mine()); }, 1300); }
  name();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;
/** @param {boolean} anew forget what another seat was told */
function hearHistory(anew) {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    if (!frame || frame.phase === 'gathering') return;
    const seat = frame.seat;
    try {
      const { entries } = await get(`/api/matches/${match}/history${seat === null ? '' : `?seat=${seat}`}`);
      if (seat !== frame.seat) return;
      const first = toldUpTo < 0 || (anew && !history.length);
      history = entries;
      if (!first) for (const entry of history) if (entry.seq > toldUpTo) announce(entryWords(frame.game, frame.chairs, entry));
      toldUpTo = history.at(-1)?.seq ?? 0;
      if (frame.mine && frame.since !== called) { called = frame.since; announce(t('house-your-turn')); }
      draw();
      const pane = document.getElementById('pane-log');
      if (pane) pane.scrollTop = pane.scrollHeight;
    } catch { /* the log comes with the next move */ }
  }, HISTORY_PAUSE);
}

function name() {
  if (!frame) return;
  const game = gameName(frame.game), names = frame.chairs.map((_, seat) => nameOf(frame?.chairs ?? [], seat)).join(', ');
  title(`${frame.mine ? '● ' : ''}${game}${names ? `, ${names}` : ''}`);
  whereabouts(html`<b>${game}</b><span class="muted">${optionWords(card, frame.options).join(' · ')}</span>`, frame.phase === 'gathering' ? undefined : menu);
}

const switches = () => html`${/** @type {const} */ (['legal', 'trace']).map(which => html`<label class="switch"><span>${t(`house-setting-${which}`)}</span><input type="checkbox" role="switch" .checked=${settings()[which]} @change=${(/** @type {any} */ event) => change({ [which]: event.target.checked })}></label>`)}`;
const send = (/** @type {{ t: string }} */ message) => line.ask(message);
/** What stands under the seats on a desk, as a sheet on a phone. */
function menu() {
  openDialog({ title: t('house-more'), body: close => html`${switches()}<label class="switch"><span>${t('house-setting-sound')}</span><input type="checkbox" role="switch" .checked=${settings().sound} @change=${(/** @type {any} */ event) => { change({ sound: event.target.checked }); sound('wood'); }}></label>
    <div @click=${close}>${frame && table ? proposals(frame, table, history, send) : nothing}</div>` });
}

function playing(/** @type {Frame} */ at) {
  const facts = [...optionWords(card, at.options), ruleWords(table?.house.clock ?? null)].filter(Boolean).join(' · ');
  return html`<div class="table n${at.chairs.length}"><h1 class="vh">${gameName(at.game)}: ${at.chairs.map((_, seat) => nameOf(at.chairs, seat)).join(', ')}</h1>
    <div class="left" ?inert=${panel.open}>${seatCards({ ...at, chairs: present(at.chairs) }, mine(), board.ui?.badge)}<div class="house-of">${at.past ? nothing : html`<div class="card sw">${switches()}</div>${table ? proposals(at, table, history, send) : nothing}`}</div></div>
    <section class="stage" ?inert=${panel.open} aria-label=${t('house-board')}>${offerBanner(offer, at, mine(), send)}${board.root}</section>
    ${actionBar(bar, { mine: at.mine, unread, talk: () => { unread = 0; panel.raise(); } })}
    ${panel.template([
      { id: 'log', end: true, body: logRows(at.game, at.chairs, history) },
      { id: 'chat', count: panel.at === 'chat' ? 0 : unread, body: chatPane(said, async text => { await line.ask({ t: 'say', text }); }) },
      ...(at.seat === null || board.plain === true ? [] : [{ id: 'moves', body: moves.template(at) }]),
      { id: 'rules', body: rulesPane(rules, at.game) },
    ], html`<div class="about"><b>${gameName(at.game)}</b><span>${facts}</span>${watchers ? html`<span class="row" title=${t('house-watchers-count', { count: watchers })}>${icon('eye')}${watchers}</span>` : nothing}</div>`)}</div>`;
}

/** @type {typeof import('./table/gathering.js') | undefined} */
let room;
/** The gathering room; its modules come only when there is one. */
function gatheringRoom() {
  if (!room) import('./table/gathering.js').then(module => { room = module; draw(); });
  return room && table && card ? room.gathering({ ...table, chairs: present(table.chairs) }, card, who) : html`<p class="wait muted">${t('house-loading')}</p>`;
}

function draw() {
  if (panel.at === 'rules' && rules === null && frame) { const game = frame.game; rules = ''; rulesOf(game).then(page => { rules = page; draw(); }); }
  if (panel.at === 'chat' && (panel.open || matchMedia(BESIDE).matches)) unread = 0;
  render(trouble ?? (!frame ? html`<p class="wait muted">${t('house-loading')}</p>` : frame.phase === 'gathering' ? gatheringRoom() : playing(frame)), main);
  drawBanner();
  if (frame) tick(main, frame.clocks, line?.now() ?? Date.now());
}

const lineBanner = document.createElement('div');
lineBanner.className = 'banner line';
lineBanner.setAttribute('role', 'status');
function drawBanner() {
  render(up ? nothing : html`${icon('clock')}${t('house-line-down')}`, lineBanner);
  lineBanner.hidden = up;
}

/** @type {Line} */
let line;
await shell({ page: 'tables', foot: false });
main.before(lineBanner);
lineBanner.hidden = true;
barKeys(() => bar);
try {
  const [found, person] = await Promise.all([get(`/api/tables/${match}`), me()]);
  who = person.name;
  table = found;
  keepPromise(found);
  [card] = await Promise.all([gameOf(found.game), board.load(found.game)]);
  line = new Line(match, {
    seen: see,
    said: messages => {
      const known = new Set(said.map(message => message.id)), fresh = messages.filter(message => !known.has(message.id)), first = !said.length;
      said = [...said, ...fresh];
      if (!first || fresh.length === 1) { unread += fresh.length; if (fresh.length < 4) for (const message of fresh) announce(t('house-said', { name: message.name, text: message.text })); }
      draw();
    },
    here: (seats, count) => { here = new Set(seats); watchers = count; draw(); },
    state: now => { clearTimeout(down); if (now) { if (!up) toast(t('house-line-up')); up = true; drawBanner(); } else down = setTimeout(() => { up = false; drawBanner(); }, CALM); },
    ended: () => { trouble = html`<div class="empty">${lampshade}<h1>${t('house-table-closed')}</h1><a class="btn main" href="/">${t('house-nav-home')}</a></div>`; draw(); },
  });
} catch (refusal) {
  trouble = html`<div class="empty wide">${lampshade}<h1>${t('house-no-table')}</h1><p>${told(/** @type {any} */ (refusal))}</p><a class="btn main" href="/">${t('house-nav-home')}</a></div>`;
  draw();
}
setInterval(() => {
  if (!frame || frame.phase !== 'playing' || !frame.clocks?.left?.length) return;
  tick(main, frame.clocks, line.now());
  if (frame.mine && frame.seat !== null) {
    const since = frame.clocks.since?.[frame.seat], left = frame.clocks.left[frame.seat] - (since ? line.now() - since : 0), mark = left < 10000 ? 2 : left < 30000 ? 1 : 0;
    if (mark > low) { low = mark; announce(t('house-time-low', { seconds: mark === 2 ? 10 : 30 })); }
  }
}, 100);
