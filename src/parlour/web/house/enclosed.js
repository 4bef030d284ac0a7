/** What came with the page: answers to what it asks first, each to be taken once. */

/** @type {Record<string, unknown>} */
const came = JSON.parse(document.getElementById('enclosed')?.textContent ?? '{}');

/** The answer that came with the page, if one did. @param {string} path @returns {any} */
export function enclosed(path) {
  const found = came[path];
  delete came[path];
  return found;
}
