/** Results: every match that is over, by game, opponent, outcome and time. */
import { html, live, nothing, render } from './vendor/lit.js';
import { get } from './house/api.js';
import { gameName, games } from './house/games.js';
import { icon, lampshade } from './house/icons.js';
import { mini } from './house/mini.js';
import { optionWords } from './house/options.js';
import { shell, title } from './house/shell.js';
import { moment } from './house/time.js';
import { tell } from './house/toast.js';
import { t } from './house/words.js';
import { delta } from './records/board.js';
/** @typedef {import('./types').Result} Result */
/** @typedef {import('./types').SeatResult} SeatResult */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const DAY_MS = 86_400_000;
/** Spans that can be looked at, in days. */
const SPANS = { any: 0, week: 7, month: 31, year: 366 };
/** How long the hand may rest while a name is typed. */
const REST_MS = 300;

const wish = { whose: 'mine', game: '', won: '', span: 'any', against: '' };
/** @type {Result[]} */
let lines = [];
/** @type {string | null} */
let beyond = null;
let loading = true;
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
    lines = further ? [...lines, ...page.lines] : page.lines;
    beyond = page.beyond;
  } catch (refusal) {
    tell(refusal);
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

/** How it ended for a seat, in a word. @param {Result} result @param {SeatResult} seat */
function fate({ seats }, seat) {
  if (seat.rank > 1) return seats.length > 2 ? t('house-place', { place: seat.rank }) : t('house-result-lost');
  return seats.filter(one => one.rank === 1).length > 1 ? t('house-result-drawn') : t('house-result-won');
}
/** @param {SeatResult[]} seats */
const names = seats =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(seats.map(seat => seat.name));

/** @param {Result} result */
function row(result) {
  const card = cards.find(one => one.spec.id === result.game);
  const own = result.seats.filter(seat => seat.mine);
  const me = own.length === 1 ? own[0] : undefined;
  const ranked = [...result.seats].sort((a, b) => a.rank - b.rank);
  const others = me ? result.seats.filter(seat => seat !== me) : ranked;
  const points = (me ? [me, ...others] : ranked).map(seat => seat.points).filter(one => one !== null);
  const left = result.seats.some(seat => seat.left);
  const kind = [gameName(result.game), ...optionWords(card, JSON.parse(result.options))].join(' · ');
  const change = me?.before && me.after ? me.after.number - me.before.number : null;
  return html`<li>
    <span class="gicon">${mini(result.game)}</span>
    <div class="out ${me?.rank === 1 ? 'won' : ''}">
      ${me ? fate(result, me) : t('house-over')}<small>${left ? t('house-given-up') : points.join(' : ')}</small>
    </div>
    <div class="versus">
      <a class="ell" href="/t/${result.match}/review">${names(others)}</a><small class="ell">${kind}</small>
    </div>
    <div class="num">
      ${result.rated ? delta(change) : html`<span class="tag">${t('house-unrated')}</span>`}<small class="muted"
        >${moment(result.ended_at)}</small
      >
    </div>
  </li>`;
}

/** @param {string} label @param {string} chosen @param {[string, string][]} all @param {(id: string) => void} choose */
const field = (label, chosen, all, choose) =>
  html`<label class="field"
    >${label}<select class="input" @change=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${all.map(([id, words]) => html`<option value=${id} .selected=${live(id === chosen)}>${words}</option>`)}
    </select></label
  >`;

function fields() {
  const typed = (/** @type {any} */ event) => {
    clearTimeout(typing);
    typing = setTimeout(() => want({ against: event.target.value }), REST_MS);
  };
  return html`<form
    class="card pad sought"
    role="search"
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <div class="seg" role="group" aria-label=${t('house-whose')}>
      ${['mine', 'all'].map(
        id =>
          html`<button type="button" aria-pressed=${wish.whose === id} @click=${() => want({ whose: id })}>
            ${t(`house-whose-${id}`)}
          </button>`,
      )}
    </div>
    ${field(
      t('house-game'),
      wish.game,
      [
        ['', t('house-game-any')],
        ...cards.map(card => /** @type {[string, string]} */ ([card.spec.id, gameName(card.spec.id)])),
      ],
      id => want({ game: id }),
    )}
    ${field(
      t('house-when'),
      wish.span,
      Object.keys(SPANS).map(id => [id, t(`house-when-${id}`)]),
      id => want({ span: id }),
    )}
    ${
      wish.whose === 'mine'
        ? html`${field(
              t('house-outcome'),
              wish.won,
              [
                ['', t('house-outcome-any')],
                ['true', t('house-result-won')],
                ['false', t('house-outcome-not-won')],
              ],
              id => want({ won: id }),
            )}
            <label class="field"
              >${t('house-against')}<input
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

const none = () =>
  html`<div class="card empty">
    ${lampshade}
    <h2>${t('house-no-results')}</h2>
    <p>${t(wish.whose === 'mine' ? 'house-no-results-line' : 'house-no-open-results-line')}</p>
    <a class="btn main" href="/">${t('house-nav-home')}</a>
  </div>`;

function draw() {
  render(
    html`<div class="row heads">
        <h1>${t('house-results')}</h1>
        <a class="btn" href="/ratings">${icon('cup')}${t('house-nav-ratings')}</a>
      </div>
      ${fields()}
      <div aria-busy=${loading}>
        ${
          lines.length
            ? html`<ul class="card results">
                ${lines.map(row)}
              </ul>`
            : loading
              ? nothing
              : none()
        }
      </div>
      ${
        beyond
          ? html`<p class="row">
              <button class="btn" ?disabled=${loading} @click=${() => ask(true)}>${t('house-show-more')}</button>
            </p>`
          : nothing
      }`,
    main,
  );
}

await shell({ page: 'ratings' });
title(t('house-results'));
draw();
games()
  .then(found => {
    cards = found;
  }, tell)
  .then(() => ask());
