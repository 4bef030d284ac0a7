/** The badge that marks bot accounts wherever a name is shown. */
import { html, nothing } from '../vendor/lit.js';
import { t } from './strings.js';

/** The form of the ids of bot accounts; those of people have 12 characters. */
const BOT_ID = /^bot-.{12}$/;

/** Return whether a user id is that of a bot account. @param {string | null | undefined} id */
export const isBotAccount = id => BOT_ID.test(id ?? '');

/** Return the badge. */
export const badge = () =>
  html` <span class="bot-badge"
    ><span aria-hidden="true">${t('site-bot-badge')}</span
    ><span class="visually-hidden">(${t('site-bot-account')})</span></span
  >`;

/**
 * Return the badge of a bot account, or nothing for a person.
 * @param {string | null | undefined} id
 */
export const botBadge = id => (isBotAccount(id) ? badge() : nothing);

/** @type {Set<number>} the seats of bot accounts at the table of this page */
let botSeats = new Set();

/**
 * Remember the seats of bot accounts at the table of this page.
 * @param {(string | null)[]} userIds the user id for each seat
 */
export function setBotSeats(userIds) {
  botSeats = new Set(userIds.flatMap((id, seat) => (isBotAccount(id) ? [seat] : [])));
}

/** Return whether a bot account plays a seat. @param {number} seat */
export const isBotSeat = seat => botSeats.has(seat);

/** Return the badge of a seat whose player is a bot account, or nothing. @param {number} seat */
export const seatBadge = seat => (isBotSeat(seat) ? badge() : nothing);

/**
 * Return where the first mention of a name in a sentence ends; -1 if it is not mentioned.
 * @param {string} sentence
 * @param {string} name
 */
function mentionEnd(sentence, name) {
  const isLetter = (/** @type {number} */ index) => /\p{L}/u.test(sentence.charAt(index));
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return at + name.length;
  }
  return -1;
}

/**
 * Return a sentence with a badge after the first mention of each bot account at the table.
 * @param {string} sentence
 * @param {(import('../types').SeatOccupant | null)[]} occupants
 */
export function withBadges(sentence, occupants) {
  const ends = [...botSeats]
    .map(seat => mentionEnd(sentence, occupants[seat]?.name ?? '\n'))
    .filter(end => end > 0)
    .sort((a, b) => a - b);
  return ends.length
    ? html`${[0, ...ends].map(
        (start, i) => html`${i ? badge() : nothing}${sentence.slice(start, ends[i])}`,
      )}`
    : sentence;
}
