/**
 * API responses that the page contains. Each can be taken once, and only shortly after the page was
 * loaded.
 */

/**
 * The time for which the responses are valid. A tab opened in the background may request its data
 * much later.
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
 * Take the preloaded response for a path, if there is one that is still valid.
 * @param {string} path
 * @returns {any}
 */
export function takePreloaded(path) {
  const response = responses[path];
  delete responses[path];
  return Math.abs(Date.now() - loadedAt) < MAX_AGE_MS ? response : undefined;
}
