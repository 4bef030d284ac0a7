/** Keeps the focus on the board if the focused element disappears. */

/**
 * Restore the focus when the focused element of a board disappears.
 * @param {HTMLElement} root
 * @param {() => void} moveFocus moves the focus to the element where the user plays next
 */
export function keepFocus(root, moveFocus) {
  /** @type {Element | null} */
  let focused = null;
  const isGone = () =>
    focused !== null &&
    (!focused.isConnected || /** @type {HTMLButtonElement} */ (focused).disabled);
  const check = () => {
    if (!isGone()) return;
    const gone = focused;
    focused = null;
    // The focus needs the layout, which would otherwise be computed before the page is complete.
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active === document.body || active === gone) moveFocus();
    });
  };
  document.addEventListener('focusin', event => {
    const at = /** @type {Element} */ (event.target);
    focused = root.contains(at) ? at : null;
  });
  root.addEventListener('focusout', () =>
    // If the user moved the focus, the previous element still exists.
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
