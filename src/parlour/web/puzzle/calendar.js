/** The puzzle archive: a calendar month with the outcome of each day. */
import { html, nothing, svg } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { language, t } from '../components/strings.js';
/** @typedef {import('../types').Puzzle} Puzzle */
/** @typedef {'first' | 'solved' | 'shown'} Mark */

const WEEK = 7;
/** The time of a Monday, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86400000;
/** @param {Intl.DateTimeFormatOptions} options */
const dateFormat = options => new Intl.DateTimeFormat(language(), { ...options, timeZone: 'UTC' });
const LONG = dateFormat({ day: 'numeric', month: 'long' });
const MONTH = dateFormat({ month: 'long', year: 'numeric' });
const SHORT_DAY = dateFormat({ weekday: 'short' });
const LONG_DAY = dateFormat({ weekday: 'long' });

const SHAPES = {
  first: svg`<circle cx="7" cy="7" r="4" class="f"/>`,
  solved: svg`<circle cx="7" cy="7" r="3.4"/>`,
  shown: svg`<path d="M4 7h6"/>`,
};

/** Format a day, such as 22 November. @param {string} day */
export const formatDay = day => LONG.format(Date.parse(day));

/** @param {number} timestamp */
const isoDate = timestamp => new Date(timestamp).toISOString().slice(0, 10);

/** @param {string} day @param {number} months */
export function monthAfter(day, months) {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return isoDate(first.getTime());
}

/** @param {Mark} mark */
export const markIcon = mark =>
  html`<svg class="mark-icon ${mark}" viewBox="0 0 14 14" aria-hidden="true">${SHAPES[mark]}</svg>`;

/**
 * Return the weeks of a month, from Monday; null for days of other months.
 * @param {string} month any day of the month
 */
function weeks(month) {
  const first = Date.parse(`${month.slice(0, 7)}-01`);
  const start = first - ((new Date(first).getUTCDay() + WEEK - 1) % WEEK) * DAY_MS;
  const rows = [];
  for (let week = start; isoDate(week) < monthAfter(month, 1); week += WEEK * DAY_MS)
    rows.push(
      Array.from({ length: WEEK }, (_, day) => isoDate(week + day * DAY_MS)).map(day =>
        day.slice(0, 7) === month.slice(0, 7) ? day : null,
      ),
    );
  return rows;
}

/**
 * Return the calendar of a month.
 * @param {Puzzle} puzzle
 * @param {string} month any day of the month
 * @param {(day: string) => void} open
 * @param {(month: string) => void} setMonth
 */
export function calendar({ day: shown, today, oldest_day: oldest, marks }, month, open, setMonth) {
  const dayCell = (/** @type {string | null} */ day) => {
    if (!day) return html`<td></td>`;
    const mark = marks[day];
    const isAvailable = day >= oldest && day <= today;
    const state = mark ? t(`puzzle-mark-${mark}`) : day === today ? t('puzzle-today') : '';
    return html`<td>
      <button
        class=${day === shown ? 'at' : ''}
        ?disabled=${!isAvailable}
        aria-current=${day === shown ? 'date' : 'false'}
        aria-label=${state ? `${formatDay(day)}, ${state}` : formatDay(day)}
        @click=${() => open(day)}
      >
        <span>${Number(day.slice(-2))}</span>${mark ? markIcon(mark) : nothing}
      </button>
    </td>`;
  };
  const before = monthAfter(month, -1);
  const after = monthAfter(month, 1);
  const weekdayHeader = (/** @type {number} */ day) => {
    const timestamp = MONDAY + day * DAY_MS;
    return html`<th scope="col"><abbr title=${LONG_DAY.format(timestamp)}>${SHORT_DAY.format(timestamp)}</abbr></th>`;
  };
  const monthButton = (
    /** @type {string} */ iconName,
    /** @type {string} */ to,
    /** @type {boolean} */ isDisabled,
  ) =>
    html`<button
      class="btn plain sq"
      ?disabled=${isDisabled}
      aria-label=${MONTH.format(Date.parse(to))}
      @click=${() => setMonth(to)}
    >
      ${icon(iconName)}
    </button>`;
  return html`<div class="months">
      ${monthButton('prev', before, after <= oldest || month.slice(0, 7) <= oldest.slice(0, 7))}
      <b id="h-month">${MONTH.format(Date.parse(month))}</b>${monthButton('next', after, after > today)}
    </div>
    <table class="calendar" aria-labelledby="h-month">
      <thead>
        <tr>
          ${Array.from({ length: WEEK }, (_, day) => weekdayHeader(day))}
        </tr>
      </thead>
      <tbody>
        ${weeks(month).map(
          week =>
            html`<tr>
              ${week.map(dayCell)}
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="key">
      ${
        /** @type {Mark[]} */ (['first', 'solved', 'shown']).map(
          mark => html`<span>${markIcon(mark)}${t(`puzzle-mark-${mark}`)}</span>`,
        )
      }
    </div>`;
}
