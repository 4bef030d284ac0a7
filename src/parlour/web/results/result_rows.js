/** Results that are over as rows: how it ended for one of those who sat there, against whom, and what it changed. */
import { html, nothing } from '../vendor/lit.js';
import { gameName } from '../components/games.js';
import { miniBoard } from '../components/mini_board.js';
import { optionLabels } from '../components/game_options.js';
import { userLink } from '../components/user_link.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
import { delta } from './leaderboard.js';
/** @typedef {import('../types').Result} Result */
/** @typedef {import('../types').SeatResult} SeatResult */

/** How it ended for a seat, in a word. @param {Result} result @param {SeatResult} seat */
function fate({ seats }, seat) {
  if (seat.rank > 1)
    return seats.length > 2 ? t('site-place', { place: seat.rank }) : t('site-result-lost');
  return seats.filter(one => one.rank === 1).length > 1
    ? t('site-result-drawn')
    : t('site-result-won');
}
/** @param {SeatResult[]} seats */
const names = seats =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'unit' })
    .formatToParts(seats.map((_, at) => String(at)))
    .map(({ type, value }) =>
      type === 'element' ? userLink(seats[Number(value)].player, seats[Number(value)].name) : value,
    );

/** A tag for a match that does not count for ratings; its title says why. @param {Result} result */
const unrated = ({ unrated_reason: reason }) =>
  html`<span class="tag" title=${reason ? t(`site-unrated-${reason}`) : nothing}>${t('site-unrated')}</span>`;

/** @param {Result} result @param {import('../types').GameCard[]} cards */
export function resultRow(result, cards) {
  const card = cards.find(one => one.spec.id === result.game);
  const own = result.seats.filter(seat => seat.mine);
  const me = own.length === 1 ? own[0] : undefined;
  const ranked = [...result.seats].sort((a, b) => a.rank - b.rank);
  const others = me ? result.seats.filter(seat => seat !== me) : ranked;
  const points = (me ? [me, ...others] : ranked)
    .map(seat => seat.points)
    .filter(one => one !== null);
  const left = result.seats.some(seat => seat.left_early);
  const kind = [gameName(result.game), ...optionLabels(card, JSON.parse(result.options))].join(
    ' · ',
  );
  const change =
    me?.rating_before && me.rating_after ? me.rating_after.value - me.rating_before.value : null;
  return html`<li>
    <span class="gicon">${miniBoard(result.game)}</span>
    <div class="out ${me?.rank === 1 ? 'won' : ''}">
      ${me ? fate(result, me) : t('site-game-over')}<small>${
        left ? t('site-resigned-inline') : points.join(' : ')
      }</small>
    </div>
    <div class="versus">
      <span class="ell">${names(others)}</span><a class="ell" href="/t/${result.match}/analysis">${kind}</a>
    </div>
    <div class="num">
      ${result.rated ? delta(change) : unrated(result)}<small class="muted">${formatTime(result.ended_at)}</small>
    </div>
  </li>`;
}
