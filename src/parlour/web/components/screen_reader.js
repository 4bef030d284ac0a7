/** Something short for the eye with whole words for the ear. */
import { html } from '../vendor/lit.js';

/** @param {unknown} visible @param {string} spoken */
export const withSpokenText = (visible, spoken) =>
  html`<span aria-hidden="true">${visible}</span><span class="vh">${spoken}</span>`;
