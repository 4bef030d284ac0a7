/**
 * Names on the page that say how a board arranges its table. Style sheets select them, such as
 * `:root[data-form~='compact-seats'] .table`. A selector with `:has()` around a board would be
 * evaluated again after each change of the page.
 */

/**
 * Return the table around a board, or null if its page does not let the board arrange these parts.
 * The page lists the parts in `data-arrangeable`: `sides` are the columns beside the board in
 * landscape, and `seats` the seats, the place of the hand and the action bar of a table.
 * @param {HTMLElement} element the board
 * @param {'sides' | 'seats'} parts
 * @returns {HTMLElement | null}
 */
export const arrangeableTable = (element, parts) =>
  element.closest(`.table[data-arrangeable~='${parts}']`);

/**
 * Set or remove names. A board removes its names when it is destroyed.
 * @param {Record<string, boolean>} names whether each name is set
 */
export function setTableForm(names) {
  const { dataset } = document.documentElement;
  const before = dataset.form ?? '';
  const words = new Set(before.split(' ').filter(Boolean));
  for (const [name, isSet] of Object.entries(names)) {
    if (isSet) words.add(name);
    else words.delete(name);
  }
  const after = [...words].join(' ');
  if (after !== before) dataset.form = after;
}
