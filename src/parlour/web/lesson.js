/** A lesson: the first turns of a game on the real board. The server checks the user's actions. */
import { html, nothing, render } from './vendor/lit.js';
import { get, ApiError, post } from './components/api.js';
import { gameName, loadGame } from './components/games.js';
import { emptyStateArt } from './components/icons.js';
import { currentUser } from './components/session.js';
import { playBots } from './components/play_bots.js';
import { mountShell, setTitle, setBreadcrumb, setView } from './components/shell.js';
import { showError } from './components/toast.js';
import { hasMessage, t, errorText } from './components/strings.js';
import { coach } from './lesson/coach.js';
import { progressList } from './lesson/progress.js';
import { playMoments } from './lesson/playback.js';
import { announce } from './table/announcer.js';
import { attachBarShortcuts } from './table/action_bar.js';
import { Board } from './table/board.js';
import { draftStore } from './table/draft.js';
import { logEntryText } from './table/log.js';
import { seatCards } from './table/seats.js';
/** @typedef {import('./types').ActionBar} ActionBar */
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').Moment} Moment */

const game = location.pathname.split('/')[2];
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const apiPath = `/api/games/${game}/lesson`;
const EASY_LEVEL = 'casual';

/** @type {import('./types').Lesson | undefined} */
let lesson;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {unknown} */
let errorView = null;
/** @type {Frame | undefined} */
let shown;
/** The action bar of the board. @type {ActionBar} */
let bar = { prompt: '' };
let userName = '';
let notice = '';
let current = 0;
/** The furthest step so far; earlier steps can be repeated. */
let furthest = 0;
/** Whether the moves of other players are being played back. */
let isPlayingBack = false;
let stopPlayback = () => {};

const scene = () => /** @type {import('./types').Lesson} */ (lesson).scenes[current];
const isLast = () => current === /** @type {import('./types').Lesson} */ (lesson).scenes.length - 1;
const lessonText = (/** @type {string} */ say, part = '') => t(`${game}-lesson-${say}${part}`);
/** Return the text for an action other than the expected one. */
const otherActionText = () =>
  hasMessage(`${game}-lesson-${scene().message_id}-other`)
    ? lessonText(scene().message_id, '-other')
    : t('site-lesson-other');
/**
 * @param {import('./types').Action} action
 * @returns {Promise<{ correct: boolean, preview: any }>}
 */
const checkAction = action => post(apiPath, { step: current, action });

const board = new Board({
  async submit(action) {
    const { correct } = await checkAction(action);
    if (!correct) {
      notice = otherActionText();
      announce(notice);
      draw();
      throw new ApiError('core.lesson-other', {}, notice);
    }
    goTo(current + 1);
  },
  preview: async action => (await checkAction(action)).preview,
  setBar: asked => {
    bar = asked;
    draw();
  },
});

/** @param {Frame} frame @returns {Frame} */
const withUserName = frame => ({
  ...frame,
  seats: frame.seats.map(
    (occupant, seat) =>
      occupant && { ...occupant, name: seat === lesson?.seat ? userName : occupant.name },
  ),
});

/** @param {Moment} moment */
function showMoment(moment) {
  shown = withUserName(moment.frame);
  bar = { prompt: '' };
  board.highlight([]);
  // The board measures its container, so the page is drawn first.
  draw();
  board.show(shown);
  const { seats } = shown;
  const logTexts = moment.log_entries
    .map(news => logEntryText(game, seats, news))
    .filter(text => !text.includes('??'));
  if (logTexts.length) announce(logTexts.join(' '));
}

/**
 * Go to a step.
 * @param {number} step
 * @param {boolean} [skipMoments] skip the playback of the moves before it
 */
function goTo(step, skipMoments = false) {
  stopPlayback();
  current = step;
  furthest = Math.max(furthest, current);
  notice = '';
  isPlayingBack = true;
  const { moments } = scene();
  stopPlayback = playMoments(skipMoments ? moments.slice(-1) : moments, showMoment, () => {
    isPlayingBack = false;
    if (shown) draftStore(shown).set(null);
    board.highlight(scene().highlight);
    announce(`${lessonText(scene().message_id, '-title')}. ${lessonText(scene().message_id)}`);
    draw();
  });
  draw();
}

/** Return the action bar of a step without an action. @returns {ActionBar} */
function readingBar() {
  if (isLast())
    return { prompt: '', confirm: { text: t('site-lesson-first'), run: playFirstGame } };
  return { prompt: '', confirm: { text: t('site-lesson-next'), run: () => goTo(current + 1) } };
}
/** Start a first match against an easy bot. */
const playFirstGame = () => {
  if (card)
    playBots(card, card.levels.includes(EASY_LEVEL) ? EASY_LEVEL : undefined).catch(showError);
};
/** @returns {ActionBar} */
const currentBar = () =>
  isPlayingBack ? { prompt: bar.prompt } : scene().expects_action ? bar : readingBar();

function draw() {
  if (errorView || !lesson || !shown) {
    render(errorView ?? html`<p class="wait muted">${t('site-loading')}</p>`, main);
    return;
  }
  setView('table');
  const { scenes, seat } = lesson;
  const say = isPlayingBack
    ? null
    : { title: lessonText(scene().message_id, '-title'), text: lessonText(scene().message_id) };
  render(
    html`<div class="table lesson" data-board=${game} data-arrangeable="sides">
      <div class="left">
        <section class="task-panel">
          <p class="eyebrow">${t('site-lesson-step', { step: current + 1, count: scenes.length })}</p>
          <h1>${t('site-lesson-of', { game: gameName(game) })}</h1>
          ${progressList(
            scenes.map(one => lessonText(one.message_id, '-title')),
            current,
            furthest,
            step => goTo(step, true),
          )}
        </section>
        <div class="who">${seatCards(shown, [seat], board.ui?.badge)}</div>
      </div>
      <section class="stage" aria-label=${t('site-board')}>${board.root}</section>
      ${coach(currentBar(), { say, notice, again: current ? () => goTo(0) : null })}
    </div>`,
    main,
  );
}

await mountShell({ page: 'help', bottomNav: false });
draw();
attachBarShortcuts(() => (lesson && shown ? currentBar() : { prompt: '' }));
try {
  const [found, person] = await Promise.all([get(apiPath), currentUser()]);
  userName = person.name;
  [card] = await Promise.all([loadGame(game), board.load(game)]);
  setTitle(t('site-lesson-of', { game: gameName(game) }));
  setBreadcrumb(html`<b>${gameName(game)}</b><span class="muted">${t('site-lesson')}</span>`);
  lesson = found;
  goTo(0);
} catch (refusal) {
  errorView = html`<div class="empty">
    ${emptyStateArt}
    <h1>${t('site-no-lesson')}</h1>
    <p>${errorText(/** @type {any} */ (refusal)) ?? nothing}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;
  draw();
}
