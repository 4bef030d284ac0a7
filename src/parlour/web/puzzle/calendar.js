/** The archive of puzzles: a month of days, each with how it went. */
import { html, nothing, svg } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { language, t } from '../components/strings.js';
/** @typedef {import('../types').Puzzle} Puzzle */
/** @typedef {'first' | 'solved' | 'shown'} Mark */

const WEEK = 7;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86400000;
/** @param {Intl.DateTimeFormatOptions} options */
const written = options => new Intl.DateTimeFormat(language(), { ...options, timeZone: 'UTC' });
const LONG = written({ day: 'numeric', month: 'long' });
const MONTH = written({ month: 'long', year: 'numeric' });
const SHORT_DAY = written({ weekday: 'short' });
const LONG_DAY = written({ weekday: 'long' });

const SHAPES = {
  first: svg`<circle cx="7" cy="7" r="4" class="f"/>`,
  solved: svg`<circle cx="7" cy="7" r="3.4"/>`,
  shown: svg`<path d="M4 7h6"/>`,
};

/** 22 November. @param {string} day */
export const dayWords = day => LONG.format(Date.parse(day));

/** @param {number} moment */
const iso = moment => new Date(moment).toISOString().slice(0, 10);

/** @param {string} day @param {number} by */
export function monthAfter(day, by) {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return iso(first.getTime());
}

/** @param {Mark} mark */
export const shape = mark =>
  html`<svg class="cs ${mark}" viewBox="0 0 14 14" aria-hidden="true">${SHAPES[mark]}</svg>`;

/** The weeks of a month, from Monday on; null for days of another. @param {string} month any day of it */
function weeks(month) {
  const first = Date.parse(`${month.slice(0, 7)}-01`);
  const start = first - ((new Date(first).getUTCDay() + WEEK - 1) % WEEK) * DAY_MS;
  const rows = [];
  for (let week = start; iso(week) < monthAfter(month, 1); week += WEEK * DAY_MS)
    rows.push(
      Array.from({ length: WEEK }, (_, day) => iso(week + day * DAY_MS)).map(day =>
        day.slice(0, 7) === month.slice(0, 7) ? day : null,
      ),
    );
  return rows;
}

/**
 * @param {Puzzle} puzzle @param {string} month any day of the one that is shown
 * @param {(day: string) => void} open @param {(month: string) => void} turn
 */
export function calendar({ day: shown, today, oldest_day: oldest, marks }, month, open, turn) {
  const one = (/** @type {string | null} */ day) => {
    if (!day) return html`<td></td>`;
    const mark = marks[day];
    const there = day >= oldest && day <= today;
    const state = mark ? t(`puzzle-mark-${mark}`) : day === today ? t('puzzle-today') : '';
    return html`<td>
      <button
        class=${day === shown ? 'at' : ''}
        ?disabled=${!there}
        aria-current=${day === shown ? 'date' : 'false'}
        aria-label=${state ? `${dayWords(day)}, ${state}` : dayWords(day)}
        @click=${() => open(day)}
      >
        <span>${Number(day.slice(-2))}</span>${mark ? shape(mark) : nothing}
      </button>
    </td>`;
  };
  const before = monthAfter(month, -1);
  const after = monthAfter(month, 1);
  const head = (/** @type {number} */ day) => {
    const moment = MONDAY + day * DAY_MS;
    return html`<th scope="col"><abbr title=${LONG_DAY.format(moment)}>${SHORT_DAY.format(moment)}</abbr></th>`;
  };
  const way = (/** @type {string} */ sign, /** @type {string} */ to, /** @type {boolean} */ off) =>
    html`<button
      class="btn plain sq"
      ?disabled=${off}
      aria-label=${MONTH.format(Date.parse(to))}
      @click=${() => turn(to)}
    >
      ${icon(sign)}
    </button>`;
  return html`<div class="months">
      ${way('prev', before, after <= oldest || month.slice(0, 7) <= oldest.slice(0, 7))}
      <b id="h-month">${MONTH.format(Date.parse(month))}</b>${way('next', after, after > today)}
    </div>
    <table class="cal" aria-labelledby="h-month">
      <thead>
        <tr>
          ${Array.from({ length: WEEK }, (_, day) => head(day))}
        </tr>
      </thead>
      <tbody>
        ${weeks(month).map(
          week =>
            html`<tr>
              ${week.map(one)}
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="key">
      ${
        /** @type {Mark[]} */ (['first', 'solved', 'shown']).map(
          mark => html`<span>${shape(mark)}${t(`puzzle-mark-${mark}`)}</span>`,
        )
      }
    </div>`;
}
