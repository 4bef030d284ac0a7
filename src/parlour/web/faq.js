/** What is often asked about a game, on a page of its own. */
import { html, render } from './vendor/lit.js';
import { fetchQuestions, questionList } from './forum/questions.js';
import { mountFindBar } from './components/find_in_page.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const game = location.pathname.split('/')[2];
await Promise.all([mountShell({ page: 'help' }), loadStrings('forum', 'find')]);
const [questions] = await Promise.all([fetchQuestions(game), loadGames().catch(showError)]);
const words = t('forum-faq-of', { game: gameName(game) });
setTitle(words);
render(
  html`<h1>${words}</h1>
    <div id="find"></div>
    <div class="card sheet-of">${questionList(questions)}</div>
    <p class="links">
      <a class="btn" href="/rules/${game}">${icon('book')}${t('forum-rules')}</a>
      <a class="btn" href="/forum?board=${game}">${icon('chat')}${t('site-forum')}</a>
    </p>`,
  main,
);

const all = /** @type {HTMLElement} */ (main.querySelector('.faq'));
const list = [...all.querySelectorAll('details')];
/**
 * Which questions stood open before anything was looked for.
 * @type {HTMLDetailsElement[] | undefined}
 */
let opened;

/**
 * Questions that say nothing of it step aside, and come back as they were.
 * @param {boolean} seeking
 */
function sift(seeking) {
  if (seeking) opened ??= list.filter(one => one.open);
  for (const one of list) {
    one.hidden = seeking && !one.querySelector('mark');
    if (seeking) one.open = Boolean(one.querySelector('.prose mark'));
    else if (opened) one.open = opened.includes(one);
  }
  if (!seeking) opened = undefined;
}

mountFindBar(
  /** @type {HTMLElement} */ (document.getElementById('find')),
  all,
  t('find-questions'),
  sift,
);
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
