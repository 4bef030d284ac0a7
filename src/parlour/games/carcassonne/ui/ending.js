/** The final scoring, one step per chip or feature, with the running totals of all seats. */

import { html } from '../../../web/board/templates.js';
import { chipFace, seatMark } from './figures.js';
import { featureText } from './looks.js';
import { choiceText, nameOf, namesOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */

export class FinalScoring {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** The number of steps shown. */
    this.shownSteps = board.view.steps.length;
  }

  get step() {
    return this.board.view.steps[this.shownSteps - 1] ?? null;
  }

  /** The places of the current step. @returns {string[]} */
  get places() {
    const { view } = this.board;
    const { step } = this;
    if (!step) return [];
    if (step.of === 'feature') return view.features[step.number]?.places ?? [];
    const { tile, segment } = view.turned[step.number];
    const feature = view.features.find(({ places }) => places.includes(`${tile}${segment}`));
    return [String(tile), ...(feature?.places ?? [])];
  }

  /** The totals of all seats after the current step. */
  get totals() {
    const { view } = this.board;
    if (this.shownSteps >= view.steps.length) return view.totals;
    if (this.step) return this.step.totals;
    const [first] = view.steps;
    const before = [...first.totals];
    for (const [seat, points] of stepPoints(view, first)) before[seat] -= points;
    return before;
  }

  /** @param {number} step */
  showStep(step) {
    this.shownSteps = Math.min(this.board.view.steps.length, Math.max(0, step));
    this.board.highlight(this.places);
    this.board.draw();
    this.board.host.announce(this.stepText());
  }

  /** Return the text of the current step. */
  stepText() {
    const { board, step } = this;
    const { t } = board.host;
    const frame = /** @type {any} */ (board.frame);
    if (!step) return t('carcassonne-before-the-end');
    if (step.of === 'feature') {
      const feature = board.view.features[step.number];
      return `${namesOf(frame, feature.owners)}: ${featureText(t, feature)}`;
    }
    const { seat, segment, tiles, points } = board.view.turned[step.number];
    const scoredFor = segment
      ? choiceText(t, { segment, tiles })
      : t('carcassonne-counts-for-nothing');
    return `${nameOf(frame, seat)}: ${scoredFor}, ${t('carcassonne-points', { points })}`;
  }

  /** @param {unknown} downloads template of the export links */
  draw(downloads) {
    const { board, step } = this;
    const { view, host, sheet } = board;
    const { t } = host;
    const count = view.steps.length;
    const button = (
      /** @type {string} */ stepText,
      /** @type {string} */ path,
      /** @type {number} */ target,
    ) =>
      html`<button
        type="button"
        class="cc-turner"
        aria-label=${stepText}
        ?disabled=${target < 0 || target > count || target === this.shownSteps}
        @click=${() => this.showStep(target)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>
      </button>`;
    const chip = step?.of === 'chip' ? view.turned[step.number] : null;
    const bet = chip && view.bets.find(candidate => candidate.id === chip.chip);
    return html`<div class="cc-ending" role="group" aria-label=${t('carcassonne-final')}>
      ${button(t('carcassonne-final-first'), 'M5 4v12M15 4l-7 6 7 6Z', 0)}
      ${button(t('carcassonne-final-back'), 'm13 4-7 6 7 6Z', this.shownSteps - 1)}
      <p class="cc-step">
        ${chip && bet ? chipFace(bet, chip.seat) : ''}
        <span><b>${t('carcassonne-final-step', { step: this.shownSteps, count })}</b> ${this.stepText()}</span>
      </p>
      ${button(t('carcassonne-final-on'), 'm7 4 7 6-7 6Z', this.shownSteps + 1)}
      ${button(t('carcassonne-final-last'), 'M15 4v12M5 4l7 6-7 6Z', count)}
      <div class="cc-sums">
        <ul class="cc-totals" aria-label=${t('carcassonne-total')}>
          ${this.totals.map((points, seat) => html`<li>${seatMark(sheet, seat)}<b>${points}</b></li>`)}
        </ul>
        ${downloads}
      </div>
    </div>`;
  }
}

/**
 * Return the seats that score in a step, and their points.
 * @param {import('./types').View} view
 * @param {import('./types').ScoringStep} step
 * @returns {[number, number][]}
 */
function stepPoints(view, step) {
  if (step.of === 'chip') {
    const { seat, points } = view.turned[step.number];
    return [[seat, points]];
  }
  const { owners, points } = view.features[step.number];
  return owners.map(seat => [seat, points]);
}
