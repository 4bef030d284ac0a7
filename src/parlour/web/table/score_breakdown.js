/** The score breakdown: a bar for each seat, and a table of every source. */
import { html, nothing, svg } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { hasMessage, t } from '../components/strings.js';
import { seatName } from './names.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {import('../types').ScoreSource} ScoreSource */

/** Maximum number of kinds in a bar, which hatches can distinguish. */
const MAX_KINDS = 5;
const WIDE = 300;
const HATCHES = ['', 'M-1 1l2-2M0 6l6-6M5 7l2-2', 'M3 0v6', 'M3 3h.01', 'M0 3h6'];
const TONES = [82, 62, 50, 70, 40];

/** @param {number} kind */
const tone = kind => `color-mix(in srgb, var(--ink) ${TONES[kind]}%, var(--paper-3))`;
/** @param {number} points */
const formatPoints = points => (points < 0 ? `−${-points}` : points || '–');

/**
 * Return the name of a source.
 * @param {string} game
 * @param {ScoreSource} source
 */
const sourceName = (game, { kind: what, details }) =>
  t(
    hasMessage(`${game}-source-${what}`) ? `${game}-source-${what}` : `site-source-${what}`,
    details,
  );

/**
 * Return the name of all sources of a kind.
 * @param {string} game
 * @param {string} kind
 * @param {ScoreSource[]} sources
 */
export function kindName(game, kind, sources) {
  const group = `${game}-source-${kind}-all`;
  return hasMessage(group)
    ? t(group)
    : sourceName(game, sources.find(source => source.kind === kind) ?? sources[0]);
}

/** The hatches of the bars, so that sources are not distinguished by tone alone. */
const hatches = html`<svg width="0" height="0" class="hatches" aria-hidden="true"><defs>${HATCHES.map(
  (
    d,
    i,
  ) => svg`<pattern id="src${i}" width="6" height="6" patternUnits="userSpaceOnUse"><path d=${d || 'M0 0'}
    stroke="var(--paper-3)" stroke-width=${i === 3 ? 2.6 : 1.5} stroke-linecap="round"/></pattern>`,
)}</defs></svg>`;

/**
 * Return the points of all seats by kind of source.
 * @param {ScoreSource[]} sources
 * @returns {[string, number[]][]}
 */
export function pointsByKind(sources) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const { kind: what, points } of sources) {
    const before = found.get(what) ?? points.map(() => 0);
    found.set(
      what,
      before.map((sum, seat) => sum + points[seat]),
    );
  }
  return [...found];
}

/**
 * @param {[string, number[]][]} made
 * @param {number} seat
 * @param {number} most
 */
function bar(made, seat, most) {
  let x = 0;
  const parts = made.map(([, points], kind) => {
    const wide = (Math.max(0, points[seat]) / most) * WIDE;
    const from = x;
    x += wide;
    return wide
      ? svg`<rect x=${from} width=${Math.max(0, wide - 1.5)} height="18" fill=${tone(kind)}/><rect x=${from}
          width=${Math.max(0, wide - 1.5)} height="18" fill="url(#src${kind})"/>`
      : nothing;
  });
  return html`<svg viewBox="0 0 ${WIDE} 18" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}

/**
 * @param {Frame} frame
 * @param {ScoreSource[]} sources
 * @param {number[]} seats
 */
function bars({ game, ranking: standing }, sources, seats) {
  const made = pointsByKind(sources);
  const scores = standing?.scores;
  if (!scores || made.length > MAX_KINDS || made.length < 2) return nothing;
  const most = Math.max(
    1,
    ...seats.map(seat => made.reduce((sum, [, of]) => sum + Math.max(0, of[seat]), 0)),
  );
  const key = (/** @type {[string, number[]]} */ [what], /** @type {number} */ kind) => {
    const words = kindName(game, what, sources);
    return html`<span><svg viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" fill=${tone(kind)} />
      <rect width="12" height="12" fill="url(#src${kind})" /></svg>${words}</span>`;
  };
  return html`${hatches}<div class="stack" aria-hidden="true">${seats.map(
    seat => html`<div>${seatToken(seat, 'sm')}${bar(made, seat, most)}<b>${scores[seat]}</b></div>`,
  )}</div><div class="key" aria-hidden="true">${made.map(key)}</div>`;
}

/**
 * Return the score breakdown, or nothing if the game has none.
 * @param {Frame} frame
 * @param {number[]} seats
 */
export function scoreTable(frame, seats) {
  const { score_breakdown: sources, seats: occupants, game, ranking: standing } = frame;
  if (!sources?.length) return nothing;
  const own = `${game}-sources`;
  const title = t(hasMessage(own) ? own : 'site-score-breakdown');
  const head = (/** @type {number} */ seat) =>
    html`<th scope="col">
      ${seatToken(seat, 'sm')}<span class="visually-hidden">${seatName(occupants, seat)}</span>
    </th>`;
  const row = (/** @type {ScoreSource} */ source) =>
    html`<tr><th scope="row">${sourceName(game, source)}</th>${seats.map(
      seat =>
        html`<td>${formatPoints(source.points[seat])}${
          source.notes[seat] ? html`<small>${source.notes[seat]}</small>` : nothing
        }</td>`,
    )}</tr>`;
  const sum = standing?.scores
    ? html`<tr class="sum"><th scope="row">${t('site-sources-total')}</th>${seats.map(
        seat => html`<td>${formatPoints(standing.scores?.[seat] ?? 0)}</td>`,
      )}</tr>`
    : nothing;
  return html`<section class="sources"><h2>${title}</h2>${bars(frame, sources, seats)}
    <div class="made-scroll" tabindex="0" role="region" aria-label=${title}><table class="made">
      <caption class="visually-hidden">${title}</caption>
      <thead><tr>
        <th scope="col"><span class="visually-hidden">${t('site-points-for')}</span></th>${seats.map(head)}
      </tr></thead>
      <tbody>${sources.map(row)}${sum}</tbody></table></div></section>`;
}
