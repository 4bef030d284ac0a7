/**
 * The words that a step played, each with the way to what it means, where the operator has named
 * such a place.
 */
import { get } from '../components/api.js';
import { icon } from '../components/icons.js';
import { dictionaryLink } from '../components/word_link.js';
import { t } from '../components/strings.js';
import { html, nothing } from '../vendor/lit.js';
/** @typedef {import('../types').MoveListEntry} MoveListEntry */

/**
 * Where each word that was played is explained; nowhere, for a match whose words the house cannot
 * tell.
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
  // Where some word is explained the place is kept at every step, so that the board stays as large as it is.
  if (!Object.keys(known).length) return nothing;
  const one = (/** @type {string} */ word) =>
    html`<li>
      ${dictionaryLink(known[word], html`${icon('book')}${word}`, { classes: 'chip', label: t('site-word-means', { word }) })}
    </li>`;
  return html`<ul class="word-links">
    ${words.map(one)}
  </ul>`;
}
