/** The card of a game on the home page: one main action, and the other ways to it below. */
import { html, nothing } from '../vendor/lit.js';
import { botLabel, cycleLevel, preferredLevel } from '../components/bot_level.js';
import { gameFacts } from '../components/game_facts.js';
import { gameName, gameTagline } from '../components/games.js';
import { icon } from '../components/icons.js';
import { miniBoard } from '../components/mini_board.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').GameCard} GameCard */
/**
 * @typedef {object} CardActions
 * @property {(card: GameCard) => void} play
 * @property {(card: GameCard) => void} playWithFriends
 * @property {(card: GameCard) => void} watch
 * @property {() => void} redraw
 */

/**
 * Return the button that shows the bot for *Play*; a click selects the next bot.
 * @param {GameCard} card
 * @param {() => void} redraw
 */
function botButton(card, redraw) {
  const name = botLabel(card.spec.id, preferredLevel(card));
  const next = () => {
    cycleLevel(card);
    redraw();
  };
  return html`<button class="chip soft bot-choice" @click=${next} title=${t('site-another-bot')}>
    ${icon('bot')}<span class="visually-hidden"
      >${t('site-against-bot', { name })}. ${t('site-another-bot')}, ${gameName(card.spec.id)}</span
    ><span class="ellipsis" aria-hidden="true">${name}</span>${icon('turn')}
  </button>`;
}

/**
 * @param {GameCard} card
 * @param {number} liveTables the number of tables that can be watched
 * @param {CardActions} actions
 */
function otherActions(card, liveTables, actions) {
  const { id } = card.spec;
  const title = html`<span class="visually-hidden"> ${gameName(id)}</span>`;
  return html`<div class="others">
    <a href="/play/${id}">${t('site-quick-match')}${title}</a>
    <button @click=${() => actions.playWithFriends(card)}>${t('site-with-friends')}${title}</button>
    ${card.lesson ? html`<a href="/learn/${id}">${t('site-lesson')}${title}</a>` : nothing}
    <a href="/rules/${id}">${t('site-rules')}${title}</a>
    ${
      liveTables
        ? html`<button @click=${() => actions.watch(card)}>
            ${t('site-watch')}${title} <span class="muted">${liveTables}</span>
          </button>`
        : nothing
    }
  </div>`;
}

/**
 * @param {GameCard} card
 * @param {number} liveTables the number of tables that can be watched
 * @param {boolean} isStarting whether a table of the game is being created
 * @param {CardActions} actions
 */
export function gameCard(card, liveTables, isStarting, actions) {
  const { id } = card.spec;
  const title = gameName(id);
  return html`<article class="card game">
    <a class="pic" href="/rules/${id}" tabindex="-1" aria-hidden="true">${miniBoard(id)}</a>
    <div class="txt">
      <h3>${title}</h3>
      <p>${gameTagline(id)}</p>
      <div class="meta">${gameFacts(card)}</div>
    </div>
    <div class="go">
      <button class="btn main" ?disabled=${isStarting} @click=${() => actions.play(card)}>
        ${t('site-play')}<span class="visually-hidden"> ${title}</span></button>
      ${card.levels.length ? botButton(card, actions.redraw) : nothing}
      ${otherActions(card, liveTables, actions)}
    </div>
  </article>`;
}
