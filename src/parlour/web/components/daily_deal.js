/** The daily deal: the same deal for all users, scored once per user, with a leaderboard. */
import { get, post } from './api.js';
import { html, nothing } from '../vendor/lit.js';
import { t } from './strings.js';
/** @typedef {{ name: string, score: number, mine: boolean, replayed: boolean }} DailyScore */
/** @typedef {{ day: string, score: number | null }} DayScore the own score of a day */
/**
 * @typedef {{ day: string, match: string | null, scores: DailyScore[], week: DayScore[] }}
 *   DailyLeaderboard
 */

/**
 * Open today's deal, or continue it if it was already started.
 * @param {import('../types').GameCard} card
 */
export async function openDailyDeal(card) {
  const { match } = await post('/api/tables', { game: card.spec.id, options: card.daily });
  location.assign(`/t/${match}`);
}

/**
 * Fetch today's leaderboard of a game, or null if a match is not the user's match of today's deal,
 * since the scores of today say nothing about an earlier deal or about the match of another user.
 * @param {string} game
 * @param {string} match
 * @returns {Promise<DailyLeaderboard | null>}
 */
export async function fetchDailyLeaderboard(game, match) {
  /** @type {DailyLeaderboard} */
  const board = await get(`/api/games/${game}/daily`);
  return board.match === match ? board : null;
}

/**
 * Return the own place today, the number of scores and their rounded average, or nothing if the own
 * score is not counted.
 * @param {DailyLeaderboard} board
 */
export function dailyPlace({ scores }) {
  const counted = scores.filter(entry => !entry.replayed);
  const own = counted.find(entry => entry.mine);
  if (!own) return undefined;
  const sum = counted.reduce((all, entry) => all + entry.score, 0);
  return {
    place: 1 + counted.filter(entry => entry.score > own.score).length,
    count: counted.length,
    average: Math.round(sum / counted.length),
    score: own.score,
  };
}

/** The number of scores in the list; the user's own score is always included. */
const MAX_ROWS = 12;

/**
 * Return today's scores, best first; equal scores share a rank.
 * @param {DailyLeaderboard | null} board
 */
export function dailyLeaderboard(board) {
  if (!board?.scores.length) return nothing;
  const firstAttempts = board.scores.filter(entry => !entry.replayed);
  const rank = (/** @type {number} */ score) =>
    1 + firstAttempts.filter(entry => entry.score > score).length;
  const rows = firstAttempts.filter(({ mine }, i) => mine || i < MAX_ROWS);
  const replays = board.scores.filter(
    ({ replayed, mine }, i) => replayed && (mine || i < MAX_ROWS),
  );
  return html`<section class="today" aria-label=${t('site-daily-board')}><h3>${t('site-daily-board')}</h3><ol
    class="standings">
    ${rows.map(
      ({ name, score, mine }) => html`<li class=${mine ? 'first' : ''}><span
      class="rank">${rank(score)}</span><span class="name">${name}</span><span
      class="score">${score}</span></li>`,
    )}</ol>${
      replays.length
        ? html`<h4>${t('site-daily-again')}</h4><ul class="standings">${replays.map(
            ({
              name,
              score,
              mine,
            }) => html`<li class=${mine ? 'first' : ''}><span class="rank">–</span><span
      class="name">${name}</span><span class="score">${score}</span></li>`,
          )}</ul>`
        : nothing
    }</section>`;
}
