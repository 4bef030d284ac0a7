/** The sliders and buttons at the foot of the page. */
import { html, live } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
/** @typedef {import('./place.js').Place} Place */

/** The largest seed of the slider. */
const LAST_SEED = 99;

/** @param {Event} event */
const numberOf = event => Number(/** @type {HTMLInputElement} */ (event.target).value);

/**
 * @param {Place} place
 * @param {number} lastStep
 * @param {boolean} isPlaying
 * @param {{ go: (change: Partial<Place>) => void, play: () => void }} actions
 */
export const controls = (place, lastStep, isPlaying, { go, play }) =>
  html`<div class="slider">
      <label for="seed">Seed</label>
      <input id="seed" type="range" min="0" max=${LAST_SEED} .value=${live(String(place.seed))}
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
      <input id="step" type="range" aria-label="Step" min="0" max=${lastStep}
        .value=${live(String(place.step))}
        @input=${(/** @type {Event} */ event) => go({ step: numberOf(event) })}>
      <output for="step">${place.step} of ${lastStep}</output>
    </div>`;
