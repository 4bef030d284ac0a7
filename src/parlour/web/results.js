/** Results: every match that is over, by game, opponent, outcome and time. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get, uploadFile } from './components/api.js';
import { gameName, loadGames } from './components/games.js';
import { icon, emptyStateArt } from './components/icons.js';
import { gameOptions } from './components/game_options.js';
import { currentUser } from './components/session.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t, errorText } from './components/strings.js';
import { resultRow } from './results/result_rows.js';
/** @typedef {import('./types').Result} Result */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const DAY_MS = 86_400_000;
/** Spans that can be looked at, in days. */
const SPANS = { any: 0, week: 7, month: 31, year: 366 };
/** How long the hand may rest while a name is typed. */
const REST_MS = 300;

const wish = { whose: 'mine', game: '', options: '', won: '', span: 'any', against: '' };
/** @type {Result[]} */
let lines = [];
/** @type {string | null} */
let beyond = null;
let loading = true;
/** Whose numbers are led to: my own page. */
let own = '';
/** Why a file was not taken in. */
let refused = '';
/** Questions are numbered, so that a slow answer to an old one is dropped. */
let question = 0;
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing;

function query() {
  const days = SPANS[/** @type {keyof typeof SPANS} */ (wish.span)];
  const given = {
    whose: wish.whose,
    game: wish.game,
    options: wish.game ? wish.options : '',
    won: wish.whose === 'mine' ? wish.won : '',
    against: wish.whose === 'mine' ? wish.against.trim() : '',
    since: days ? String(Date.now() - days * DAY_MS) : '',
  };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value));
}

/** @param {boolean} [further] the next page of the same */
async function ask(further = false) {
  const mine = ++question;
  const sought = query();
  if (further && beyond) sought.set('beyond', beyond);
  loading = true;
  draw();
  try {
    const page = await get(`/api/results?${sought}`);
    if (mine !== question) return;
    lines = further ? [...lines, ...page.results] : page.results;
    beyond = page.next_cursor;
  } catch (refusal) {
    showError(refusal);
  }
  if (mine !== question) return;
  loading = false;
  draw();
}
/** @param {Partial<typeof wish>} change */
function want(change) {
  Object.assign(wish, change);
  ask();
}

/** @param {string} label @param {string} chosen @param {[string, string][]} all @param {(id: string) => void} choose */
const field = (label, chosen, all, choose) =>
  html`<label class="field"
    >${label}<select class="input" @change=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${all.map(([id, words]) => html`<option value=${id} .selected=${live(id === chosen)}>${words}</option>`)}
    </select></label
  >`;

/** How a game was played, by the first of its options that is a choice: a part of the JSON that the house keeps. */
function variants() {
  const card = cards.find(one => one.spec.id === wish.game);
  const first =
    card && gameOptions(card).find(one => one.kind === 'choice' && one.choices.length > 1);
  if (!first) return nothing;
  const part = (/** @type {unknown} */ value) =>
    `${JSON.stringify(first.name)}:${JSON.stringify(value)}`;
  return field(
    first.label,
    wish.options,
    [
      ['', t('site-outcome-any')],
      ...first.choices.map(one => /** @type {[string, string]} */ ([part(one.value), one.label])),
    ],
    id => want({ options: id }),
  );
}

function fields() {
  const typed = (/** @type {any} */ event) => {
    // Kept at once: an answer that comes meanwhile draws the field anew.
    wish.against = event.target.value;
    clearTimeout(typing);
    typing = setTimeout(() => ask(), REST_MS);
  };
  return html`<form
    class="card pad sought"
    role="search"
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <div class="seg" role="group" aria-label=${t('site-whose')}>
      ${['mine', 'all'].map(
        id =>
          html`<button type="button" aria-pressed=${wish.whose === id} @click=${() => want({ whose: id })}>
            ${t(`site-whose-${id}`)}
          </button>`,
      )}
    </div>
    ${field(
      t('site-game'),
      wish.game,
      [
        ['', t('site-game-any')],
        ...cards.map(
          card => /** @type {[string, string]} */ ([card.spec.id, gameName(card.spec.id)]),
        ),
      ],
      id => want({ game: id, options: '' }),
    )}
    ${variants()}
    ${field(
      t('site-when'),
      wish.span,
      Object.keys(SPANS).map(id => [id, t(`site-when-${id}`)]),
      id => want({ span: id }),
    )}
    ${
      wish.whose === 'mine'
        ? html`${field(
            t('site-outcome'),
            wish.won,
            [
              ['', t('site-outcome-any')],
              ['true', t('site-result-won')],
              ['false', t('site-outcome-not-won')],
            ],
            id => want({ won: id }),
          )}
            <label class="field"
              >${t('site-against')}<input
                class="input"
                type="search"
                maxlength="32"
                autocomplete="off"
                .value=${live(wish.against)}
                @input=${typed}
            /></label>`
        : nothing
    }
  </form>`;
}

/** Take in a file that was taken out here or elsewhere: it opens as a review, or says why not. @param {Event} event */
async function bring(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = '';
  if (!file) return;
  refused = '';
  try {
    const { match } = await uploadFile('/api/matches', file);
    location.assign(`/t/${match}/analysis`);
  } catch (refusal) {
    refused = errorText(/** @type {any} */ (refusal));
    draw();
  }
}

/** Files: all of one's own, and one brought along. */
const files = () =>
  html`<section class="card pad sec files" aria-labelledby="h-files">
    <h2 id="h-files">${t('site-files')}</h2>
    <p class="muted xs">${t('site-files-line')}</p>
    <div class="bar">
      <a class="btn" href="/api/me/matches.zip" download>${icon('save')}${t('site-files-all')}</a>
      <label class="btn"
        >${icon('bring')}${t('site-files-import')}<input class="vh" type="file" accept=".match" @change=${bring}
      /></label>
    </div>
    ${refused ? html`<p class="refused" role="alert">${refused}</p>` : nothing}
  </section>`;

const none = () =>
  html`<div class="card empty">
    ${emptyStateArt}
    <h2>${t('site-no-results')}</h2>
    <p>${t(wish.whose === 'mine' ? 'site-no-results-line' : 'site-no-open-results-line')}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;

function draw() {
  render(
    html`<div class="row heads">
        <h1>${t('site-results')}</h1>
        ${
          own
            ? html`<a class="btn" href="/people/${own}#statistics">${icon('list')}${t('statistics-title')}</a>`
            : nothing
        }
        <a class="btn only-desk" href="/ratings">${icon('cup')}${t('site-nav-ratings')}</a>
      </div>
      ${fields()}
      <div aria-busy=${loading}>
        ${
          lines.length
            ? html`<ul class="card results">
                ${lines.map(one => resultRow(one, cards))}
              </ul>`
            : loading
              ? nothing
              : none()
        }
      </div>
      ${
        beyond
          ? html`<p class="row">
              <button class="btn" ?disabled=${loading} @click=${() => ask(true)}>${t('site-show-more')}</button>
            </p>`
          : nothing
      }
      ${loading && !lines.length ? nothing : files()}`,
    main,
  );
}

await Promise.all([mountShell({ page: 'ratings' }), loadStrings('statistics')]);
setTitle(t('site-results'));
draw();
currentUser().then(({ id }) => {
  own = encodeURIComponent(id);
  draw();
}, showError);
loadGames()
  .then(found => {
    cards = found;
  }, showError)
  .then(() => ask());
