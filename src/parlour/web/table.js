/** The page of a table: the waiting room, the match, and the result. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { setWakeLock } from './components/wake_lock.js';
import { takePreloaded } from './components/preloaded.js';
import { loadGame } from './components/games.js';
import { emptyStateArt } from './components/icons.js';
import { settings } from './components/settings.js';
import { mountShell, setView } from './components/shell.js';
import { playSound } from './components/sound.js';
import { showError } from './components/toast.js';
import { vibrate } from './components/vibration.js';
import { loadStrings as learnWords, t, errorText } from './components/strings.js';
import { announce } from './table/announcer.js';
import { defaultBar } from './table/prompts.js';
import { attachBarShortcuts } from './table/action_bar.js';
import { releaseFocus, restoreFocus } from './table/bar_focus.js';
import { ClockTicker } from './table/clock_tick.js';
import { Board } from './table/board.js';
import { CommandLine } from './table/command_line.js';
import { watchConfirmSlot } from './table/confirm_slot.js';
import { Conversation } from './table/conversation.js';
import { VacationDays } from './table/days_off.js';
import { MatchEnd } from './table/ending.js';
import { FinaleView } from './table/finale_view.js';
import { Hand } from './table/hand.js';
import { askHandover } from './table/handover.js';
import { removeOldDrafts } from './table/draft.js';
import { OncePerPaint } from './table/once_per_paint.js';
import { Perspective } from './table/perspective.js';
import { createSubmit } from './table/submission.js';
import { Socket } from './table/socket.js';
import { TableStore } from './table/table_store.js';
import { Layout } from './table/layout.js';
import { attachShortcuts } from './table/shortcuts.js';
import { connectionBanner, setConnectionState } from './table/connection_state.js';
import { isLive } from './table/live.js';
import { LogScroll } from './table/log_scroll.js';
import { HistoryBrowser } from './table/history_browsing.js';
import { MoveList } from './table/moves.js';
import { seatName } from './table/names.js';
import { answerIn } from './table/offer_answers.js';
import { answeringSeat } from './table/offers.js';
import { SIDE_PANEL_QUERY, Panel } from './table/panel.js';
import { Premove, hasPremoves } from './table/premove.js';
import { Rematch } from './table/rematch.js';
import { TournamentLink } from './table/tournament_link.js';
import { updateClocks } from './table/seats.js';
import { WaitingRoomView, waiting } from './table/waiting_room_view.js';
import { History } from './table/history.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').ActionBar} ActionBar */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/** @type {Socket | undefined} */
let socket;
/** The time of the server, in ms since 1970. */
const serverTime = () => socket?.now() ?? Date.now();
const send = (/** @type {{ type: string, [more: string]: unknown }} */ message) =>
  socket ? socket.request(message) : Promise.reject(new Error('no line yet'));

const store = new TableStore(location.pathname.split('/')[2]);
const submitDecision = createSubmit(store, send, () => draw());
/**
 * @param {import('./types').Action} action
 * @param {Frame} at
 */
async function submit(action, at) {
  if (at.premove !== undefined) store.premove?.set(action, at);
  else if (at.ahead) await store.conditionalMoves?.addAction(action);
  else await submitDecision(action, at);
}
const perspective = new Perspective();
const history = new History(
  store.match,
  () => draw(),
  () => store.promptText,
);
const panel = new Panel(() => draw());
const logScroll = new LogScroll();
const hand = new Hand(() => draw());
const matchEnd = new MatchEnd();
const finale = new FinaleView(store.match, () => {
  if (perspective.shown) store.bar = barOf(perspective.shown);
  draw();
});
const vacationDays = new VacationDays(() => draw());
const clockTicker = new ClockTicker(main, () => socket?.displayTime() ?? 0);
const conversation = new Conversation(
  () => draw(),
  word => send({ type: 'chat', ...word }),
);
const rematch = new Rematch(found => {
  setTable(found);
  if (perspective.shown) store.bar = barOf(perspective.shown);
  draw();
});
/** Draw the page again, with a new default action bar after the match. */
function updateTournament() {
  if (perspective.shown?.phase === 'over') store.bar = barOf(perspective.shown);
  draw();
}
const tournamentLink = new TournamentLink(store.match, updateTournament, serverTime);
/**
 * Return the default action bar.
 * @param {Frame} frame
 */
const barOf = frame =>
  defaultBar(frame, store.table, {
    tournament: tournamentLink,
    rematch: () => rematch.request(store.match),
    toggleResult: () => finale.toggle(),
    share: () => store.table && layout.result.share(frame, store.table),
    isResultOpen: finale.isOpen,
  });
const activeFrame = () =>
  store.conditionalMoves?.previewFrame ??
  store.premove?.frame ??
  (perspective.shown?.phase === 'gathering' ? null : perspective.shown);
const moves = new MoveList(
  action => submit(action, /** @type {Frame} */ (activeFrame())),
  () => draw(),
);
/**
 * Show a frame on the board, on which the user can choose a premove while the opponent thinks.
 * @param {Frame} frame
 */
const showOnBoard = frame => board.show(store.premove?.boardFrame(frame) ?? frame);
/**
 * Show the board of another frame, or the current one if the frame is null.
 * @param {Frame | null} seen
 */
function showOther(seen) {
  showOnBoard(seen ?? /** @type {Frame} */ (perspective.shown));
  if (!seen && perspective.shown && !perspective.shown.mine) store.bar = barOf(perspective.shown);
  draw();
}
const historyBrowser = new HistoryBrowser(store.match, seen => {
  store.conditionalMoves?.close();
  showOther(seen);
});
/** Show the newest frame again after the premove or its setting has changed. */
function showTurn() {
  const newest = perspective.shown && perspective.frameOf(perspective.shown.seat);
  if (newest?.mine) show(newest);
  else if (newest && historyBrowser.position === null) showOther(null);
}
/**
 * Request the points of an action. Nothing is sent about a premove.
 * @param {import('./types').Action} action
 * @param {Frame} at
 */
const preview = async (action, at) =>
  at.premove === undefined
    ? send({ type: 'preview', seat: at.seat, action })
    : { points: null, problem: null, details: {} };
const board = new Board({
  submit: (action, at) => submit(action, at),
  preview,
  previews: (actions, at) => send({ type: 'previews', seat: at.seat, actions }),
  setBar: asked => {
    if (store.premove?.frame) store.premove.boardBar = asked;
    else store.bar = asked;
    draw();
  },
  cancelPremove: () => store.premove?.cancel(),
});
const premove = new Premove({
  isOn: frame =>
    settings().premove &&
    hasPremoves(frame, { spec: store.card?.spec, ui: board.ui, ownSeats: store.ownSeats }),
  ui: () => board.ui,
  submit: submitDecision,
  show: showTurn,
});
store.premove = premove;
premove.attach(board.root);
watchConfirmSlot(board.root);
const command = new CommandLine({
  board,
  submit,
  preview,
  frame: activeFrame,
  redraw: () => draw(),
});
const openShortcuts = attachShortcuts({
  frame: activeFrame,
  known: () => history.loadedEntries(),
  now: serverTime,
  asked: () => store.promptText,
  command: () => command.show(),
  step: by => historyBrowser.step(by, history.entries),
  board: () => board.focus(),
  log: () => {
    panel.selectedTab = 'log';
    if (matchMedia(SIDE_PANEL_QUERY).matches) draw();
    else panel.openSheet();
    document.getElementById('tab-log')?.focus();
  },
  answer: yes => {
    const { offer, ownSeats: mine, canAnswerOffer } = store;
    const seat =
      canAnswerOffer && perspective.shown
        ? answeringSeat(offer, perspective.shown, mine)
        : undefined;
    if (offer && seat !== undefined)
      send({ type: 'answer', seat, offer: offer.seq, accept: yes }).catch(showError);
  },
  ui: () => board.ui,
});
const layout = new Layout({
  store,
  board,
  panel,
  history,
  historyBrowser,
  moves,
  command,
  conversation,
  hand,
  finale,
  vacationDays,
  tournamentLink,
  send,
  now: serverTime,
  lag: () => socket?.lag,
  hint: showHint,
  openShortcuts,
  redraw: () => draw(),
});

/** @param {import('./types').TableInfo} found */
function setTable(found) {
  store.setTable(found);
  board.allowsTakebacks = found.settings.takebacks;
  rematch.update(found);
}

/**
 * Whether a frame belongs to one of the user's seats that still plays with a live clock.
 * @param {Frame} frame
 */
const isPlayedLive = frame => frame.seat !== null && !frame.seats[frame.seat]?.out && isLive(frame);

const newestFrame = new OncePerPaint(showNewest);

/** @param {import('./table/socket.js').FrameMessage} seen */
function onFrames(seen) {
  setWakeLock(seen.frames.some(isPlayedLive));
  if (seen.table) setTable(seen.table);
  if (seen.offer !== undefined) {
    const answer = answerIn(store.offer, seen.entries?.per_frame[0] ?? []);
    store.setOffer(seen.offer, () => draw());
    if (answer && !seen.offer) store.setAnswer(answer, () => draw());
  }
  history.receive(seen.frames, seen.entries);
  historyBrowser.addFrames(seen.frames);
  seen.frames.forEach((frame, at) => premove.receive(frame, seen.entries?.per_frame[at] ?? []));
  if (!perspective.receive(seen.frames)) {
    draw();
    return;
  }
  newestFrame.request();
}

/** Show the newest frame, or ask for the device to be handed over first. */
function showNewest() {
  const next = perspective.nextFrame();
  if (
    perspective.hidesSecrets(store.card?.spec.has_hidden_information ?? false) &&
    next.seat !== perspective.revealedSeat
  ) {
    const before = perspective.frameOf(perspective.revealedSeat);
    const name = seatName(next.seats, next.seat);
    if (before)
      show(before, {
        prompt: t('site-pass-device', { name }),
        confirm: { text: t('site-pass-device-confirm'), run: () => handOver(next) },
      });
    else handOver(next);
    return;
  }
  if (next.seat !== null && next.phase === 'playing') perspective.revealedSeat = next.seat;
  show(next);
}

/** @param {Frame} next */
function handOver(next) {
  askHandover(/** @type {number} */ (next.seat), seatName(next.seats, next.seat), () => {
    perspective.revealedSeat = next.seat;
    show(perspective.frameOf(next.seat) ?? next);
    board.focus();
  });
}

/**
 * Focus the board when the page opens, except on touch screens and in frames of side-by-side
 * tables.
 */
function focusBoard() {
  if (self !== top || matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement === document.body) board.focus();
}

/**
 * @param {Frame} newest
 * @param {ActionBar} [instead] an action bar that replaces the one of the game
 */
function show(newest, instead) {
  // A premove that is being sent has already used the turn.
  const next = premove.isSending ? { ...newest, mine: false } : newest;
  const before = perspective.shown;
  historyBrowser.setNewest(next);
  loadConditionalMoves(next).catch(showError);
  void vacationDays.update(next);
  store.notice = premove.takeNotice();
  const playing = next.phase !== 'gathering';
  perspective.shown = next;
  // If the match is over when the page opens, the first drawing includes the result.
  if (!before && next.phase === 'over' && opensResult()) finale.open();
  store.bar = instead ?? barOf(next);
  if (next.seat !== null && playing && !next.paused) removeOldDrafts(next);
  // The first drawing mounts the board. Later, the board comes first: it measures its former layout,
  // which is known as long as nothing has changed, and the page is drawn once.
  if (!board.root.isConnected) draw();
  const pressed = before && releaseFocus();
  isBoardFirst = before !== null;
  try {
    if (playing) showOnBoard(instead ? { ...next, mine: false } : next);
  } finally {
    isBoardFirst = false;
  }
  if (instead || next.phase === 'over') store.bar = instead ?? barOf(next);
  if (next.phase === 'over' && before?.phase !== 'over') panel.selectedTab = 'result';
  draw();
  if (pressed) restoreFocus(pressed, board);
  if (playing && !before) focusBoard();
  command.continueTurn(next);
  if (next.mine && before?.decision_id !== next.decision_id) {
    clockTicker.resetWarnings();
    if (before && before.seq !== next.seq) {
      playSound('turn');
      vibrate('turn', Hand.isUsed(store.table, next));
    }
  }
  if (before?.seq !== next.seq || before.seat !== next.seat) history.showFrame(next);
  if (next.phase === 'over') showEnd(next, before);
  layout.setPageTitle(next);
}

/** Return whether the result opens automatically. It does so only for players. */
const opensResult = () => store.ownSeats.length > 0 && finale.opensAutomatically;

/**
 * Announce the result of a match that has just ended, and open it beside the board.
 * @param {Frame} last
 * @param {Frame | null} before
 */
function showEnd(last, before) {
  if (before?.phase === 'playing')
    matchEnd.announceResult(last, store, () => {
      if (finale.opensAutomatically) finale.open(true);
    });
}

/**
 * Load the conditional moves if the table allows them.
 * @param {Frame} next
 */
async function loadConditionalMoves(next) {
  const isAllowed =
    next.clocks?.rule?.clock === 'correspondence' && !store.card?.spec.has_hidden_information;
  if (!isAllowed || next.seat === null || next.phase !== 'playing') {
    store.conditionalMoves = undefined;
    return;
  }
  if (!store.conditionalMoves) {
    const { ConditionalMoves } = await import('./table/conditional_moves.js');
    const begin = () => {
      panel.closeSheet();
      historyBrowser.showCurrent();
    };
    store.conditionalMoves ??= new ConditionalMoves({
      show: showOther,
      begin,
      redraw: () => draw(),
    });
  }
  await store.conditionalMoves.update(next);
}

/** Show a hint of the strongest bot on the board and in the bar. */
async function showHint() {
  const { shown } = perspective;
  if (!shown) return;
  try {
    const { requestHint } = await import('./table/hint.js');
    const suggestion = await requestHint(shown, history.entries, board.ui);
    if (!suggestion || perspective.shown?.decision_id !== shown.decision_id) return;
    store.notice = suggestion.words;
    announce(store.notice);
    draw();
    board.highlight(suggestion.places);
  } catch (refusal) {
    showError(refusal);
  }
}

const waitingRoom = new WaitingRoomView(store, conversation, () => draw());

/**
 * Return the names of the view for style sheets.
 * @param {Frame | null} frame
 */
function viewNames(frame) {
  if (store.errorPage || !frame) return '';
  if (frame.phase !== 'gathering') return Hand.isUsed(store.table, frame) ? 'table hand' : 'table';
  return waitingRoom.isLoaded ? 'gather' : '';
}

/** Whether a board shows a new frame, after which the page is drawn. */
let isBoardFirst = false;

function draw() {
  if (isBoardFirst) return;
  const frame = perspective.shown;
  layout.loadPanel(frame);
  const pressed = document.activeElement?.closest('.act') && document.activeElement;
  const shown = () =>
    frame?.phase === 'gathering'
      ? waitingRoom.template()
      : frame
        ? layout.template(frame)
        : waiting();
  setView(viewNames(frame));
  render(store.errorPage ?? shown(), main);
  logScroll.attach(document.getElementById('pane-log'));
  if (frame && socket) updateClocks(main, frame.clocks, socket.displayTime());
  if (pressed && !pressed.isConnected) restoreFocus(pressed, board);
}

/** @param {unknown} heading @param {unknown} [why] */
function showErrorPage(heading, why = nothing) {
  // The board leaves the page, with the form that it has given to the table.
  board.clear();
  store.errorPage = html`<div class="empty">${emptyStateArt}<h1>${heading}</h1><p>${why}</p><a class="btn main"
    href="/">${t('site-nav-home')}</a></div>`;
  draw();
}

await mountShell({ page: 'tables', bottomNav: false });
draw();
main.before(connectionBanner);
attachBarShortcuts(() =>
  matchEnd.isShowingLastMove ? { prompt: '' } : (historyBrowser.bar ?? store.currentBar),
);
for (const deed of ['pointerdown', 'keydown']) {
  addEventListener(deed, () => {
    if (!store.notice) return;
    store.notice = '';
    draw();
  });
}
try {
  const found = await get(`/api/tables/${store.match}`);
  setTable(found);
  [store.card] = await Promise.all([
    loadGame(found.game),
    board.load(found.game),
    learnWords('chat', 'correspondence'),
    // A failure is reported when the result opens.
    found.phase === 'over' && opensResult() ? finale.load().catch(() => {}) : undefined,
  ]);
  board.hasSecrets = store.card?.spec.has_hidden_information ?? true;
  if (found.settings.cafe) await hand.load(board.hasSecrets);
  socket = new Socket(store.match, {
    onFrames: onFrames,
    onChat: messages => conversation.receive(messages, serverTime() - Date.now()),
    onPresence: (seats, count) => {
      store.presentSeats = new Set(seats);
      store.spectatorCount = count;
      draw();
    },
    onState: setConnectionState,
    onEnd: () => showErrorPage(t('site-table-closed')),
  });
  const queries = found.own_seats.map((/** @type {number} */ seat) => `seat=${seat}&`);
  const frames = (queries.length ? queries : ['']).map((/** @type {string} */ whose) =>
    takePreloaded(`/api/matches/${store.match}/frame?${whose}light=true`),
  );
  if (frames.every(Boolean)) onFrames({ frames });
  clockTicker.start(() => perspective.shown);
  tournamentLink.load(found).catch(() => {
    /* The table works without the link. */
  });
} catch (refusal) {
  showErrorPage(t('site-table-not-found'), errorText(/** @type {any} */ (refusal)));
}
