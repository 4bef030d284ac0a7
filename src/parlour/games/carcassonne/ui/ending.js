/** The final scoring, step by step: a chip or a feature at a time, everybody's points growing with it. */

import { html } from '../../../web/board/templates.js';
import { disc, mark } from './figures.js';
import { featureWords } from './looks.js';
import { choiceWords, nameOf, namesOf } from './words.js';

/** @typedef {import('./board.js').Board} Board */

export class Ending {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** How many steps are shown. */
    this.at = board.view.steps.length;
  }

  get step() {
    return this.board.view.steps[this.at - 1] ?? null;
  }

  /** The places of the step that is shown. @returns {string[]} */
  get places() {
    const { view } = this.board;
    const { step } = this;
    if (!step) return [];
    if (step.of === 'feature') return view.features[step.number]?.places ?? [];
    const { tile, segment } = view.turned[step.number];
    const counted = view.features.find(({ places }) => places.includes(`${tile}${segment}`));
    return [String(tile), ...(counted?.places ?? [])];
  }

  /** Everybody's points after the step. */
  get totals() {
    const { view } = this.board;
    if (this.at >= view.steps.length) return view.totals;
    if (this.step) return this.step.totals;
    const [first] = view.steps;
    const before = [...first.totals];
    for (const [seat, points] of gains(view, first)) before[seat] -= points;
    return before;
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.min(this.board.view.steps.length, Math.max(0, at));
    this.board.highlight(this.places);
    this.board.draw();
    this.board.host.announce(this.words());
  }

  /** What the step says. */
  words() {
    const { board, step } = this;
    const { t } = board.host;
    const frame = /** @type {any} */ (board.frame);
    if (!step) return t('carcassonne-before-the-end');
    if (step.of === 'feature') {
      const feature = board.view.features[step.number];
      return `${namesOf(frame, feature.owners)}: ${featureWords(t, feature)}`;
    }
    const { seat, segment, tiles, points } = board.view.turned[step.number];
    const counted = segment
      ? choiceWords(t, { segment, tiles })
      : t('carcassonne-counts-for-nothing');
    return `${nameOf(frame, seat)}: ${counted}, ${t('carcassonne-points', { points })}`;
  }

  /** @param {unknown} keepsakes what can be taken home */
  draw(keepsakes) {
    const { board, step } = this;
    const { view, host, sheet } = board;
    const { t } = host;
    const count = view.steps.length;
    const button = (
      /** @type {string} */ words,
      /** @type {string} */ path,
      /** @type {number} */ to,
    ) =>
      html`<button
        type="button"
        class="cc-turner"
        aria-label=${words}
        ?disabled=${to < 0 || to > count || to === this.at}
        @click=${() => this.go(to)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>
      </button>`;
    const chip = step?.of === 'chip' ? view.turned[step.number] : null;
    const face = chip && view.bets.find(one => one.id === chip.chip);
    return html`<div class="cc-ending" role="group" aria-label=${t('carcassonne-final')}>
      ${button(t('carcassonne-final-first'), 'M5 4v12M15 4l-7 6 7 6Z', 0)}
      ${button(t('carcassonne-final-back'), 'm13 4-7 6 7 6Z', this.at - 1)}
      <p class="cc-step">
        ${chip && face ? disc(face, chip.seat) : ''}
        <span><b>${t('carcassonne-final-step', { step: this.at, count })}</b> ${this.words()}</span>
      </p>
      ${button(t('carcassonne-final-on'), 'm7 4 7 6-7 6Z', this.at + 1)}
      ${button(t('carcassonne-final-last'), 'M15 4v12M5 4l7 6-7 6Z', count)}
      <div class="cc-sums">
        <ul class="cc-totals" aria-label=${t('carcassonne-total')}>
          ${this.totals.map((points, seat) => html`<li>${mark(sheet, seat)}<b>${points}</b></li>`)}
        </ul>
        ${keepsakes}
      </div>
    </div>`;
  }
}

/**
 * Who gains what with a step. @param {import('./types').View} view @param {import('./types').ScoringStep} step
 * @returns {[number, number][]}
 */
function gains(view, step) {
  if (step.of === 'chip') {
    const { seat, points } = view.turned[step.number];
    return [[seat, points]];
  }
  const { owners, points } = view.features[step.number];
  return owners.map(seat => [seat, points]);
}
