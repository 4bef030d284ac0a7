/** Something short for the eye with whole words for the ear. */
import { html } from '../vendor/lit.js';

/** @param {unknown} shown @param {string} words */
export const withSpokenText = (shown, words) =>
  html`<span aria-hidden="true">${shown}</span><span class="vh">${words}</span>`;
