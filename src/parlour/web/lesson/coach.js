/** What a lesson says and asks: its words first, then the board's own buttons or the way on. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from '../house/icons.js';
import { t } from '../house/words.js';
/** @typedef {import('../types').Bar} Bar */
/** @typedef {import('../types').Button} Button */

/** @param {Button} button */
const further = ({ text, run }) => html`<button class="btn" @click=${run}>${text}</button>`;

/**
 * @param {Bar} bar what the board asks, or the way on
 * @param {{ say: { title: string, text: string } | null, notice: string, again: (() => void) | null }} at `say` is
 *   null while the others decide
 */
export function coach({ ask, why, confirm, undo, more = [] }, { say, notice, again }) {
  const said = say
    ? html`<h2 class="ask">${say.title}</h2>
        <p class="why say">${say.text}</p>`
    : html`<p class="ask">${ask}</p>`;
  const reply = notice || why;
  return html`<section class="act mine" aria-label=${t('house-asked')}>
    <div class="words">
      ${said}${reply && say ? html`<p class="why ${notice ? 'notice' : 'sum'}">${reply}</p>` : nothing}
    </div>
    <div class="do">
      ${
        again
          ? html`<button class="btn sq" aria-label=${t('house-lesson-again')} @click=${again}>
              ${icon('first')}
            </button>`
          : nothing
      }${more.map(further)}
      ${undo ? html`<button class="btn undo" @click=${undo.run}>${icon('undo')}${undo.text}</button>` : nothing}
      ${
        confirm
          ? html`<button class="btn main" @click=${confirm.run}>
              ${confirm.text}<kbd aria-hidden="true">${t('house-key-enter')}</kbd>
            </button>`
          : nothing
      }
    </div>
  </section>`;
}
