/** The running majority table of a display: how many fish of each colour, and what that would be worth at the end. */

import { html } from '../../../web/board/templates.js';
import { COLOURS, bettyIcon, icon } from './art.js';

/** @typedef {import('./shapes').View} View */

/** @param {string} cells @param {string} colour */
const counted = (cells, colour) => [...cells].filter(cell => cell === colour).length;

/** How many columns a ticket has. @param {View | undefined} view */
export const columnsOf = view => (view?.goals ? 5 : 4);

/**
 * Points of a display for whoever plays alone: the colour that is there most.
 * @param {View} view
 * @param {string} cells
 */
const most = (view, cells) =>
  Math.max(...COLOURS.map(colour => view.table[counted(cells, colour)]));
/** Points of a display for Betty. @param {number[]} goals @param {string} cells */
const variety = (goals, cells) => goals[new Set([...cells].filter(cell => cell !== '.')).size];

/** Whether a colour counts for somebody at this table. @param {View} view @param {import('./shapes').Colour} colour */
const owned = (view, colour) => view.options.mode === 'solo' || view.colours.includes(colour);

/**
 * What a display is worth at the end to the viewer, or null for the public.
 * @param {View} view
 * @param {number} display
 */
export function worthToMe(view, display) {
  if (view.seat === null) return null;
  const colour = view.colours[view.seat];
  return colour === null ? view.worth[display].goal : view.worth[display].staff[colour];
}

/**
 * @param {{sign: unknown, count: number | string, points: number | string, classes: (string | boolean | null)[]}}
 *   column
 */
const column = ({
  sign,
  count,
  points,
  classes,
}) => html`<span class="bk ${classes.filter(Boolean).join(' ')}">
  <span class="bk-count">${sign}<span>${count}</span></span><span class="bk-worth">${points}</span></span>`;

/**
 * The ticket of a display as it is or, with `after`, as a drafted card would leave it.
 * @param {View} view
 * @param {number} display
 * @param {string | null} [after]
 */
export function ticket(view, display, after = null) {
  const now = view.displays[display];
  const cells = after ?? now;
  const solo = view.options.mode === 'solo';
  const own = view.seat === null ? undefined : view.colours[view.seat];
  const top = Math.max(...COLOURS.map(colour => counted(cells, colour)));
  const best = solo ? most(view, cells) : null;
  const columns = COLOURS.map(colour => {
    const count = counted(cells, colour);
    const points = view.table[count];
    const counts = owned(view, colour) && !(solo && (points !== best || count < top));
    return column({
      sign: icon(colour),
      count,
      points: counts ? points : '·',
      classes: [
        count === 0 && 'bk-nil',
        count > 0 && count === top && 'bk-lead',
        after !== null && counts && count !== counted(now, colour) && 'bk-changed',
        (solo ? counts && count > 1 : own === colour) && 'bk-own',
      ],
    });
  });
  if (view.goals) {
    const kinds = new Set([...cells].filter(cell => cell !== '.')).size;
    const points = variety(view.goals, cells);
    columns.push(
      column({
        sign: bettyIcon(),
        count: kinds,
        points,
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
 * A table of points in the grammar of the tickets: what stands above, what it brings beneath.
 * @param {unknown} sign a template, or nothing
 * @param {number} from
 * @param {number[]} worth
 */
export function scale(sign, from, worth, plus = false) {
  const steps = worth
    .map((points, count) => ({ points, count }))
    .filter(({ count }) => count >= from);
  const last = plus
    ? steps.findIndex(({ points }, i) => steps.slice(i).every(step => step.points === points))
    : steps.length - 1;
  const more = plus && steps.length > last + 1;
  const shown = steps
    .slice(0, last + 1)
    .map(({ points, count }, i) =>
      column({ sign, count: `${count}${more && i === last ? '+' : ''}`, points, classes: [] }),
    );
  return html`<span class="bk-scale">${shown}</span>`;
}
