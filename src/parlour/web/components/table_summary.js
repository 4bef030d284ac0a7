/** Texts that describe a table in cards and lists. */
import { html } from '../vendor/lit.js';
import { colourToken, openSeatToken } from './icons.js';
import { optionLabels } from './game_options.js';
import { userLink } from './user_link.js';
import { clockRuleLabel } from './time.js';
import { t } from './strings.js';
/** @typedef {import('../types').Summary} Summary */
/** @typedef {import('../types').GameCard} GameCard */

/** Whether a seat has an occupant. @param {import('../types').SeatOccupant | null} occupant */
export const isOccupied = occupant =>
  Boolean(occupant && occupant.name !== null && occupant.name !== undefined);
/** Return the number of open seats. @param {Summary} table */
export const openSeatCount = table => table.seats.filter(occupant => !isOccupied(occupant)).length;
/**
 * Return the names of the players as a list.
 * @param {Summary} table
 * @param {boolean} [excludeMe] omit the user
 */
export function playerNames(table, excludeMe = false) {
  const names = table.seats
    .filter(occupant => isOccupied(occupant) && !(excludeMe && occupant.mine))
    .map(occupant => occupant.name ?? '');
  return names.length
    ? new Intl.ListFormat(document.documentElement.lang || 'en').format(names)
    : '';
}

/** Return the names of the players as links to their pages. @param {Summary} table */
export function playerLinks(table) {
  const occupants = table.seats.filter(isOccupied);
  return new Intl.ListFormat(document.documentElement.lang || 'en')
    .formatToParts(occupants.map((_, at) => String(at)))
    .map(({ type, value }) =>
      type === 'element'
        ? userLink(occupants[Number(value)].player, occupants[Number(value)].name)
        : value,
    );
}

/** @param {Summary} table */
const seatCountText = table =>
  t('site-seats-taken', {
    taken: table.seats.length - openSeatCount(table),
    seats: table.seats.length,
  });
/** Return the seat tokens of a table. @param {Summary} table */
export const seatTokens =
  table => html`<span class="tokens only-desk" role="img" aria-label=${seatCountText(table)}>
  ${table.seats.map((occupant, seat) =>
    isOccupied(occupant)
      ? colourToken(occupant.colour ?? seat, `sm ${occupant.bot ? 'bot' : ''}`)
      : openSeatToken('sm'),
  )}</span>`;

/**
 * Return the status of a table: seats taken, whose turn it is, or that the match is over.
 * @param {Summary} table
 */
export function tableStatus(table) {
  if (table.phase === 'gathering') return seatCountText(table);
  if (table.phase === 'over') return t('site-game-over');
  const toMove = table.seats.filter((occupant, seat) =>
    table.to_move.includes(occupant.seat ?? seat),
  );
  if (toMove.length === 1) return t('site-player-to-move', { name: toMove[0].name ?? '' });
  return t('site-players-to-move', { count: toMove.length });
}

/**
 * Return the options and the clock of a table.
 * @param {Summary} table
 * @param {GameCard | undefined} card
 */
export const tableDescription = (table, card) =>
  [...optionLabels(card, table.options), clockRuleLabel(table.settings.clock)]
    .filter(Boolean)
    .join(' · ');

/**
 * Return the numbers of online users and of tables in play, as message arguments.
 * @param {import('../types').Home} home
 */
export const onlineCounts = home => ({ ...home.online, tables: home.live.length });
