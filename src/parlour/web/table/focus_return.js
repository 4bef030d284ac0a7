/**
 * Keeps the focus on the board: when the focused element disappears, the focus moves to the next
 * one.
 */

/**
 * Watch the focus in a board.
 * @param {HTMLElement} root
 * @param {() => void} moveFocus brings the focus to where one plays next
 */
export function keepFocus(root, moveFocus) {
  /** @type {Element | null} */
  let focused = null;
  const isGone = () =>
    focused !== null &&
    (!focused.isConnected || /** @type {HTMLButtonElement} */ (focused).disabled);
  const check = () => {
    if (!isGone()) return;
    const free = document.activeElement === document.body || document.activeElement === focused;
    focused = null;
    if (free) moveFocus();
  };
  document.addEventListener('focusin', event => {
    const at = /** @type {Element} */ (event.target);
    focused = root.contains(at) ? at : null;
  });
  root.addEventListener('focusout', () =>
    // A user who moves the focus leaves an element that still exists.
    queueMicrotask(() => {
      if (isGone()) check();
      else if (!root.contains(document.activeElement)) focused = null;
    }),
  );
  new MutationObserver(check).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}
