/** How tournaments are spoken of: forms, places of tables, points. */
import { gameName } from '../components/games.js';
import { language, t } from '../components/strings.js';
/** @typedef {import('../types').Tournament} Tournament */
/** @typedef {import('../types').TournamentBrief} TournamentBrief */

/** Points as people write them: 2½. @param {number} points */
export function points(points) {
  const rounded = Math.round(points * 100) / 100;
  const whole = Math.floor(rounded);
  return rounded - whole === 0.5
    ? `${whole || ''}½`
    : new Intl.NumberFormat(language()).format(rounded);
}

/** Tables have letters, as on the cards that stand on them; after Z come numbers. @param {number} index */
export const letter = index => (index < 26 ? String.fromCharCode(65 + index) : String(index + 1));

/** Swiss, tables of four. @param {{ form: string, seats: number }} terms */
export const formLine = ({ form, seats }) =>
  `${t(`tournament-form-${form}`)}, ${t('tournament-tables-of', { seats })}`;

/** @param {number} at */
export const whenever = at =>
  new Intl.DateTimeFormat(language(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));

/** Where a tournament stands, in a line. @param {TournamentBrief} one */
export function stateLine({ phase, begins_at, entrants, round, rounds, form, winner: won }) {
  const people = t('tournament-people', { people: entrants });
  if (phase === 'over')
    return won ? t('tournament-won-by', { name: won }) : t('tournament-no-winner');
  if (phase === 'open') {
    const start = begins_at
      ? t('tournament-starts', { when: whenever(begins_at) })
      : t('tournament-registration-open');
    return `${start}; ${people}`;
  }
  if (form === 'arena') return `${t('tournament-running')}; ${people}`;
  return `${rounds ? t('tournament-round-of', { round, rounds }) : t('tournament-round', { round })}; ${people}`;
}

/** @param {Tournament} one */
export const heading = ({ terms }) => `${gameName(terms.game)}. ${formLine(terms)}`;
