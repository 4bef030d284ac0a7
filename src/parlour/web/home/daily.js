/** The section of the home page with the puzzles and deals of the day. */
import { html, nothing } from '../vendor/lit.js';
import { openDailyDeal } from '../components/daily_deal.js';
import { gameName } from '../components/games.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/**
 * Return the links to the puzzles and deals of the day.
 * @param {GameCard[]} cards
 */
export function dailyLinks(cards) {
  const puzzles = cards.filter(card => card.puzzles);
  const deals = cards.filter(card => card.daily);
  if (!puzzles.length && !deals.length) return nothing;
  return html`<section class="card daily" aria-label=${t('site-today')}>
    ${
      puzzles.length
        ? html`<div role="group" aria-labelledby="h-puzzles">
            <h2 id="h-puzzles">${t('site-puzzle')}</h2>
            <div class="chips">
              ${puzzles.map(
                ({ spec: { id } }) =>
                  html`<a class="chip" href="/puzzles/${id}">${gameName(id)}</a>`,
              )}
            </div>
          </div>`
        : nothing
    }
    ${
      deals.length
        ? html`<div role="group" aria-labelledby="h-deals">
            <h2 id="h-deals">${t('site-daily')}</h2>
            <div class="chips">
              ${deals.map(
                card =>
                  html`<button class="chip" @click=${() => openDailyDeal(card).catch(showError)}>
                    ${gameName(card.spec.id)}
                  </button>`,
              )}
            </div>
          </div>`
        : nothing
    }
  </section>`;
}
