/** A user's name as a link to their page, with a badge for bot accounts. */
import { html, nothing } from '../vendor/lit.js';
import { botBadge } from './bot_badge.js';

/**
 * Return a user's name as a link.
 * @param {string | null | undefined} id null for a name without a link
 * @param {unknown} name
 * @param {boolean} [newTab] open the link in a new tab, so that the current page stays open
 */
export const userLink = (id, name, newTab = false) =>
  id
    ? html`<a class="person" href="/people/${encodeURIComponent(id)}"
        target=${newTab ? '_blank' : nothing}>${name}${botBadge(id)}</a>`
    : name;
