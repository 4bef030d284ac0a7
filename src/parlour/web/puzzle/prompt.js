/** What a puzzle asks and answers, with the buttons of the board. */
import { html, nothing } from '../vendor/lit.js';
import { stepButtons } from '../components/step_buttons.js';
import { capitalize } from '../components/capitalized.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { lossText, actionName } from '../analysis/candidates.js';
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Puzzle} Puzzle */

/** What is asked for: a proven win, or the one clearly best. @param {Puzzle} puzzle */
export const goal = ({ proven, best_count: best }) =>
  t(proven ? 'puzzle-goal-win' : 'puzzle-goal-best', { best });

/** How much every other answer loses, at least. @param {Puzzle} puzzle */
export const margin = ({ proven, gap, unit }) =>
  proven ? t('puzzle-proven') : t('puzzle-margin', { lost: lossText(gap, unit), points: gap });

/** What the last wrong answer was worth. @param {Puzzle} puzzle @param {import('../types').GameUI | undefined} ui */
export function reply({ attempts: tries, proven, unit, frame }, ui) {
  const last = tries.at(-1);
  if (!last) return '';
  const words = actionName(last, frame, ui);
  if (proven) return t('puzzle-wrong-loses', { move: words });
  if (last.lost === null) return t('puzzle-wrong-far', { move: words });
  return t('puzzle-wrong', { move: words, lost: lossText(last.lost, unit), points: last.lost });
}

/** How it ended. @param {Puzzle} puzzle @param {import('../types').GameUI | undefined} ui */
export function ending({ outcome, attempts: tries, evaluated_actions: weighed, frame }, ui) {
  if (outcome === 'solved') return t('puzzle-solved', { tries: tries.length + 1 });
  return t('puzzle-shown', { move: actionName(weighed[0], frame, ui) });
}

/**
 * @param {{ puzzle: Puzzle, bar: ActionBar, ui: import('../types').GameUI | undefined, give: () => void, share: () => void,
 *   notice: string }} scene
 */
export function asks({ puzzle, bar, ui, give, share, notice }) {
  const over = puzzle.outcome !== '';
  const said = notice || reply(puzzle, ui);
  const ask = over ? ending(puzzle, ui) : said || bar.prompt || goal(puzzle);
  const why = over
    ? puzzle.streak && puzzle.day === puzzle.today
      ? t('puzzle-streak-now', { days: puzzle.streak })
      : ''
    : bar.reason || (said ? bar.prompt : '');
  return html`<section class="act mine" aria-label=${t('site-your-decision')}>
    <div class="words" role="status">
      <p class="ask">${capitalize(ask)}</p>
      ${why ? html`<p class="why">${why}</p>` : nothing}
    </div>
    <div class="do">
      ${
        over
          ? html`<button class="btn" @click=${share}>${icon('share')}${t('puzzle-share')}</button>`
          : html`<button class="btn" @click=${give}>${t('puzzle-show-solution')}</button>`
      }${stepButtons(over ? { confirm: null, undo: null } : bar)}
    </div>
  </section>`;
}
