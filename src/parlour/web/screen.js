/**
 * The shared screen of a café table, with the board, names and points. Only phones show the hands.
 */
import { html, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { setWakeLock } from './components/wake_lock.js';
import { capitalize } from './components/capitalized.js';
import { seatAvatar } from './components/avatar.js';
import { gameName, loadGame } from './components/games.js';
import { openSeatToken, icon, emptyStateArt, seatToken } from './components/icons.js';
import { optionLabels } from './components/game_options.js';
import { setSeatColours } from './components/seat_colours.js';
import { setTitle } from './components/shell.js';
import { withSpokenText } from './components/screen_reader.js';
import { isOccupied } from './components/table_summary.js';
import { clockRuleLabel } from './components/time.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
import { Board } from './table/board.js';
import { History } from './table/history.js';
import { connectionBanner, setConnectionState } from './table/connection_state.js';
import { moveListText } from './table/log.js';
import { turnSentence, seatStatus, seatName, outcome, winningSeats } from './table/names.js';
import { updateClocks } from './table/seats.js';
import { Socket } from './table/socket.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').TableInfo} TableInfo */

const match = location.pathname.split('/')[2];
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** Time in milliseconds for which a result is visible before the screen opens the rematch. */
const REMATCH_DELAY_MS = 900;

/** @type {TableInfo | null} */
let table = null;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {Frame | null} */
let frame = null;
/** @type {Set<number>} the seats whose phones are connected */
let presentSeats = new Set();
/** @type {unknown} */
let errorView = null;
/** @type {Socket | undefined} */
let socket;

const rejectAction = () => Promise.reject(new Error('a screen decides nothing'));
const board = new Board({ submit: rejectAction, preview: rejectAction, setBar: () => {} });
const history = new History(
  match,
  () => draw(),
  () => '',
);

/**
 * Whether a seat's phone is connected, or the seat is a bot's.
 * @param {import('./types').SeatOccupant} occupant
 * @param {number} seat
 */
const isHere = (occupant, seat) => Boolean(occupant.bot) || presentSeats.has(seat);

/** @param {TableInfo} at */
const code = at =>
  at.code
    ? html`<p class="d">${t('cafe-type', { host: new URL(at.lan_link ?? at.link).host })}</p>
        <p class="code">${at.code.replaceAll('-', ' ')}</p>`
    : nothing;

/** @param {TableInfo} at @param {boolean} large */
const qrCode = (at, large) =>
  html`<img class="qr ${large ? 'large' : ''}" src=${at.qr} alt=${t('site-qr')} width="148" height="148" />`;

/** @param {TableInfo} at @param {number} seat */
function seatCard(at, seat) {
  const occupant = at.seats[seat];
  if (!occupant || !isOccupied(occupant))
    return html`<li class="screen-seat open">
      ${openSeatToken()}
      <div><b>${t('cafe-free')}</b></div>
    </li>`;
  const shown = frame && frame.phase !== 'gathering' ? frame : null;
  const isToMove = shown?.phase === 'playing' && shown.turn.seats.includes(seat);
  const isWinner = shown?.phase === 'over' && winningSeats(shown.ranking).includes(seat);
  const score = shown?.ranking?.scores?.[seat];
  const occupants = shown?.seats.map((one, i) => one && { ...one, here: isHere(one, i) });
  const words =
    shown && occupants
      ? seatStatus({ ...shown, seats: occupants }, seat)
      : t(isHere(occupant, seat) ? 'site-online' : 'site-offline');
  return html`<li class="screen-seat ${isToMove ? 'turn' : ''}" data-seat=${seat}>
    ${seatToken(seat, occupant.bot ? 'bot' : isHere(occupant, seat) ? 'on' : '', seatAvatar(occupant))}
    <div>
      <b
        >${seatName(at.seats, seat)}${
          isWinner
            ? html`<span class="won">
          ${icon('cup')}<span class="visually-hidden">${t('site-won')}</span></span>`
            : nothing
        }</b
      >
      <p class="d">${capitalize(isWinner ? t('site-won') : words)}</p>
    </div>
    <p class="line2">
      ${
        score === undefined
          ? nothing
          : html`<span
          class="score">${withSpokenText(score < 0 ? `−${-score}` : score, t('site-points', { points: score }))}</span>`
      }
      ${
        shown?.phase === 'playing' && shown.clocks?.left?.length
          ? html`<span class="clock" role="timer" data-clock=${seat}></span>`
          : nothing
      }
    </p>
  </li>`;
}

/** Start the match with the present players after removing the open seats. @param {TableInfo} at */
async function start(at) {
  const occupied = at.seats.flatMap((one, seat) => (isOccupied(one) ? [seat] : []));
  const path = `/api/tables/${match}`;
  try {
    if (occupied.length < at.seats.length) {
      const free = at.seats.flatMap((one, seat) => (isOccupied(one) ? [] : [seat]));
      await post(`${path}/configure`, { order: [...occupied, ...free] });
      await post(`${path}/configure`, { seat_count: occupied.length });
    }
    await post(`${path}/start`, {});
  } catch (refusal) {
    showError(refusal);
  }
}

/** Return the card that explains how phones join, before the start. @param {TableInfo} at */
function joinCard(at) {
  const count = at.seats.filter(isOccupied).length;
  const hasEnoughPlayers = count >= at.seat_range[0];
  return html`<section class="screen-board" aria-labelledby="h-join">
    <div class="screen-join">
      ${qrCode(at, true)}
      <h2 id="h-join">${t('cafe-join')}</h2>
      ${code(at)}
      ${
        at.is_host
          ? html`<div class="row wrapping">
              <button class="btn main big" ?disabled=${!hasEnoughPlayers} @click=${() => start(at)}>
                ${count === at.seats.length || !hasEnoughPlayers ? t('site-start') : t('cafe-start-with', { count })}
              </button>
              <a class="btn" href="/t/${match}">${t('cafe-set-up')}</a>
            </div>`
          : nothing
      }
    </div>
  </section>`;
}

/** Return the text for the last move or the result. @param {TableInfo} at */
function newsText(at) {
  if (!frame || frame.phase === 'gathering') {
    const free = at.seats.filter(one => !isOccupied(one)).length;
    return free ? t('site-waiting-for', { count: free }) : t('site-ready-guest');
  }
  if (frame.phase === 'over') {
    const { title: ended, reason } = outcome(frame, []);
    return `${ended}. ${reason}`;
  }
  const { game, seats: occupants } = frame;
  const last = history.entries.findLast(entry => moveListText(game, occupants, entry));
  return last ? moveListText(game, occupants, last).split('\n')[0] : turnSentence(frame);
}

/** @param {TableInfo} at */
function screen(at) {
  const seats = at.seats.map((_, seat) => seat);
  const left = seats.filter(seat => seat % 2 === 0);
  const right = seats.filter(seat => seat % 2 === 1);
  const facts = [...optionLabels(card, at.options), clockRuleLabel(at.settings.clock)]
    .filter(Boolean)
    .join(' · ');
  const playing = frame && frame.phase !== 'gathering';
  const requestFullscreen = () => document.documentElement.requestFullscreen().catch(() => {});
  const hidden = card?.spec.has_hidden_information && frame?.phase === 'playing';
  return html`<div class="cloth big">
    <header class="screen-title">
      <h1>${gameName(at.game)}</h1>
      <span class="facts">${facts}</span>
      ${
        document.fullscreenEnabled && !document.fullscreenElement
          ? html`<button class="btn" @click=${requestFullscreen}>${icon('screen')}${t('cafe-full')}</button>`
          : nothing
      }
    </header>
    <ul class="screen-side l" aria-label=${t('site-seats')}>
      ${left.map(seat => seatCard(at, seat))}
    </ul>
    ${
      playing
        ? html`<section class="screen-board stage" aria-label=${t('site-board')}>${board.root}</section>`
        : joinCard(at)
    }
    <ul class="screen-side r" aria-label=${t('cafe-more-seats')}>
      ${right.map(seat => seatCard(at, seat))}
    </ul>
    <footer class="screen-footer">
      <p class="news-line" role="status">${newsText(at)}</p>
      <p class="where">${frame?.phase === 'over' ? t('cafe-again') : hidden ? t('cafe-hands') : nothing}</p>
      ${
        playing
          ? html`<div class="screen-back">
              <p>${t('cafe-back')}</p>
              ${qrCode(at, false)}
            </div>`
          : nothing
      }
    </footer>
  </div>`;
}

function draw() {
  render(
    errorView ?? (table ? screen(table) : html`<p class="wait muted">${t('site-loading')}</p>`),
    main,
  );
  if (frame && socket) updateClocks(main, frame.clocks, socket.displayTime());
}

/** @param {unknown} heading @param {unknown} [why] */
function showNotFound(heading, why = nothing) {
  errorView = html`<div class="empty">
    ${emptyStateArt}
    <h1>${heading}</h1>
    <p>${why}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;
  draw();
}

/** @param {import('./table/socket.js').FrameMessage} seen */
function updateTable(seen) {
  const rematchStarted = table?.rematch?.started;
  if (seen.table) {
    table = seen.table;
    setSeatColours(table.seats);
  }
  if (table?.rematch?.started && !rematchStarted)
    setTimeout(
      () => location.assign(`/t/${table?.rematch?.match}/screen`),
      frame ? REMATCH_DELAY_MS : 0,
    );
  history.receive(seen.frames, seen.entries);
  const [latestFrame] = seen.frames;
  // The screen is public: frames of a seat are ignored.
  if (!latestFrame || latestFrame.seat !== null || (frame && latestFrame.seq < frame.seq)) {
    draw();
    return;
  }
  frame = latestFrame;
  if (latestFrame.phase !== 'gathering') {
    draw();
    board.show(latestFrame);
    history.showFrame(latestFrame);
  }
  setTitle(gameName(latestFrame.game));
  draw();
}

await loadStrings('site', 'cafe');
main.before(connectionBanner);
document.addEventListener('fullscreenchange', draw);
setWakeLock(true);
try {
  const found = await get(`/api/tables/${match}`);
  [card] = await Promise.all([loadGame(found.game), board.load(found.game)]);
  socket = new Socket(
    match,
    {
      onFrames: updateTable,
      onChat: () => {},
      onPresence: seats => {
        presentSeats = new Set(seats);
        draw();
      },
      onState: setConnectionState,
      onEnd: () => showNotFound(t('site-table-closed')),
    },
    true,
  );
  setInterval(() => {
    if (frame?.phase === 'playing' && socket)
      updateClocks(main, frame.clocks, socket.displayTime());
  }, 100);
} catch (refusal) {
  showNotFound(t('site-table-not-found'), errorText(/** @type {any} */ (refusal)));
}
