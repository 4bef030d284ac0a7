/** Texts for actions and their values. */
import { html, nothing } from '../vendor/lit.js';
import { hasMessage, language, t } from '../components/strings.js';
import { actionText } from '../components/action_text.js';
/** @typedef {import('../types').EvaluatedAction} EvaluatedAction */
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').GameUI | undefined} UI */

const POINTS = new Intl.NumberFormat(language(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const PERCENT = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });

/** @param {number} value */
const formatPoints = value => POINTS.format(value).replace('-', '−');

/**
 * Return the name of a candidate: the game's own short text, or the text in the list of moves.
 * @param {Pick<EvaluatedAction, 'action' | 'deed'>} considered
 * @param {Frame} before the seat's frame before the decision
 * @param {UI} ui
 */
export function actionName({ action, deed }, before, ui) {
  const { game } = before;
  const own = `${game}-weighed-${action.do}`;
  // Empty details are omitted: an exchange of letters, for example, forms no word.
  const details = Object.entries(deed?.details ?? {}).filter(([, detail]) => detail !== '');
  if (hasMessage(own)) return t(own, { ...action, ...Object.fromEntries(details) });
  try {
    return (
      ui?.actionLabel?.(action, before, t) ??
      ui?.actionText?.(action, before, t) ??
      actionText(game, action, before.seats)
    );
  } catch {
    return actionText(game, action, before.seats);
  }
}

/**
 * Return what is marked on the board as text, for screen readers.
 * @param {string} move the move of the shown step, or an empty text
 * @param {Pick<EvaluatedAction, 'action' | 'deed'> | null} marked the candidate whose places are
 *   highlighted, if any
 * @param {Frame | undefined} before the seat's frame before the decision
 * @param {UI} ui
 */
export function marksText(move, marked, before, ui) {
  const highlighted =
    marked?.deed?.places?.length && before
      ? t('site-highlighted-move', { move: actionName(marked, before, ui) })
      : '';
  return [move, highlighted].filter(Boolean).join(' ');
}

/**
 * Return the names of the expected next actions, or none without a prediction.
 * @param {EvaluatedAction} considered
 * @param {Frame} before
 * @param {UI} ui
 */
export const expectedNames = ({ action, line }, before, ui) =>
  line.map((next, i) => {
    const details = ui?.predictedDetails?.(next, [action, ...line.slice(0, i)], before);
    return actionName(
      { action: next, deed: details ? { what: next.do, seat: null, details, places: [] } : null },
      before,
      ui,
    );
  });

/**
 * Return the points that an action scores immediately, if known.
 * @param {EvaluatedAction} considered
 */
export const immediatePoints = ({ deed }) =>
  typeof deed?.details?.points === 'number' ? deed.details.points : null;

/**
 * Return the text for the outcome of the match after an action whose value is certain.
 * @param {number} value
 * @param {number} turns
 */
export function endText(value, turns) {
  if (value === 0) return t('site-evaluation-draw');
  return t(value > 0 ? 'site-evaluation-win-in' : 'site-evaluation-loss-in', { turns });
}

/**
 * Return the value of an action as text.
 * @param {EvaluatedAction} considered
 * @param {string} unit
 */
export function valueText({ value, ends_in }, unit) {
  if (unit !== 'outcome') return formatPoints(value);
  if (typeof ends_in === 'number') return endText(value, ends_in);
  if (Math.abs(value) === 1) return t(value > 0 ? 'site-evaluation-win' : 'site-evaluation-loss');
  return t('site-evaluation-chance', { chance: PERCENT.format((value + 1) / 2) });
}

/**
 * Return the sign of a proven outcome: up for a win, down for a loss.
 * @param {number} value
 */
export const outcomeSign = value =>
  Math.abs(value) === 1
    ? html`<svg class="sgn ${value > 0 ? 'win' : 'lose'}" viewBox="0 0 14 14" aria-hidden="true">
        <path d=${value > 0 ? 'M7 2l6 10H1Z' : 'M7 12 1 2h12Z'} />
      </svg>`
    : nothing;

/**
 * Return the loss of a decision as text.
 * @param {number} lost
 * @param {string} unit
 */
export const lossText = (lost, unit) =>
  unit === 'outcome' ? PERCENT.format(lost / 2) : formatPoints(lost);

/**
 * Return the loss of winning chances in percentage points, with one decimal if it is below one.
 * @param {number} lost a loss between 0 and 2
 */
const percentagePoints = lost => Number((lost * 50).toFixed(lost < 0.02 ? 1 : 0));

/**
 * Return the loss of a decision as a sentence.
 * @param {import('../types').Evaluation} opinion
 * @param {string} unit
 */
export function lossSentence({ lost, least }, unit) {
  if (lost === null) return '';
  if (unit === 'outcome') return t('site-lost-outcome', { lost: percentagePoints(lost) });
  return t(least ? 'site-lost-least' : 'site-lost-points', {
    lost: lossText(lost, unit),
    points: lost,
  });
}
