/** The page of an analysis: a finished match step by step, from any seat, with evaluations. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { gameName, loadGame } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { optionLabels } from './components/game_options.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { showError } from './components/toast.js';
import { t, errorText } from './components/strings.js';
import { Retry } from './analysis/retry.js';
import { keyMoments, outcomeSeries, smooth, swings, seatValues } from './analysis/balance.js';
import { openForkDialog } from './analysis/fork.js';
import { analysisHead } from './analysis/head.js';
import { moveEvaluation, analysisProgress } from './analysis/evaluation.js';
import { kindMark, classify, kindLegend, thresholdsFor } from './analysis/classification.js';
import { openThresholdDialog } from './analysis/thresholds.js';
import { luckSection } from './analysis/luck.js';
import { fetchWordLinks } from './analysis/word_links.js';
import { nextMistakeStep, worstMistakes, momentCard } from './analysis/key_moments.js';
import { Evaluations } from './analysis/analysis.js';
import { Player } from './analysis/playback.js';
import { FrameStore } from './analysis/frames.js';
import { averageLosses } from './analysis/averages.js';
import { tabs } from './analysis/tabs.js';
import { stepControls } from './analysis/navigation.js';
import { retryPanel } from './analysis/retry_panel.js';
import { announce } from './table/announcer.js';
import { actionBar, attachBarShortcuts } from './table/action_bar.js';
import { Board } from './table/board.js';
import { moveListText, logRows } from './table/log.js';
import { seatName } from './table/names.js';
import { resultDetails } from './table/result.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').EvaluatedAction} EvaluatedAction */

const match = location.pathname.split('/')[2];
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** Number of key moments before the match is analysed, including the last step. */
const MOMENTS = 6;
/** Frames that arrive within this time, in milliseconds, are rendered together. */
const RUSH = 120;
/** @type {import('./types').TableInfo} */
let table;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {FrameStore} */
let reel;
/** @type {Frame | undefined} */
let frame;
/** @type {unknown} */
let trouble = null;
/** @type {EvaluatedAction | null} the candidate whose board is looked at */
let shown = null;
let rushing = false;
/** Dictionary URLs of the played words. @type {Record<string, string>} */
let explained = {};

const opinions = new Evaluations(match, came);
const again = new Retry(match, opinions, () => draw());
const board = new Board({
  submit: async action => {
    const after = await again.evaluate(action);
    if (after) board.show({ ...after, past: true, mine: false });
  },
  preview: action => again.preview(action),
  setBar: bar => {
    again.bar = bar;
    if (again.evaluation) draw();
  },
});
const player = new Player(
  step => {
    go(step);
  },
  () => draw(),
);
const unit = () => opinions.status?.unit ?? 'points';
const limits = () => thresholdsFor(table.game, opinions.status?.mistake_thresholds ?? []);
/** @param {number} step */
const words = step =>
  moveListText(table.game, table.seats, reel.entries[step]) || t('site-step-start');
/** @param {number} step */
const stop = step => {
  player.stop();
  go(step);
};

/**
 * @param {number} step
 * @param {boolean} [aloud]
 */
async function go(step, aloud = true) {
  const wanted = Math.max(0, Math.min(reel.count, step));
  again.reset();
  shown = null;
  player.at = wanted;
  window.history.replaceState(null, '', `#${wanted}`);
  if (aloud && !player.running) announce(words(wanted));
  draw();
  try {
    const found = reel.frame(wanted) ?? (await reel.fetch(wanted));
    if (wanted !== player.at || again.evaluation) return;
    frame = found;
    draw();
    rest();
  } catch (refusal) {
    trouble ??= errorText(/** @type {any} */ (refusal));
    draw();
  }
}

/** Show the current step, with the better action highlighted. */
function rest() {
  if (!frame) return;
  board.show({ ...frame, past: true, mine: false });
  board.highlight(better());
}

/** Return the places of the better action at this step. */
function better() {
  const opinion = opinions.byStep.get(player.at);
  const best = opinion?.best[0]?.deed?.places ?? [];
  const played = opinion?.played?.deed?.places ?? [];
  return opinion?.lost && String(best) !== String(played) ? best : [];
}

/**
 * Show the board after a candidate, or the played move with null.
 * @param {EvaluatedAction | null} one
 */
async function peek(one) {
  const opinion = opinions.byStep.get(player.at);
  shown = one;
  draw();
  if (!one || !opinion) {
    rest();
    return;
  }
  try {
    const after = await again.frameAfter(opinion, one.action);
    if (shown === one) board.show({ ...after, past: true, mine: false });
  } catch (refusal) {
    showError(refusal);
  }
}

async function tryAgain() {
  const opinion = opinions.byStep.get(player.at);
  if (!opinion) return;
  player.stop();
  shown = null;
  try {
    await again.start(opinion);
    if (again.frame) board.show(again.frame);
    board.highlight([]);
    announce(t('site-retry-line', { name: seatName(table.seats, opinion.seat) }));
    document.querySelector('.act .ask')?.scrollIntoView({ block: 'nearest' });
  } catch (refusal) {
    again.reset();
    showError(refusal);
  }
}

/** @param {number | null} seat */
async function look(seat) {
  await reel.setSeat(seat);
  go(player.at, false);
  reel.fetchAll();
}

/** Go to the next mistake of an own seat, or of any seat for spectators. */
function nextMistake() {
  const next = nextMistakeStep(player.at, opinions.byStep, limits(), table.own_seats);
  if (next === undefined) announce(t('site-no-mistakes'));
  else stop(next);
}

/**
 * @param {(number[] | null)[]} worths
 * @param {number[]} marks
 */
const steps = (worths, marks) =>
  stepControls({
    table,
    reel,
    player,
    frame,
    worths,
    marks,
    opinions,
    unit: unit(),
    limits: limits(),
    explained,
    go: stop,
    look,
    nextMistake,
  });

/** The section above the tabs: the attempt, or the evaluation of this step. */
function opinion() {
  const ui = board.ui;
  if (again.evaluation && again.frame)
    return retryPanel({
      again,
      ui,
      unit: unit(),
      limits: limits(),
      retry: tryAgain,
      back: () => go(player.at),
    });
  const found = opinions.byStep.get(player.at);
  if (!found) return nothing;
  const before = reel.frame(player.at - 1, found.seat);
  if (!before) {
    reel.fetch(player.at - 1, found.seat).catch(() => {});
    return nothing;
  }
  const light = (/** @type {string[]} */ places) =>
    board.highlight(places.length || shown ? places : better());
  const { step, seat } = found;
  const goOn = () => card && openForkDialog({ table, card, step: step - 1, seat });
  // A daily deal is played once, so it cannot be forked.
  const daily = table.options.deal === 'daily';
  const on = daily ? nothing : html`<button class="btn" @click=${goOn}>${t('site-fork')}</button>`;
  return html`<section class="here" aria-label=${t('site-move-analysis')}>
    ${moveEvaluation({ opinion: found, before, ui, unit: unit(), limits: limits(), shown, show: peek, light })}
    <div class="do">
      <button class="btn main" @click=${tryAgain}>${icon('again')}${t('site-retry-move')}</button> ${on}
    </div>
  </section>`;
}

/** @param {Frame} view */
function page(view) {
  const last = reel.frame(reel.count) ?? view;
  const raw = Array.from({ length: reel.count + 1 }, (_, step) =>
    seatValues(reel.frame(step), board.ui),
  );
  const gains = swings(raw, reel.entries);
  const read = opinions.hasAny && ['done', 'reading', 'spent'].includes(opinions.state);
  const marks = read
    ? worstMistakes(opinions.byStep, limits())
    : keyMoments(gains, reel.count, MOMENTS);
  const exact = unit() === 'outcome' && opinions.hasAny;
  const worths = exact
    ? outcomeSeries(opinions.byStep, raw.length)
    : view.ranking?.scores
      ? raw
      : smooth(raw);
  const { status: reading } = opinions;
  const lost = { chairs: table.seats, opinions: opinions.byStep, limits: limits(), unit: unit() };
  const reads = reading
    ? html`${analysisProgress({ reading, game: table.game, ask: () => opinions.request().catch(showError) })}${
        reading.state === 'done' ? averageLosses(lost) : nothing
      }${luckSection(reading.luck, table.seats, table.own_seats)}`
    : nothing;
  const moment = (/** @type {number} */ step) =>
    momentCard({
      table,
      reel,
      step,
      at: player.at,
      gain: gains.get(step) ?? 0,
      opinion: read ? opinions.byStep.get(step) : undefined,
      unit: unit(),
      ui: board.ui,
      go: stop,
    });
  const mark = (/** @type {number} */ step) =>
    kindMark(classify(opinions.byStep.get(step), limits()));
  const key = html`${kindLegend()}<button
      class="btn plain sm"
      @click=${() => reading && openThresholdDialog(table.game, reading, draw)}
    >
      ${icon('gear')}${t('site-thresholds-set')}
    </button>`;
  const { entries } = reel;
  const ended = player.at === reel.count;
  const rows = logRows(table.game, table.seats, entries, {
    ui: board.ui,
    at: player.at,
    go: stop,
    mark,
  });
  const none = html`<li class="muted xs">${t('site-no-mistakes')}</li>`;
  return html`<div class="rev ${again.evaluation ? 'trying' : ''}">
    ${analysisHead({ table, last, shown: view, ended, entries, badge: board.ui?.badge, reader: reads })}
    <section class="stage" aria-label=${t('site-board')}>${board.root}</section>
    ${again.evaluation && again.frame ? trying() : steps(worths, marks)}
    <aside class="moments" aria-label=${t('site-tab-moments')}>
      ${opinion()}
      ${tabs(
        {
          moments: html`<ol class="mos">
            ${marks.length ? marks.map(moment) : none}
          </ol>`,
          log: html`${opinions.hasAny ? key : nothing}${rows}`,
          points: html`<div class="pad">${resultDetails(last, board.ui)}</div>`,
        },
        draw,
      )}
    </aside>
  </div>`;
}

/** The action bar during an attempt. */
function trying() {
  const back = { text: t('site-back-to-analysis'), run: () => go(player.at) };
  const waiting = {
    prompt: t(again.isEvaluating ? 'site-retry-analysing' : 'site-retry'),
    more: [back],
  };
  const bar =
    again.result || again.isEvaluating || !again.bar
      ? waiting
      : { ...again.bar, more: [...(again.bar.more ?? []), back] };
  return actionBar(bar, { mine: !again.result, unread: 0, talk: () => {} });
}

function draw() {
  const waiting = html`<p class="wait muted">${t('site-loading')}</p>`;
  const refused = html`<div class="empty">
    ${emptyStateArt}
    <h1>${t('site-no-analysis')}</h1>
    <p>${trouble}</p>
    <a class="btn main" href="/t/${match}">${t('site-back-to-table')}</a>
  </div>`;
  render(trouble ? refused : frame ? page(frame) : waiting, main);
}

/** Render frames and evaluations that arrive in quick succession together. */
function came() {
  if (rushing) return;
  rushing = true;
  setTimeout(() => {
    rushing = false;
    draw();
    if (!again.evaluation && !shown) board.highlight(better());
  }, RUSH);
}

addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  const busy = target.closest?.('input, select, textarea, dialog') || again.evaluation;
  const what = /** @type {const} */ ({
    ArrowLeft: 'prev',
    ArrowRight: 'next',
    Home: 'first',
    End: 'last',
  })[event.key];
  if (
    !reel ||
    !what ||
    busy ||
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  event.preventDefault();
  player.press(what);
});
attachBarShortcuts(() =>
  again.evaluation && !again.result && again.bar ? again.bar : { prompt: '' },
);

/** Return the step in the URL, or the last one. */
function asked() {
  const step = Number.parseInt(location.hash.slice(1), 10);
  return Number.isNaN(step) ? reel.count : step;
}

await mountShell({ page: 'tables', bottomNav: false });
draw();
try {
  table = await get(`/api/tables/${match}`);
  reel = new FrameStore(match, came);
  [card] = await Promise.all([
    loadGame(table.game),
    board.load(table.game),
    reel.setSeat(table.own_seats[0] ?? null),
    opinions.fetch().catch(() => {}),
  ]);
  board.hasSecrets = Boolean(card?.spec.hidden);
  player.last = reel.count;
  const names = table.seats.map((_, seat) => seatName(table.seats, seat)).join(', ');
  setTitle(`${t('site-analysis')}: ${gameName(table.game)}, ${names}`);
  setBreadcrumb(
    html`<b>${gameName(table.game)}</b><span class="muted">${optionLabels(card, table.options).join(' · ')}</span>`,
  );
  await go(asked(), false);
  addEventListener('hashchange', () => go(asked()));
  reel.fetchAll();
  if (card?.dictionary) {
    explained = await fetchWordLinks(match);
    draw();
  }
} catch (refusal) {
  trouble = errorText(/** @type {any} */ (refusal));
  draw();
}
