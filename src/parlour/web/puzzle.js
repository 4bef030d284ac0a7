/** The daily puzzle: a position from a real match on the board. The server checks the answers. */
import { html, nothing, render } from './vendor/lit.js';
import { get, ApiError, post } from './components/api.js';
import { botName, gameName, loadGame, loadGames } from './components/games.js';
import { copyText } from './components/copy.js';
import { emptyStateArt } from './components/icons.js';
import { currentUser } from './components/session.js';
import { mountShell, setTitle, setBreadcrumb, setView } from './components/shell.js';
import { showError, showToast } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
import { promptBar, endingText, goalText, marginText, wrongAnswerText } from './puzzle/prompt.js';
import { calendar, formatDay } from './puzzle/calendar.js';
import { siteStatistics } from './puzzle/community.js';
import { marksText } from './analysis/candidates.js';
import { candidateTable } from './analysis/evaluation.js';
import { announce } from './table/announcer.js';
import { attachBarShortcuts } from './table/action_bar.js';
import { Board } from './table/board.js';
import { draftStore } from './table/draft.js';
import { logEntryText } from './table/log.js';
import { seatCards } from './table/seats.js';
/** @typedef {import('./types').Action} Action */
/** @typedef {import('./types').EvaluatedAction} EvaluatedAction */
/** @typedef {import('./types').Puzzle} Puzzle */

const game = location.pathname.split('/')[2];
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const apiPath = `/api/games/${game}/puzzle`;

/** @type {Puzzle | undefined} */
let puzzle;
/** The action bar of the board. @type {import('./types').ActionBar} */
let bar = { prompt: '' };
/** Games with a puzzle. @type {import('./types').GameCard[]} */
let cards = [];
/** @type {unknown} */
let errorView = null;
let userName = '';
let notice = '';
let month = '';
/** The action whose places are highlighted. @type {EvaluatedAction | null} */
let highlighted = null;

/**
 * Return the puzzle with player names, and without an open decision after it is solved or shown.
 * @param {Puzzle} found
 */
function withPlayers(found) {
  const { frame } = found;
  const isOver = found.outcome !== '';
  const name = (/** @type {number} */ seat) =>
    seat === frame.seat
      ? userName
      : t('puzzle-other', { seat: seat + 1, seats: frame.seats.length });
  const seats = frame.seats.map(
    (occupant, seat) => occupant && { ...occupant, name: name(seat), here: true },
  );
  const decision = isOver
    ? { mine: false, decision_id: null, legal_actions: null, previews: null }
    : {};
  return { ...found, frame: { ...frame, seats, ...decision } };
}

/** @param {Puzzle} found */
function showPuzzle(found) {
  const isSameDay = puzzle?.day === found.day;
  puzzle = withPlayers(found);
  if (!isSameDay) {
    month = found.day;
    notice = '';
    board.clear();
  }
  highlighted = found.outcome ? found.evaluated_actions[0] : null;
  bar = { prompt: '' };
  // The board measures its container, so the page is drawn first.
  draw();
  board.show(puzzle.frame);
  board.highlight(highlighted?.deed?.places ?? []);
  draw();
}

/** @param {Action} action */
async function submitAnswer(action) {
  const { day } = /** @type {Puzzle} */ (puzzle);
  notice = '';
  const found = await post(`${apiPath}/${day}/answer`, { action });
  if (found.day !== puzzle?.day) return;
  showPuzzle(found);
  const message = found.outcome ? endingText(found, board.ui) : wrongAnswerText(found, board.ui);
  announce(message);
  // A wrong answer does not change the position: the error makes the board discard its draft.
  if (!found.outcome) throw new ApiError('core.puzzle-wrong', {}, message);
}

const board = new Board({
  submit: submitAnswer,
  preview: action => post(`${apiPath}/${puzzle?.day}/preview`, { action }),
  setBar: asked => {
    bar = asked;
    draw();
  },
});

/** @param {string} day */
async function openDay(day) {
  try {
    showPuzzle(await get(`${apiPath}?day=${day}`));
    window.history.replaceState(
      null,
      '',
      day === puzzle?.today ? location.pathname : `?day=${day}`,
    );
  } catch (refusal) {
    showError(refusal);
  }
}

async function showSolution() {
  try {
    const { day, frame } = /** @type {Puzzle} */ (puzzle);
    draftStore(frame).set(null);
    showPuzzle(await post(`${apiPath}/${day}/solution`, {}));
    announce(endingText(/** @type {Puzzle} */ (puzzle), board.ui));
  } catch (refusal) {
    showError(refusal);
  }
}

async function share() {
  const { day, outcome, attempts: tries } = /** @type {Puzzle} */ (puzzle);
  const words = t(outcome === 'solved' ? 'puzzle-share-solved' : 'puzzle-share-shown', {
    game: gameName(game),
    day: formatDay(day),
    tries: tries.length + 1,
  });
  const copied = await copyText(`${words} ${location.origin}/puzzles/${game}?day=${day}`);
  showToast(copied ? t('puzzle-copied') : words);
}

/** Return the table of evaluated actions. @param {Puzzle} done */
function evaluationSection({ evaluated_actions: best, frame, unit, level }) {
  const evaluation = {
    seq: 0,
    step: 0,
    seat: frame.seat ?? 0,
    best,
    played: null,
    place: null,
    of: 0,
    lost: null,
    least: false,
  };
  const light = (/** @type {string[]} */ places) =>
    board.highlight(places.length ? places : (highlighted?.deed?.places ?? []));
  const choose = (/** @type {EvaluatedAction | null} */ one) => {
    highlighted = one;
    board.highlight(one?.deed?.places ?? []);
    draw();
  };
  return html`<section class="sec here">
    <h2>${t('puzzle-evaluated-by', { name: botName(game, level).split(', ')[0] })}</h2>
    ${candidateTable({
      evaluation,
      before: frame,
      ui: board.ui,
      unit,
      limits: [],
      shown: highlighted,
      show: choose,
      light,
    })}
  </section>`;
}

/** @param {Puzzle} shown */
function promptSection(shown) {
  const logTexts = shown.log_entries
    .map(news => logEntryText(game, shown.frame.seats, news))
    .filter(text => !text.includes('??'));
  return html`<section class="task-panel">
    <p class="eyebrow">${t('puzzle-of', { game: gameName(game), day: formatDay(shown.day) })}</p>
    <h1>${goalText(shown)}</h1>
    <p class="muted">${marginText(shown)}</p>
    ${logTexts.length ? html`<p class="muted heard">${t('puzzle-before')} ${logTexts.join(' ')}</p>` : nothing}
    <dl class="stat-row">
      <div>
        <dt>${t('puzzle-streak')}</dt>
        <dd>${shown.streak}</dd>
      </div>
      <div>
        <dt>${t('puzzle-longest')}</dt>
        <dd>${shown.longest_streak}</dd>
      </div>
      <div>
        <dt>${t('puzzle-attempts')}</dt>
        <dd>${shown.attempts.length + (shown.outcome === 'solved' ? 1 : 0) || '–'}</dd>
      </div>
    </dl>
  </section>`;
}

const otherPuzzles = () => {
  const more = cards.filter(card => card.puzzles && card.spec.id !== game);
  if (!more.length) return nothing;
  return html`<nav class="sec" aria-labelledby="h-more">
    <h2 id="h-more">${t('puzzle-more')}</h2>
    <ul class="puzzle-links">
      ${more.map(({ spec }) => html`<li><a href="/puzzles/${spec.id}">${gameName(spec.id)}</a></li>`)}
    </ul>
  </nav>`;
};

function draw() {
  if (errorView || !puzzle) {
    render(errorView ?? html`<p class="wait muted">${t('site-loading')}</p>`, main);
    return;
  }
  setView('table puzzle');
  const shown = puzzle;
  const setMonth = (/** @type {string} */ next) => {
    month = next;
    draw();
  };
  render(
    html`<div class="table puzzle ${shown.outcome ? 'done' : ''}" data-board=${game}
      data-arrangeable="sides">
      <div class="left">
        ${promptSection(shown)}
        <div class="who">${seatCards(shown.frame, [shown.frame.seat ?? 0], board.ui?.badge)}</div>
      </div>
      <section class="stage" aria-label=${t('site-board')} aria-describedby="marks">
        ${board.root}
        <p class="visually-hidden" id="marks">${marksText('', highlighted, shown.frame, board.ui)}</p>
      </section>
      ${promptBar({ puzzle: shown, bar, ui: board.ui, showSolution, share, notice })}
      <aside class="side" aria-label=${t('puzzle-archive')} tabindex="0">
        ${shown.outcome ? html`${evaluationSection(shown)}${siteStatistics(shown)}` : nothing}
        <section class="sec">
          <h2>${t('puzzle-archive')}</h2>
          ${calendar(shown, month, openDay, setMonth)}
        </section>
        ${otherPuzzles()}
      </aside>
    </div>`,
    main,
  );
}

await Promise.all([mountShell({ page: 'home', bottomNav: false }), loadStrings('puzzle')]);
draw();
attachBarShortcuts(() => (puzzle && !puzzle.outcome ? bar : { prompt: '' }));
try {
  const day = new URLSearchParams(location.search).get('day');
  const [found, person] = await Promise.all([
    get(day ? `${apiPath}?day=${encodeURIComponent(day)}` : apiPath),
    currentUser(),
    loadGame(game),
    board.load(game),
  ]);
  userName = person.name;
  setTitle(t('puzzle-title', { game: gameName(game) }));
  setBreadcrumb(html`<b>${gameName(game)}</b><span class="muted">${t('site-puzzle')}</span>`);
  showPuzzle(found);
  cards = await loadGames();
  draw();
} catch (refusal) {
  errorView = html`<div class="empty">
    ${emptyStateArt}
    <h1>${t('puzzle-none')}</h1>
    <p>${errorText(/** @type {any} */ (refusal)) ?? nothing}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;
  draw();
}
