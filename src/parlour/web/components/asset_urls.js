/** Where things are kept today: the page says it for all that a browser may keep for good. */
/** @type {Record<string, string>} */
const urls = JSON.parse(document.getElementById('kept')?.textContent ?? '{}');

/** Where something is kept that stands at this address, or what it is known by. @param {string} name */
export const assetUrl = name => urls[name] ?? name;
