/** A chart of the last hour with one or two curves. */
import { html, nothing, svg } from '../vendor/lit.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';

const WIDTH = 300;
const HEIGHT = 100;
/** The factors of the round numbers at which an axis may end. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Return the smallest round number that is not below a value. @param {number} value */
export function roundTop(value) {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * /** @type {number} */ (ROUND.find(factor => factor * power >= value));
}

/**
 * Return the path of a curve; a missing value interrupts it.
 * @param {(number | null)[]} values @param {number} top
 */
export function curvePath(values, top) {
  let path = '';
  let isDrawing = false;
  values.forEach((value, at) => {
    if (value === null) {
      isDrawing = false;
      return;
    }
    const x = (at / (values.length - 1)) * WIDTH;
    const y = HEIGHT - (Math.min(value, top) / top) * HEIGHT;
    path += `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    isDrawing = true;
  });
  return path;
}

/**
 * Return a chart of the last hour.
 * @param {{ title: string, times: number[], top?: number, format: (value: number) => string,
 *   curves: { label: string, values: (number | null)[] }[] }} chart
 */
export function hourChart({ title, times, top: fixedTop, format, curves }) {
  const known = curves.flatMap(({ values }) => values.filter(value => value !== null));
  const top = fixedTop ?? roundTop(Math.max(0, ...known));
  const last = curves
    .map(({ values }) => values[values.length - 1])
    .filter(value => value !== null && value !== undefined);
  const now = last.map(format).join(' / ');
  const isDrawn = times.length > 1 && known.length > 0;
  const description = t('status-chart-says', {
    title,
    now: now || '–',
    low: format(Math.min(...known)),
    top: format(Math.max(...known)),
  });
  return html`<figure class="card hour-chart">
    <figcaption>
      <h2>${title}</h2>
      <span class="chart-now">${now}</span>
    </figcaption>
    ${
      isDrawn
        ? html`<span class="chart-top" aria-hidden="true">${format(top)}</span>
              <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${description}>
                <path class="grid" d="M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}" />
                ${curves.map(
                  ({ values }, at) =>
                    svg`<path class="curve ${at ? 'second' : ''}" d=${curvePath(values, top)} />`,
                )}
              </svg>
            <div class="chart-times">
              <span aria-hidden="true">${formatTime(times[0])}</span>${
                curves.length > 1
                  ? html`<span class="chart-keys"
                      >${curves.map(
                        ({ label }, at) =>
                          html`<span class="chart-key"
                            ><i class=${at ? 'second' : ''}></i>${label}</span
                          >`,
                      )}</span
                    >`
                  : nothing
              }<span aria-hidden="true">${formatTime(times[times.length - 1])}</span>
            </div>`
        : html`<p class="sub">${t(times.length > 1 ? 'status-chart-none' : 'status-chart-soon')}</p>`
    }
  </figure>`;
}
