/** The buttons below the board of a lesson or puzzle: alternatives, undo and confirm. */
import { html, nothing } from '../vendor/lit.js';
import { icon } from './icons.js';
import { t } from './strings.js';
/** @typedef {import('../types').ActionBar} ActionBar */
/** @typedef {import('../types').Button} Button */

/** @param {Button} button */
const extraButton = ({ text, run }) => html`<button class="btn" @click=${run}>${text}</button>`;

/** Return the buttons. @param {Pick<ActionBar, 'confirm' | 'undo' | 'more'>} bar */
export const stepButtons = ({ confirm, undo, more = [] }) =>
  html`${more.map(extraButton)}${
    undo
      ? html`<button class="btn undo" @click=${undo.run}>${icon('undo')}${undo.text}</button>`
      : nothing
  }${
    confirm
      ? html`<button class="btn main" @click=${confirm.run}>
          ${confirm.text}<kbd aria-hidden="true">${t('site-key-enter')}</kbd>
        </button>`
      : nothing
  }`;
