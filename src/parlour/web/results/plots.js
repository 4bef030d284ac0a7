/** Plots over matches: a line plot with a table for screen readers, and bars for tables. */
import { html, nothing, svg } from '../vendor/lit.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';

const WIDTH = 420;
const HEIGHT = 140;
const MARGIN = { left: 44, right: 10, top: 12, bottom: 14 };

/**
 * Return a bar, hidden from screen readers because its number is next to it.
 * @param {number} share 0 to 1
 */
export const bar = share =>
  html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="8" rx="2" class="all" />
    <rect width=${Math.max(0, Math.min(100, 100 * share))} height="8" rx="2" class="of" />
  </svg>`;

/**
 * Return a line plot over matches, from the first on the left to the last on the right.
 * @param {{ title: string, points: { at: number, value: number, href: string }[], mean?: number,
 *   figure: (value: number) => string }} plot
 */
export function linePlot({ title, points, mean, figure: format }) {
  if (points.length < 2) return nothing;
  const values = points.map(({ value }) => value);
  const [low, top] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(1, top - low);
  const x = (/** @type {number} */ at) =>
    MARGIN.left + (at / (points.length - 1)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (/** @type {number} */ value) =>
    HEIGHT - MARGIN.bottom - ((value - low) / range) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const description = t('statistics-line-says', {
    title,
    count: points.length,
    low: format(low),
    top: format(top),
    last: format(values[values.length - 1]),
  });
  const grid = [low, top].map(
    value => svg`<path d="M${MARGIN.left} ${y(value)}H${WIDTH - MARGIN.right}" class="grid"/><text x=${MARGIN.left - 6}
      y=${y(value) + 4} text-anchor="end">${format(value)}</text>`,
  );
  const meanLine =
    mean === undefined
      ? nothing
      : svg`<path d="M${MARGIN.left} ${y(mean)}H${WIDTH - MARGIN.right}" class="mean"/>`;
  const row = (/** @type {typeof points[0]} */ point) =>
    html`<tr>
      <th scope="row"><a href=${point.href}>${formatTime(point.at)}</a></th>
      <td class="num">${format(point.value)}</td>
    </tr>`;
  return html`<figure class="line-plot">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${description}>
      ${grid}${meanLine}
      <path d="M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}" class="curve" />
      ${values.map((value, at) => svg`<circle cx=${x(at)} cy=${y(value)} r="3"/>`)}
    </svg>
    <details>
      <summary>${t('statistics-as-table')}</summary>
      <table class="plain">
        <caption class="visually-hidden">
          ${title}
        </caption>
        <tbody>
          ${points.map(row)}
        </tbody>
      </table>
    </details>
  </figure>`;
}
