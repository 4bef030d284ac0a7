/**
 * The pane for a match against a bot: the levels from the easiest to the strongest, then the bot
 * accounts of members that accept a challenge.
 */
import { html, nothing } from '../vendor/lit.js';
import { badge } from '../components/bot_badge.js';
import { BotOpponents } from '../components/bot_opponents.js';
import { botName } from '../components/games.js';
import { icon } from '../components/icons.js';
import { setPreferredLevel, preferredLevel } from '../components/bot_level.js';
import { defaultTerms, playBots } from '../components/play_bots.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { botStyle, botShortName } from '../results/leaderboard.js';
/** @typedef {import('../types').GameCard} GameCard */
/** @typedef {import('../types').BotOpponent} BotOpponent */

/** @type {BotOpponents | undefined} */
let opponents;
/** The id of the selected bot account; empty for a level. */
let selected = '';

/**
 * Return a button that selects a bot.
 * @param {{ isSelected: boolean, select: () => void, picture: unknown, name: unknown, small: string,
 *   line: unknown }} choice
 */
const choiceButton = ({ isSelected, select, picture, name, small, line }) =>
  html`<button class="queue" aria-pressed=${isSelected} @click=${select}>
    <span class="game-icon plain grade" aria-hidden="true">${picture}</span
    ><b>${name}<small>${small}</small></b>
    <span class="d">${line}</span><span class="tick">${icon('check')}</span>
  </button>`;

/** @param {GameCard} card @param {() => void} redraw */
export function botPane(card, redraw) {
  opponents ??= new BotOpponents(redraw, { repeats: true });
  const terms = defaultTerms(card);
  const accounts = terms.seat_count === 2 ? opponents.currentBots(terms) : [];
  const account = accounts.find(bot => bot.id === selected);
  const current = preferredLevel(card);
  const levelButton = (/** @type {string} */ level, /** @type {number} */ index) =>
    choiceButton({
      isSelected: !account && level === current,
      select: () => {
        selected = '';
        setPreferredLevel(card, level);
        redraw();
      },
      picture: index + 1,
      name: botShortName(card.spec.id, level),
      small: t(`site-level-${level}`),
      line: botStyle(card.spec.id, level),
    });
  const accountButton = (/** @type {BotOpponent} */ bot) =>
    choiceButton({
      isSelected: bot === account,
      select: () => {
        selected = bot.id;
        redraw();
      },
      picture: icon('bot'),
      name: html`${bot.name}${badge()}`,
      small: '',
      line: t('site-bot-owner', { owner: bot.owner.name }),
    });
  const list = accounts.length
    ? html`<section class="sec" aria-labelledby="h-bot-accounts">
        <h2 id="h-bot-accounts">${t('site-bots-of-members')}</h2>
        <div class="bot-levels">${accounts.map(accountButton)}</div>
      </section>`
    : nothing;
  const words = account
    ? html`<b>${account.name}</b>${t('site-opponents-challenge-line', { name: account.name })}`
    : html`<b>${botName(card.spec.id, current)}</b>${t('social-bots-line')}`;
  const play = () => playBots(card, current, account?.id).catch(showError);
  return {
    body: html`<div class="bot-levels">${card.levels.map(levelButton)}</div>
      ${list}`,
    foot: html`<div class="words">${words}</div>
      <button class="btn main" @click=${play}>${t('site-play')}</button>`,
  };
}
