/** Sitting down against bots at once. */
import { post } from './api.js';
import { ask } from './dialog.js';
import { gameName } from './games.js';
import { levelOf } from './bot_level.js';
import { promised } from './shuffle_commitment.js';
import { nearestCount } from './game_options.js';
import { foreign, nearest } from './rooms.js';
import { t } from './strings.js';
/** @typedef {import('../types').GameCard} GameCard */

/** How many sit when nobody says: two, or as near as the game allows. @param {GameCard} card */
export const usual = ({ seat_counts: counts }) => nearestCount(counts, 2);

/** Sit down against bots at once; false where one would rather not. @param {GameCard} card @param {string} [level] */
export async function playBots(card, level = levelOf(card)) {
  const bots = Array.from({ length: usual(card) - 1 }, () => ({ occupant: 'bot', level }));
  const chairs = [{ occupant: 'me' }, ...bots];
  const room = nearest(card.rooms);
  const strange = foreign(room);
  if (strange) {
    const title = t('site-other-language', { game: gameName(card.spec.id), language: strange });
    if (
      !(await ask({
        title,
        text: t('site-other-language-line', { language: strange }),
        yes: t('site-play'),
      }))
    )
      return false;
  }
  const settings = room ? { room: room.id } : {};
  const { match } = await post('/api/tables', {
    game: card.spec.id,
    options: room?.options ?? {},
    settings,
    seat_count: chairs.length,
    seats: chairs,
    start: true,
    ...(await promised()),
  });
  location.assign(`/t/${match}`);
  return true;
}
