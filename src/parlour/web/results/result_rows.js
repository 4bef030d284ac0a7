/** Rows of finished matches: the outcome for the user, the opponents and the rating change. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { miniBoard } from '../components/mini_board.js';
import { optionLabels } from '../components/game_options.js';
import { userLink } from '../components/user_link.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
import { ratingDelta } from './leaderboard.js';
/** @typedef {import('../types').Result} Result */
/** @typedef {import('../types').SeatResult} SeatResult */

/** Return the outcome of a seat. @param {Result} result @param {SeatResult} seat */
function outcomeLabel({ seats }, seat) {
  if (seat.rank > 1)
    return seats.length > 2 ? t('site-place', { place: seat.rank }) : t('site-result-lost');
  return seats.filter(one => one.rank === 1).length > 1
    ? t('site-result-drawn')
    : t('site-result-won');
}
/** @param {SeatResult[]} seats */
const seatLinks = seats =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'unit' })
    .formatToParts(seats.map((_, at) => String(at)))
    .map(({ type, value }) =>
      type === 'element' ? userLink(seats[Number(value)].player, seats[Number(value)].name) : value,
    );

/** Return the tag of an unrated match, with the reason as its title. @param {Result} result */
const unratedTag = ({ unrated_reason: reason }) =>
  html`<span class="tag" title=${reason ? t(`site-unrated-${reason}`) : nothing}>${t('site-unrated')}</span>`;

/** @param {Result} result @param {import('../types').GameCard[]} cards */
export function resultRow(result, cards) {
  const card = cards.find(one => one.spec.id === result.game);
  const ownSeats = result.seats.filter(seat => seat.mine);
  const ownSeat = ownSeats.length === 1 ? ownSeats[0] : undefined;
  const ranked = [...result.seats].sort((a, b) => a.rank - b.rank);
  const others = ownSeat ? result.seats.filter(seat => seat !== ownSeat) : ranked;
  const points = (ownSeat ? [ownSeat, ...others] : ranked)
    .map(seat => seat.points)
    .filter(one => one !== null);
  const hasLeaver = result.seats.some(seat => seat.left_early);
  const description = [
    gameName(result.game),
    ...optionLabels(card, JSON.parse(result.options)),
  ].join(' · ');
  const change =
    ownSeat?.rating_before && ownSeat.rating_after
      ? ownSeat.rating_after.value - ownSeat.rating_before.value
      : null;
  return html`<li>
    <span class="game-icon">${miniBoard(result.game)}</span>
    <div class="out ${ownSeat?.rank === 1 ? 'won' : ''}">
      ${ownSeat ? outcomeLabel(result, ownSeat) : t('site-game-over')}<small>${
        hasLeaver ? t('site-resigned-inline') : points.join(' : ')
      }</small>
    </div>
    <div class="versus">
      <span class="ellipsis">${seatLinks(others)}</span
      ><a class="ellipsis" href="/t/${result.match}/analysis">${description}</a>
    </div>
    <div class="num">
      ${result.rated ? ratingDelta(change) : unratedTag(result)}<small class="muted">${formatTime(
        result.ended_at,
      )}</small>
    </div>
  </li>`;
}
