/** Loads the fonts before the first draw, because a later change of font would move the layout. */
const FONTS = ['1em Inter', '600 1em Fraunces'];

/** The longest wait for the fonts. */
const TIMEOUT_MS = 2000;

/** Wait until the fonts are loaded, or the timeout has passed. @returns {Promise<unknown>} */
export const loadFonts = () =>
  Promise.race([
    Promise.allSettled(FONTS.map(font => document.fonts.load(font))),
    new Promise(resolve => setTimeout(resolve, TIMEOUT_MS)),
  ]);
