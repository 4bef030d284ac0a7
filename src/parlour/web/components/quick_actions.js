/** What can be done where no table is open: meet a bot, take today's deal, type a code. */
import { html, nothing } from '../vendor/lit.js';
import { codeForm } from './table_code.js';
import { playDaily } from './daily_deal.js';
import { gameName } from './games.js';
import { icon } from './icons.js';
import { levelOf, shortName } from './bot_level.js';
import { tell } from './toast.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/**
 * @param {GameCard[]} cards
 * @param {(card: GameCard) => void} play
 * @param {boolean} [code] whether a code can be typed
 */
export function waysIn(cards, play, code = true) {
  const bot = (
    /** @type {GameCard} */ card,
  ) => html`<button class="btn sm" @click=${() => play(card)}>${icon('bot')}
    ${t('site-game-against-bot', {
      name: shortName(card.spec.id, levelOf(card)),
      game: gameName(card.spec.id),
    })}</button>`;
  const deal = (
    /** @type {GameCard} */ card,
  ) => html`<button class="btn sm" @click=${() => playDaily(card).catch(tell)}>
    ${icon('seal')}${t('site-daily')}, ${gameName(card.spec.id)}</button>`;
  return html`<p>${t('site-no-open-tables-line')}</p>
    <div class="ways">${cards.filter(card => card.levels.length).map(bot)}
      ${cards.filter(card => card.daily).map(deal)}</div>
    ${code ? codeForm() : nothing}`;
}
