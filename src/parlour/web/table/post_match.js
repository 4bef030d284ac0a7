/**
 * The section after a match, with new ratings, the next bot of the ladder and downloads. It is
 * loaded when the match ends.
 */
import { html, nothing } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { loadGame } from '../components/games.js';
import { icon } from '../components/icons.js';
import { exportUrl } from '../components/share_tokens.js';
import { playBots } from '../components/play_bots.js';
import { withSpokenText } from '../components/screen_reader.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { ratingDelta, botStyle, botShortName } from '../results/leaderboard.js';
/** @typedef {import('../types').Ladder} Ladder */
/** @typedef {import('../types').Result} Outcome */
/** @typedef {import('../types').GameCard} GameCard */

/**
 * Time in milliseconds between two requests for the result, which is stored shortly after the last
 * move.
 */
const RETRY_MS = 800;
const MAX_TRIES = 8;

/**
 * @param {number} before
 * @param {number} after
 * @param {string} [by] name of the rating formula, if it is the game's own
 */
function ratingChange(before, after, by = '') {
  const numbers = { before: String(before), after: String(after) };
  return html`<small class="rt"
    >${by ? `${by}: ` : nothing}${withSpokenText(t('site-rating-change', numbers), t('site-rating-changed', numbers))}
    ${ratingDelta(after - before)}</small
  >`;
}

/**
 * Return the reason why a match is not rated.
 * @param {Outcome} result
 */
export const unratedText = ({ unrated_reason: unrated }) =>
  t(unrated ? `site-unrated-${unrated}` : 'site-unrated');

export class PostMatch {
  /**
   * @param {import('../types').TableInfo} table
   * @param {() => void} redraw
   */
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
    /** @type {Outcome | undefined} */
    this.result = undefined;
    /** @type {Ladder | undefined} */
    this.ladder = undefined;
    /** @type {GameCard | undefined} */
    this.card = undefined;
    this.load().catch(showError);
  }

  async load() {
    const { match, game } = this.table;
    this.card = await loadGame(game);
    this.redraw();
    for (let looks = 0; !this.result && looks < MAX_TRIES; looks += 1) {
      if (looks) await new Promise(resolve => setTimeout(resolve, RETRY_MS));
      this.result = await get(`/api/matches/${match}/result`).catch(() => undefined);
    }
    if (this.bot) this.ladder = await get(`/api/ladder/${game}`);
    this.redraw();
  }

  /** The result of the user's seat, if they had only one. */
  get ownSeat() {
    const own = this.result?.seats.filter(seat => seat.mine) ?? [];
    return own.length === 1 ? own[0] : undefined;
  }

  /** The bot that was the only opponent in a rated match. */
  get bot() {
    const seats = this.result?.seats ?? [];
    return this.ownSeat && this.result?.rated && seats.length === 2
      ? seats.find(seat => seat.bot)?.bot
      : undefined;
  }

  /**
   * Return the new rating of a seat and its change, and why a player ranks behind who did not
   * finish the match.
   * @param {number} seat
   * @param {boolean} hasResigned whether the seat card says already that the player is out
   */
  rating(seat, hasResigned) {
    const found = this.result?.seats.find(one => one.seat === seat);
    if (!found || found.bot) return nothing;
    const {
      rating_before: before,
      rating_after: after,
      own_rating_before: ownBefore,
      own_rating: own,
    } = found;
    const someStayed = this.result?.seats.some(one => !one.left_early);
    const why =
      found.left_early && someStayed && !hasResigned
        ? html`<small class="rt">${t('site-rating-abandoned')}</small>`
        : nothing;
    return html`${before && after ? ratingChange(before.value, after.value) : nothing}${why}${this.ratingWeight(
      found,
    )}${
      ownBefore !== null && own !== null
        ? ratingChange(ownBefore, own, t('site-column-own'))
        : nothing
    }`;
  }

  /**
   * Return the reason why a rated match counts less for a seat, or not at all.
   * @param {import('../types').SeatResult} seat
   */
  ratingWeight({ is_rated: counted, rating_weight: weight }) {
    if (!this.result?.rated) return nothing;
    if (!counted) return html`<small class="rt">${t('site-rating-early')}</small>`;
    if (weight === null || weight === 1) return nothing;
    return html`<small class="rt">${t('site-rating-weight', { share: Math.round(100 * weight) })}</small>`;
  }

  /** Return the reason why the match is not rated. */
  unrated() {
    return this.result && !this.result.rated
      ? html`<p class="muted xs unrated">${unratedText(this.result)}</p>`
      : nothing;
  }

  /** Return the section with the next bot of the ladder. */
  ladderSection() {
    const { ladder, bot, ownSeat: me, card } = this;
    if (!ladder || !bot || !me || !card) return nothing;
    const { game } = ladder;
    const next = ladder.rungs.find(rung => rung.next);
    const beaten = me.rank === 1 && this.result?.seats.every(seat => seat === me || seat.rank > 1);
    const name = next ? botShortName(game, next.bot) : '';
    const text = !next
      ? t('site-ladder-done')
      : next.bot === bot || !beaten
        ? t('site-ladder-next', { bot: name, wins: ladder.wins_needed - next.won })
        : t('site-ladder-next-bot', { bot: botShortName(game, bot), next: name });
    const play = () => next && playBots(card, next.bot).catch(showError);
    const rung = next
      ? html`<div class="up-next">
          <span
            ><b>${name}</b> <span class="muted">${next.rating?.value ?? nothing}</span
            ><small>${botStyle(game, next.bot)}</small></span
          ><button class="btn sm" @click=${play}>${t('site-play')}<span class="visually-hidden"> ${name}</span></button>
        </div>`
      : nothing;
    return html`<section class="climb" aria-labelledby="h-climb">
      <h2 id="h-climb">${t('site-ladder')}</h2>
      <p>${text}</p>
      ${rung}
    </section>`;
  }

  /** Return the download buttons. */
  downloadLinks() {
    const { match } = this.table;
    const own = this.card?.record_suffix;
    const link = (/** @type {'file' | 'record'} */ what, /** @type {string} */ words) =>
      html`<a class="btn sm" href=${exportUrl(match, what)} download>${icon('save')}${words}</a>`;
    return html`${link('file', t('site-download-match-file'))}${
      own ? link('record', t('site-download-record', { kind: own.toUpperCase() })) : nothing
    }`;
  }
}
