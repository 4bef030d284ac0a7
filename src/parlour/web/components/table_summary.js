/** A table in one line, for cards and lists. */
import { html } from '../vendor/lit.js';
import { freeToken, token } from './icons.js';
import { optionWords } from './game_options.js';
import { person } from './user_link.js';
import { ruleWords } from './time.js';
import { t } from './strings.js';
/** @typedef {import('../types').Summary} Summary */
/** @typedef {import('../types').GameCard} GameCard */

/** @param {import('../types').Sitter | null} chair */
export const taken = chair => Boolean(chair && chair.name !== null && chair.name !== undefined);
/** @param {Summary} table */
export const freeSeats = table => table.seats.filter(chair => !taken(chair)).length;
/** @param {Summary} table @param {boolean} [others] leave my own name out */
export function names(table, others = false) {
  const found = table.seats
    .filter(chair => taken(chair) && !(others && chair.mine))
    .map(chair => chair.name ?? '');
  return found.length
    ? new Intl.ListFormat(document.documentElement.lang || 'en').format(found)
    : '';
}

/** Who sits at a table, each name with the way to their page. @param {Summary} table */
export function linked(table) {
  const sitting = table.seats.filter(taken);
  return new Intl.ListFormat(document.documentElement.lang || 'en')
    .formatToParts(sitting.map((_, at) => String(at)))
    .map(({ type, value }) =>
      type === 'element'
        ? person(sitting[Number(value)].player, sitting[Number(value)].name)
        : value,
    );
}

/** @param {Summary} table */
const fullness = table =>
  t('site-seats-taken', {
    taken: table.seats.length - freeSeats(table),
    seats: table.seats.length,
  });
/** @param {Summary} table */
export const seatTokens =
  table => html`<span class="tokens only-desk" role="img" aria-label=${fullness(table)}>
  ${table.seats.map((chair, seat) =>
    taken(chair) ? token(seat, `sm ${chair.bot ? 'bot' : ''}`) : freeToken('sm'),
  )}</span>`;

/** What the table waits for, in words. @param {Summary} table */
export function doing(table) {
  if (table.phase === 'gathering') return fullness(table);
  if (table.phase === 'over') return t('site-game-over');
  const awaited = table.seats.filter((chair, seat) => table.to_move.includes(chair.seat ?? seat));
  if (awaited.length === 1) return t('site-player-to-move', { name: awaited[0].name ?? '' });
  return t('site-players-to-move', { count: awaited.length });
}

/** @param {Summary} table @param {GameCard | undefined} card */
export const kind = (table, card) =>
  [...optionWords(card, table.options), ruleWords(table.settings.clock)]
    .filter(Boolean)
    .join(' · ');

/** How many are here and how many tables are in play, as words ask for it. @param {import('../types').Home} home */
export const counts = home => ({ ...home.online, tables: home.live.length });
