/** A person's name wherever it stands: it leads to their page. */
import { html, nothing } from '../vendor/lit.js';

/**
 * @param {string | null | undefined} id without one it is a name and nothing more
 * @param {unknown} name
 * @param {boolean} [newTab] open the page beside this one, where leaving it would end something
 */
export const userLink = (id, name, newTab = false) =>
  id
    ? html`<a class="person" href="/people/${encodeURIComponent(id)}" target=${newTab ? '_blank' : nothing}>${name}</a>`
    : name;
