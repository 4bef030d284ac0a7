/** The bars of the final scores: one for each seat in its colour, with a hatch for each source. */
import { html, nothing } from '../vendor/lit.js';
import { seatBadge } from '../components/bot_badge.js';
import { seatToken } from '../components/icons.js';
import { withSpokenText } from '../components/screen_reader.js';
import { seatPaint } from '../components/seat_colours.js';
import { t } from '../components/strings.js';
import { seatName } from './names.js';
import { kindName, pointsByKind } from './score_breakdown.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {{ name: string, points: number[] }} Part */

/** Number of hatches that can be told apart. */
const MAX_PARTS = 5;
/** Share of the track below which a part is too narrow for its number. */
const MIN_NUMBER = 0.045;

/**
 * Return the sources of the points by kind. The smallest ones are combined if there are more than
 * hatches can distinguish.
 * @param {Frame} frame
 * @returns {Part[]}
 */
export function barParts({ game, score_breakdown: sources }) {
  const parts = pointsByKind(sources ?? []).map(([kind, points]) => ({
    name: kindName(game, kind, sources ?? []),
    points,
  }));
  if (parts.length <= MAX_PARTS) return parts;
  const sum = (/** @type {Part} */ part) =>
    part.points.reduce((all, one) => all + Math.max(0, one), 0);
  const kept = new Set([...parts].sort((a, b) => sum(b) - sum(a)).slice(0, MAX_PARTS - 1));
  const rest = parts.filter(part => !kept.has(part));
  return [
    ...parts.filter(part => kept.has(part)),
    {
      name: t('site-source-other'),
      points: rest[0].points.map((_, seat) =>
        rest.reduce((all, part) => all + part.points[seat], 0),
      ),
    },
  ];
}

/**
 * @param {Part[]} parts
 * @param {number} seat
 * @param {number} most the points of a full track
 */
function track(parts, seat, most) {
  const losses = parts.reduce((sum, { points }) => sum + Math.min(0, points[seat]), 0);
  return html`<span class="finale-track" aria-hidden="true">${parts.map(({ points }, kind) => {
    const share = points[seat] / most;
    return share > 0
      ? html`<span class="finale-part h${kind}" style=${`--share: ${share.toFixed(4)}; --at: ${kind}`}
          >${share < MIN_NUMBER ? nothing : html`<b>${points[seat]}</b>`}</span>`
      : nothing;
  })}${losses ? html`<span class="finale-loss">−${-losses}</span>` : nothing}</span>`;
}

/**
 * Return the ranks, names, bars and totals of all seats, best first.
 * @param {Frame} frame
 * @param {number[]} ownSeats
 * @param {number[] | null} totals
 */
export function scoreBars(frame, ownSeats, totals) {
  const { seats: occupants, ranking } = frame;
  const ranks = ranking?.ranks ?? [];
  const seats = occupants.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const parts = barParts(frame);
  const gains = (/** @type {number} */ seat) =>
    parts.reduce((sum, { points }) => sum + Math.max(0, points[seat]), 0);
  const most = Math.max(1, ...seats.map(gains));
  const alone = seats.length === 1;
  const spoken = (/** @type {number} */ seat) =>
    parts.map(({ name, points }) => `${name} ${points[seat]}`.replace('-', '−')).join(', ');
  const row = (/** @type {number} */ seat, /** @type {number} */ place) => {
    const name = seatName(occupants, seat);
    const you = ownSeats.includes(seat) && ownSeats.length === 1;
    const style = `--row: ${place}; --c: ${seatPaint(seat)}`;
    return html`<li class=${ranks[seat] === 1 ? 'first' : ''} style=${style}>
      <span class="finale-rank">${
        alone ? nothing : withSpokenText(ranks[seat], t('site-rank', { rank: ranks[seat] ?? 0 }))
      }</span>
      ${seatToken(seat, occupants[seat]?.bot ? 'bot' : '')}
      <span class="finale-name" title=${name}
        >${name}${seatBadge(seat)}${you ? html` <small>· ${t('site-you')}</small>` : nothing}</span>
      ${track(parts, seat, most)}<span class="visually-hidden">${spoken(seat)}</span>
      <b class="finale-sum">${String(totals?.[seat] ?? '').replace('-', '−')}</b></li>`;
  };
  const key = parts.map(({ name }, kind) => html`<span><i class="h${kind}"></i>${name}</span>`);
  return html`<div class="finale-bars">
    ${parts.length > 1 ? html`<p class="finale-key" aria-hidden="true">${key}</p>` : nothing}
    <ol class="${parts.length ? '' : 'bare'} n${seats.length}">${seats.map(row)}</ol></div>`;
}
