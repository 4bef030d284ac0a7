/** The results: finished matches, filtered by game, opponent, outcome and time. */
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
/** The selectable periods, in days. */
const SPANS = { any: 0, week: 7, month: 31, year: 366 };
/** Pause in typing, in milliseconds, after which results are loaded. */
const INPUT_DELAY_MS = 300;

const filters = { matches: 'mine', game: '', options: '', won: '', span: 'any', against: '' };
/** @type {Result[]} */
let results = [];
/** @type {string | null} */
let nextCursor = null;
let loading = true;
/** The id of the current user, for the link to their statistics. */
let ownId = '';
/** The reason why a file was rejected. */
let uploadError = '';
/** The number of the latest request; responses to earlier requests are dropped. */
let requestNumber = 0;
/** @type {import('./types').GameCard[]} */
let cards = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let inputTimer;

function searchParameters() {
  const days = SPANS[/** @type {keyof typeof SPANS} */ (filters.span)];
  const parameters = {
    matches: filters.matches,
    game: filters.game,
    options: filters.game ? filters.options : '',
    won: filters.matches === 'mine' ? filters.won : '',
    against: filters.matches === 'mine' ? filters.against.trim() : '',
    since: days ? String(Date.now() - days * DAY_MS) : '',
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value));
}

/** @param {boolean} [isNextPage] whether to load the next page of the same results */
async function loadResults(isNextPage = false) {
  const number = ++requestNumber;
  const parameters = searchParameters();
  if (isNextPage && nextCursor) parameters.set('cursor', nextCursor);
  loading = true;
  draw();
  try {
    const page = await get(`/api/results?${parameters}`);
    if (number !== requestNumber) return;
    results = isNextPage ? [...results, ...page.results] : page.results;
    nextCursor = page.next_cursor;
  } catch (refusal) {
    showError(refusal);
  }
  if (number !== requestNumber) return;
  loading = false;
  draw();
}
/** @param {Partial<typeof filters>} change */
function setFilters(change) {
  Object.assign(filters, change);
  loadResults();
}

/**
 * @param {string} label
 * @param {string} chosen
 * @param {[string, string][]} all
 * @param {(id: string) => void} choose
 */
const selectField = (label, chosen, all, choose) =>
  html`<label class="field"
    >${label}<select class="input" @change=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${all.map(([id, words]) => html`<option value=${id} .selected=${live(id === chosen)}>${words}</option>`)}
    </select></label
  >`;

/**
 * Return the field for the first option with choices. Its value is a fragment of the stored options
 * JSON.
 */
function optionField() {
  const card = cards.find(one => one.spec.id === filters.game);
  const option =
    card && gameOptions(card).find(one => one.kind === 'choice' && one.choices.length > 1);
  if (!option) return nothing;
  const optionJson = (/** @type {unknown} */ value) =>
    `${JSON.stringify(option.name)}:${JSON.stringify(value)}`;
  return selectField(
    option.label,
    filters.options,
    [
      ['', t('site-outcome-any')],
      ...option.choices.map(
        one => /** @type {[string, string]} */ ([optionJson(one.value), one.label]),
      ),
    ],
    id => setFilters({ options: id }),
  );
}

function filterForm() {
  const onInput = (/** @type {any} */ event) => {
    // The text is stored immediately, since a response may redraw the field while the user types.
    filters.against = event.target.value;
    clearTimeout(inputTimer);
    inputTimer = setTimeout(() => loadResults(), INPUT_DELAY_MS);
  };
  return html`<form
    class="card pad result-filters"
    role="search"
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <div class="segmented" role="group" aria-label=${t('site-results-scope')}>
      ${['mine', 'all'].map(
        id =>
          html`<button type="button" aria-pressed=${filters.matches === id} @click=${() => setFilters({ matches: id })}>
            ${t(`site-results-scope-${id}`)}
          </button>`,
      )}
    </div>
    ${selectField(
      t('site-game'),
      filters.game,
      [
        ['', t('site-game-any')],
        ...cards.map(
          card => /** @type {[string, string]} */ ([card.spec.id, gameName(card.spec.id)]),
        ),
      ],
      id => setFilters({ game: id, options: '' }),
    )}
    ${optionField()}
    ${selectField(
      t('site-when'),
      filters.span,
      Object.keys(SPANS).map(id => [id, t(`site-when-${id}`)]),
      id => setFilters({ span: id }),
    )}
    ${
      filters.matches === 'mine'
        ? html`${selectField(
            t('site-outcome'),
            filters.won,
            [
              ['', t('site-outcome-any')],
              ['true', t('site-result-won')],
              ['false', t('site-outcome-not-won')],
            ],
            id => setFilters({ won: id }),
          )}
            <label class="field"
              >${t('site-against')}<input
                class="input"
                type="search"
                maxlength="32"
                autocomplete="off"
                .value=${live(filters.against)}
                @input=${onInput}
            /></label>`
        : nothing
    }
  </form>`;
}

/** Import a match file and open its analysis, or show why it was rejected. @param {Event} event */
async function importFile(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = '';
  if (!file) return;
  uploadError = '';
  try {
    const { match } = await uploadFile('/api/matches', file);
    location.assign(`/t/${match}/analysis`);
  } catch (refusal) {
    uploadError = errorText(/** @type {any} */ (refusal));
    draw();
  }
}

/** Return the section with the download of all matches and the import of a match file. */
const filesSection = () =>
  html`<section class="card pad sec files" aria-labelledby="h-files">
    <h2 id="h-files">${t('site-files')}</h2>
    <p class="muted xs">${t('site-files-line')}</p>
    <div class="bar">
      <a class="btn" href="/api/me/matches.zip" download>${icon('save')}${t('site-files-all')}</a>
      <label class="btn"
        >${icon('bring')}${t('site-files-import')}<input class="visually-hidden" type="file" accept=".match"
          @change=${importFile} /></label>
    </div>
    ${uploadError ? html`<p class="refused" role="alert">${uploadError}</p>` : nothing}
  </section>`;

const emptyState = () =>
  html`<div class="card empty">
    ${emptyStateArt}
    <h2>${t('site-no-results')}</h2>
    <p>${t(filters.matches === 'mine' ? 'site-no-results-line' : 'site-no-open-results-line')}</p>
    <a class="btn main" href="/">${t('site-nav-home')}</a>
  </div>`;

function draw() {
  render(
    html`<div class="row results-header">
        <h1>${t('site-results')}</h1>
        ${
          ownId
            ? html`<a class="btn" href="/people/${ownId}#statistics">${icon('list')}${t('statistics-title')}</a>`
            : nothing
        }
        <a class="btn only-desk" href="/ratings">${icon('cup')}${t('site-nav-ratings')}</a>
      </div>
      ${filterForm()}
      <div aria-busy=${loading}>
        ${
          results.length
            ? html`<ul class="card results">
                ${results.map(one => resultRow(one, cards))}
              </ul>`
            : loading
              ? nothing
              : emptyState()
        }
      </div>
      ${
        nextCursor
          ? html`<p class="row">
              <button class="btn" ?disabled=${loading} @click=${() => loadResults(true)}>${t('site-show-more')}</button>
            </p>`
          : nothing
      }
      ${loading && !results.length ? nothing : filesSection()}`,
    main,
  );
}

await Promise.all([mountShell({ page: 'ratings' }), loadStrings('statistics')]);
setTitle(t('site-results'));
draw();
currentUser().then(({ id }) => {
  ownId = encodeURIComponent(id);
  draw();
}, showError);
loadGames()
  .then(found => {
    cards = found;
  }, showError)
  .then(() => loadResults());
