/** Actions and what they are worth, in words. */
import { html, nothing } from '../vendor/lit.js';
import { hasMessage, language, t } from '../components/strings.js';
import { newsWords } from '../table/log.js';
import { actionWords } from '../table/moves.js';
/** @typedef {import('../types').Considered} Considered */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').GameUI | undefined} UI */

const POINTS = new Intl.NumberFormat(language(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const PERCENT = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });

/** @param {number} value */
const minus = value => POINTS.format(value).replace('-', '−');

/**
 * What an action is called where several are weighed: by the game's own short words, else by its list of moves.
 * @param {Pick<Considered, 'action' | 'deed'>} considered
 * @param {Frame} before what the seat saw when it decided
 * @param {UI} ui
 */
export function named({ action, deed }, before, ui) {
  const { game } = before;
  const own = `${game}-weighed-${action.do}`;
  // A detail that is empty is none of this deed's: an exchange forms no letters.
  const told = Object.entries(deed?.details ?? {}).filter(([, detail]) => detail !== '');
  if (hasMessage(own)) return t(own, { ...action, ...Object.fromEntries(told) });
  try {
    return (
      ui?.actionLabel?.(action, before, t) ??
      ui?.actionText?.(action, before, t) ??
      actionWords(game, action)
    );
  } catch {
    return actionWords(game, action);
  }
}

/**
 * What would likely follow an action, each by its name; empty where nobody said.
 * @param {Considered} considered @param {Frame} before @param {UI} ui
 */
export const followed = ({ action, line }, before, ui) =>
  line.map((next, i) => {
    const details = ui?.predictedDetails?.(next, [action, ...line.slice(0, i)], before);
    return named(
      { action: next, deed: details ? { what: next.do, seat: null, details, places: [] } : null },
      before,
      ui,
    );
  });

/** What an action does, as the log would tell it. @param {Considered} considered @param {Frame} before */
export const told = ({ deed }, before) => (deed ? newsWords(before.game, before.seats, deed) : '');

/** The points that an action makes at once, where it tells. @param {Considered} considered */
export const pointsOf = ({ deed }) =>
  typeof deed?.details?.points === 'number' ? deed.details.points : null;

/**
 * How a match ends by an action whose worth is certain.
 * @param {number} value @param {number} turns
 */
export function endWords(value, turns) {
  if (value === 0) return t('site-evaluation-draw');
  return t(value > 0 ? 'site-evaluation-win-in' : 'site-evaluation-loss-in', { turns });
}

/** What an action is worth. @param {Considered} considered @param {string} unit */
export function worthWords({ value, ends_in }, unit) {
  if (unit !== 'outcome') return minus(value);
  if (typeof ends_in === 'number') return endWords(value, ends_in);
  if (Math.abs(value) === 1) return t(value > 0 ? 'site-evaluation-win' : 'site-evaluation-loss');
  return t('site-evaluation-chance', { chance: PERCENT.format((value + 1) / 2) });
}

/** A sign beside a proven outcome: up wins, down loses. @param {number} value */
export const outcomeSign = value =>
  Math.abs(value) === 1
    ? html`<svg class="sgn ${value > 0 ? 'win' : 'lose'}" viewBox="0 0 14 14" aria-hidden="true">
        <path d=${value > 0 ? 'M7 2l6 10H1Z' : 'M7 12 1 2h12Z'} />
      </svg>`
    : nothing;

/** What a decision lost. @param {number} lost @param {string} unit */
export const lostWords = (lost, unit) =>
  unit === 'outcome' ? PERCENT.format(lost / 2) : minus(lost);

/** A loss of win chance in percentage points, to a tenth below one. @param {number} lost a loss between 0 and 2 */
const percentagePoints = lost => Number((lost * 50).toFixed(lost < 0.02 ? 1 : 0));

/** What a decision lost, as a sentence. @param {import('../types').Opinion} opinion @param {string} unit */
export function lostSentence({ lost, least }, unit) {
  if (lost === null) return '';
  if (unit === 'outcome') return t('site-lost-outcome', { lost: percentagePoints(lost) });
  return t(least ? 'site-lost-least' : 'site-lost-points', {
    lost: lostWords(lost, unit),
    points: lost,
  });
}
