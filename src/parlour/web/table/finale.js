/**
 * The end of a match beside the final board: the winner, the points and where they came from. It
 * is loaded when a match ends.
 */
import { html, nothing } from '../vendor/lit.js';
import { capitalize } from '../components/capitalized.js';
import { t } from '../components/strings.js';
import { dailyFinale } from './daily_finale.js';
import { scoreBars } from './finale_bars.js';
import { hasSiteReason, outcome, winningSeats } from './names.js';
/** @typedef {import('../types').Frame} Frame */

const RAYS = Array.from({ length: 14 }, (_, i) => (i * 360) / 14);
const rays = html`<svg class="finale-rays" viewBox="-100 -100 200 200" aria-hidden="true">
  <path
    d=${RAYS.map(turn => {
      const [a, b] = [turn - 4.4, turn + 4.4].map(angle => (angle * Math.PI) / 180);
      const at = (/** @type {number} */ angle) =>
        `${(98 * Math.sin(angle)).toFixed(1)} ${(-98 * Math.cos(angle)).toFixed(1)}`;
      return `M0 0 ${at(a)} ${at(b)}Z`;
    }).join('')}
  />
</svg>`;

/**
 * Return the lead of the winners over the next seat, or 0 where it does not explain the result.
 * @param {Frame} frame
 * @param {number[] | null} points
 */
export function winningMargin({ ranking, seats }, points) {
  const winners = winningSeats(ranking);
  if (!ranking || !points || !winners.length || hasSiteReason(ranking.over)) return 0;
  if (winners.length > 1 && !ranking.teams) return 0;
  const others = seats.map((_, seat) => seat).filter(seat => !winners.includes(seat));
  return points[winners[0]] - Math.max(...others.map(seat => points[seat]));
}

/**
 * Return the points of the winners, or null if they differ or there are none. After an agreed draw,
 * for example, the points of one seat would look like the result of all.
 * @param {number[]} winners
 * @param {number[] | null} points
 */
function commonPoints(winners, points) {
  const [first] = winners;
  return points && winners.length && winners.every(seat => points[seat] === points[first])
    ? points[first]
    : null;
}

/**
 * Return the end of a match.
 * @param {Frame} frame
 * @param {{ ownSeats: number[], ui?: import('../types').GameUI, isFresh: boolean, daily?:
 *   import('../components/daily_deal.js').DailyLeaderboard | null }} shown `isFresh`: whether the
 *   match ended just now, so that the result is animated
 */
export function finale(frame, { ownSeats, ui, isFresh, daily }) {
  const { title, reason, winners } = outcome(frame, ownSeats);
  const isSolo = frame.seats.length === 1;
  const first = winningSeats(frame.ranking)[0] ?? (isSolo ? 0 : null);
  const own = frame.view === null ? undefined : ui?.finale?.(frame, first, t);
  const points = own?.points ?? frame.ranking?.scores ?? null;
  const margin = own?.points ? 0 : winningMargin(frame, points);
  const total = commonPoints(winners, points);
  const today = daily ? dailyFinale(daily, frame) : undefined;
  const unit = own?.unit ?? t('site-finale-unit', { points: total ?? 0 });
  const heading = today?.heading ?? (isSolo ? t('site-game-over') : title);
  const lines = [
    margin > 0 ? t('site-finale-by', { points: margin }) : '',
    today?.line ?? '',
    today ? '' : reason,
    own?.line ?? '',
  ].filter(Boolean);
  return html`<section class="finale ${own?.picture ? '' : 'plain'} ${isFresh ? 'fresh' : ''}"
    aria-label=${t('site-result')} tabindex="0"><div class="finale-in">
    ${own?.picture ? html`<div class="finale-picture" aria-hidden="true">${rays}${own.picture}</div>` : nothing}
    <div class="finale-head">
      <h2>${
        own?.heading && title === t('site-you-win')
          ? html`<span class="visually-hidden">${heading}</span>${own.heading}`
          : heading
      }</h2>
      <p class="finale-line">${capitalize(lines.join(' '))}</p>
      ${
        total === null
          ? nothing
          : html`<p class="finale-total"><b aria-hidden="true" style=${`--total: ${total}`}></b><span
        class="visually-hidden">${total} </span><small>${unit}</small></p>`
      }</div>
    ${today?.body ?? scoreBars(frame, ownSeats, points)}</div></section>`;
}
