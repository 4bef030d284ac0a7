/** The page of a table: the waiting room, the match, and the result. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { setWakeLock } from './components/wake_lock.js';
import { takePreloaded } from './components/preloaded.js';
import { loadGame } from './components/games.js';
import { emptyStateArt } from './components/icons.js';
import { mountShell } from './components/shell.js';
import { playSound } from './components/sound.js';
import { showError } from './components/toast.js';
import { loadStrings as learnWords, t, errorText } from './components/strings.js';
import { announce } from './table/announcer.js';
import { defaultBar } from './table/prompts.js';
import { attachBarShortcuts } from './table/action_bar.js';
import { ClockTicker } from './table/clock_tick.js';
import { Board } from './table/board.js';
import { CommandLine } from './table/command_line.js';
import { Conversation } from './table/conversation.js';
import { VacationDays } from './table/days_off.js';
import { MatchEnd } from './table/ending.js';
import { Hand } from './table/hand.js';
import { askHandover } from './table/handover.js';
import { removeOldDrafts } from './table/draft.js';
import { Perspective } from './table/perspective.js';
import { createSubmit } from './table/submission.js';
import { Socket } from './table/socket.js';
import { loadNamePrompt } from './table/name_prompt.js';
import { TableStore } from './table/table_store.js';
import { Layout } from './table/layout.js';
import { attachShortcuts } from './table/shortcuts.js';
import { connectionBanner, setConnectionState } from './table/connection_state.js';
import { isLive } from './table/live.js';
import { HistoryBrowser } from './table/history_browsing.js';
import { MoveList } from './table/moves.js';
import { seatName } from './table/names.js';
import { answeringSeat } from './table/offers.js';
import { SIDE_PANEL_QUERY, Panel } from './table/panel.js';
import { Rematch } from './table/rematch.js';
import { updateClocks } from './table/seats.js';
import { History } from './table/history.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').ActionBar} ActionBar */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/** @type {Socket | undefined} */
let socket;
/** The time of the server, in ms since 1970. */
const time = () => socket?.now() ?? Date.now();
const send = (/** @type {{ type: string, [more: string]: unknown }} */ message) =>
  socket ? socket.request(message) : Promise.reject(new Error('no line yet'));

const known = new TableStore(location.pathname.split('/')[2]);
const submitted = createSubmit(known, send, () => draw());
/**
 * @param {import('./types').Action} action
 * @param {Frame} at
 */
const submit = (action, at) =>
  at.ahead && known.conditionalMoves
    ? known.conditionalMoves.addAction(action)
    : submitted(action, at);
const perspective = new Perspective();
const history = new History(
  known.match,
  () => draw(),
  () => known.promptText,
);
const panel = new Panel(() => draw());
const hand = new Hand(() => draw());
const ending = new MatchEnd();
const daysOff = new VacationDays(() => draw());
const beat = new ClockTicker(main, () => socket?.displayTime() ?? 0);
const conversation = new Conversation(
  () => draw(),
  word => send({ type: 'chat', ...word }),
);
const rematch = new Rematch(found => {
  hearTable(found);
  if (perspective.shown) known.bar = saidBar(perspective.shown);
  draw();
});
/**
 * Return the default action bar.
 * @param {Frame} frame
 */
const saidBar = frame =>
  defaultBar(frame, known.table, {
    rematch: () => rematch.request(known.match),
    result: () => {
      panel.selectedTab = 'result';
      panel.openSheet();
    },
  });
const moves = new MoveList(
  action =>
    submit(
      action,
      /** @type {Frame} */ (known.conditionalMoves?.previewFrame ?? perspective.shown),
    ),
  () => draw(),
);
/**
 * Show another board than the current one, or the current one with null.
 * @param {Frame | null} seen
 */
function lookAt(seen) {
  board.show(seen ?? /** @type {Frame} */ (perspective.shown));
  if (!seen && perspective.shown && !perspective.shown.mine) known.bar = saidBar(perspective.shown);
  draw();
}
const past = new HistoryBrowser(known.match, seen => {
  known.conditionalMoves?.close();
  lookAt(seen);
});
const board = new Board({
  submit: (action, at) => submit(action, at),
  preview: (action, at) => send({ type: 'preview', seat: at.seat, action }),
  previews: (actions, at) => send({ type: 'previews', seat: at.seat, actions }),
  setBar: asked => {
    known.bar = asked;
    draw();
  },
});
const playedAt = () =>
  known.conditionalMoves?.previewFrame ??
  (perspective.shown?.phase === 'gathering' ? null : perspective.shown);
const command = new CommandLine({
  board,
  submit,
  preview: (action, at) => send({ type: 'preview', seat: at.seat, action }),
  frame: playedAt,
  redraw: () => draw(),
});
const keys = attachShortcuts({
  frame: playedAt,
  known: () => history.loadedEntries(),
  now: time,
  asked: () => known.promptText,
  command: () => command.show(),
  step: by => past.step(by, history.entries),
  board: () => board.focus(),
  log: () => {
    panel.selectedTab = 'log';
    if (matchMedia(SIDE_PANEL_QUERY).matches) draw();
    else panel.openSheet();
    document.getElementById('tab-log')?.focus();
  },
  answer: yes => {
    const { offer, ownSeats: mine, canAnswerOffer } = known;
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
  known,
  board,
  panel,
  history,
  past,
  moves,
  command,
  conversation,
  hand,
  daysOff,
  send,
  now: time,
  lag: () => socket?.lag,
  hint,
  keys,
  redraw: () => draw(),
});

/** @param {import('./types').TableInfo} found */
function hearTable(found) {
  known.setTable(found);
  board.allowsTakebacks = found.settings.takebacks;
  rematch.update(found);
}

/**
 * Whether a frame belongs to an own seat that still plays against a clock of minutes.
 * @param {Frame} frame
 */
const isPlayedLive = frame => frame.seat !== null && !frame.seats[frame.seat]?.out && isLive(frame);

/** @param {import('./table/socket.js').FrameMessage} seen */
function see(seen) {
  setWakeLock(seen.frames.some(isPlayedLive));
  if (seen.table) hearTable(seen.table);
  if (seen.offer !== undefined) known.setOffer(seen.offer, () => draw());
  history.receive(seen.frames, seen.entries);
  past.addFrames(seen.frames);
  if (!perspective.receive(seen.frames)) {
    draw();
    return;
  }
  const next = perspective.nextFrame();
  if (
    perspective.hidesSecrets(known.card?.spec.hidden ?? false) &&
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
function arrive() {
  if (self !== top || matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement === document.body) board.focus();
}

/**
 * @param {Frame} next
 * @param {ActionBar} [instead] a bar that outranks the game's own
 */
function show(next, instead) {
  const before = perspective.shown;
  past.setNewest(next);
  void planAhead(next);
  void daysOff.update(next);
  known.notice = '';
  const playing = next.phase !== 'gathering';
  perspective.shown = next;
  known.bar = instead ?? saidBar(next);
  if (next.seat !== null && playing && !next.paused) removeOldDrafts(next);
  draw();
  if (playing) board.show(instead ? { ...next, mine: false } : next);
  if (instead || next.phase === 'over') known.bar = instead ?? saidBar(next);
  if (next.phase === 'over' && before?.phase !== 'over') panel.selectedTab = 'result';
  draw();
  if (playing && !before) arrive();
  command.continueTurn(next);
  if (next.mine && before?.decision_id !== next.decision_id) {
    beat.resetWarnings();
    if (before && before.seq !== next.seq) playSound('turn');
    if (before && Hand.isUsed(known.table, next)) Hand.vibrate();
  }
  if (before?.seq !== next.seq || before.seat !== next.seat) history.showFrame(next);
  if (next.phase === 'over' && before?.phase === 'playing') ending.announceResult(next, known);
  layout.setPageTitle(next);
}

/**
 * Load conditional moves where they are allowed.
 * @param {Frame} next
 */
async function planAhead(next) {
  const slow = next.clocks?.rule?.clock === 'correspondence' && !known.card?.spec.hidden;
  if (!slow || next.seat === null || next.phase !== 'playing') {
    known.conditionalMoves = undefined;
    return;
  }
  if (!known.conditionalMoves) {
    const { ConditionalMoves } = await import('./table/conditional_moves.js');
    const begin = () => {
      panel.closeSheet();
      past.showCurrent();
    };
    known.conditionalMoves ??= new ConditionalMoves({ show: lookAt, begin, redraw: () => draw() });
  }
  await known.conditionalMoves.update(next);
}

/** Show a hint of the strongest bot on the board and in the bar. */
async function hint() {
  const { shown } = perspective;
  if (!shown) return;
  try {
    const { requestHint } = await import('./table/hint.js');
    const told = await requestHint(shown, history.entries, board.ui);
    if (!told || perspective.shown?.decision_id !== shown.decision_id) return;
    known.notice = told.words;
    announce(known.notice);
    draw();
    board.highlight(told.places);
  } catch (refusal) {
    showError(refusal);
  }
}

const waiting = () => html`<p class="wait muted">${t('site-loading')}</p>`;

/** @type {typeof import('./table/waiting_room.js') | undefined} */
let room;
/** The waiting room. Its modules are loaded only when needed. */
function gatheringRoom() {
  if (!room)
    import('./table/waiting_room.js').then(module => {
      room = module;
      loadNamePrompt(() => draw());
      draw();
    });
  if (!room || !known.table || !known.card) return waiting();
  const { table, card } = known;
  return room.waitingRoom(
    { ...table, seats: known.withPresence(table.seats) },
    card,
    conversation.template(known),
  );
}

function draw() {
  const frame = perspective.shown;
  layout.loadPanel(frame);
  const pressed = document.activeElement?.closest('.act') && document.activeElement;
  const shown = () =>
    frame?.phase === 'gathering' ? gatheringRoom() : frame ? layout.template(frame) : waiting();
  render(known.errorPage ?? shown(), main);
  if (frame && socket) updateClocks(main, frame.clocks, socket.displayTime());
  // A pressed button that disappeared leaves the focus on the board.
  if (pressed && !pressed.isConnected) board.focus();
}

/**
 * @param {unknown} heading
 * @param {unknown} [why]
 */
function nothingHere(heading, why = nothing) {
  known.errorPage = html`<div class="empty">${emptyStateArt}<h1>${heading}</h1><p>${why}</p><a class="btn main"
    href="/">${t('site-nav-home')}</a></div>`;
  draw();
}

await mountShell({ page: 'tables', bottomNav: false });
draw();
main.before(connectionBanner);
attachBarShortcuts(() =>
  ending.isShowingLastMove ? { prompt: '' } : (past.bar ?? known.currentBar),
);
for (const deed of ['pointerdown', 'keydown']) {
  addEventListener(deed, () => {
    if (known.notice) {
      known.notice = '';
      draw();
    }
  });
}
try {
  const found = await get(`/api/tables/${known.match}`);
  hearTable(found);
  [known.card] = await Promise.all([
    loadGame(found.game),
    board.load(found.game),
    learnWords('chat', 'correspondence'),
  ]);
  board.hasSecrets = known.card?.spec.hidden ?? true;
  if (found.settings.cafe) await hand.load(board.hasSecrets);
  socket = new Socket(known.match, {
    onFrames: see,
    onChat: messages => conversation.receive(messages, time() - Date.now()),
    onPresence: (seats, count) => {
      known.presentSeats = new Set(seats);
      known.spectatorCount = count;
      draw();
    },
    onState: setConnectionState,
    onEnd: () => nothingHere(t('site-table-closed')),
  });
  const eyes = found.own_seats.map((/** @type {number} */ seat) => `seat=${seat}&`);
  const frames = (eyes.length ? eyes : ['']).map((/** @type {string} */ whose) =>
    takePreloaded(`/api/matches/${known.match}/frame?${whose}light=true`),
  );
  if (frames.every(Boolean)) see({ frames });
  beat.start(() => perspective.shown);
} catch (refusal) {
  nothingHere(t('site-table-not-found'), errorText(/** @type {any} */ (refusal)));
}
