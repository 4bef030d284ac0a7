/** Labels for tournaments: form, table letters, points, status. */
import { nothing } from '../vendor/lit.js';
import { badge } from '../components/bot_badge.js';
import { gameName } from '../components/games.js';
import { language, t } from '../components/strings.js';
/** @typedef {import('../types').Tournament} Tournament */
/** @typedef {import('../types').TournamentBrief} TournamentBrief */

/** Format points, such as 2½. @param {number} points */
export function formatPoints(points) {
  const rounded = Math.round(points * 100) / 100;
  const integer = Math.floor(rounded);
  return rounded - integer === 0.5
    ? `${integer || ''}½`
    : new Intl.NumberFormat(language()).format(rounded);
}

/** Return the badge of a bot account, or nothing. @param {import('../types').Entrant} entrant */
export const entrantBadge = ({ is_bot: isBot }) => (isBot ? badge() : nothing);

/** Return the letter of a table, or its number after Z. @param {number} index counted from 0 */
export const tableLetter = index =>
  index < 26 ? String.fromCharCode(65 + index) : String(index + 1);

/**
 * Return the form and the seats per table: "Swiss, tables of 4".
 * @param {{ form: string, seats: number }} terms
 */
export const formLabel = ({ form, seats }) =>
  `${t(`tournament-form-${form}`)}, ${t('tournament-tables-of', { seats })}`;

/** @param {number} timestamp */
export const formatDateTime = timestamp =>
  new Intl.DateTimeFormat(language(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(timestamp));

/** Return the status of a tournament in one line. @param {TournamentBrief} one */
export function statusText({
  phase,
  begins_at,
  entrants,
  round,
  rounds,
  form,
  winner: winnerName,
}) {
  const people = t('tournament-people', { people: entrants });
  if (phase === 'over')
    return winnerName ? t('tournament-won-by', { name: winnerName }) : t('tournament-no-winner');
  if (phase === 'open') {
    const start = begins_at
      ? t('tournament-starts', { when: formatDateTime(begins_at) })
      : t('tournament-registration-open');
    return `${start}; ${people}`;
  }
  if (form === 'arena') return `${t('tournament-running')}; ${people}`;
  return `${rounds ? t('tournament-round-of', { round, rounds }) : t('tournament-round', { round })}; ${people}`;
}

/** @param {Tournament} one */
export const heading = ({ terms }) => `${gameName(terms.game)}. ${formLabel(terms)}`;
