/** The puzzle of a day: a position of a played match on the live board, answered by the rules of the house. */
import { html, nothing, render } from './vendor/lit.js';
import { get, ApiError, post } from './components/api.js';
import { botName, gameName, loadGame, loadGames } from './components/games.js';
import { copyText } from './components/copy.js';
import { emptyStateArt } from './components/icons.js';
import { currentUser } from './components/session.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { showError, showToast } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
import { asks, ending, goal, margin, reply } from './puzzle/prompt.js';
import { calendar, dayWords } from './puzzle/calendar.js';
import { others } from './puzzle/community.js';
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
const address = `/api/games/${game}/puzzle`;

/** @type {Puzzle | undefined} */
let puzzle;
/** What the board asks. @type {import('./types').ActionBar} */
let bar = { prompt: '' };
/** Games with a puzzle. @type {import('./types').GameCard[]} */
let cards = [];
/** @type {unknown} */
let trouble = null;
let who = '';
let notice = '';
let month = '';
/** The answer whose places are lit. @type {EvaluatedAction | null} */
let lit = null;

/** @param {Puzzle} found @returns {Puzzle} with the names of those who sit there, and nothing asked once it is over */
function seated(found) {
  const { frame } = found;
  const over = found.outcome !== '';
  const name = (/** @type {number} */ seat) =>
    seat === frame.seat ? who : t('puzzle-other', { seat: seat + 1, seats: frame.seats.length });
  const chairs = frame.seats.map(
    (chair, seat) => chair && { ...chair, name: name(seat), here: true },
  );
  const asked = over ? { mine: false, decision_id: null, legal_actions: null, previews: null } : {};
  return { ...found, frame: { ...frame, seats: chairs, ...asked } };
}

/** @param {Puzzle} found */
function show(found) {
  const same = puzzle?.day === found.day;
  puzzle = seated(found);
  if (!same) {
    month = found.day;
    notice = '';
    board.clear();
  }
  lit = found.outcome ? found.evaluated_actions[0] : null;
  bar = { prompt: '' };
  // A board measures the room that it stands in.
  draw();
  board.show(puzzle.frame);
  board.highlight(lit?.deed?.places ?? []);
  draw();
}

/** @param {Action} action */
async function answer(action) {
  const { day } = /** @type {Puzzle} */ (puzzle);
  notice = '';
  const found = await post(`${address}/${day}/answer`, { action });
  if (found.day !== puzzle?.day) return;
  show(found);
  const said = found.outcome ? ending(found, board.ui) : reply(found, board.ui);
  announce(said);
  // A wrong answer leaves the position as it was: the board takes its draft back.
  if (!found.outcome) throw new ApiError('core.puzzle-wrong', {}, said);
}

const board = new Board({
  submit: answer,
  preview: action => post(`${address}/${puzzle?.day}/preview`, { action }),
  setBar: asked => {
    bar = asked;
    draw();
  },
});

/** @param {string} day */
async function open(day) {
  try {
    show(await get(`${address}?day=${day}`));
    window.history.replaceState(
      null,
      '',
      day === puzzle?.today ? location.pathname : `?day=${day}`,
    );
  } catch (refusal) {
    showError(refusal);
  }
}

async function give() {
  try {
    const { day, frame } = /** @type {Puzzle} */ (puzzle);
    draftStore(frame).set(null);
    show(await post(`${address}/${day}/solution`, {}));
    announce(ending(/** @type {Puzzle} */ (puzzle), board.ui));
  } catch (refusal) {
    showError(refusal);
  }
}

async function share() {
  const { day, outcome, attempts: tries } = /** @type {Puzzle} */ (puzzle);
  const words = t(outcome === 'solved' ? 'puzzle-share-solved' : 'puzzle-share-shown', {
    game: gameName(game),
    day: dayWords(day),
    tries: tries.length + 1,
  });
  const copied = await copyText(`${words} ${location.origin}/puzzles/${game}?day=${day}`);
  showToast(copied ? t('puzzle-copied') : words);
}

/** What was weighed, once it is over. @param {Puzzle} done */
function weighed({ evaluated_actions: best, frame, unit, level }) {
  const opinion = {
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
    board.highlight(places.length ? places : (lit?.deed?.places ?? []));
  const choose = (/** @type {EvaluatedAction | null} */ one) => {
    lit = one;
    board.highlight(one?.deed?.places ?? []);
    draw();
  };
  return html`<section class="sec here">
    <h2>${t('puzzle-evaluated-by', { name: botName(game, level).split(', ')[0] })}</h2>
    ${candidateTable({ opinion, before: frame, ui: board.ui, unit, limits: [], shown: lit, show: choose, light })}
  </section>`;
}

/** @param {Puzzle} shown */
function quest(shown) {
  const heard = shown.log_entries
    .map(news => logEntryText(game, shown.frame.seats, news))
    .filter(text => !text.includes('??'));
  return html`<section class="quest">
    <p class="eyebrow">${t('puzzle-of', { game: gameName(game), day: dayWords(shown.day) })}</p>
    <h1>${goal(shown)}</h1>
    <p class="muted">${margin(shown)}</p>
    ${heard.length ? html`<p class="muted heard">${t('puzzle-before')} ${heard.join(' ')}</p>` : nothing}
    <dl class="tiny3">
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

const elsewhere = () => {
  const more = cards.filter(card => card.puzzles && card.spec.id !== game);
  if (!more.length) return nothing;
  return html`<nav class="sec" aria-labelledby="h-more">
    <h2 id="h-more">${t('puzzle-more')}</h2>
    <ul class="more-like">
      ${more.map(({ spec }) => html`<li><a href="/puzzles/${spec.id}">${gameName(spec.id)}</a></li>`)}
    </ul>
  </nav>`;
};

function draw() {
  if (trouble || !puzzle) {
    render(trouble ?? html`<p class="wait muted">${t('site-loading')}</p>`, main);
    return;
  }
  const shown = puzzle;
  const turn = (/** @type {string} */ next) => {
    month = next;
    draw();
  };
  render(
    html`<div class="table puzzle ${shown.outcome ? 'done' : ''}">
      <div class="left">
        ${quest(shown)}
        <div class="who">${seatCards(shown.frame, [shown.frame.seat ?? 0], board.ui?.badge)}</div>
      </div>
      <section class="stage" aria-label=${t('site-board')}>${board.root}</section>
      ${asks({ puzzle: shown, bar, ui: board.ui, give, share, notice })}
      <aside class="side" aria-label=${t('puzzle-archive')} tabindex="0">
        ${shown.outcome ? html`${weighed(shown)}${others(shown)}` : nothing}
        <section class="sec">
          <h2>${t('puzzle-archive')}</h2>
          ${calendar(shown, month, open, turn)}
        </section>
        ${elsewhere()}
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
    get(day ? `${address}?day=${encodeURIComponent(day)}` : address),
    currentUser(),
    loadGame(game),
    board.load(game),
  ]);
  who = person.name;
  setTitle(t('puzzle-title', { game: gameName(game) }));
  setBreadcrumb(html`<b>${gameName(game)}</b><span class="muted">${t('site-puzzle')}</span>`);
  show(found);
  cards = await loadGames();
  draw();
} catch (refusal) {
  trouble = html`<div class="empty">
    ${emptyStateArt}
    <h1>${t('puzzle-none')}</h1>
    <p>${errorText(/** @type {any} */ (refusal)) ?? nothing}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;
  draw();
}
