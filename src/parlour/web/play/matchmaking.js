/** With whoever comes: what is looked for, the search itself, and a bot where nobody comes. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { preferredLevel, botLabel } from '../components/bot_level.js';
import { miniBoard } from '../components/mini_board.js';
import { selectedMode } from '../components/game_options.js';
import { playBots } from '../components/play_bots.js';
import { preferredRoom } from '../components/rooms.js';
import { spokenClock, formatDuration } from '../components/time.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { BOT_AFTER_MS, Search } from './seek.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('../types').SearchQueue} SearchQueue */

const TICK_MS = 500;

const FEWEST = 2;

export class Anybody {
  /** @param {GameCard[]} cards @param {GameCard} card @param {() => void} redraw */
  constructor(cards, card, redraw) {
    // The game one came for stands first.
    this.cards = [card, ...cards.filter(one => one !== card)].filter(one => one.seat_range[1] > 1);
    this.card = card;
    this.redraw = redraw;
    this.games = new Set([card.spec.id]);
    /** How many sit; none: as many as come. */
    this.seats = this.offered().includes(FEWEST) ? FEWEST : 0;
    /** @type {'now' | 'days'} */
    this.pace = 'now';
    this.near = false;
    /** @type {Search | null} */
    this.search = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.ticking = undefined;
  }

  /** How many may sit at this game's tables. @param {GameCard} card @returns {number[]} */
  counts(card) {
    return selectedMode(card, preferredRoom(card.rooms)?.options ?? {}).seat_counts.filter(
      count => count >= FEWEST,
    );
  }

  /** How many may sit at one of the chosen games. @returns {number[]} */
  offered() {
    const chosen = this.cards.filter(card => this.games.has(card.spec.id));
    const counts = new Set(chosen.flatMap(card => this.counts(card)));
    return [...counts].sort((a, b) => a - b);
  }

  /** @param {GameCard} card @returns {number[]} */
  sitting(card) {
    return this.counts(card).filter(count => !this.seats || count === this.seats);
  }

  /** Choose a game, or no longer; a number of seats that no chosen game allows is given up. @param {string} game */
  toggle(game) {
    if (this.games.has(game)) this.games.delete(game);
    else this.games.add(game);
    const offered = this.offered();
    if (this.seats && offered.length && !offered.includes(this.seats)) [this.seats] = offered;
    this.redraw();
  }

  /** The tables looked for: a queue a game. @returns {SearchQueue[]} */
  queues() {
    return this.cards
      .filter(card => this.games.has(card.spec.id) && this.sitting(card).length)
      .map(card => ({
        game: card.spec.id,
        room: preferredRoom(card.rooms)?.id ?? null,
        seats: this.sitting(card),
        pace: this.pace,
      }));
  }

  begin() {
    this.search = new Search(this.queues(), this.near, refusal => {
      if (refusal) {
        this.rest();
        showError(refusal);
      }
      this.redraw();
    });
    this.ticking = setInterval(this.redraw, TICK_MS);
    this.redraw();
  }
  rest() {
    clearInterval(this.ticking);
    this.search = null;
  }
  async stop() {
    const search = this.search;
    this.rest();
    this.redraw();
    try {
      const match = await search?.stop();
      // Somebody sits there already.
      if (match) location.assign(`/t/${match}`);
      return !match;
    } catch (refusal) {
      showError(refusal);
      return true;
    }
  }
  async bot() {
    if (await this.stop()) playBots(this.card).catch(showError);
  }

  template() {
    return this.search ? this.searching(this.search) : this.wishing();
  }

  /** @template T @param {string} legend @param {T} chosen @param {[T, string][]} all @param {(one: T) => void} pick */
  choice(legend, chosen, all, pick) {
    return html`<fieldset class="field">
      <legend>${legend}</legend>
      <div class="seg" role="group">
        ${all.map(
          ([one, words]) =>
            html`<button
              type="button"
              aria-pressed=${one === chosen}
              @click=${() => {
                pick(one);
                this.redraw();
              }}
            >
              ${words}
            </button>`,
        )}
      </div>
    </fieldset>`;
  }

  wishing() {
    const counts = this.offered().map(
      count => /** @type {[number, string]} */ ([count, String(count)]),
    );
    const queue = (/** @type {GameCard} */ card) => {
      const { id, minutes } = card.spec;
      const on = this.games.has(id);
      const seats = this.sitting(card);
      return html`<button
        class="queue"
        aria-pressed=${on && seats.length > 0}
        ?disabled=${!seats.length}
        @click=${() => this.toggle(id)}
      >
        <span class="gicon">${miniBoard(id)}</span><b class="ell">${gameName(id)}</b>
        <span class="d"
          >${seats.length ? t('site-minutes', { minutes }) : t('social-not-for-seats', { seats: this.seats })}</span
        >
        <span class="tick">${icon('check')}</span>
      </button>`;
    };
    const count = this.queues().length;
    return {
      body: html`<div class="opts">
          ${
            counts.length > 1
              ? this.choice(
                  t('site-seats'),
                  this.seats,
                  [...counts, [0, t('social-seats-any')]],
                  seats => {
                    this.seats = seats;
                  },
                )
              : nothing
          }
          ${this.choice(
            t('site-pace'),
            this.pace,
            [
              ['now', t('site-pace-now')],
              ['days', t('site-pace-days')],
            ],
            pace => {
              this.pace = pace === 'days' ? 'days' : 'now';
            },
          )}
          ${this.choice(
            t('social-strength'),
            this.near,
            [
              [true, t('social-strength-near')],
              [false, t('social-strength-any')],
            ],
            near => {
              this.near = near;
            },
          )}
        </div>
        <section class="sec" aria-labelledby="h-where">
          <div class="row">
            <h2 id="h-where">${t('social-queue-games')}</h2>
            <span class="muted xs">${t('social-queue-games-line')}</span>
          </div>
          <div class="queues">${this.cards.map(queue)}</div>
        </section>`,
      foot: html`<div class="words"><b>${t('social-queue-count', { count })}</b>${t('social-public-line')}</div>
        <button class="btn main" ?disabled=${!count} @click=${() => this.begin()}>${t('social-find')}</button>`,
    };
  }

  /** @param {Search} search */
  searching(search) {
    const { waited, queues, state } = search;
    const row = (/** @type {SearchQueue} */ queue, /** @type {number} */ at) =>
      html`<li>
        <span class="grow"
          ><b>${gameName(queue.game)}</b><small>${t('social-searching-count', {
            count: state.waiting_users[at] ?? 0,
          })}</small></span
        >
      </li>`;
    const name = this.card.levels.length
      ? botLabel(this.card.spec.id, preferredLevel(this.card))
      : '';
    const offered = name && waited >= BOT_AFTER_MS;
    return {
      body: html`<div class="searching">
        <div class="seeking">
          <svg class="ring" viewBox="0 0 120 120" aria-hidden="true">
            <circle cx="60" cy="60" r="52" />
            <circle class="p" cx="60" cy="60" r="52" />
          </svg>
          <div class="big" role="timer" aria-label=${spokenClock(waited)}>${formatDuration(waited)}</div>
          <p role="status">${t('social-searching')}</p>
          <ul class="seek-rows">
            ${queues.map(row)}
          </ul>
        </div>
        <div class="card meanwhile">
          ${
            offered
              ? html`<b>${t('social-bot-available', { name })}</b>
                  <p class="sub">${t('social-bot-available-line')}</p>
                  <button class="btn main" @click=${() => this.bot()}>${t('social-bot-play', { name })}</button>`
              : html`<b>${t('social-keep-page-open')}</b>
                  <p class="sub">${t('social-keep-page-open-line')}</p>`
          }
        </div>
      </div>`,
      foot: html`<div class="words"><b>${t('social-queue-count', { count: queues.length })}</b>${t(
        'social-leave-page-line',
      )}</div>
        <button class="btn" @click=${() => this.stop()}>${t('social-cancel-search')}</button>`,
    };
  }
}
