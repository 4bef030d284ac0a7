/** A link to what a word means, at the place that the operator has named. */
import { html, nothing } from '../vendor/lit.js';

/**
 * Whoever follows it tells nobody where they come from, and is told nothing of this page.
 * @param {string} to @param {unknown} body @param {{ look?: string, says?: string }} [more] how it looks, and what it
 *   says where its body is not enough
 */
export const dictionaryLink = (to, body, { look = 'btn sm', says = '' } = {}) =>
  html`<a
    class=${look}
    href=${to}
    target="_blank"
    rel="noopener noreferrer"
    referrerpolicy="no-referrer"
    title=${says || nothing}
    aria-label=${says || nothing}
    >${body}</a
  >`;
