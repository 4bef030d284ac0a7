/** The review: a finished match by arrow keys, from any seat's eyes, with its graph and its moments. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './house/api.js';
import { gameName, gameOf, optionWords } from './house/games.js';
import { icon, lampshade } from './house/icons.js';
import { mini } from './house/mini.js';
import { moving } from './house/settings.js';
import { shell, title, whereabouts } from './house/shell.js';
import { t, told } from './house/words.js';
import { graph, swings, worth } from './review/graph.js';
import { Reel } from './review/reel.js';
import { announce } from './table/announcer.js';
import { Board } from './table/board.js';
import { showProof } from './table/fairness.js';
import { entryWords, logRows } from './table/log.js';
import { nameOf, outcome } from './table/names.js';
import { rematch, share, standings } from './table/result.js';
import { seatCards } from './table/seats.js';

const match = location.pathname.split('/')[2], main = /** @type {HTMLElement} */ (document.getElementById('main'));
const MOMENTS = 6, BEAT = 1100;
/** The kinds of entries that a review stops at. */
const STOPS = new Set(['started', 'moved', 'tookback', 'left', 'flagged']);
/** @type {import('./types').Table} */
let table;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {Reel} */
let reel;
/** @type {import('./types').Frame | undefined} */
let frame;
/** @type {unknown} */
let trouble = null;
let at = 0, tab = 'moments', waiting = false;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;
const board = new Board({ submit: () => Promise.reject(new Error('the match is over')), preview: () => Promise.reject(new Error('the match is over')), bar: () => {} });

/** @param {number} step @param {boolean} [aloud] */
async function go(step, aloud = true) {
  at = Math.max(0, Math.min(reel.count, step));
  const wanted = at;
  window.history.replaceState(null, '', `#${at}`);
  if (aloud && reel.entries[at] && !playing) announce(words(at));
  draw();
  try {
    const found = reel.frame(at) ?? await reel.fetch(at);
    if (wanted !== at) return;
    frame = found;
    draw();
    board.show({ ...found, past: true, mine: false });
  } catch (refusal) { trouble ??= told(/** @type {any} */ (refusal)); draw(); }
}
/** @param {number | null} seat */
function look(seat) {
  reel.seat = seat;
  go(at, false);
  reel.all();
}
const stop = () => { clearInterval(playing); playing = undefined; draw(); };
function play() {
  if (playing) { stop(); return; }
  if (at >= reel.count) go(0);
  playing = setInterval(() => (at < reel.count ? go(at + 1) : stop()), moving() ? BEAT : BEAT * 1.5);
  draw();
}
/** @param {number} step */
const words = step => entryWords(table.game, table.chairs, reel.entries[step]) || t('house-step-start');
/** What each seat was worth at every step. Without scores the mover is always a piece behind or ahead, so two steps are taken together. */
function worths() {
  const raw = Array.from({ length: reel.count + 1 }, (_, step) => worth(reel.frame(step), board.ui));
  if (frame?.standing?.scores) return raw;
  return raw.map((now, step) => { const before = raw[step - 1]; return now && before && step < reel.count ? now.map((value, seat) => (value + before[seat]) / 2) : now; });
}

/** The steps whose movers gained or lost most against what they usually do, and the last. @param {Map<number, number>} gains */
function moments(gains) {
  const ranked = [...gains].map(([step, gain]) => ({ step, gain: Math.abs(gain) })).filter(({ gain, step }) => gain > 0 && step < reel.count).sort((a, b) => b.gain - a.gain || a.step - b.step);
  return [...ranked.slice(0, MOMENTS - 1).map(({ step }) => step), reel.count].sort((a, b) => a - b);
}
/** @param {number} step @param {Map<number, number>} gains */
function momentCard(step, gains) {
  const last = step === reel.count, seat = reel.entries[step]?.seat ?? null, gain = gains.get(step) ?? 0;
  return html`<li><button class="card mo" aria-current=${step === at ? 'step' : nothing} @click=${() => go(step)}><span class="pic">${reel.frame(step)?.view ? mini(table.game, reel.frame(step)?.view) : nothing}</span><span class="grow"><b>${words(step)}</b><span class="d">${t('house-step', { step })}${seat === null ? '' : ` · ${nameOf(table.chairs, seat)}`}</span></span>${last ? html`<span class="gain">${icon('flag')}</span>` : gain ? html`<span class="gain ${gain > 0 ? 'up' : 'dn'}">${gain > 0 ? '+' : '−'}${Math.abs(gain)}</span>` : nothing}</button></li>`;
}

const STEPS = /** @type {const} */ ([['first', () => go(0)], ['prev', () => go(at - 1)], ['play', play], ['next', () => go(at + 1)], ['last', () => go(reel.count)]]);
function track(/** @type {(number[] | null)[]} */ values, /** @type {number[]} */ marks) {
  return html`<section class="track" aria-label=${t('house-steps')}><p class="caption"><span>${words(at)}</span><span class="pos">${t('house-step-of', { step: at, count: reel.count })}</span></p><div class="steps">${STEPS.map(([name, run]) => html`<button class="btn ${name === 'play' ? '' : 'plain'} sq" aria-label=${t(`house-step-${name === 'play' && playing ? 'stop' : name}`)} ?disabled=${(at === 0 && (name === 'first' || name === 'prev')) || (at === reel.count && (name === 'next' || name === 'last'))} @click=${() => { if (name !== 'play' && playing) stop(); run(); }}>${icon(name === 'play' && playing ? 'x' : name)}</button>`)}
      <label class="eyes"><span class="vh">${t('house-eyes')}</span><select class="input" @change=${(/** @type {any} */ event) => look(event.target.value === '' ? null : Number(event.target.value))}><option value="" .selected=${reel.seat === null}>${t('house-eyes-public')}</option>${table.chairs.map((_, seat) => html`<option value=${seat} .selected=${reel.seat === seat}>${t('house-eyes-of', { name: nameOf(table.chairs, seat) })}</option>`)}</select></label></div>
    ${frame ? graph({ frame, worths: values, at, moments: marks, go }) : nothing}</section>`;
}

/** @param {import('./types').Frame} shown */
function page(shown) {
  const last = reel.frame(reel.count) ?? reel.frame(reel.count, null) ?? shown, { title: won, reason } = outcome(last, table.seats_mine), values = worths(), gains = swings(Array.from({ length: reel.count + 1 }, (_, step) => worth(reel.frame(step), board.ui)), reel.entries), marks = moments(gains);
  const spent = reel.entries.length > 1 ? Math.max(1, Math.round((reel.entries[reel.entries.length - 1].at - reel.entries[0].at) / 60000)) : 0;
  return html`<div class="rev"><section class="result" aria-labelledby="h-result"><div><h1 id="h-result">${won}</h1><p class="how">${reason} ${t('house-moves-minutes', { moves: reel.entries.filter(entry => entry.kind === 'moved').length, minutes: spent })}</p></div>
      <div class="stand only-desk">${seatCards({ ...shown, phase: 'over', standing: at === reel.count ? shown.standing : shown.standing && { ...shown.standing, ranks: shown.standing.ranks.map(() => 0) } }, table.seats_mine, board.ui?.badge)}</div>
      <div class="after">${table.seats_mine.length ? html`<button class="btn main" @click=${() => rematch(match)}>${t('house-rematch')}</button>` : nothing}<button class="btn" @click=${() => share(location.href, title_())}>${icon('share')}${t('house-share')}</button><button class="btn" @click=${() => showProof(match)}>${icon('seal')}${t('house-fairness')}</button></div></section>
    <section class="stage" aria-label=${t('house-board')}>${board.root}</section>
    ${track(values, marks)}
    <aside class="moments" aria-label=${t('house-tab-moments')}><div class="tabs" role="tablist">${['moments', 'log', 'points'].map(id => html`<button role="tab" id="tab-${id}" aria-controls="pane-${id}" aria-selected=${id === tab} tabindex=${id === tab ? 0 : -1} @click=${() => { tab = id; draw(); }} @keydown=${tabKeys}>${t(`house-tab-${id}`)}</button>`)}</div>
      <div class="pane" role="tabpanel" id="pane-moments" aria-labelledby="tab-moments" ?hidden=${tab !== 'moments'}><ol class="mos">${marks.map(step => momentCard(step, gains))}</ol></div>
      <div class="pane" role="tabpanel" id="pane-log" aria-labelledby="tab-log" tabindex="0" ?hidden=${tab !== 'log'}>${logRows(table.game, table.chairs, reel.entries, { at, go })}</div>
      <div class="pane" role="tabpanel" id="pane-points" aria-labelledby="tab-points" tabindex="0" ?hidden=${tab !== 'points'}><div class="pad">${standings(last, reel.entries)}</div></div></aside></div>`;
}
const title_ = () => `${gameName(table.game)}: ${table.chairs.map((_, seat) => nameOf(table.chairs, seat)).join(', ')}`;
/** @param {KeyboardEvent} event */
function tabKeys(event) {
  const all = ['moments', 'log', 'points'], by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault(); event.stopPropagation();
  tab = all[(all.indexOf(tab) + by + all.length) % all.length];
  draw();
  document.getElementById(`tab-${tab}`)?.focus();
}

function draw() {
  render(trouble ? html`<div class="empty">${lampshade}<h1>${t('house-no-review')}</h1><p>${trouble}</p><a class="btn main" href="/t/${match}">${t('house-to-the-table')}</a></div>` : frame ? page(frame) : html`<p class="wait muted">${t('house-loading')}</p>`, main);
}
addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!reel || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.('input, select, textarea, dialog')) return;
  const run = { ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(reel.count) }[event.key];
  if (!run) return;
  event.preventDefault();
  if (playing) stop();
  run();
});

await shell({ page: 'tables', foot: false });
draw();
try {
  const [found, steps] = await Promise.all([get(`/api/tables/${match}`), get(`/api/matches/${match}/steps`)]);
  table = found;
  [card] = await Promise.all([gameOf(found.game), board.load(found.game)]);
  reel = new Reel(match, steps.count - 1, steps.entries.filter((/** @type {import('./types').Entry} */ entry) => STOPS.has(entry.kind)), () => { if (!waiting) { waiting = true; setTimeout(() => { waiting = false; draw(); }, 120); } });
  reel.seat = found.seats_mine[0] ?? null;
  title(`${t('house-review')}: ${title_()}`);
  whereabouts(html`<b>${gameName(table.game)}</b><span class="muted">${optionWords(card, table.options).join(' · ')}</span>`);
  const asked = Number.parseInt(location.hash.slice(1), 10);
  await go(Number.isNaN(asked) ? reel.count : asked, false);
  reel.all();
} catch (refusal) { trouble = told(/** @type {any} */ (refusal)); draw(); }
