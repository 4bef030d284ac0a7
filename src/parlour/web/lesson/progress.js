/** The steps of a lesson: finished steps can be repeated, later steps are disabled. */
import { html } from '../vendor/lit.js';
import { icon } from '../components/icons.js';

/**
 * @param {string[]} titles
 * @param {number} current
 * @param {number} furthest
 * @param {(step: number) => void} goTo
 */
export function progressList(titles, current, furthest, goTo) {
  const stepItem = (/** @type {string} */ title, /** @type {number} */ step) =>
    html`<li class=${step < furthest ? 'done' : ''}>
      <button ?disabled=${step > furthest} aria-current=${
        step === current ? 'step' : 'false'
      } @click=${() => goTo(step)}>
        <span class="n" aria-hidden="true">${step < furthest && step !== current ? icon('check') : step + 1}</span>
        <span>${title}</span>
      </button>
    </li>`;
  return html`<ol class="path">
    ${titles.map(stepItem)}
  </ol>`;
}
