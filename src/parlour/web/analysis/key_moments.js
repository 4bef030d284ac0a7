/** The key moments: the worst mistakes, or the largest swings before the match is analysed. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { miniBoard } from '../components/mini_board.js';
import { hasMessage, t } from '../components/strings.js';
import { actionSentence } from '../table/log.js';
import { seatName } from '../table/names.js';
import { classify, isMistake } from './classification.js';
import { lossText, actionName } from './candidates.js';
/** @typedef {import('../types').Evaluation} Evaluation */

/** Maximum number of mistakes among the key moments. */
const MISTAKES = 3;

/**
 * Return the steps with the largest losses, in ascending order.
 * @param {Map<number, Evaluation>} evaluations
 * @param {number[]} limits
 * @returns {number[]}
 */
export const worstMistakes = (evaluations, limits) =>
  [...evaluations.values()]
    .filter(evaluation => !['best', null].includes(classify(evaluation, limits)))
    .sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0) || a.step - b.step)
    .slice(0, MISTAKES)
    .map(({ step }) => step)
    .sort((a, b) => a - b);

/**
 * Return the next step with a mistake by one of the seats, and continue at the start after the end.
 * @param {number} step
 * @param {Map<number, Evaluation>} evaluations
 * @param {number[]} limits
 * @param {number[]} seats empty for all seats
 * @returns {number | undefined}
 */
export function nextMistakeStep(step, evaluations, limits, seats) {
  const found = [...evaluations.values()]
    .filter(one => (!seats.length || seats.includes(one.seat)) && isMistake(classify(one, limits)))
    .map(evaluation => evaluation.step)
    .sort((a, b) => a - b);
  return found.find(one => one > step) ?? found[0];
}

/**
 * Return the loss of a mistake with its unit.
 * @param {number} lost
 * @param {string} unit
 */
const lossLabel = (lost, unit) =>
  t(unit === 'outcome' ? 'site-moment-lost-outcome' : 'site-moment-lost-points', {
    lost: `−${lossText(lost, unit)}`,
  });

/**
 * Return the relative gain of a step, in the unit of the game's own values if it has one.
 * @param {string} game
 * @param {number} gain
 */
function gainLabel(game, gain) {
  const own = `${game}-moment-gain`;
  const points = Math.abs(gain);
  return t(hasMessage(own) ? own : 'site-moment-gain', {
    gain: `${gain > 0 ? '+' : '−'}${points}`,
    points,
  });
}

/**
 * @param {{ table: import('../types').TableInfo, frameStore: import('./frames.js').FrameStore, step:
 *   number, at: number, gain: number, evaluation: Evaluation | undefined, unit: string, ui:
 *   import('../types').GameUI | undefined, go: (step: number) => void }} scene
 */
export function momentCard({ table, frameStore, step, at, gain, evaluation, unit, ui, go }) {
  const last = step === frameStore.count;
  const entry = frameStore.entries[step];
  const seat = entry?.seat ?? null;
  const { view, layout } = frameStore.frame(step) ?? {};
  const before = evaluation ? frameStore.frame(step - 1, evaluation.seat) : undefined;
  const where =
    t('site-step', { step }) + (seat === null ? '' : ` · ${seatName(table.seats, seat)}`);
  const brought = evaluation?.lost
    ? html`<span class="gain">${lossLabel(evaluation.lost, unit)}</span>`
    : last
      ? html`<span class="gain">${icon('flag')}</span>`
      : gain
        ? html`<span class="gain ${gain > 0 ? 'up' : 'dn'}">${gainLabel(table.game, gain)}</span>`
        : nothing;
  const best = evaluation?.best[0];
  const better =
    best && before ? ` · ${t('site-best-move-was', { best: actionName(best, before, ui) })}` : '';
  return html`<li>
    <button class="card mo" aria-current=${step === at ? 'step' : nothing} @click=${() => go(step)}>
      <span class="pic">${view ? miniBoard(table.game, view, layout) : nothing}</span>
      <span class="grow"
        ><b>${actionSentence(table.game, table.seats, entry) || t('site-step-start')}</b
        ><span class="d">${where}${better}</span></span
      >${brought}
    </button>
  </li>`;
}
