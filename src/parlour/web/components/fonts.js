/** The letters in which everything is set. They came with the page: what is set in others first would move. */
const FONTS = ['1em Inter', '600 1em Fraunces'];

/** How long they are waited for at most. */
const TIMEOUT_MS = 2000;

/** Once they are there, or are late. @returns {Promise<unknown>} */
export const loadFonts = () =>
  Promise.race([
    Promise.allSettled(FONTS.map(font => document.fonts.load(font))),
    new Promise(resolve => setTimeout(resolve, TIMEOUT_MS)),
  ]);
