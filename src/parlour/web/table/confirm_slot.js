/** Tells style sheets whether a board has a place for the buttons of the action bar. */
import { setTableForm } from '../board/table_form.js';

/**
 * Set the name `confirm-slot` on the page while a board contains a visible place for the buttons.
 * @param {HTMLElement} root the element of the board
 */
export function watchConfirmSlot(root) {
  const update = () =>
    setTableForm({ 'confirm-slot': root.querySelector('.confirm-slot:not([hidden])') !== null });
  new MutationObserver(update).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden'],
  });
}
