/** The steps of a lesson as a path: what was done can be looked at again, what is to come is not yet open. */
import { html } from '../vendor/lit.js';
import { icon } from '../components/icons.js';

/** @param {string[]} titles @param {number} at @param {number} reached @param {(step: number) => void} go */
export function path(titles, at, reached, go) {
  const one = (/** @type {string} */ title, /** @type {number} */ step) =>
    html`<li class=${step < reached ? 'done' : ''}>
      <button ?disabled=${step > reached} aria-current=${step === at ? 'step' : 'false'} @click=${() => go(step)}>
        <span class="n" aria-hidden="true">${step < reached && step !== at ? icon('check') : step + 1}</span>
        <span>${title}</span>
      </button>
    </li>`;
  return html`<ol class="path">
    ${titles.map(one)}
  </ol>`;
}
