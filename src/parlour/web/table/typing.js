/** The buttons for the command line and the list of shortcuts. */
import { html, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';

/**
 * @param {import('../types').Frame} frame
 * @param {() => void} command
 * @param {() => void} keys
 */
export const keyboardButtons = (frame, command, keys) =>
  html`${
    frame.seat === null || frame.phase === 'over'
      ? nothing
      : html`<button
            class="btn plain key"
            aria-label=${t('site-command')}
            title=${t('site-command')}
            @click=${command}
          >
            <kbd>/</kbd>
          </button>`
  }<button class="btn plain key" aria-label=${t('site-keys')} title=${t('site-keys')} @click=${keys}>
      <kbd>?</kbd>
    </button>`;
