/** The table: gathering before the start, the board in play, the result after. */
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
import { usualBar } from './table/prompts.js';
import { barKeys } from './table/action_bar.js';
import { Beat } from './table/clock_tick.js';
import { Board } from './table/board.js';
import { CommandLine } from './table/command_line.js';
import { Conversation } from './table/conversation.js';
import { DaysOff } from './table/days_off.js';
import { Ending } from './table/ending.js';
import { Hand } from './table/hand.js';
import { askHandover } from './table/handover.js';
import { tidy } from './table/draft.js';
import { Perspective } from './table/perspective.js';
import { submission } from './table/submission.js';
import { Socket } from './table/socket.js';
import { introduce } from './table/name_prompt.js';
import { Known } from './table/table_store.js';
import { Layout } from './table/layout.js';
import { shortcuts } from './table/shortcuts.js';
import { lineBanner, lineState } from './table/connection_state.js';
import { isLive } from './table/live.js';
import { LookBack } from './table/history_browsing.js';
import { Moves } from './table/moves.js';
import { nameOf } from './table/names.js';
import { answerer } from './table/offers.js';
import { BESIDE, Panel } from './table/panel.js';
import { Rematch } from './table/rematch.js';
import { tick } from './table/seats.js';
import { History } from './table/history.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').Bar} Bar */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));

/** @type {Socket | undefined} */
let socket;
/** The house's time. */
const time = () => socket?.now() ?? Date.now();
const send = (/** @type {{ type: string, [more: string]: unknown }} */ message) =>
  socket ? socket.ask(message) : Promise.reject(new Error('no line yet'));

const known = new Known(location.pathname.split('/')[2]);
const submitted = submission(known, send, () => draw());
/** @param {import('./types').Action} action @param {Frame} at */
const submit = (action, at) =>
  at.ahead && known.plan ? known.plan.choose(action) : submitted(action, at);
const perspective = new Perspective();
const history = new History(
  known.match,
  () => draw(),
  () => known.asked,
);
const panel = new Panel(() => draw());
const hand = new Hand(() => draw());
const ending = new Ending();
const daysOff = new DaysOff(() => draw());
const beat = new Beat(main, () => socket?.moment() ?? 0);
const conversation = new Conversation(
  () => draw(),
  word => send({ type: 'chat', ...word }),
);
const rematch = new Rematch(found => {
  hearTable(found);
  if (perspective.shown) known.bar = saidBar(perspective.shown);
  draw();
});
/** What the bar says where no game says otherwise. @param {Frame} frame */
const saidBar = frame =>
  usualBar(frame, known.table, {
    rematch: () => rematch.ask(known.match),
    result: () => {
      panel.at = 'result';
      panel.raise();
    },
  });
const moves = new Moves(
  action => submit(action, /** @type {Frame} */ (known.plan?.frame ?? perspective.shown)),
  () => draw(),
);
/** Show another board than that of now, or (null) that one. @param {Frame | null} seen */
function lookAt(seen) {
  board.show(seen ?? /** @type {Frame} */ (perspective.shown));
  if (!seen && perspective.shown && !perspective.shown.mine) known.bar = saidBar(perspective.shown);
  draw();
}
const past = new LookBack(known.match, seen => {
  known.plan?.end();
  lookAt(seen);
});
const board = new Board({
  submit: (action, at) => submit(action, at),
  preview: (action, at) => send({ type: 'preview', seat: at.seat, action }),
  previews: (actions, at) => send({ type: 'previews', seat: at.seat, actions }),
  bar: asked => {
    known.bar = asked;
    draw();
  },
});
const playedAt = () =>
  known.plan?.frame ?? (perspective.shown?.phase === 'gathering' ? null : perspective.shown);
const command = new CommandLine({
  board,
  submit,
  preview: (action, at) => send({ type: 'preview', seat: at.seat, action }),
  frame: playedAt,
  redraw: () => draw(),
});
const keys = shortcuts({
  frame: playedAt,
  known: () => history.known(),
  now: time,
  asked: () => known.asked,
  command: () => command.show(),
  step: by => past.step(by, history.entries),
  board: () => board.focus(),
  log: () => {
    panel.at = 'log';
    if (matchMedia(BESIDE).matches) draw();
    else panel.raise();
    document.getElementById('tab-log')?.focus();
  },
  answer: yes => {
    const { offer, mine, answerable } = known;
    const seat =
      answerable && perspective.shown ? answerer(offer, perspective.shown, mine) : undefined;
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

/** @param {import('./types').Table} found */
function hearTable(found) {
  known.take(found);
  board.takebacks = found.settings.takebacks;
  rematch.take(found);
}

/** Whether a frame is of a seat of mine that still plays against a clock of minutes. @param {Frame} frame */
const isPlayedLive = frame => frame.seat !== null && !frame.seats[frame.seat]?.out && isLive(frame);

/** @param {import('./table/socket.js').Seen} seen */
function see(seen) {
  setWakeLock(seen.frames.some(isPlayedLive));
  if (seen.table) hearTable(seen.table);
  if (seen.offer !== undefined) known.takeOffer(seen.offer, () => draw());
  history.take(seen.frames, seen.entries);
  past.keep(seen.frames);
  if (!perspective.take(seen.frames)) {
    draw();
    return;
  }
  const next = perspective.wanted();
  if (perspective.shared(known.card?.spec.hidden ?? false) && next.seat !== perspective.revealed) {
    const before = perspective.of(perspective.revealed);
    const name = nameOf(next.seats, next.seat);
    if (before)
      show(before, {
        prompt: t('site-pass-device', { name }),
        confirm: { text: t('site-pass-device-confirm'), run: () => handOver(next) },
      });
    else handOver(next);
    return;
  }
  if (next.seat !== null && next.phase === 'playing') perspective.revealed = next.seat;
  show(next);
}

/** @param {Frame} next */
function handOver(next) {
  askHandover(/** @type {number} */ (next.seat), nameOf(next.seats, next.seat), () => {
    perspective.revealed = next.seat;
    show(perspective.of(next.seat) ?? next);
    board.focus();
  });
}

/** Whoever comes to a table, and to no other beside it, has the board under their keys; a finger needs none. */
function arrive() {
  if (self !== top || matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement === document.body) board.focus();
}

/** @param {Frame} next @param {Bar} [instead] a bar that outranks the game's own */
function show(next, instead) {
  const before = perspective.shown;
  past.take(next);
  void planAhead(next);
  void daysOff.hear(next);
  known.notice = '';
  const playing = next.phase !== 'gathering';
  perspective.shown = next;
  known.bar = instead ?? saidBar(next);
  if (next.seat !== null && playing && !next.paused) tidy(next);
  draw();
  if (playing) board.show(instead ? { ...next, mine: false } : next);
  if (instead || next.phase === 'over') known.bar = instead ?? saidBar(next);
  if (next.phase === 'over' && before?.phase !== 'over') panel.at = 'result';
  draw();
  if (playing && !before) arrive();
  command.take(next);
  if (next.mine && before?.decision_id !== next.decision_id) {
    beat.again();
    if (before && before.seq !== next.seq) playSound('turn');
    if (before && Hand.is(known.table, next)) Hand.hum();
  }
  if (before?.seq !== next.seq || before.seat !== next.seat) history.hear(next);
  if (next.phase === 'over' && before?.phase === 'playing') ending.tell(next, known);
  layout.name(next);
}

/** Where moves may be laid ahead, what that takes comes along. @param {Frame} next */
async function planAhead(next) {
  const slow = next.clocks?.rule?.clock === 'correspondence' && !known.card?.spec.hidden;
  if (!slow || next.seat === null || next.phase !== 'playing') {
    known.plan = undefined;
    return;
  }
  if (!known.plan) {
    const { Plan } = await import('./table/conditional_moves.js');
    const begin = () => {
      panel.shut();
      past.now();
    };
    known.plan ??= new Plan({ show: lookAt, begin, redraw: () => draw() });
  }
  await known.plan.take(next);
}

/** What the strongest bot would do, lit on the board and said in the bar. */
async function hint() {
  const { shown } = perspective;
  if (!shown) return;
  try {
    const { takeHint } = await import('./table/hint.js');
    const told = await takeHint(shown, history.entries, board.ui);
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
/** The gathering room; its modules come only when there is one. */
function gatheringRoom() {
  if (!room)
    import('./table/waiting_room.js').then(module => {
      room = module;
      introduce(() => draw());
      draw();
    });
  if (!room || !known.table || !known.card) return waiting();
  const { table, card } = known;
  return room.gathering(
    { ...table, seats: known.present(table.seats) },
    card,
    conversation.template(known),
  );
}

function draw() {
  const frame = perspective.shown;
  layout.prepare(frame);
  const pressed = document.activeElement?.closest('.act') && document.activeElement;
  const shown = () =>
    frame?.phase === 'gathering' ? gatheringRoom() : frame ? layout.template(frame) : waiting();
  render(known.trouble ?? shown(), main);
  if (frame && socket) tick(main, frame.clocks, socket.moment());
  // A button that is gone leaves the focus on the board, where the next thing is done.
  if (pressed && !pressed.isConnected) board.focus();
}

/** @param {unknown} heading @param {unknown} [why] */
function nothingHere(heading, why = nothing) {
  known.trouble = html`<div class="empty">${emptyStateArt}<h1>${heading}</h1><p>${why}</p><a class="btn main"
    href="/">${t('site-nav-home')}</a></div>`;
  draw();
}

await mountShell({ page: 'tables', bottomNav: false });
draw();
main.before(lineBanner);
barKeys(() => (ending.looking ? { prompt: '' } : (past.bar ?? known.said)));
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
  board.apart = known.card?.spec.hidden ?? true;
  if (found.settings.cafe) await hand.open(board.apart);
  socket = new Socket(known.match, {
    seen: see,
    said: messages => conversation.hear(messages, time() - Date.now()),
    here: (seats, count) => {
      known.here = new Set(seats);
      known.watchers = count;
      draw();
    },
    state: lineState,
    ended: () => nothingHere(t('site-table-closed')),
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
