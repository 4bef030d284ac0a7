/** The pane for a match against bots, which lists the levels from the easiest to the strongest. */
import { html } from '../vendor/lit.js';
import { botName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { setPreferredLevel, preferredLevel } from '../components/bot_level.js';
import { playBots } from '../components/play_bots.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { botStyle, botShortName } from '../results/leaderboard.js';
/** @typedef {import('../types').GameCard} GameCard */

/** @param {GameCard} card @param {() => void} redraw */
export function botPane(card, redraw) {
  const current = preferredLevel(card);
  const levelButton = (/** @type {string} */ level, /** @type {number} */ index) =>
    html`<button
      class="queue"
      aria-pressed=${level === current}
      @click=${() => {
        setPreferredLevel(card, level);
        redraw();
      }}
    >
      <span class="game-icon plain grade" aria-hidden="true">${index + 1}</span
      ><b>${botShortName(card.spec.id, level)}<small>${t(`site-level-${level}`)}</small></b>
      <span class="d">${botStyle(card.spec.id, level)}</span><span class="tick">${icon('check')}</span>
    </button>`;
  return {
    body: html`<div class="bot-levels">${card.levels.map(levelButton)}</div>`,
    foot: html`<div class="words"><b>${botName(card.spec.id, current)}</b>${t('social-bots-line')}</div>
      <button class="btn main" @click=${() => playBots(card).catch(showError)}>${t('site-play')}</button>`,
  };
}
