/** The immutable URLs of assets that a browser may cache forever. The page contains them. */
/** @type {Record<string, string>} */
const urls = JSON.parse(document.getElementById('asset-urls')?.textContent ?? '{}');

/** Return the immutable URL of an asset, or its name if it has none. @param {string} name */
export const assetUrl = name => urls[name] ?? name;
