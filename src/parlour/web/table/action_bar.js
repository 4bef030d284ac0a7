/** The action bar, with a sentence and buttons. It never moves and is never empty. */
import { html, nothing } from '../vendor/lit.js';
import { capitalize } from '../components/capitalized.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Button} Button */

/** @param {Button} button */
const extraButton = ({ text, run, danger, icon: sign, narrow }) => html`<button
  class="btn ${danger ? 'danger' : ''} ${narrow ? 'to-panel' : ''}" @click=${run}>
  ${sign ? icon(sign) : nothing}${text}</button>`;

/**
 * @param {ActionBar} bar
 * @param {{ mine: boolean, unread: number, talk: () => void, notice?: string, above?: unknown,
 *   state?: string }} at `state`: more CSS classes, for what is above the prompt
 */
export function actionBar(
  { prompt: ask, reason: why, confirm, undo, more = [], isTall },
  { mine, unread, talk, notice, above = nothing, state = '' },
) {
  const toTalk = html`<button class="btn sq to-talk" aria-label=${t('site-panel-button', { unread })} @click=${talk}>
    ${icon('chat')}${unread ? html`<span class="dot" aria-hidden="true">${unread}</span>` : nothing}</button>`;
  const reason = why ? html`<div class="why">${why}</div>` : nothing;
  const said = notice ? html`<div class="why notice">${notice}</div>` : reason;
  const buttons = 1 + more.length + (undo ? 1 : 0) + (confirm ? 1 : 0);
  const layout = `${buttons > 3 ? 'crowded' : ''} ${undo ? 'undoable' : ''}`;
  return html`<section
    class="act ${mine ? 'mine' : ''} ${isTall ? 'tall' : ''} ${state}"
    aria-label=${t('site-your-decision')}
  >
    ${above}<div class="words ${notice ? 'noticed' : ''}"><div class="ask">${capitalize(ask)}</div>${said}</div>
    <div class="do ${layout}">${toTalk}${more.map(extraButton)}
      ${undo ? html`<button class="btn undo" @click=${undo.run}>${icon('undo')}${undo.text}</button>` : nothing}
      ${
        confirm
          ? html`<button class="btn main" @click=${confirm.run}>${confirm.text}<kbd
        aria-hidden="true">${t('site-key-enter')}</kbd></button>`
          : nothing
      }
    </div></section>`;
}

/**
 * Attach the keys for confirm (Enter) and undo (Escape, Backspace), which apply unless the focused
 * element uses the key.
 * @param {() => ActionBar} current
 */
export function attachBarShortcuts(current) {
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return;
    const at = /** @type {HTMLElement} */ (event.target);
    const busy = at.closest?.('input, textarea, select, dialog, [contenteditable]');
    if (busy) return;
    const { confirm, undo } = current();
    if (
      event.key === 'Enter' &&
      confirm &&
      !at.closest?.('button, a, summary, [role=button], [role=tab]')
    ) {
      event.preventDefault();
      confirm.run();
    }
    if ((event.key === 'Backspace' || event.key === 'Escape') && undo) {
      event.preventDefault();
      undo.run();
    }
  });
}
