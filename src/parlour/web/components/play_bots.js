/** Starts a match against bots. */
import { post } from './api.js';
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
 * Start a match against bots and open it.
 * @param {GameCard} card
 * @param {string} [level]
 * @returns {Promise<boolean>} false if the user declined to play in a foreign language
 */
export async function playBots(card, level = preferredLevel(card)) {
  const bots = Array.from({ length: defaultSeatCount(card) - 1 }, () => ({
    occupant: 'bot',
    level,
  }));
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
    start: true,
    ...(await requestCommitment()),
  });
  location.assign(`/t/${match}`);
  return true;
}
