/** A link to a word's entry in the online dictionary that the operator has chosen. */
import { html, nothing } from '../vendor/lit.js';

/**
 * Return a link that sends no referrer and gives the target no access to this page.
 * @param {string} url
 * @param {unknown} body
 * @param {{ classes?: string, label?: string }} [more] CSS classes, and a label for screen readers
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
