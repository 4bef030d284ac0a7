/** What came with the page: answers to what it asks first, each to be taken once, and soon. */

/** So long what came is the present; a tab that was opened in the background asks first when somebody looks at it. */
const FRESH = 30000;

/** @type {Record<string, unknown>} */
let came = JSON.parse(document.getElementById('enclosed')?.textContent ?? '{}');
const at = Date.now();

// A page that the browser had put away is as old as when it was left.
addEventListener('pageshow', event => {
  if (event.persisted) came = {};
});

/** The answer that came with the page, if one did and is not old. @param {string} path @returns {any} */
export function takePreloaded(path) {
  const found = came[path];
  delete came[path];
  return Math.abs(Date.now() - at) < FRESH ? found : undefined;
}
