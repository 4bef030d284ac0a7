/** When a page has something to read: what can wait until then costs nobody the first sight of it. */

/** How long that is waited for at most; a page that nobody looks at is not painted. */
const TIMEOUT_MS = 500;

/** Once what was drawn just now is on the screen. @returns {Promise<void>} */
export const waitForPaint = () =>
  new Promise(resolve => {
    const timeout = setTimeout(resolve, TIMEOUT_MS);
    // The second frame begins once the first was given to the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timeout);
        resolve();
      }),
    );
  });
