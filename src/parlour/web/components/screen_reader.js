/** Short visible text combined with a longer text for screen readers. */
import { html } from '../vendor/lit.js';

/**
 * Return visible content with a text that screen readers read instead.
 * @param {unknown} visible
 * @param {string} spoken
 */
export const withSpokenText = (visible, spoken) =>
  html`<span aria-hidden="true">${visible}</span><span class="visually-hidden">${spoken}</span>`;
