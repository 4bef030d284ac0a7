/** Defers work until the page is painted, so that the work does not delay the first paint. */

/** The longest wait, ms; a hidden page is never painted. */
const TIMEOUT_MS = 500;

/** Wait until the current DOM is painted. @returns {Promise<void>} */
export const waitForPaint = () =>
  new Promise(resolve => {
    const timeout = setTimeout(resolve, TIMEOUT_MS);
    // The second animation frame begins after the first was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timeout);
        resolve();
      }),
    );
  });
