/** Starts a match against bots. */
import { post } from './api.js';
import { challengeBot } from './bot_opponents.js';
import { confirmDialog } from './dialog.js';
import { gameName } from './games.js';
import { preferredLevel } from './bot_level.js';
import { requestCommitment } from './shuffle_commitment.js';
import { nearestSeatCount } from './game_options.js';
import { foreignLanguage, preferredRoom } from './rooms.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/**
 * Return the default seat count: two, or the nearest number that the game allows.
 * @param {GameCard} card
 */
export const defaultSeatCount = ({ seat_counts: counts }) => nearestSeatCount(counts, 2);

/**
 * Return the terms of a match that a user starts with one click.
 * @param {GameCard} card
 * @returns {import('./bot_opponents.js').OpponentTerms}
 */
export const defaultTerms = card => ({
  game: card.spec.id,
  options: preferredRoom(card.rooms)?.options ?? {},
  seat_count: defaultSeatCount(card),
  clock: { clock: 'untimed' },
});

/**
 * Start a match against bots and open it.
 * @param {GameCard} card
 * @param {string} [level]
 * @param {string} [account] the id of a bot account that is challenged instead
 * @returns {Promise<boolean>} false if the user declined to play in a foreign language
 */
export async function playBots(card, level = preferredLevel(card), account = '') {
  const bots = Array.from({ length: defaultSeatCount(card) - 1 }, () =>
    account ? { occupant: 'open' } : { occupant: 'bot', level },
  );
  const seats = [{ occupant: 'me' }, ...bots];
  const room = preferredRoom(card.rooms);
  const foreignName = foreignLanguage(room);
  if (foreignName) {
    const title = t('site-other-language', { game: gameName(card.spec.id), language: foreignName });
    if (
      !(await confirmDialog({
        title,
        text: t('site-other-language-line', { language: foreignName }),
        confirmText: t('site-play'),
      }))
    )
      return false;
  }
  const settings = room ? { room: room.id } : {};
  const { match } = await post('/api/tables', {
    game: card.spec.id,
    options: room?.options ?? {},
    settings,
    seat_count: seats.length,
    seats: seats,
    start: !account,
    ...(await requestCommitment()),
  });
  if (account) await challengeBot(match, account);
  location.assign(`/t/${match}`);
  return true;
}
