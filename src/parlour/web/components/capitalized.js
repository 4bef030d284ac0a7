/**
 * Capitalizes text. CSS `::first-letter` is not an option: WebKit garbles it when the text changes.
 */

/** Pattern of the first letter after punctuation and direction marks. */
const FIRST = /^[\p{P}\p{Cf}\s]*\p{L}/u;

/**
 * Return the text with its first letter in upper case, in the language of the page.
 * @param {string} text
 */
export const capitalize = text =>
  text.replace(FIRST, prefix =>
    prefix.toLocaleUpperCase(document.documentElement.lang || undefined),
  );
