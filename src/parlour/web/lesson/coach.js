/** The text of a lesson step, with the buttons of the board or a button for the next step. */
import { html, nothing } from '../vendor/lit.js';
import { stepButtons } from '../components/step_buttons.js';
import { capitalize } from '../components/capitalized.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ActionBar} ActionBar */

/**
 * @param {ActionBar} bar the action bar of the board or of the step
 * @param {{ say: { title: string, text: string } | null, notice: string, again: (() => void) | null
 *   }} step `say` is null during the playback of other players' moves
 */
export function coach(bar, { say, notice, again }) {
  const { prompt: ask, reason: why } = bar;
  const said = say
    ? html`<h2 class="ask">${capitalize(say.title)}</h2>
        <p class="say">${say.text}</p>`
    : html`<p class="ask">${capitalize(ask)}</p>`;
  const reply = notice || why;
  return html`<section class="act mine" aria-label=${t('site-your-decision')}>
    <div class="words">
      ${said}${reply && say ? html`<p class="sum ${notice ? 'notice' : ''}">${reply}</p>` : nothing}
    </div>
    <div class="do">
      ${
        again
          ? html`<button class="btn sq" aria-label=${t('site-lesson-again')} @click=${again}>
              ${icon('first')}
            </button>`
          : nothing
      }${stepButtons(bar)}
    </div>
  </section>`;
}
