/** The sliders and buttons at the foot of the page. */
import { html, live, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
/** @typedef {import('./place.js').Place} Place */
/** @typedef {{ from: number, to: number, kind: 'law' | 'leak', text: string }} Mark */

/** The largest seed of the slider, unless a match has a larger one. */
const LAST_SEED = 99;

/** @param {Event} event */
const numberOf = event => Number(/** @type {HTMLInputElement} */ (event.target).value);

/** @param {Mark} mark */
const markText = ({ from, to, text }) =>
  from === to ? `${text} at step ${from}` : `${text} at steps ${from} to ${to}`;

/**
 * Return the marks above the step slider.
 * @param {Mark[]} marks
 * @param {number} lastStep
 */
const markTemplates = (marks, lastStep) =>
  marks.map(mark => {
    const place = (/** @type {number} */ step) => (lastStep ? step / lastStep : 0);
    return html`<i class="mark ${mark.kind}" title=${markText(mark)} aria-hidden="true"
      style="--from: ${place(mark.from)}; --to: ${place(mark.to)}"></i>`;
  });

/**
 * @param {Place} place
 * @param {number} lastStep
 * @param {Mark[]} marks the steps that the slider marks
 * @param {boolean} isPlaying
 * @param {{ go: (change: Partial<Place>) => void, play: () => void }} actions
 */
export const controls = (place, lastStep, marks, isPlaying, { go, play }) =>
  html`<div class="slider">
      <label for="seed">Seed</label>
      <input id="seed" type="range" min="0" max=${Math.max(LAST_SEED, place.seed)}
        .value=${live(String(place.seed))}
        @input=${(/** @type {Event} */ event) => go({ seed: numberOf(event) })}>
      <output for="seed">${place.seed}</output>
    </div>
    <div class="slider">
      <span class="buttons">
        <button class="btn sq sm" aria-label="Previous step" ?disabled=${place.step <= 0}
          @click=${() => go({ step: place.step - 1 })}>${icon('prev')}</button>
        <button class="btn sq sm" aria-label=${isPlaying ? 'Pause' : 'Play'}
          @click=${play}>${icon(isPlaying ? 'x' : 'play')}</button>
        <button class="btn sq sm" aria-label="Next step" ?disabled=${place.step >= lastStep}
          @click=${() => go({ step: place.step + 1 })}>${icon('next')}</button>
      </span>
      <span class="marked">${markTemplates(marks, lastStep)}
        <input id="step" type="range" aria-label="Step" min="0" max=${lastStep}
          aria-describedby=${marks.length ? 'step-marks' : nothing}
          .value=${live(String(place.step))}
          @input=${(/** @type {Event} */ event) => go({ step: numberOf(event) })}></span>
      <output for="step">${place.step} of ${lastStep}</output>
      ${
        marks.length
          ? html`<span id="step-marks" hidden>${marks.map(markText).join('; ')}</span>`
          : nothing
      }
    </div>`;
