/**
 * The page on a player's phone at a café table, which shows the player's hand and prompt. The
 * shared screen shows the rest.
 */
import { html, nothing } from '../vendor/lit.js';
import { seatAvatar } from '../components/avatar.js';
import { icon, seatToken } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { loadStrings, t } from '../components/strings.js';
import { seatName } from './names.js';
/** @typedef {import('../types').Frame} Frame */

/** Media query for the screens of phones. */
const SMALL_SCREEN = matchMedia('(max-width: 619px), (max-height: 500px)');

export class Hand {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.covered = false;
    SMALL_SCREEN.addEventListener('change', redraw);
  }

  /**
   * Whether this page shows only a hand, while the shared screen shows the board.
   * @param {import('../types').TableInfo | null} table
   * @param {Frame} frame
   */
  static isUsed(table, frame) {
    return (
      Boolean(table?.settings.cafe) &&
      SMALL_SCREEN.matches &&
      frame.seat !== null &&
      frame.phase === 'playing'
    );
  }

  /**
   * Load the strings of café tables, and cover the hand whenever the page is hidden.
   * @param {boolean} hidden whether the game has hidden information
   */
  async load(hidden) {
    await loadStrings('cafe');
    if (!hidden) return;
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.cover(true);
    });
  }

  /** @param {boolean} covered */
  cover(covered) {
    this.covered = covered;
    this.redraw();
  }

  /**
   * @param {Frame} frame
   * @param {boolean} hidden whether the game has hidden information
   * @param {() => void} more
   */
  header(frame, hidden, more) {
    const seat = /** @type {number} */ (frame.seat);
    const score = frame.ranking?.scores?.[seat];
    return html`<header class="hand-top">
      ${seatToken(seat, 'on', seatAvatar(frame.seats[seat]))}
      <b class="ellipsis grow">${seatName(frame.seats, seat)}</b>
      ${
        score === undefined
          ? nothing
          : html`<span
          class="score">${withSpokenText(score, t('site-points', { points: score }))}</span>`
      }
      ${frame.clocks?.left?.length ? html`<span class="clock" role="timer" data-clock=${seat}></span>` : nothing}
      ${
        hidden
          ? html`<button
              class="btn plain sq"
              aria-pressed=${this.covered}
              aria-label=${t('cafe-hide')}
              @click=${() => this.cover(!this.covered)}
            >
              ${icon('eye')}
            </button>`
          : nothing
      }
      <button class="btn plain sq" aria-label=${t('site-more')} @click=${more}>${icon('more')}</button>
    </header>`;
  }

  /**
   * Return the cover of a hidden hand.
   * @param {boolean} held whether this page shows only a hand
   */
  coverTemplate(held) {
    return held && this.covered
      ? html`<div class="cloth lid">
          <p>${t('cafe-hidden')}</p>
          <button class="btn main big" @click=${() => this.cover(false)}>${t('cafe-show')}</button>
        </div>`
      : nothing;
  }
}
