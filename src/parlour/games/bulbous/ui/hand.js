/** The viewer's hand. Each card is a toggle button; fitting cards are bright, and chosen cards are raised. */

import { html, nothing, repeat } from '../../../web/board/templates.js';
import { card, read } from './cards.js';
import { SYMBOL } from './glyphs.js';
import { cardWords } from './words.js';

/** @typedef {import('../../../web/types').Words} Words */

/** The most cards that fit into one row of a phone with a width of at least 44 pixels each. */
const ONE_ROW = 7;

/**
 * Return whether a card fits the contested specimen.
 * @param {string} id @param {import('./glyphs.js').Colour | null} contested
 */
export function counts(id, contested) {
  if (contested === null) return false;
  const { colour, symbol } = read(id);
  return colour === null ? symbol === SYMBOL[contested] : colour === contested;
}

/** Return the hand. @param {Words} t @param {any} view @param {readonly string[]} chosen */
export function hand(t, view, chosen) {
  if (view.seat === null) return nothing;
  const count = Math.max(view.limit, view.hand.length);
  const one = (/** @type {string} */ id) => html`<li data-moves=${id}><button type="button"
    data-card=${id} data-place=${`card:${id}`}
    class=${counts(id, view.contested) || view.phase !== 'bid' ? '' : 'bu-off'} aria-pressed=${chosen.includes(id)}
    aria-label=${cardWords(t, id)}>${card(id)}</button></li>`;
  return html`<section class="bu-hand" aria-label=${t('bulbous-hand')}>
    <div class="confirm-slot bu-confirm"></div>
    <ul class=${count > ONE_ROW ? 'bu-many' : ''} style=${`--count: ${count}`}>${repeat(view.hand, id => id, one)}</ul>
  </section>`;
}
