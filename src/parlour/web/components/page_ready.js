/** Defers work until the first paint, so that the work does not delay it. */

/** Maximum wait in milliseconds, since a hidden page is never painted. */
const TIMEOUT_MS = 500;

/** Wait until the current DOM is painted. @returns {Promise<void>} */
export const waitForPaint = () =>
  new Promise(resolve => {
    const timeout = setTimeout(resolve, TIMEOUT_MS);
    // The second animation frame starts after the first one was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timeout);
        resolve();
      }),
    );
  });
