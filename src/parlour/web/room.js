/** The page of a game's room: clocks, tables, word list, users, FAQ and forum. */
import { html, nothing, render } from './vendor/lit.js';
import { get, post } from './components/api.js';
import { avatar } from './components/avatar.js';
import { fetchQuestions, questionList } from './forum/questions.js';
import { threadList } from './forum/threads.js';
import { dictionaryCard } from './forum/dictionary.js';
import { gameName, loadGames } from './components/games.js';
import { icon } from './components/icons.js';
import { currentUser } from './components/session.js';
import { miniBoard } from './components/mini_board.js';
import { withSpokenText } from './components/screen_reader.js';
import { mountShell, setTitle, setBreadcrumb } from './components/shell.js';
import { joinTable } from './components/join_table.js';
import { tableStatus, openSeatCount, playerNames, seatTokens } from './components/table_summary.js';
import { clockRuleLabel } from './components/time.js';
import { showError } from './components/toast.js';
import { hasMessage, language, loadStrings, t, errorText } from './components/strings.js';
/** @typedef {import('./types').RoomShown} RoomShown */
/** @typedef {import('./types').Summary} Summary */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const [, , game, id] = location.pathname.split('/');
const REFRESH_MS = 12000;
const THREADS = 4;
/** @type {RoomShown | null} */
let room = null;
/** @type {import('./types').ForumBoard | null} */
let board = null;
/** @type {import('./forum/questions.js').Questions | null} */
let questions = null;
let guest = false;
/**
 * The dictionary card, if the room has a word list.
 * @type {HTMLElement | undefined}
 */
let words;
let errorMessage = '';

/** Whether two clocks are equal. @param {unknown} one @param {unknown} other */
const isEqual = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** @param {number} count */
const formatCount = count => new Intl.NumberFormat(language()).format(count);
/** @param {string} tag */
const languageName = tag =>
  new Intl.DisplayNames([language()], { type: 'language' }).of(tag) ?? tag;

/**
 * Return the game's name for a clock.
 * @param {import('./types').ClockRule} rule
 * @param {string} name
 */
function clockName(rule, name) {
  const words = `${game}-clock-${rule.clock === 'total' ? rule.bank_ms / 60000 : 0}`;
  return hasMessage(words) ? t(words).split(',')[0] : name;
}

/**
 * Return the times of a clock in a short form.
 * @param {import('./types').ClockRule} rule
 */
const isCorrespondenceRule = rule =>
  rule.clock === 'total'
    ? new Intl.NumberFormat(language(), { style: 'unit', unit: 'minute' }).format(
        rule.bank_ms / 60000,
      )
    : clockRuleLabel(rule);

/**
 * Join an open table with this clock, or open a new one.
 * @param {RoomShown} found
 * @param {import('./types').ClockRule} rule
 */
async function openTable(found, rule) {
  const waiting = found.open.find(
    table => isEqual(table.settings.clock, rule) && openSeatCount(table),
  );
  if (waiting) return joinTable(waiting);
  try {
    const { match } = await post('/api/tables', {
      game,
      options: found.options,
      settings: { clock: rule, public: true, room: id },
      seats: [{ occupant: 'me' }, { occupant: 'open' }],
    });
    location.assign(`/t/${match}`);
  } catch (refusal) {
    showError(refusal);
  }
  return undefined;
}

/** @param {RoomShown} found */
const clocksSection = found =>
  html`<section aria-labelledby="h-clocks">
    <div class="group">
      <h2 id="h-clocks">${t('forum-clocks')}</h2>
      <span class="muted xs">${t('forum-clocks-line')}</span>
    </div>
    <div class="paces">
      ${found.clocks.map(({ name, rule }) => {
        const waiting = found.open.find(
          table => isEqual(table.settings.clock, rule) && openSeatCount(table),
        );
        return html`<button class="card pace" @click=${() => openTable(found, rule)}>
          <b>${clockName(rule, name)}</b>
          <span class="long">${isCorrespondenceRule(rule)}</span>
          <small>${waiting ? t('forum-waits', { name: playerNames(waiting) }) : t('forum-waits-nobody')}</small>
        </button>`;
      })}
    </div>
  </section>`;

/** @param {Summary} table */
const tableRow = table => {
  const open = table.phase === 'gathering';
  const tableName = html`<span class="visually-hidden"> ${playerNames(table)}</span>`;
  const action = open
    ? html`<button class="btn sm" @click=${() => joinTable(table)}>${t('site-join-table')}${tableName}</button>`
    : html`<a class="btn sm" href="/t/${table.match}">${icon('eye')}${t('site-watch')}${tableName}</a>`;
  const line = open ? clockRuleLabel(table.settings.clock) : tableStatus(table);
  return html`<li>
    <span class="game-icon">${miniBoard(game, table.public_view, table.public_layout)}</span>
    <div class="what">
      <div class="t ellipsis">${playerNames(table)}</div>
      <div class="d ellipsis">${line}</div>
    </div>
    ${seatTokens(table)}${action}
  </li>`;
};
/** @param {RoomShown} found */
function tablesSection(found) {
  const all = [...found.open.filter(openSeatCount), ...found.live];
  return html`<section aria-labelledby="h-tables">
    <div class="group"><h2 id="h-tables">${t('forum-tables')}</h2></div>
    ${
      all.length
        ? html`<ul class="card rows room-tables">
            ${all.map(tableRow)}
          </ul>`
        : html`<p class="card empty">${t('forum-tables-none')}</p>`
    }
  </section>`;
}

/** @param {RoomShown} found */
function wordListSection({ room: { note, replaces: instead, word_count: words } }) {
  const count = formatCount(words);
  const line = instead
    ? t('forum-list-instead', { note, other: instead, count })
    : t('forum-list-line', { note, count });
  return html`<section class="card padded-card" aria-labelledby="h-list">
    <h2 id="h-list">${t('forum-list')}</h2>
    <p class="sub">${line}</p>
  </section>`;
}
/**
 * Return a user's rating and, below it, the rating by the game's own formula.
 * @param {RoomShown['users'][number]} one
 */
const ratingText = ({ rating, own_rating: own }) =>
  rating === null
    ? nothing
    : html`<span class="rated"
        ><b>${withSpokenText(rating, t('forum-rated', { rating: String(rating) }))}</b>${
          own === null ? nothing : html`<small>${t('site-column-own')} ${own}</small>`
        }</span
      >`;
/** @param {RoomShown} found */
const usersSection = found =>
  html`<section class="card padded-card" aria-labelledby="h-people">
    <h2 id="h-people">${t('forum-people')}</h2>
    ${
      found.users.length
        ? html`<ul class="room-users">
            ${found.users.map(
              one =>
                html`<li>
                  ${avatar(one.name, one.member, 'sm')}<span class="grow"
                    ><b>${one.name}</b><small>${t('forum-doing', { doing: one.activity })}</small></span
                  >${ratingText(one)}
                </li>`,
            )}
          </ul>`
        : html`<p class="sub">${t('forum-people-none')}</p>`
    }${found.anonymous ? html`<p class="sub">${t('forum-unnamed', { count: found.anonymous })}</p>` : nothing}
  </section>`;

/** @param {RoomShown} found */
const otherRooms = found =>
  html`<nav class="rooms scroll-x" aria-label=${t('forum-rooms')}>
    ${found.rooms.map(
      one =>
        html`<a class="room" href="/rooms/${game}/${one.id}" aria-current=${one.id === id ? 'page' : nothing}
          ><span class="grow"
            ><b class="ellipsis">${one.name}</b
            ><small class="ellipsis">${languageName(one.language)} · ${one.replaces || one.note}</small></span
          ><span class="n">${one.user_count}</span></a
        >`,
    )}
  </nav>`;

const joinNotice = () =>
  html`<section class="card padded-card" aria-labelledby="h-member">
    <h2 id="h-member">${t('forum-member')}</h2>
    <p class="sub">${t('forum-join-line')}</p>
    <a class="btn main" href="/join">${t('site-create-account')}</a>
  </section>`;

const forumSection = () =>
  html`<section aria-labelledby="h-forum">
    <div class="group">
      <h2 id="h-forum">${t('site-forum')}</h2>
      <a class="xs" href="/forum?board=${game}">${t('forum-threads-all')}</a>
    </div>
    ${threadList(board?.threads.slice(0, THREADS) ?? [], { none: t('forum-none') })}
  </section>`;
const faqSection = () =>
  questions?.list.length
    ? html`<section aria-labelledby="h-faq">
        <div class="group">
          <h2 id="h-faq">${t('forum-faq')}</h2>
          <a class="xs" href="/rules/${game}">${t('forum-rules')}</a>
        </div>
        <div class="card padded-card">${questionList(questions)}</div>
      </section>`
    : nothing;

function draw() {
  if (!room) {
    render(html`<p class="muted" role="status">${errorMessage || t('site-loading')}</p>`, main);
    return;
  }
  const found = room;
  render(
    html`<header class="room-header">
        <span class="sign" aria-hidden="true">${found.room.language.toUpperCase()}</span>
        <div class="grow">
          <h1>${found.room.name}</h1>
          <p class="muted">
            ${t('forum-online-count', {
              members: found.members,
              guests: found.guests,
            })}
            · ${t('forum-logged-in', { count: found.logged_in })}
          </p>
        </div>
      </header>
      ${otherRooms(found)}
      <div class="middle">${clocksSection(found)}${tablesSection(found)}${faqSection()}${forumSection()}</div>
      <aside class="beside">${wordListSection(found)}${words ?? nothing}${usersSection(found)}${
        guest ? joinNotice() : nothing
      }</aside>`,
    main,
  );
}

/**
 * Load the room now and repeatedly while the page is visible. The requests mark the user as
 * present.
 * @param {unknown} [first] a promise to await before the first draw
 */
async function load(first) {
  try {
    const found = await get(`/api/rooms/${game}/${id}`);
    await first;
    room = found;
    if (/** @type {RoomShown} */ (room).has_dictionary) words ??= dictionaryCard(game, id);
    draw();
  } catch (refusal) {
    errorMessage = errorText(/** @type {any} */ (refusal));
    draw();
  }
  setTimeout(scheduleRefresh, REFRESH_MS);
}
function scheduleRefresh() {
  if (document.hidden)
    document.addEventListener('visibilitychange', scheduleRefresh, { once: true });
  else load();
}

await Promise.all([mountShell({ page: 'lobby' }), loadStrings('forum', game)]);
draw();
// All data is loaded before the first draw, so that nothing moves later.
const requests = Promise.allSettled([
  currentUser().then(found => {
    guest = found.role === 'guest';
  }),
  get(`/api/forum?board=${game}`).then(found => {
    board = found;
  }),
  fetchQuestions(game).then(found => {
    questions = found;
  }),
]);
await Promise.all([load(requests), loadGames().catch(showError)]);
for (const one of await requests) if (one.status === 'rejected') showError(one.reason);
if (room) {
  const { name } = /** @type {RoomShown} */ (room).room;
  setTitle(`${name} · ${gameName(game)}`);
  setBreadcrumb(html`<b>${name}</b><span class="muted">${gameName(game)}</span>`);
}
