/** The majority table of a display: fish per colour and their points at game end. */

import { html } from '../../../web/board/templates.js';
import { COLOURS, bettyIcon, fishIcon } from './art.js';

/** @typedef {import('./shapes').View} View */

/**
 * @param {string} cells
 * @param {string} colour
 */
const countOf = (cells, colour) => [...cells].filter(cell => cell === colour).length;

/** Return the number of columns of a ticket. @param {View | undefined} view */
export const columnCount = view => (view?.goals ? 5 : 4);

/**
 * Return a display's points in solo mode: those of its most frequent colour.
 * @param {View} view
 * @param {string} cells
 */
const soloPoints = (view, cells) =>
  Math.max(...COLOURS.map(colour => view.table[countOf(cells, colour)]));
/**
 * Return a display's points for Betty.
 * @param {number[]} goals
 * @param {string} cells
 */
const bettyPoints = (goals, cells) => goals[new Set([...cells].filter(cell => cell !== '.')).size];

/**
 * Return whether a colour scores for a player of this match.
 * @param {View} view
 * @param {import('./shapes').Colour} colour
 */
const isScoringColour = (view, colour) =>
  view.options.mode === 'solo' || view.colours.includes(colour);

/**
 * Return a display's points at game end for the viewer, or null for spectators.
 * @param {View} view
 * @param {number} display
 */
export function displayValue(view, display) {
  if (view.seat === null) return null;
  const colour = view.colours[view.seat];
  return colour === null ? view.worth[display].goal : view.worth[display].staff[colour];
}

/**
 * @param {{sign: unknown, count: number | string, points: number | string, classes: (string |
 *   boolean | null)[]}} column
 */
const columnElement = ({
  sign,
  count,
  points,
  classes,
}) => html`<span class="bk ${classes.filter(Boolean).join(' ')}">
  <span class="bk-count">${sign}<span>${count}</span></span><span class="bk-worth">${points}</span></span>`;

/**
 * Return the ticket of a display, or with `after` as a drafted card would leave it.
 * @param {View} view
 * @param {number} display
 * @param {string | null} [after]
 */
export function majorityTable(view, display, after = null) {
  const currentCells = view.displays[display];
  const cells = after ?? currentCells;
  const solo = view.options.mode === 'solo';
  const ownColour = view.seat === null ? undefined : view.colours[view.seat];
  const maxCount = Math.max(...COLOURS.map(colour => countOf(cells, colour)));
  const bestPoints = solo ? soloPoints(view, cells) : null;
  const columns = COLOURS.map(colour => {
    const count = countOf(cells, colour);
    const points = view.table[count];
    const isScoring =
      isScoringColour(view, colour) && !(solo && (points !== bestPoints || count < maxCount));
    return columnElement({
      sign: fishIcon(colour),
      count,
      points: (isScoring && points) || '·',
      classes: [
        count === 0 && 'bk-nil',
        count > 0 && count === maxCount && 'bk-lead',
        after !== null && isScoring && count !== countOf(currentCells, colour) && 'bk-changed',
        (solo ? isScoring && count > 1 : ownColour === colour) && 'bk-own',
      ],
    });
  });
  if (view.goals) {
    const kinds = new Set([...cells].filter(cell => cell !== '.')).size;
    const points = bettyPoints(view.goals, cells);
    columns.push(
      columnElement({
        sign: bettyIcon(),
        count: kinds,
        points: points || '·',
        classes: [
          'bk-betty',
          after !== null && points !== view.worth[display].goal && 'bk-changed',
          view.seat === view.betty && 'bk-own',
        ],
      }),
    );
  }
  return columns;
}

/**
 * Return a scoring table in the form of a ticket: counts above, points beneath.
 * @param {unknown} sign a template, or nothing
 * @param {number} from
 * @param {number[]} worth
 */
export function pointsTable(sign, from, worth, isOpenEnded = false) {
  const steps = worth
    .map((points, count) => ({ points, count }))
    .filter(({ count }) => count >= from);
  const lastStep = isOpenEnded
    ? steps.findIndex(({ points }, i) => steps.slice(i).every(step => step.points === points))
    : steps.length - 1;
  const isCapped = isOpenEnded && steps.length > lastStep + 1;
  const columns = steps.slice(0, lastStep + 1).map(({ points, count }, i) =>
    columnElement({
      sign,
      count: `${count}${isCapped && i === lastStep ? '+' : ''}`,
      points,
      classes: [],
    }),
  );
  return html`<span class="bk-scale">${columns}</span>`;
}
