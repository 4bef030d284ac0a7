/** The graph of a review: who stood better, step by step. */
import { html, nothing, svg } from '../vendor/lit.js';
import { token } from '../house/icons.js';
import { has, t } from '../house/words.js';
import { nameOf } from '../table/names.js';
/** @typedef {import('../types').Frame} Frame */

const WIDE = 680, HIGH = 132, EDGE = 8, MID = HIGH / 2;

/** One number a seat at a step, from the scores or from the game's own measure. @param {Frame | undefined} frame @param {import('../types').GameUI | undefined} ui @returns {number[] | null} */
export function worth(frame, ui) {
  if (!frame?.view) return null;
  return frame.standing?.scores ?? ui?.measure?.(frame.view) ?? null;
}

/** What each step brought its mover, beside what a step of theirs usually brings. @param {(number[] | null)[]} worths @param {import('../types').Entry[]} entries @returns {Map<number, number>} */
export function swings(worths, entries) {
  const seats = worths.find(worth => worth)?.length ?? 0;
  const gains = entries.flatMap(({ seat }, step) => {
    const after = worths[step], before = worths[step - 1];
    return seat !== null && after && before ? [{ step, seat, gain: after[seat] - before[seat] }] : [];
  });
  const usual = Array.from({ length: seats }, (_, seat) => {
    const sorted = gains.filter(gain => gain.seat === seat).map(({ gain }) => gain).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
  return new Map(gains.map(({ step, seat, gain }) => [step, gain - usual[seat]]));
}

/** @param {{ frame: Frame, worths: (number[] | null)[], at: number, moments: number[], go: (step: number) => void }} scene */
export function graph({ frame, worths, at, moments, go }) {
  const last = worths.length - 1, seats = frame.chairs.length, known = worths.flatMap((worth, step) => (worth ? [{ worth, step }] : []));
  if (known.length < 2 || last < 1) return nothing;
  const x = (/** @type {number} */ step) => EDGE + (step / last) * (WIDE - 2 * EDGE);
  const pair = seats === 2, values = pair ? known.map(({ worth }) => worth[0] - worth[1]) : known.flatMap(({ worth }) => worth);
  const top = Math.max(...values, pair ? 1 : 0), low = Math.min(...values, 0), most = Math.max(Math.abs(top), Math.abs(low), pair ? 4 : 1);
  const y = (/** @type {number} */ value) => (pair ? MID - value * (MID - EDGE) / most : HIGH - EDGE - (value - low) * (HIGH - 2 * EDGE) / Math.max(1, top - low));
  const line = (/** @type {number[]} */ ys) => `M${known.map(({ step }, i) => `${x(step).toFixed(1)} ${ys[i].toFixed(1)}`).join('L')}`;
  const now = known.find(({ step }) => step >= at) ?? known[known.length - 1];
  const height = (/** @type {number[]} */ worth) => y(pair ? worth[0] - worth[1] : Math.max(...worth));
  const balance = line(known.map(({ worth }) => y(worth[0] - (worth[1] ?? 0)))), area = `${balance}L${x(known[known.length - 1].step).toFixed(1)} ${MID}L${x(known[0].step).toFixed(1)} ${MID}Z`;
  /** @param {PointerEvent} event */
  const scrub = event => {
    if (event.type === 'pointermove' && !event.buttons) return;
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width * WIDE - EDGE) / (WIDE - 2 * EDGE) * last));
  };
  const own = `${frame.game}-measure`, label = frame.standing?.scores ? t('house-measure-points') : has(own) ? t(own) : t('house-measure-balance');
  return html`<div class="graph"><div class="plot" @pointerdown=${scrub} @pointermove=${scrub}><svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" role="img" aria-label=${t('house-graph', { label })}>
      ${pair ? svg`<clipPath id="g-up"><rect width=${WIDE} height=${MID} /></clipPath><clipPath id="g-down"><rect y=${MID} width=${WIDE} height=${MID} /></clipPath>
        <path d=${area} class="area a" clip-path="url(#g-up)"/><path d=${area} class="area b" clip-path="url(#g-down)"/><path d="M0 ${MID}H${WIDE}" class="zero" vector-effect="non-scaling-stroke"/><path d=${balance} class="curve" vector-effect="non-scaling-stroke"/>`
    : frame.chairs.map((_, seat) => svg`<path d=${line(known.map(({ worth }) => y(worth[seat])))} class="curve of" style="--c: var(--seat-${(seat % 6) + 1})" stroke-dasharray=${['', '7 3', '2 3', '9 3 2 3', '4 4', '1 4'][seat % 6]} vector-effect="non-scaling-stroke"/>`)}
      <path d="M${x(at).toFixed(1)} 2V${HIGH - 2}" class="cursor" vector-effect="non-scaling-stroke"/></svg>
    ${moments.filter(step => worths[step]).map(step => html`<i class="mark" style="left:${(x(step) / WIDE * 100).toFixed(2)}%;top:${(height(/** @type {number[]} */ (worths[step])) / HIGH * 100).toFixed(2)}%"></i>`)}<i class="mark on" style="left:${(x(at) / WIDE * 100).toFixed(2)}%;top:${(height(now.worth) / HIGH * 100).toFixed(2)}%"></i></div>
    <div class="legend">${pair ? html`<span>${token(0, 'sm')}${t('house-ahead-above', { name: nameOf(frame.chairs, 0) })}</span><span>${token(1, 'sm')}${t('house-ahead-below', { name: nameOf(frame.chairs, 1) })}</span>` : frame.chairs.map((_, seat) => html`<span>${token(seat, 'sm')}${nameOf(frame.chairs, seat)}</span>`)}<span class="label">${label}</span></div></div>`;
}
