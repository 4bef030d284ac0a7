/** The result of a match: the winners, the score breakdown, and buttons such as sharing. */
import { html, nothing } from '../vendor/lit.js';
import { copyLink } from '../components/copy.js';
import { seatAvatar } from '../components/avatar.js';
import { fetchDailyLeaderboard, dailyLeaderboard } from '../components/daily_deal.js';
import { icon, seatToken } from '../components/icons.js';
import { analysisUrl } from '../components/share_tokens.js';
import { withSpokenText } from '../components/screen_reader.js';
import { showError } from '../components/toast.js';
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
 * Return the list of ranks, names and scores.
 * @param {Frame} frame
 * @param {(seat: number) => unknown} [beneath] returns the content below a seat's name
 */
export function rankingList(frame, beneath = () => nothing) {
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
        >${seatName(occupants, seat)}${beneath(seat)}</span
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
 * @param {(seat: number) => unknown} [beneath] returns the content below a seat's name
 * @param {unknown} [actions] buttons to show between the ranks and the score breakdown
 */
export function resultDetails(frame, ui, beneath, actions = nothing) {
  const ranks = frame.ranking?.ranks ?? [];
  const seats = frame.seats
    .map((_, seat) => seat)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const own = ui?.scoreBreakdown
    ? html`<div class="own-result">${ui.scoreBreakdown(frame, t)}</div>`
    : nothing;
  return html`${rankingList(frame, beneath)}${actions}${scoreTable(frame, seats)}${own}`;
}

/** The result tab next to the board, which shows the final position. */
export class Result {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /**
     * @type {import('../components/daily_deal.js').DailyLeaderboard | null | undefined} undefined
     *   before it was requested
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
    const { title } = outcome(frame, table.own_seats);
    const review = analysisUrl(table.match, table.share_token);
    if (isVisible && frame.options.deal === 'daily' && this.daily === undefined)
      this.loadDaily(frame.game);
    if (isVisible && this.postMatch === undefined) this.loadPostMatch(table);
    const underName = (/** @type {number} */ seat) =>
      this.postMatch?.rating(seat, Boolean(frame.seats[seat]?.out));
    const actions = html`<div class="bar">
      <button class="btn sm" @click=${() => share(review, title)}>${icon('share')}${t('site-share')}</button>
      <button class="btn sm" @click=${() => showProof(table.match)}>${icon('seal')}${t('site-fairness')}</button>
    </div>`;
    return html`<div class="result">
      ${resultDetails(frame, ui, underName, actions)}${this.postMatch?.unrated()}${this.postMatch?.ladderSection()}
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

  /** @param {string} game */
  loadDaily(game) {
    this.daily = null;
    fetchDailyLeaderboard(game).then(found => {
      this.daily = found;
      this.redraw();
    }, showError);
  }
}
