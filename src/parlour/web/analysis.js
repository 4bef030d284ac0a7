/**
 * The analysis page: a finished match step by step, with evaluations, from the view of any seat.
 */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { gameName, loadGame } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { optionLabels } from './components/game_options.js';
import { setSeatColours } from './components/seat_colours.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { showError } from './components/toast.js';
import { t, errorText } from './components/strings.js';
import { Retry } from './analysis/retry.js';
import { keyMoments, outcomeSeries, smooth, swings, seatValues } from './analysis/balance.js';
import { openForkDialog } from './analysis/fork.js';
import { marksText } from './analysis/candidates.js';
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
/** Number of key moments that are shown before the match is analysed, including the last step. */
const MOMENTS = 6;
/** Time in milliseconds within which arriving frames are rendered together. */
const DRAW_DELAY_MS = 120;
/** @type {import('./types').TableInfo} */
let table;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {FrameStore} */
let frameStore;
/** @type {Frame | undefined} */
let frame;
/** @type {unknown} */
let errorMessage = null;
/** @type {EvaluatedAction | null} the candidate whose resulting board is shown */
let shown = null;
let isDrawScheduled = false;
/** Dictionary URLs of the played words. @type {Record<string, string>} */
let wordUrls = {};

const evaluations = new Evaluations(match, scheduleDraw);
const retry = new Retry(match, evaluations, () => draw());
const board = new Board({
  submit: async action => {
    const after = await retry.evaluate(action);
    if (after) board.show({ ...after, past: true, mine: false });
  },
  preview: action => retry.preview(action),
  setBar: bar => {
    retry.bar = bar;
    if (retry.evaluation) draw();
  },
});
const player = new Player(
  step => {
    go(step);
  },
  () => draw(),
);
const unit = () => evaluations.status?.unit ?? 'points';
const limits = () => thresholdsFor(table.game, evaluations.status?.mistake_thresholds ?? []);
/** @param {number} step */
const stepText = step =>
  moveListText(table.game, table.seats, frameStore.entries[step]) || t('site-step-start');
/** @param {number} step */
const goManually = step => {
  player.stop();
  go(step);
};

/**
 * @param {number} step
 * @param {boolean} [aloud]
 */
async function go(step, aloud = true) {
  const wanted = Math.max(0, Math.min(frameStore.count, step));
  retry.reset();
  shown = null;
  player.at = wanted;
  window.history.replaceState(null, '', `#${wanted}`);
  if (aloud && !player.running) announce(stepText(wanted));
  draw();
  try {
    const found = frameStore.frame(wanted) ?? (await frameStore.fetch(wanted));
    if (wanted !== player.at || retry.evaluation) return;
    frame = found;
    draw();
    showStep();
  } catch (refusal) {
    errorMessage ??= errorText(/** @type {any} */ (refusal));
    draw();
  }
}

/** Show the current step, with the better action highlighted. */
function showStep() {
  if (!frame) return;
  board.show({ ...frame, past: true, mine: false });
  board.highlight(betterPlaces());
}

/** Return the places on the board of the better action at this step. */
function betterPlaces() {
  const opinion = evaluations.byStep.get(player.at);
  const best = opinion?.best[0]?.deed?.places ?? [];
  const played = opinion?.played?.deed?.places ?? [];
  return opinion?.lost && String(best) !== String(played) ? best : [];
}

/** Return what is marked on the board: the move of this step and the better action. */
function boardMarks() {
  const opinion = evaluations.byStep.get(player.at);
  const before = opinion && frameStore.frame(player.at - 1, opinion.seat);
  if (retry.evaluation || shown) return '';
  const better = opinion && betterPlaces().length ? opinion.best[0] : null;
  return marksText(stepText(player.at), better, before, board.ui);
}

/**
 * Show the board after a candidate, or after the played move if the candidate is null.
 * @param {EvaluatedAction | null} one
 */
async function showCandidate(one) {
  const opinion = evaluations.byStep.get(player.at);
  shown = one;
  draw();
  if (!one || !opinion) {
    showStep();
    return;
  }
  try {
    const after = await retry.frameAfter(opinion, one.action);
    if (shown === one) board.show({ ...after, past: true, mine: false });
  } catch (refusal) {
    showError(refusal);
  }
}

async function startRetry() {
  const opinion = evaluations.byStep.get(player.at);
  if (!opinion) return;
  player.stop();
  shown = null;
  try {
    await retry.start(opinion);
    if (retry.frame) board.show(retry.frame);
    board.highlight([]);
    announce(t('site-retry-line', { name: seatName(table.seats, opinion.seat) }));
    document.querySelector('.act .ask')?.scrollIntoView({ block: 'nearest' });
  } catch (refusal) {
    retry.reset();
    showError(refusal);
  }
}

/** @param {number | null} seat */
async function changeSeat(seat) {
  await frameStore.setSeat(seat);
  go(player.at, false);
  frameStore.fetchAll();
}

/** Go to the next mistake of one of the user's seats, or of any seat for spectators. */
function nextMistake() {
  const next = nextMistakeStep(player.at, evaluations.byStep, limits(), table.own_seats);
  if (next === undefined) announce(t('site-no-mistakes'));
  else goManually(next);
}

/**
 * @param {(number[] | null)[]} worths
 * @param {number[]} marks
 */
const steps = (worths, marks) =>
  stepControls({
    table,
    frameStore,
    player,
    frame,
    worths,
    marks,
    evaluations,
    unit: unit(),
    limits: limits(),
    wordUrls,
    go: goManually,
    changeSeat,
    nextMistake,
  });

/** Return the section above the tabs: the attempt, or the evaluation of this step. */
function evaluationSection() {
  const ui = board.ui;
  if (retry.evaluation && retry.frame)
    return retryPanel({
      retry,
      ui,
      unit: unit(),
      limits: limits(),
      onRetry: startRetry,
      back: () => go(player.at),
    });
  const found = evaluations.byStep.get(player.at);
  if (!found) return nothing;
  const before = frameStore.frame(player.at - 1, found.seat);
  if (!before) {
    frameStore.fetch(player.at - 1, found.seat).catch(() => {});
    return nothing;
  }
  const light = (/** @type {string[]} */ places) =>
    board.highlight(places.length || shown ? places : betterPlaces());
  const { step, seat } = found;
  const openFork = () => card && openForkDialog({ table, card, step: step - 1, seat });
  // A daily deal is played once, so it cannot be forked.
  const daily = table.options.deal === 'daily';
  const on = daily
    ? nothing
    : html`<button class="btn" @click=${openFork}>${t('site-fork')}</button>`;
  return html`<section class="here" aria-label=${t('site-move-analysis')}>
    ${moveEvaluation({
      evaluation: found,
      before,
      ui,
      unit: unit(),
      limits: limits(),
      shown,
      show: showCandidate,
      light,
    })}
    <div class="do">
      <button class="btn main" @click=${startRetry}>${icon('again')}${t('site-retry-move')}</button> ${on}
    </div>
  </section>`;
}

/** @param {Frame} view */
function page(view) {
  const last = frameStore.frame(frameStore.count) ?? view;
  const raw = Array.from({ length: frameStore.count + 1 }, (_, step) =>
    seatValues(frameStore.frame(step), board.ui),
  );
  const gains = swings(raw, frameStore.entries);
  const read = evaluations.hasAny && ['done', 'reading', 'spent'].includes(evaluations.state);
  const marks = read
    ? worstMistakes(evaluations.byStep, limits())
    : keyMoments(gains, frameStore.count, MOMENTS);
  const exact = unit() === 'outcome' && evaluations.hasAny;
  const worths = exact
    ? outcomeSeries(evaluations.byStep, raw.length)
    : view.ranking?.scores
      ? raw
      : smooth(raw);
  const { status: reading } = evaluations;
  const lost = {
    occupants: table.seats,
    evaluations: evaluations.byStep,
    limits: limits(),
    unit: unit(),
  };
  const requestAnalysis = () => evaluations.request().catch(showError);
  const reads = reading
    ? html`${analysisProgress({ status: reading, game: table.game, ask: requestAnalysis })}${
        reading.state === 'done' ? averageLosses(lost) : nothing
      }${luckSection(reading.luck, table.seats, table.own_seats)}`
    : nothing;
  const moment = (/** @type {number} */ step) =>
    momentCard({
      table,
      frameStore,
      step,
      at: player.at,
      gain: gains.get(step) ?? 0,
      evaluation: read ? evaluations.byStep.get(step) : undefined,
      unit: unit(),
      ui: board.ui,
      go: goManually,
    });
  const mark = (/** @type {number} */ step) =>
    kindMark(classify(evaluations.byStep.get(step), limits()));
  const key = html`${kindLegend()}<button
      class="btn plain sm"
      @click=${() => reading && openThresholdDialog(table.game, reading, draw)}
    >
      ${icon('gear')}${t('site-thresholds-set')}
    </button>`;
  const { entries } = frameStore;
  const ended = player.at === frameStore.count;
  const rows = logRows(table.game, table.seats, entries, {
    ui: board.ui,
    at: player.at,
    go: goManually,
    mark,
  });
  const none = html`<li class="muted xs">${t('site-no-mistakes')}</li>`;
  return html`<div class="rev ${retry.evaluation ? 'trying' : ''}">
    ${analysisHead({ table, last, shown: view, ended, entries, badge: board.ui?.badge, reader: reads })}
    <section class="stage" aria-label=${t('site-board')} aria-describedby="marks">
      ${board.root}
      <p class="visually-hidden" id="marks">${boardMarks()}</p>
    </section>
    ${retry.evaluation && retry.frame ? retryBar() : steps(worths, marks)}
    <aside class="moments" aria-label=${t('site-tab-moments')}>
      ${evaluationSection()}
      ${tabs(
        {
          moments: html`<ol class="mos">
            ${marks.length ? marks.map(moment) : none}
          </ol>`,
          log: html`${evaluations.hasAny ? key : nothing}${rows}`,
          points: html`<div class="pad">${resultDetails(last, board.ui, table.user_ids)}</div>`,
        },
        draw,
      )}
    </aside>
  </div>`;
}

/** Return the action bar during an attempt. */
function retryBar() {
  const back = { text: t('site-back-to-analysis'), run: () => go(player.at) };
  const waiting = {
    prompt: t(retry.isEvaluating ? 'site-retry-analysing' : 'site-retry'),
    more: [back],
  };
  const bar =
    retry.result || retry.isEvaluating || !retry.bar
      ? waiting
      : { ...retry.bar, more: [...(retry.bar.more ?? []), back] };
  return actionBar(bar, { mine: !retry.result, unread: 0, talk: () => {} });
}

function draw() {
  const waiting = html`<p class="wait muted">${t('site-loading')}</p>`;
  const failure = html`<div class="empty">
    ${emptyStateArt}
    <h1>${t('site-no-analysis')}</h1>
    <p>${errorMessage}</p>
    <a class="btn main" href="/t/${match}">${t('site-back-to-table')}</a>
  </div>`;
  render(errorMessage ? failure : frame ? page(frame) : waiting, main);
}

/** Schedule one rendering for frames and evaluations that arrive in quick succession. */
function scheduleDraw() {
  if (isDrawScheduled) return;
  isDrawScheduled = true;
  setTimeout(() => {
    isDrawScheduled = false;
    draw();
    if (!retry.evaluation && !shown) board.highlight(betterPlaces());
  }, DRAW_DELAY_MS);
}

addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  const busy = target.closest?.('input, select, textarea, dialog') || retry.evaluation;
  const what = /** @type {const} */ ({
    ArrowLeft: 'prev',
    ArrowRight: 'next',
    Home: 'first',
    End: 'last',
  })[event.key];
  if (
    !frameStore ||
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
  retry.evaluation && !retry.result && retry.bar ? retry.bar : { prompt: '' },
);

/** Return the step in the URL, or the last one. */
function initialStep() {
  const step = Number.parseInt(location.hash.slice(1), 10);
  return Number.isNaN(step) ? frameStore.count : step;
}

await mountShell({ page: 'tables', bottomNav: false });
draw();
try {
  table = await get(`/api/tables/${match}`);
  setSeatColours(table.seats);
  frameStore = new FrameStore(match, scheduleDraw);
  [card] = await Promise.all([
    loadGame(table.game),
    board.load(table.game),
    frameStore.setSeat(table.own_seats[0] ?? null),
    evaluations.fetch().catch(() => {}),
  ]);
  board.hasSecrets = Boolean(card?.spec.has_hidden_information);
  player.last = frameStore.count;
  const names = table.seats.map((_, seat) => seatName(table.seats, seat)).join(', ');
  setTitle(`${t('site-analysis')}: ${gameName(table.game)}, ${names}`);
  setBreadcrumb(
    html`<b>${gameName(table.game)}</b><span class="muted">${optionLabels(card, table.options).join(' · ')}</span>`,
  );
  await go(initialStep(), false);
  addEventListener('hashchange', () => go(initialStep()));
  frameStore.fetchAll();
  if (card?.dictionary) {
    wordUrls = await fetchWordLinks(match);
    draw();
  }
} catch (refusal) {
  errorMessage = errorText(/** @type {any} */ (refusal));
  draw();
}
