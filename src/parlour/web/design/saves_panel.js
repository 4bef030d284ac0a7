/** The panel with the last saves of the package. */
import { html, nothing } from '../vendor/lit.js';
/** @typedef {{ time: string, files: string[], failed: boolean }} Save */

/** @param {Save[]} saves the newest first */
export const savesPanel = saves =>
  saves.length
    ? html`<h2>Last saves</h2>
        <ul class="saves">
          ${saves.map(
            save => html`<li>
              <time>${save.time}</time><code>${save.files.join(', ')}</code>
              ${save.failed ? html`<b class="bad">not loaded</b>` : nothing}
            </li>`,
          )}
        </ul>`
    : html`<h2>Last saves</h2>
        <p class="muted xs">
          Each save in <code>${document.body.dataset.folder}</code> loads the game again, at the same
          seed and step.
        </p>`;
