/** A link to what a word means, at the place that the operator has named. */
import { html, nothing } from '../vendor/lit.js';

/**
 * Whoever follows it tells nobody where they come from, and is told nothing of this page.
 * @param {string} url @param {unknown} body @param {{ classes?: string, label?: string }} [more] how it looks, and what it
 *   says where its body is not enough
 */
export const dictionaryLink = (url, body, { classes = 'btn sm', label = '' } = {}) =>
  html`<a
    class=${classes}
    href=${url}
    target="_blank"
    rel="noopener noreferrer"
    referrerpolicy="no-referrer"
    title=${label || nothing}
    aria-label=${label || nothing}
    >${body}</a
  >`;
