/** Plots of many matches: a line with its table for the ear, and tables whose numbers have bars. */
import { html, nothing, svg } from '../vendor/lit.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';

const WIDE = 420;
const HIGH = 140;
const EDGE = { left: 44, right: 10, top: 12, bottom: 14 };

/** A bar of a share of 0 to 1, for eyes alone: its number stands beside it. @param {number} share */
export const bar = share =>
  html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="8" rx="2" class="all" />
    <rect width=${Math.max(0, Math.min(100, 100 * share))} height="8" rx="2" class="of" />
  </svg>`;

/**
 * A line over matches, the first on the left.
 * @param {{ title: string, points: { at: number, value: number, href: string }[], mean?: number, figure: (value:
 *   number) => string }} plot
 */
export function linePlot({ title, points, mean, figure }) {
  if (points.length < 2) return nothing;
  const values = points.map(({ value }) => value);
  const [low, top] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, top - low);
  const x = (/** @type {number} */ at) =>
    EDGE.left + (at / (points.length - 1)) * (WIDE - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ value) =>
    HIGH - EDGE.bottom - ((value - low) / room) * (HIGH - EDGE.top - EDGE.bottom);
  const said = t('statistics-line-says', {
    title,
    count: points.length,
    low: figure(low),
    top: figure(top),
    last: figure(values[values.length - 1]),
  });
  const grid = [low, top].map(
    value => svg`<path d="M${EDGE.left} ${y(value)}H${WIDE - EDGE.right}" class="grid"/><text x=${EDGE.left - 6}
      y=${y(value) + 4} text-anchor="end">${figure(value)}</text>`,
  );
  const usual =
    mean === undefined
      ? nothing
      : svg`<path d="M${EDGE.left} ${y(mean)}H${WIDE - EDGE.right}" class="mean"/>`;
  const row = (/** @type {typeof points[0]} */ point) =>
    html`<tr>
      <th scope="row"><a href=${point.href}>${formatTime(point.at)}</a></th>
      <td class="num">${figure(point.value)}</td>
    </tr>`;
  return html`<figure class="plotted">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${said}>
      ${grid}${usual}
      <path d="M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}" class="curve" />
      ${values.map((value, at) => svg`<circle cx=${x(at)} cy=${y(value)} r="3"/>`)}
    </svg>
    <details>
      <summary>${t('statistics-as-table')}</summary>
      <table class="plain">
        <caption class="vh">
          ${title}
        </caption>
        <tbody>
          ${points.map(row)}
        </tbody>
      </table>
    </details>
  </figure>`;
}
