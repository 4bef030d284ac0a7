/** A capital at the beginning of words; WebKit garbles CSS `::first-letter` where words change while they are shown. */

/** The first letter, behind punctuation and marks of direction. */
const FIRST = /^[\p{P}\p{Cf}\s]*\p{L}/u;

/** @param {string} text @returns {string} the words with a capital first letter, in the language of the page */
export const capitalize = text =>
  text.replace(FIRST, prefix =>
    prefix.toLocaleUpperCase(document.documentElement.lang || undefined),
  );
