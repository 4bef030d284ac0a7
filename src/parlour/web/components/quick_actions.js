/** Buttons for a user without tables: play a bot, play the daily deal, or enter a table code. */
import { html, nothing } from '../vendor/lit.js';
import { tableCodeForm } from './table_code.js';
import { openDailyDeal } from './daily_deal.js';
import { gameName } from './games.js';
import { icon } from './icons.js';
import { preferredLevel, botLabel } from './bot_level.js';
import { showError } from './toast.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/**
 * Return the buttons for bots and daily deals, and the field for a table code.
 * @param {GameCard[]} cards
 * @param {(card: GameCard) => void} play
 * @param {boolean} [code] whether to include the field for a table code
 */
export function quickActions(cards, play, code = true) {
  const bot = (
    /** @type {GameCard} */ card,
  ) => html`<button class="btn sm" @click=${() => play(card)}>${icon('bot')}
    ${t('site-game-against-bot', {
      name: botLabel(card.spec.id, preferredLevel(card)),
      game: gameName(card.spec.id),
    })}</button>`;
  const deal = (
    /** @type {GameCard} */ card,
  ) => html`<button class="btn sm" @click=${() => openDailyDeal(card).catch(showError)}>
    ${icon('seal')}${t('site-daily')}, ${gameName(card.spec.id)}</button>`;
  return html`<p>${t('site-no-open-tables-line')}</p>
    <div class="quick-actions">${cards.filter(card => card.levels.length).map(bot)}
      ${cards.filter(card => card.daily).map(deal)}</div>
    ${code ? tableCodeForm() : nothing}`;
}
