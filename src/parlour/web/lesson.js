/** A lesson: the first turns of a game with a newcomer, on the live board and by the rules of the house. */
import { html, nothing, render } from './vendor/lit.js';
import { get, ApiError, post } from './components/api.js';
import { gameName, loadGame } from './components/games.js';
import { emptyStateArt } from './components/icons.js';
import { currentUser } from './components/session.js';
import { playBots } from './components/play_bots.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { showError } from './components/toast.js';
import { hasMessage, t, errorText } from './components/strings.js';
import { coach } from './lesson/coach.js';
import { path } from './lesson/progress.js';
import { walk } from './lesson/playback.js';
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
const address = `/api/games/${game}/lesson`;
const EASY = 'casual';

/** @type {import('./types').Lesson | undefined} */
let lesson;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {unknown} */
let trouble = null;
/** @type {Frame | undefined} */
let shown;
/** What the board asks. @type {ActionBar} */
let bar = { prompt: '' };
let who = '';
let notice = '';
let at = 0;
/** The furthest step so far: what was done can be looked at again. */
let reached = 0;
/** Whether the others still decide. */
let under = false;
let stop = () => {};

const scene = () => /** @type {import('./types').Lesson} */ (lesson).scenes[at];
const last = () => at === /** @type {import('./types').Lesson} */ (lesson).scenes.length - 1;
const words = (/** @type {string} */ say, part = '') => t(`${game}-lesson-${say}${part}`);
/** What is said to another decision than the one that is asked for. */
const other = () =>
  hasMessage(`${game}-lesson-${scene().message_id}-other`)
    ? words(scene().message_id, '-other')
    : t('site-lesson-other');
/** @param {import('./types').Action} action @returns {Promise<{ correct: boolean, preview: any }>} */
const tried = action => post(address, { step: at, action });

const board = new Board({
  async submit(action) {
    const { correct } = await tried(action);
    if (!correct) {
      notice = other();
      announce(notice);
      draw();
      throw new ApiError('core.lesson-other', {}, notice);
    }
    go(at + 1);
  },
  preview: async action => (await tried(action)).preview,
  setBar: asked => {
    bar = asked;
    draw();
  },
});

/** @param {Frame} frame @returns {Frame} */
const named = frame => ({
  ...frame,
  seats: frame.seats.map(
    (chair, seat) => chair && { ...chair, name: seat === lesson?.seat ? who : chair.name },
  ),
});

/** @param {Moment} moment */
function see(moment) {
  shown = named(moment.frame);
  bar = { prompt: '' };
  board.highlight([]);
  // A board measures the room that it stands in.
  draw();
  board.show(shown);
  const { seats: chairs } = shown;
  const heard = moment.log_entries
    .map(news => logEntryText(game, chairs, news))
    .filter(text => !text.includes('??'));
  if (heard.length) announce(heard.join(' '));
}

/** @param {number} step @param {boolean} [jump] whether the way there is left out */
function go(step, jump = false) {
  stop();
  at = step;
  reached = Math.max(reached, at);
  notice = '';
  under = true;
  const { moments } = scene();
  stop = walk(jump ? moments.slice(-1) : moments, see, () => {
    under = false;
    if (shown) draftStore(shown).set(null);
    board.highlight(scene().highlight);
    announce(`${words(scene().message_id, '-title')}. ${words(scene().message_id)}`);
    draw();
  });
  draw();
}

/** What a step that is only read asks for. @returns {ActionBar} */
function further() {
  if (last()) return { prompt: '', confirm: { text: t('site-lesson-first'), run: play } };
  return { prompt: '', confirm: { text: t('site-lesson-next'), run: () => go(at + 1) } };
}
/** The first game after it, against a bot who lets a newcomer breathe. */
const play = () => {
  if (card) playBots(card, card.levels.includes(EASY) ? EASY : undefined).catch(showError);
};
/** @returns {ActionBar} */
const asked = () => (under ? { prompt: bar.prompt } : scene().expects_action ? bar : further());

function draw() {
  if (trouble || !lesson || !shown) {
    render(trouble ?? html`<p class="wait muted">${t('site-loading')}</p>`, main);
    return;
  }
  const { scenes, seat } = lesson;
  const say = under
    ? null
    : { title: words(scene().message_id, '-title'), text: words(scene().message_id) };
  render(
    html`<div class="table lesson">
      <div class="left">
        <section class="quest">
          <p class="eyebrow">${t('site-lesson-step', { step: at + 1, count: scenes.length })}</p>
          <h1>${t('site-lesson-of', { game: gameName(game) })}</h1>
          ${path(
            scenes.map(one => words(one.message_id, '-title')),
            at,
            reached,
            step => go(step, true),
          )}
        </section>
        <div class="who">${seatCards(shown, [seat], board.ui?.badge)}</div>
      </div>
      <section class="stage" aria-label=${t('site-board')}>${board.root}</section>
      ${coach(asked(), { say, notice, again: at ? () => go(0) : null })}
    </div>`,
    main,
  );
}

await mountShell({ page: 'help', bottomNav: false });
draw();
attachBarShortcuts(() => (lesson && shown ? asked() : { prompt: '' }));
try {
  const [found, person] = await Promise.all([get(address), currentUser()]);
  who = person.name;
  [card] = await Promise.all([loadGame(game), board.load(game)]);
  setTitle(t('site-lesson-of', { game: gameName(game) }));
  setBreadcrumb(html`<b>${gameName(game)}</b><span class="muted">${t('site-lesson')}</span>`);
  lesson = found;
  go(0);
} catch (refusal) {
  trouble = html`<div class="empty">
    ${emptyStateArt}
    <h1>${t('site-no-lesson')}</h1>
    <p>${errorText(/** @type {any} */ (refusal)) ?? nothing}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;
  draw();
}
