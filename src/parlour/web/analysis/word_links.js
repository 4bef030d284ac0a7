/** The words of a step, with links to their definitions if the operator has set a dictionary. */
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { dictionaryLink } from '../components/word_link.js';
import { t } from '../components/strings.js';
import { html, nothing } from '../vendor/lit.js';
/** @typedef {import('../types').MoveListEntry} MoveListEntry */

/**
 * Return the dictionary URL of each played word, or no URLs if the server has no dictionary.
 * @param {string} match
 * @returns {Promise<Record<string, string>>}
 */
export const fetchWordLinks = match =>
  get(`/api/matches/${match}/word-definitions`).catch(() => ({}));

/**
 * @param {MoveListEntry | undefined} entry
 * @param {Record<string, string>} known
 */
export function wordLinks(entry, known) {
  const parts = (entry?.log_entries ?? []).flatMap(news => news.parts ?? []);
  const words = [...new Set(parts.map(({ details }) => String(details?.word ?? '')))].filter(
    word => known[word],
  );
  // If any word has a link, space is reserved at every step, so that the board keeps its size.
  if (!Object.keys(known).length) return nothing;
  const one = (/** @type {string} */ word) =>
    html`<li>
      ${dictionaryLink(known[word], html`${icon('book')}${word}`, {
        classes: 'chip',
        label: t('site-word-means', { word }),
      })}
    </li>`;
  return html`<ul class="word-links">
    ${words.map(one)}
  </ul>`;
}
