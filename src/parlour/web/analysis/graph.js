/** The graph of an analysis, which shows the balance of the match at each step. */
import { html, nothing, svg } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { seatColour, seatPaint } from '../components/seat_colours.js';
import { hasMessage, t } from '../components/strings.js';
import { seatName } from '../table/names.js';
/** @typedef {import('../types').Frame} Frame */

const WIDE = 680;
const HIGH = 132;
const EDGE = 8;
const MID = HIGH / 2;
/** Minimum difference between two seats that fills half of the graph's height. */
const LEAST_BALANCE = 4;
/** Dash patterns of the seats' lines, which do not depend on colour alone. */
const STROKES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '1 4'];

/** @typedef {{ worth: number[], step: number }} Point */
/**
 * Return the functions that convert a step and a value to coordinates in the graph.
 * @param {Point[]} points
 * @param {number} last
 * @param {boolean} pair
 * @param {number} least minimum value at the top of the graph
 */
function scale(points, last, pair, least) {
  const values = pair
    ? points.map(({ worth }) => worth[0] - worth[1])
    : points.flatMap(({ worth }) => worth);
  const top = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  const most = Math.max(top, -low, least);
  const x = (/** @type {number} */ step) => EDGE + (step / last) * (WIDE - 2 * EDGE);
  const y = (/** @type {number} */ value) =>
    pair
      ? MID - (value * (MID - EDGE)) / most
      : HIGH - EDGE - ((value - low) * (HIGH - 2 * EDGE)) / Math.max(1, top - low);
  return { x, y };
}

/**
 * @param {Point[]} points
 * @param {ReturnType<typeof scale>} place
 * @param {(worth: number[]) => number} value
 */
const line = (points, { x, y }, value) =>
  `M${points.map(({ step, worth }) => `${x(step).toFixed(1)} ${y(value(worth)).toFixed(1)}`).join('L')}`;

/**
 * @param {Point[]} points
 * @param {ReturnType<typeof scale>} place
 */
function balance(points, place) {
  const curve = line(points, place, worth => worth[0] - worth[1]);
  const end = place.x(points[points.length - 1].step).toFixed(1);
  const start = place.x(points[0].step).toFixed(1);
  const area = `${curve}L${end} ${MID}L${start} ${MID}Z`;
  return svg`<clipPath id="g-up"><rect width=${WIDE} height=${MID} /></clipPath><clipPath id="g-down"><rect y=${MID}
    width=${WIDE} height=${MID} /></clipPath>
    <path d=${area} class="area" style="fill: ${seatPaint(0)}" clip-path="url(#g-up)"/>
    <path d=${area} class="area" style="fill: ${seatPaint(1)}" clip-path="url(#g-down)"/>
    <path d="M0 ${MID}H${WIDE}" class="zero" vector-effect="non-scaling-stroke"/><path d=${curve} class="curve"
      vector-effect="non-scaling-stroke"/>`;
}

/**
 * @param {Point[]} points
 * @param {ReturnType<typeof scale>} place
 * @param {number} seats
 */
const lines = (points, place, seats) =>
  Array.from(
    { length: seats },
    (_, seat) => svg`<path d=${line(points, place, worth => worth[seat])} class="curve of"
  style="--c: ${seatPaint(seat)}" stroke-dasharray=${STROKES[seatColour(seat)]}
    vector-effect="non-scaling-stroke"/>`,
  );

/**
 * @param {Frame} frame
 * @param {boolean} outcome
 */
function legend({ seats: occupants, game, ranking: standing }, outcome) {
  const own = `${game}-measure`;
  const counted = standing?.scores
    ? t('site-measure-points')
    : hasMessage(own)
      ? t(own)
      : t('site-measure-balance');
  const label = outcome ? t('site-measure-outcome') : counted;
  const words = (/** @type {number} */ seat) => {
    const name = seatName(occupants, seat);
    return occupants.length !== 2
      ? name
      : t(seat ? 'site-ahead-below' : 'site-ahead-above', { name });
  };
  return {
    label,
    list: html`<div
      class="legend">${occupants.map((_, seat) => html`<span>${seatToken(seat, 'sm')}${words(seat)}</span>`)}<span
      class="label">${label}</span></div>`,
  };
}

/**
 * @param {{ frame: Frame, worths: import('./balance.js').ValueSeries, at: number, marks: number[],
 *   outcome: boolean, go: (step: number) => void }} scene `outcome`: whether the values are
 *   outcomes, from a loss to a win
 */
export function graph({ frame, worths, at, marks, outcome, go }) {
  const last = worths.length - 1;
  const pair = frame.seats.length === 2;
  const points = worths.flatMap((worth, step) => (worth ? [{ worth, step }] : []));
  if (points.length < 2 || last < 1) return nothing;
  const place = scale(points, last, pair, outcome ? 1 : LEAST_BALANCE);
  const { x, y } = place;
  const { label, list } = legend(frame, outcome);
  const now = points.find(({ step }) => step >= at) ?? points[points.length - 1];
  const dot = (
    /** @type {number} */ step,
    /** @type {number[]} */ worth,
    /** @type {string} */ look,
  ) => {
    const left = (x(step) / WIDE) * 100;
    const top = (y(pair ? worth[0] - worth[1] : Math.max(...worth)) / HIGH) * 100;
    return html`<i class="mark ${look}" style="left:${left.toFixed(2)}%;top:${top.toFixed(2)}%"></i>`;
  };
  /** @param {PointerEvent} event */
  const onScrub = event => {
    if (event.type === 'pointermove' && !event.buttons) return;
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * WIDE - EDGE;
    go(Math.round((along / (WIDE - 2 * EDGE)) * last));
  };
  return html`<div class="graph"><div class="plot" @pointerdown=${onScrub} @pointermove=${onScrub}>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" role="img" aria-label=${t('site-graph', { label })}>
      ${pair ? balance(points, place) : lines(points, place, frame.seats.length)}
      <path d="M${x(at).toFixed(1)} 2V${HIGH - 2}" class="cursor" vector-effect="non-scaling-stroke"/></svg>
    ${marks.map(step => {
      const worth = worths[step];
      return worth ? dot(step, worth, '') : nothing;
    })}${dot(at, now.worth, 'on')}</div>${list}</div>`;
}
