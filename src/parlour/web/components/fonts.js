/** Loads the fonts before the first draw, since a later change of fonts would shift the layout. */
const FONTS = ['1em Inter', '600 1em Fraunces'];

/** Maximum time to wait for the fonts, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Wait until the fonts are loaded, or the timeout has passed. @returns {Promise<unknown>} */
export const loadFonts = () =>
  Promise.race([
    Promise.allSettled(FONTS.map(font => document.fonts.load(font))),
    new Promise(resolve => setTimeout(resolve, TIMEOUT_MS)),
  ]);
