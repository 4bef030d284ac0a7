/**
 * The matchmaking pane, with the choice of queues, the search, and the offer of a bot if no player
 * is found.
 */
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
import { language, t } from '../components/strings.js';
import { BOT_AFTER_MS, Search } from './seek.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('../types').SearchQueue} SearchQueue */

const TICK_MS = 500;

const MIN_SEATS = 2;

export class Matchmaking {
  /** @param {GameCard[]} cards @param {GameCard} card @param {() => void} redraw */
  constructor(cards, card, redraw) {
    // The game of this page is listed first.
    this.cards = [card, ...cards.filter(one => one !== card)].filter(one => one.seat_range[1] > 1);
    this.card = card;
    this.redraw = redraw;
    this.games = new Set([card.spec.id]);
    /** The wanted seat count; 0 for any. */
    this.seats = this.offeredCounts().includes(MIN_SEATS) ? MIN_SEATS : 0;
    /** @type {'now' | 'days'} */
    this.pace = 'now';
    this.similarRating = false;
    /** @type {Search | null} */
    this.search = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** Return the seat counts of a game. @param {GameCard} card @returns {number[]} */
  seatCounts(card) {
    return selectedMode(card, preferredRoom(card.rooms)?.options ?? {}).seat_counts.filter(
      count => count >= MIN_SEATS,
    );
  }

  /** Return the seat counts of all chosen games. @returns {number[]} */
  offeredCounts() {
    const chosen = this.cards.filter(card => this.games.has(card.spec.id));
    const seatCounts = new Set(chosen.flatMap(card => this.seatCounts(card)));
    return [...seatCounts].sort((a, b) => a - b);
  }

  /** @param {GameCard} card @returns {number[]} */
  fittingCounts(card) {
    return this.seatCounts(card).filter(count => !this.seats || count === this.seats);
  }

  /**
   * Select or deselect a game, and reset a seat count that no selected game allows.
   * @param {string} game
   */
  toggle(game) {
    if (this.games.has(game)) this.games.delete(game);
    else this.games.add(game);
    const offeredCounts = this.offeredCounts();
    if (this.seats && offeredCounts.length && !offeredCounts.includes(this.seats))
      [this.seats] = offeredCounts;
    this.redraw();
  }

  /** Return the matchmaking queues, one per game. @returns {SearchQueue[]} */
  queues() {
    return this.cards
      .filter(card => this.games.has(card.spec.id) && this.fittingCounts(card).length)
      .map(card => ({
        game: card.spec.id,
        room: preferredRoom(card.rooms)?.id ?? null,
        seats: this.fittingCounts(card),
        pace: this.pace,
      }));
  }

  /** Return the names of the chosen games, or a message if there is none. */
  chosenNames() {
    const names = this.queues().map(queue => gameName(queue.game));
    return names.length
      ? new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
      : t('social-queue-count', { count: 0 });
  }

  start() {
    this.search = new Search(this.queues(), this.similarRating, refusal => {
      if (refusal) {
        this.clear();
        showError(refusal);
      }
      this.redraw();
    });
    this.timer = setInterval(this.redraw, TICK_MS);
    this.redraw();
  }
  clear() {
    clearInterval(this.timer);
    this.search = null;
  }
  async stop() {
    const search = this.search;
    this.clear();
    this.redraw();
    try {
      const match = await search?.stop();
      // A match was found immediately before the search was cancelled.
      if (match) location.assign(`/t/${match}`);
      return !match;
    } catch (refusal) {
      showError(refusal);
      return true;
    }
  }
  async playBot() {
    if (await this.stop()) playBots(this.card).catch(showError);
  }

  template() {
    return this.search ? this.searchPane(this.search) : this.setupPane();
  }

  /**
   * @template T
   * @param {string} legend
   * @param {T} chosen
   * @param {[T, string][]} all
   * @param {(one: T) => void} choose
   */
  choiceField(legend, chosen, all, choose) {
    return html`<fieldset class="field">
      <legend>${legend}</legend>
      <div class="segmented" role="group">
        ${all.map(
          ([one, words]) =>
            html`<button
              type="button"
              aria-pressed=${one === chosen}
              @click=${() => {
                choose(one);
                this.redraw();
              }}
            >
              ${words}
            </button>`,
        )}
      </div>
    </fieldset>`;
  }

  setupPane() {
    const seatCounts = this.offeredCounts().map(
      count => /** @type {[number, string]} */ ([count, String(count)]),
    );
    const queue = (/** @type {GameCard} */ card) => {
      const { id, minutes } = card.spec;
      const isSelected = this.games.has(id);
      const seats = this.fittingCounts(card);
      return html`<button
        class="queue"
        aria-pressed=${isSelected && seats.length > 0}
        ?disabled=${!seats.length}
        @click=${() => this.toggle(id)}
      >
        <span class="game-icon">${miniBoard(id)}</span><b class="ellipsis">${gameName(id)}</b>
        <span class="d"
          >${seats.length ? t('site-minutes', { minutes }) : t('social-not-for-seats', { seats: this.seats })}</span
        >
        <span class="tick">${icon('check')}</span>
      </button>`;
    };
    const count = this.queues().length;
    return {
      body: html`<section class="sec" aria-labelledby="h-where">
          <div class="row">
            <h2 id="h-where">${t('social-queue-games')}</h2>
            <span class="muted xs">${t('social-queue-games-line')}</span>
          </div>
          <div class="queues">${this.cards.map(queue)}</div>
        </section>
        <div class="search-options">
          ${
            seatCounts.length > 1
              ? this.choiceField(
                  t('site-seats'),
                  this.seats,
                  [...seatCounts, [0, t('social-seats-any')]],
                  seats => {
                    this.seats = seats;
                  },
                )
              : nothing
          }
          ${this.choiceField(
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
          ${this.choiceField(
            t('social-strength'),
            this.similarRating,
            [
              [true, t('social-strength-near')],
              [false, t('social-strength-any')],
            ],
            similarRating => {
              this.similarRating = similarRating;
            },
          )}
        </div>`,
      foot: html`<div class="words"><b>${this.chosenNames()}</b>${t('social-public-line')}</div>
        <button class="btn main" ?disabled=${!count} @click=${() => this.start()}>${t('social-find')}</button>`,
    };
  }

  /** @param {Search} search */
  searchPane(search) {
    const { waitedMs, queues, state } = search;
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
    const canOfferBot = name && waitedMs >= BOT_AFTER_MS;
    return {
      body: html`<div class="searching">
        <div class="seeking">
          <svg class="ring" viewBox="0 0 120 120" aria-hidden="true">
            <circle cx="60" cy="60" r="52" />
            <circle class="p" cx="60" cy="60" r="52" />
          </svg>
          <div class="big" role="timer" aria-label=${spokenClock(waitedMs)}>${formatDuration(waitedMs)}</div>
          <p role="status">${t('social-searching')}</p>
          <ul class="seek-rows">
            ${queues.map(row)}
          </ul>
        </div>
        <div class="card search-notice">
          ${
            canOfferBot
              ? html`<b>${t('social-bot-available', { name })}</b>
                  <p class="sub">${t('social-bot-available-line')}</p>
                  <button class="btn main" @click=${() => this.playBot()}>${t('social-bot-play', { name })}</button>`
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
