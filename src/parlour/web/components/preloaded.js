/** What came with the page: answers to what it asks first, each to be taken once, and soon. */

/** So long what came is the present; a tab that was opened in the background asks first when somebody looks at it. */
const MAX_AGE_MS = 30000;

/** @type {Record<string, unknown>} */
let responses = JSON.parse(document.getElementById('enclosed')?.textContent ?? '{}');
const loadedAt = Date.now();

// A page that the browser had put away is as old as when it was left.
addEventListener('pageshow', event => {
  if (event.persisted) responses = {};
});

/** The answer that came with the page, if one did and is not old. @param {string} path @returns {any} */
export function takePreloaded(path) {
  const response = responses[path];
  delete responses[path];
  return Math.abs(Date.now() - loadedAt) < MAX_AGE_MS ? response : undefined;
}
