/** Arranges the seats and the hand of a table around the board. */

import { arrangeableTable, setTableForm } from '../../../web/board/table_form.js';
import { tableForm } from './shelves.js';

/**
 * Arrange the table around a board.
 * @param {HTMLElement} element the board
 * @param {number} fontSize in pixels
 * @param {number} seats
 */
export function arrangeTable(element, fontSize, seats) {
  const table = arrangeableTable(element, 'seats');
  const form = table ? tableForm(table.clientWidth, table.clientHeight, fontSize, seats) : null;
  const isCompact = form === 'list' || form === 'strip';
  element.classList.toggle('landscape-board', form === 'landscape');
  element.classList.toggle('compact-seats', isCompact);
  setTableForm({
    'landscape-board': form === 'landscape',
    'compact-seats': isCompact,
    'seats-in-row': form === 'strip',
  });
}

/** Leave the arrangement of the table to the page again. */
export function releaseTable() {
  setTableForm({ 'landscape-board': false, 'compact-seats': false, 'seats-in-row': false });
}
