/** The prompt and the feedback of a puzzle, with the buttons of the board. */
import { html, nothing } from '../vendor/lit.js';
import { stepButtons } from '../components/step_buttons.js';
import { capitalize } from '../components/capitalized.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { lossText, actionName } from '../analysis/candidates.js';
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Puzzle} Puzzle */

/**
 * Return the text of the goal: to find a proven win, or the clearly best action.
 * @param {Puzzle} puzzle
 */
export const goalText = ({ proven, best_count: best }) =>
  t(proven ? 'puzzle-goal-win' : 'puzzle-goal-best', { best });

/** Return the text for the minimum loss of every other action. @param {Puzzle} puzzle */
export const marginText = ({ proven, gap, unit }) =>
  proven ? t('puzzle-proven') : t('puzzle-margin', { lost: lossText(gap, unit), points: gap });

/**
 * Return the feedback on the last wrong answer.
 * @param {Puzzle} puzzle
 * @param {import('../types').GameUI | undefined} ui
 */
export function wrongAnswerText({ attempts: tries, proven, unit, frame }, ui) {
  const last = tries.at(-1);
  if (!last) return '';
  const words = actionName(last, frame, ui);
  if (proven) return t('puzzle-wrong-loses', { move: words });
  if (last.lost === null) return t('puzzle-wrong-far', { move: words });
  return t('puzzle-wrong', { move: words, lost: lossText(last.lost, unit), points: last.lost });
}

/**
 * Return the text after the puzzle was solved or its solution was shown.
 * @param {Puzzle} puzzle
 * @param {import('../types').GameUI | undefined} ui
 */
export function endingText({ outcome, attempts: tries, evaluated_actions: weighed, frame }, ui) {
  if (outcome === 'solved') return t('puzzle-solved', { tries: tries.length + 1 });
  return t('puzzle-shown', { move: actionName(weighed[0], frame, ui) });
}

/**
 * @param {{ puzzle: Puzzle, bar: ActionBar, ui: import('../types').GameUI | undefined,
 *   showSolution: () => void, share: () => void, notice: string }} scene
 */
export function promptBar({ puzzle, bar, ui, showSolution, share, notice }) {
  const isOver = puzzle.outcome !== '';
  const feedback = notice || wrongAnswerText(puzzle, ui);
  const prompt = isOver ? endingText(puzzle, ui) : feedback || bar.prompt || goalText(puzzle);
  const reason = isOver
    ? puzzle.streak && puzzle.day === puzzle.today
      ? t('puzzle-streak-now', { days: puzzle.streak })
      : ''
    : bar.reason || (feedback ? bar.prompt : '');
  return html`<section class="act mine" aria-label=${t('site-your-decision')}>
    <div class="words" role="status">
      <p class="ask">${capitalize(prompt)}</p>
      ${reason ? html`<p class="why">${reason}</p>` : nothing}
    </div>
    <div class="do">
      ${
        isOver
          ? html`<button class="btn" @click=${share}>${icon('share')}${t('puzzle-share')}</button>`
          : html`<button class="btn" @click=${showSolution}>${t('puzzle-show-solution')}</button>`
      }${stepButtons(isOver ? { confirm: null, undo: null } : bar)}
    </div>
  </section>`;
}
