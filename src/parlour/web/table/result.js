/** The result of a match: the winners, the score breakdown, and buttons such as sharing. */
import { html, nothing } from '../vendor/lit.js';
import { copyLink, copyText } from '../components/copy.js';
import { seatAvatar } from '../components/avatar.js';
import { botBadge } from '../components/bot_badge.js';
import { fetchDailyLeaderboard, dailyLeaderboard, dailyPlace } from '../components/daily_deal.js';
import { gameName } from '../components/games.js';
import { icon, seatToken } from '../components/icons.js';
import { analysisUrl } from '../components/share_tokens.js';
import { withSpokenText } from '../components/screen_reader.js';
import { showError, showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
import { showProof } from './fairness.js';
import { isLongName, seatName, outcome, winningSeats } from './names.js';
import { scoreTable } from './score_breakdown.js';
/** @typedef {import('../types').Frame} Frame */

/**
 * @param {string} link
 * @param {string} title
 */
export async function share(link, title) {
  try {
    if (navigator.share) await navigator.share({ url: link, title });
    else await copyLink(link);
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copyLink(link);
  }
}

/**
 * Share the own score in the deal of the day and a link to play it. The match itself stays hidden
 * from others on this day.
 * @param {string} game
 * @param {import('../components/daily_deal.js').DailyLeaderboard | null | undefined} board
 * @param {number} score
 */
async function shareDaily(game, board, score) {
  const found = board ? dailyPlace(board) : undefined;
  const name = gameName(game);
  const text = found
    ? t('site-daily-share', { game: name, ...found })
    : `${name}, ${t('site-daily')}: ${t('site-solo-score', { score })}`;
  const url = new URL(`/play/${game}`, location.href).href;
  const copy = async () => {
    if (await copyText(`${text} ${url}`)) showToast(t('site-result-copied'));
  };
  try {
    if (navigator.share) await navigator.share({ url, text });
    else await copy();
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copy();
  }
}

/**
 * Return the list of ranks, names and scores.
 * @param {Frame} frame
 * @param {(string | null)[]} [people] user id for each seat, for the badges of bot accounts
 * @param {(seat: number) => unknown} [beneath] returns the content below a seat's name
 */
export function rankingList(frame, people = [], beneath = () => nothing) {
  const { ranking, seats: occupants } = frame;
  const ranks = ranking?.ranks ?? [];
  const winners = winningSeats(ranking);
  const seats = occupants.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const rank = (/** @type {number} */ seat) => {
    const shown = winners.includes(seat) ? icon('cup') : ranks[seat];
    return withSpokenText(shown, t('site-rank', { rank: ranks[seat] ?? 0 }));
  };
  const one = (/** @type {number} */ seat) =>
    html`<li class=${winners.includes(seat) ? 'first' : ''}>
      <span class="rank">${rank(seat)}</span>
      ${seatToken(seat, occupants[seat]?.bot ? 'bot' : '', seatAvatar(occupants[seat]))}<span
        class="name ${isLongName(seatName(occupants, seat)) ? 'long' : ''}"
        >${seatName(occupants, seat)}${botBadge(people[seat])}${beneath(seat)}</span
      >
      ${ranking?.scores ? html`<span class="score">${ranking.scores[seat]}</span>` : nothing}
    </li>`;
  return html`<ol class="standings">
    ${seats.map(one)}
  </ol>`;
}

/**
 * Return the ranks, the score breakdown, and the game's own part of the breakdown.
 * @param {Frame} frame
 * @param {import('../types').GameUI} [ui]
 * @param {(string | null)[]} [people] user id for each seat
 * @param {(seat: number) => unknown} [beneath] returns the content below a seat's name
 * @param {unknown} [actions] buttons to show between the ranks and the score breakdown
 */
export function resultDetails(frame, ui, people, beneath, actions = nothing) {
  const ranks = frame.ranking?.ranks ?? [];
  const seats = frame.seats
    .map((_, seat) => seat)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const own = ui?.scoreBreakdown
    ? html`<div class="own-result">${ui.scoreBreakdown(frame, t)}</div>`
    : nothing;
  return html`${rankingList(frame, people, beneath)}${actions}${scoreTable(frame, seats)}${own}`;
}

/** The result tab next to the board, which shows the final position. */
export class Result {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /**
     * @type {import('../components/daily_deal.js').DailyLeaderboard | null | undefined} null
     *   without a leaderboard of this match, undefined before it was requested
     */
    this.daily = undefined;
    /**
     * @type {import('./post_match.js').PostMatch | null | undefined} undefined before it was loaded
     */
    this.postMatch = undefined;
  }

  /**
   * @param {Frame} frame
   * @param {import('../types').TableInfo} table
   * @param {import('../types').GameUI | undefined} ui
   * @param {boolean} isVisible whether the tab is visible, so that further data is loaded
   */
  template(frame, table, ui, isVisible) {
    const shareResult = () => this.share(frame, table);
    if (isVisible) this.requestDaily(frame);
    if (isVisible && this.postMatch === undefined) this.loadPostMatch(table);
    const underName = (/** @type {number} */ seat) =>
      this.postMatch?.rating(seat, Boolean(frame.seats[seat]?.out));
    const actions = html`<div class="bar">
      <button class="btn sm" @click=${shareResult}>${icon('share')}${t('site-share')}</button>
      <button class="btn sm" @click=${() => showProof(table.match)}>${icon('seal')}${t('site-fairness')}</button>
    </div>`;
    return html`<div class="result">
      ${resultDetails(frame, ui, table.user_ids, underName, actions)}
      ${this.postMatch?.unrated()}${this.postMatch?.ladderSection()}
      ${dailyLeaderboard(this.daily ?? null)}
      <div class="bar">${this.postMatch?.downloadLinks()}</div>
    </div>`;
  }

  /**
   * Load the module for the section after a match.
   * @param {import('../types').TableInfo} table
   */
  loadPostMatch(table) {
    this.postMatch = null;
    import('./post_match.js').then(({ PostMatch }) => {
      this.postMatch = new PostMatch(table, this.redraw);
    }, showError);
  }

  /**
   * Share the result of a finished match.
   * @param {Frame} frame
   * @param {import('../types').TableInfo} table
   */
  share(frame, table) {
    if (frame.options.deal === 'daily')
      return shareDaily(frame.game, this.daily, frame.ranking?.scores?.[0] ?? 0);
    const { title } = outcome(frame, table.own_seats);
    return share(analysisUrl(table.match, table.share_token), title);
  }

  /**
   * Request today's leaderboard once, if the match is a deal of the day.
   * @param {Frame} frame
   */
  requestDaily({ options, game, match, phase }) {
    if (options.deal !== 'daily' || phase !== 'over' || this.daily !== undefined) return;
    this.daily = null;
    fetchDailyLeaderboard(game, match).then(found => {
      this.daily = found;
      this.redraw();
    }, showError);
  }
}
