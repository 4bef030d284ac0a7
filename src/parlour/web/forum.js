/** The forum of the members: threads on the left, one of them on the right; on a phone one or the other. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { Thread } from './forum/thread.js';
import { newThread } from './forum/composer.js';
import { threadList } from './forum/threads.js';
import { icon } from './components/icons.js';
import { gameName, loadGames } from './components/games.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
/** @typedef {import('./types').ForumBoard} ForumBoard */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const PAUSE = 300;
const id = location.pathname.split('/')[2] ?? '';
const asked = new URLSearchParams(location.search);
let board = asked.get('board') ?? '';
let text = asked.get('text') ?? '';
let binned = false;
let writing = asked.has('new');
/** @type {ForumBoard | null} */
let found = null;
let refused = '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
const thread = id ? new Thread(id, () => draw()) : null;

/** The name of a board: the house, or a game. @param {string} name */
const boardName = name => (name === 'house' ? t('forum-board-general') : gameName(name));

/** @param {number} [skip] */
async function load(skip = 0) {
  const query = new URLSearchParams({ board, text, skip: String(skip), binned: String(binned) });
  try {
    const next = await get(`/api/forum?${query}`);
    found = skip && found ? { ...next, threads: [...found.threads, ...next.threads] } : next;
  } catch (refusal) {
    refused = errorText(/** @type {any} */ (refusal));
  }
  draw();
}
/** @param {string} next */
function look(next) {
  board = next;
  const query = new URLSearchParams(Object.entries({ board, text }).filter(([, value]) => value));
  if (!id) window.history.replaceState(null, '', query.size ? `?${query}` : location.pathname);
  load();
}

const chip = (/** @type {string} */ name, /** @type {string} */ words) =>
  html`<button class="chip" aria-pressed=${board === name} @click=${() => look(name)}>${words}</button>`;

function bar() {
  const hear = (/** @type {any} */ event) => {
    text = event.target.value;
    clearTimeout(waiting);
    waiting = setTimeout(() => look(board), PAUSE);
  };
  const bin = () => {
    binned = !binned;
    load();
  };
  return html`<div class="chips scroll-x" role="group" aria-label=${t('forum-boards')}>
      ${chip('', t('forum-all'))}${(found?.boards ?? []).map(name => chip(name, boardName(name)))}${
        found?.can_moderate
          ? html`<button class="chip" aria-pressed=${binned} @click=${bin}>${icon('x')}${t('forum-bin')}</button>`
          : nothing
      }
    </div>
    <input
      class="input"
      type="search"
      aria-label=${t('forum-search')}
      placeholder=${t('forum-search')}
      .value=${live(text)}
      @input=${hear}
    />`;
}

const list = () =>
  html`<div class="of-threads ${id || writing ? 'only-desk' : ''}">
    ${bar()}
    ${
      found
        ? threadList(found.threads, {
            id,
            boardName,
            none: t(text ? 'forum-none-found' : 'forum-none'),
            more: () => load(found?.threads.length ?? 0),
          })
        : html`<p class="muted">${refused || t('site-loading')}</p>`
    }
    ${
      found?.can_write
        ? html`<a class="btn main wide" href="/forum?new=1${board ? `&board=${board}` : ''}"
            >${icon('plus')}${t('forum-thread-new')}</a
          >`
        : found
          ? joining(id ? '' : 'only-phone')
          : nothing
    }
  </div>`;
const joining = (where = '') =>
  html`<p class="note ${where}">
    ${icon('key')}<span>${t('forum-join-line')} <a href="/join">${t('site-create-account')}</a></span>
  </p>`;

function beside() {
  if (thread) return thread.template(boardName);
  if (writing && found?.can_write) {
    const cancel = () => {
      writing = false;
      draw();
    };
    return newThread({ boards: found.boards, boardName, board, cancel });
  }
  return html`<div class="card sheet-of only-desk">
    ${found?.can_write === false ? joining() : html`<p class="muted">${t('forum-line')}</p>`}
  </div>`;
}

function draw() {
  render(
    html`<div class="hello ${id ? 'only-desk' : ''}">
        ${id ? html`<a class="h1" href="/forum">${t('forum-title')}</a>` : html`<h1>${t('forum-title')}</h1>`}<span
          class="muted xs only-desk"
          >${t('forum-line')}</span
        >
      </div>
      <div class="forum">${list()}${beside()}</div>`,
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
// The list comes after: what was just read is no longer new there.
await load();
thread?.arrive();
