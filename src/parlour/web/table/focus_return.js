/** The hand stays on the board: where a piece leaves it with the focus, the focus goes on to where one plays next. */

/**
 * Watch over the focus in a board.
 * @param {HTMLElement} root
 * @param {() => void} goOn brings the focus to where one plays next
 */
export function holdFocus(root, goOn) {
  /** @type {Element | null} */
  let held = null;
  const gone = () =>
    held !== null && (!held.isConnected || /** @type {HTMLButtonElement} */ (held).disabled);
  const look = () => {
    if (!gone()) return;
    const free = document.activeElement === document.body || document.activeElement === held;
    held = null;
    if (free) goOn();
  };
  document.addEventListener('focusin', event => {
    const at = /** @type {Element} */ (event.target);
    held = root.contains(at) ? at : null;
  });
  root.addEventListener('focusout', () =>
    // Whoever goes elsewhere by themselves leaves a piece that is still there.
    queueMicrotask(() => {
      if (gone()) look();
      else if (!root.contains(document.activeElement)) held = null;
    }),
  );
  new MutationObserver(look).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}
