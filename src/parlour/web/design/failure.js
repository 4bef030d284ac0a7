/** An error of the package, with its traceback. */
import { html, nothing } from '../vendor/lit.js';
/** @typedef {import('./types').PackageFailure} PackageFailure */

/**
 * @param {PackageFailure} failure
 * @param {string} [title]
 */
export const failureBox = (failure, title = '') =>
  html`<div class="failed" role="alert">
    ${title ? html`<h2>${title}</h2>` : nothing}
    <p><code>${failure.summary}</code></p>
    ${
      failure.traceback
        ? html`<pre class="traceback" tabindex="0" aria-label="Traceback">${failure.traceback}</pre>`
        : nothing
    }
  </div>`;
