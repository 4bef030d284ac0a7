/** The immutable URLs of assets, which browsers cache forever. They are embedded in the page. */
/** @type {Record<string, string>} */
const urls = JSON.parse(document.getElementById('asset-urls')?.textContent ?? '{}');

/** Return the immutable URL of an asset, or its name if it has none. @param {string} name */
export const assetUrl = name => urls[name] ?? name;
