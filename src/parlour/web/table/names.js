/** Names of seats, their status and the outcome, as text. */
import { isBotSeat } from '../components/bot_badge.js';
import { hasMessage, t } from '../components/strings.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').SeatOccupant} SeatOccupant */

/**
 * @param {(SeatOccupant | null)[]} occupants
 * @param {number | null} seat
 */
export const seatName = (occupants, seat) =>
  seat === null ? '' : occupants[seat]?.name || t('site-seat', { number: seat + 1 });

/** Longer texts do not fit on a seat card. */
const MAX_STATUS_LENGTH = 14;

/**
 * Return the text for the status of a seat.
 * @param {Frame} frame
 * @param {number} seat
 */
export function seatStatus(frame, seat) {
  const occupant = frame.seats[seat];
  // A player who resigned may stay and watch.
  if (occupant?.out) return t(occupant.here ? 'site-resigned' : 'site-left-table');
  if (frame.phase === 'over' || frame.paused) return '';
  const isBot = occupant?.bot || isBotSeat(seat);
  if (!frame.turn.seats.includes(seat))
    return t(occupant?.here === false && !isBot ? 'site-away' : 'site-waiting');
  if (isBot) return t('site-thinking');
  const phase = `${frame.game}-phase-${frame.turn.phase}`;
  const words = hasMessage(phase) ? t(phase) : '';
  return words && words.length <= MAX_STATUS_LENGTH ? words : t('site-to-move');
}

/**
 * Return a sentence that says whose turn it is, for users who are not to move.
 * @param {Frame} frame
 */
export function turnSentence(frame) {
  if (frame.paused) return t('site-paused');
  const seats = frame.turn.seats.filter(seat => seat !== frame.seat);
  const names = seats.map(seat => seatName(frame.seats, seat));
  if (!names.length) return t('site-no-player-to-move');
  if (names.length === 1) return t('site-is-thinking', { name: names[0] });
  return t('site-are-thinking', {
    names: new Intl.ListFormat(document.documentElement.lang).format(names),
  });
}

/**
 * Return the winning seats; none in a draw or in a solo game.
 * @param {import('../types').Ranking | null} standing
 * @returns {number[]}
 */
export function winningSeats(standing) {
  const first = (standing?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return first.length === standing?.ranks.length ? [] : first;
}

/** Reasons outside the rules of a game that end a match, where a lead in points decides nothing. */
const SITE_REASONS = new Set(['resigned', 'time', 'away', 'agreed', 'lying', 'void', 'abandoned']);

/**
 * Whether a match ended for a reason outside the rules of the game.
 * @param {string | null} over
 */
export const hasSiteReason = over => over !== null && SITE_REASONS.has(over);

/**
 * Return the outcome of the match: a title, the reason and the winners.
 * @param {Frame} frame
 * @param {number[]} mine
 * @returns {{ title: string, reason: string, winners: number[] }}
 */
export function outcome(frame, mine) {
  const { ranking, seats: occupants, game } = frame;
  const ranks = ranking?.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const list = (/** @type {number[]} */ seats) =>
    new Intl.ListFormat(document.documentElement.lang).format(
      seats.map(seat => seatName(occupants, seat)),
    );
  const over = ranking?.over ?? '';
  const loser = ranks.flatMap((rank, seat) =>
    rank === Math.max(...ranks) && rank > 1 ? [seat] : [],
  );
  const args = {
    name: list(winners),
    winner: list(winners),
    loser: list(loser),
    other: list(loser),
    losers: occupants.length - winners.length,
  };
  const reason = hasMessage(`${game}-over-${over}`)
    ? t(`${game}-over-${over}`, args)
    : hasMessage(`site-over-${over}`)
      ? t(`site-over-${over}`, args)
      : '';
  if (!winners.length || over === 'void') return { title: t('site-game-closed'), reason, winners };
  if (occupants.length === 1)
    return {
      title: ranking?.scores
        ? t('site-solo-score', { score: ranking.scores[0] })
        : t('site-game-over'),
      reason,
      winners,
    };
  if (winners.length === occupants.length) return { title: t('site-draw-game'), reason, winners };
  if (winners.length > 1)
    return { title: t('site-share-win', { names: list(winners) }), reason, winners };
  return {
    title:
      mine.length === 1 && mine[0] === winners[0]
        ? t('site-you-win')
        : t('site-wins', { name: list(winners) }),
    reason,
    winners,
  };
}

/** Maximum lengths of a name and of a word in it that fit on one line everywhere at a table. */
const LINE = 15;
const WORD = 10;

/**
 * Whether a name needs more lines or a smaller font.
 * @param {string} name
 */
export const isLongName = name =>
  name.length > LINE || name.split(/[\s-]/).some(word => word.length > WORD);
