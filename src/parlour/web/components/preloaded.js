/**
 * API responses that are embedded in the page. Each can be taken only once, and only shortly after
 * the page was loaded.
 */

/**
 * Time in milliseconds for which the responses are valid. A tab that was opened in the background
 * may need its data much later.
 */
const MAX_AGE_MS = 30000;

/** @type {Record<string, unknown>} */
let responses = JSON.parse(document.getElementById('preloaded')?.textContent ?? '{}');
const loadedAt = Date.now();

// A page restored from the back/forward cache has outdated responses.
addEventListener('pageshow', event => {
  if (event.persisted) responses = {};
});

/**
 * Take the preloaded response for a path, or return undefined if there is no valid one.
 * @param {string} path
 * @returns {any}
 */
export function takePreloaded(path) {
  const response = responses[path];
  delete responses[path];
  return Math.abs(Date.now() - loadedAt) < MAX_AGE_MS ? response : undefined;
}
