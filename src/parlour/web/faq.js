/** The FAQ page of a game. */
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
    <div class="card padded-card">${questionList(questions)}</div>
    <p class="links">
      <a class="btn" href="/rules/${game}">${icon('book')}${t('forum-rules')}</a>
      <a class="btn" href="/forum?board=${game}">${icon('chat')}${t('site-forum')}</a>
    </p>`,
  main,
);

const faqElement = /** @type {HTMLElement} */ (main.querySelector('.faq'));
const list = [...faqElement.querySelectorAll('details')];
/**
 * The questions that were expanded before the search.
 * @type {HTMLDetailsElement[] | undefined}
 */
let openBefore;

/**
 * Hide questions without a match during a search, and restore them after it.
 * @param {boolean} isSearching
 */
function filterQuestions(isSearching) {
  if (isSearching) openBefore ??= list.filter(one => one.open);
  for (const one of list) {
    one.hidden = isSearching && !one.querySelector('mark');
    if (isSearching) one.open = Boolean(one.querySelector('.prose mark'));
    else if (openBefore) one.open = openBefore.includes(one);
  }
  if (!isSearching) openBefore = undefined;
}

mountFindBar(
  /** @type {HTMLElement} */ (document.getElementById('find')),
  faqElement,
  t('find-questions'),
  filterQuestions,
);
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
