/**
 * Moves the focus from a button of the action bar that disappears to the board, when the layout of
 * the page is known. Both a focus and the removal of the focused element compute the layout at once.
 */

/**
 * Take the focus from the pressed button of the action bar before a new frame usually removes it.
 * @returns {HTMLElement | null} the button
 */
export function releaseFocus() {
  const pressed = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!pressed?.matches('.act .do .btn')) return null;
  pressed.blur();
  return pressed;
}

/**
 * Focus a pressed button again, or the board if the button has disappeared, before the next paint.
 * @param {Element} pressed
 * @param {{ focus: () => void }} board
 */
export function restoreFocus(pressed, board) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (pressed.isConnected) /** @type {HTMLElement} */ (pressed).focus({ preventScroll: true });
    else board.focus();
  });
}
