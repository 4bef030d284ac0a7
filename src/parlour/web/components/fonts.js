/** The letters in which everything is set. They came with the page: what is set in others first would move. */
const FACES = ['1em Inter', '600 1em Fraunces'];

/** How long they are waited for at most. */
const PATIENCE = 2000;

/** Once they are there, or are late. @returns {Promise<unknown>} */
export const loadFonts = () =>
  Promise.race([
    Promise.allSettled(FACES.map(face => document.fonts.load(face))),
    new Promise(late => setTimeout(late, PATIENCE)),
  ]);
