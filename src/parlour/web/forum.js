/**
 * The forum: the thread list on the left and a thread on the right; on a phone only one of them.
 */
import { html, live, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { Thread } from './forum/thread.js';
import { newThreadForm } from './forum/composer.js';
import { threadList } from './forum/threads.js';
import { icon } from './components/icons.js';
import { gameName, loadGames } from './components/games.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
/** @typedef {import('./types').ForumBoard} ForumBoard */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const SEARCH_DELAY_MS = 300;
const id = location.pathname.split('/')[2] ?? '';
const parameters = new URLSearchParams(location.search);
let board = parameters.get('board') ?? '';
let searchText = parameters.get('text') ?? '';
let showDeleted = false;
let isWriting = parameters.has('new');
/** @type {ForumBoard | null} */
let overview = null;
let errorMessage = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let searchTimer;
const thread = id ? new Thread(id, () => draw()) : null;

/** Return the name of a board: the general board or a game. @param {string} name */
const boardName = name => (name === 'house' ? t('forum-board-general') : gameName(name));

/** @param {number} [offset] */
async function load(offset = 0) {
  const query = new URLSearchParams({
    board,
    text: searchText,
    offset: String(offset),
    deleted: String(showDeleted),
  });
  try {
    const next = await get(`/api/forum?${query}`);
    overview =
      offset && overview ? { ...next, threads: [...overview.threads, ...next.threads] } : next;
  } catch (refusal) {
    errorMessage = errorText(/** @type {any} */ (refusal));
  }
  draw();
}
/** @param {string} next */
function selectBoard(next) {
  board = next;
  const query = new URLSearchParams(
    Object.entries({ board, text: searchText }).filter(([, value]) => value),
  );
  if (!id) window.history.replaceState(null, '', query.size ? `?${query}` : location.pathname);
  load();
}

const chip = (/** @type {string} */ name, /** @type {string} */ words) =>
  html`<button class="chip" aria-pressed=${board === name} @click=${() => selectBoard(name)}>${words}</button>`;

function filterBar() {
  const onSearchInput = (/** @type {any} */ event) => {
    searchText = event.target.value;
    clearTimeout(searchTimer);
    searchTimer = setTimeout(() => selectBoard(board), SEARCH_DELAY_MS);
  };
  const toggleDeleted = () => {
    showDeleted = !showDeleted;
    load();
  };
  return html`<div class="chips scroll-x" role="group" aria-label=${t('forum-boards')}>
      ${chip('', t('forum-all'))}${(overview?.boards ?? []).map(name => chip(name, boardName(name)))}${
        overview?.can_moderate
          ? html`<button class="chip" aria-pressed=${showDeleted} @click=${toggleDeleted}>${icon(
              'x',
            )}${t('forum-bin')}</button>`
          : nothing
      }
    </div>
    <input
      class="input"
      type="search"
      aria-label=${t('forum-search')}
      placeholder=${t('forum-search')}
      .value=${live(searchText)}
      @input=${onSearchInput}
    />`;
}

const threadPane = () =>
  html`<div class="thread-pane ${id || isWriting ? 'only-desk' : ''}">
    ${filterBar()}
    ${
      overview
        ? threadList(overview.threads, {
            id,
            boardName,
            none: t(searchText ? 'forum-none-found' : 'forum-none'),
            more: () => load(overview?.threads.length ?? 0),
          })
        : html`<p class="muted">${errorMessage || t('site-loading')}</p>`
    }
    ${
      overview?.can_write
        ? html`<a class="btn main wide" href="/forum?new=1${board ? `&board=${board}` : ''}"
            >${icon('plus')}${t('forum-thread-new')}</a
          >`
        : overview
          ? joinNotice(id ? '' : 'only-phone')
          : nothing
    }
  </div>`;
const joinNotice = (classes = '') =>
  html`<p class="note ${classes}">
    ${icon('key')}<span>${t('forum-join-line')} <a href="/join">${t('site-create-account')}</a></span>
  </p>`;

function contentPane() {
  if (thread) return thread.template(boardName);
  if (isWriting && overview?.can_write) {
    const cancel = () => {
      isWriting = false;
      draw();
    };
    return newThreadForm({ boards: overview.boards, boardName, board, cancel });
  }
  return html`<div class="card padded-card only-desk">
    ${overview?.can_write === false ? joinNotice() : html`<p class="muted">${t('forum-line')}</p>`}
  </div>`;
}

function draw() {
  render(
    html`<div class="page-header ${id ? 'only-desk' : ''}">
        ${id ? html`<a class="h1" href="/forum">${t('forum-title')}</a>` : html`<h1>${t('forum-title')}</h1>`}<span
          class="muted xs only-desk"
          >${t('forum-line')}</span
        >
      </div>
      <div class="forum">${threadPane()}${contentPane()}</div>`,
    main,
  );
}

await Promise.all([mountShell({ page: 'forum' }), loadStrings('forum')]);
setTitle(t('forum-title'));
setBreadcrumb(html`<b>${t('forum-title')}</b>`);
draw();
loadGames()
  .then(() => draw())
  .catch(showError);
await thread?.load();
// The list is loaded after the thread, so that the posts that were just read do not count as
// unread.
await load();
thread?.scrollToTarget();
