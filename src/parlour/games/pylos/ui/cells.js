/**
 * The cells as buttons over both drawings. The buttons carry the focus and the labels; the pictures
 * are below them.
 */

import { setTabStop } from '../../../web/board/keys.js';
import { HOLLOWS, SIZES, isFree, seenFrom, isSupported } from './geometry.js';

/** @typedef {Record<string, HTMLButtonElement>} Buttons  by cell */

/**
 * @param {(cell: string) => HTMLElement} where
 * @returns {Buttons}
 */
function cellButton(where) {
  /** @type {Buttons} */
  const buttons = {};
  for (const { cell } of HOLLOWS) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pylos-cell';
    button.dataset.cell = cell;
    button.tabIndex = -1;
    where(cell).append(button);
    buttons[cell] = button;
  }
  return buttons;
}

/** @param {HTMLElement} button */
export const isAble = button => button.hasAttribute('data-able');

/**
 * The data for the labels of the buttons. `usable`: cells that can be selected; `held`: cells of the draft;
 * `still`: whether the buttons are excluded from the tab order.
 * @typedef {{ balls: import('./geometry.js').Balls, words: (cell: string) => string, usable: Set<string>,
 *   held: Set<string>, still: boolean }} Names
 */

/**
 * Create the buttons over the pyramid and the plates.
 * @param {HTMLElement} board
 * @param {HTMLElement[]} plates lowest first
 */
export function cellButtons(board, plates) {
  const pyramid = cellButton(() => board);
  const flat = cellButton(cell => plates[Number(cell[0]) - 1]);

  /**
   * Keep one tab stop per drawing: the previous one while it can be used.
   * @param {Buttons} drawing
   */
  function stop(drawing) {
    const all = Object.values(drawing);
    const kept = all.find(button => button.tabIndex === 0) ?? all[0];
    const next =
      kept === document.activeElement
        ? kept
        : ([kept, ...all].find(isAble) ?? [kept, ...all].find(button => !button.hidden) ?? kept);
    setTabStop(all, next);
  }

  return {
    /** The buttons of each drawing, by cell. */
    pyramid,
    flat,
    /**
     * Move the buttons to the balls in the drawings. `scale`: pixels per drawing unit; `left`,
     * `top`: the position of the drawing's origin in pixels.
     * @param {import('./geometry.js').Eye} eye
     * @param {{scale: number, left: number, top: number}} frame
     */
    lay(eye, { scale, left, top }) {
      const order = HOLLOWS.toSorted((a, b) => eye.spots[a.cell].near - eye.spots[b.cell].near);
      order.forEach((hollow, at) => {
        const { x, y } = eye.spots[hollow.cell];
        const { style } = pyramid[hollow.cell];
        const size = 80 * scale;
        style.width = style.height = `${size}px`;
        style.translate = `${left + x * scale - size / 2}px ${top + y * scale - size / 2}px`;
        style.zIndex = String(1 + at);
        const [column, row] = seenFrom(hollow, Math.round(eye.turn));
        flat[hollow.cell].style.gridArea = `${SIZES[hollow.level - 1] - row} / ${column + 1}`;
      });
    },
    /** Update the labels and states of the buttons. @param {Names} now */
    name({ balls, words, usable, held, still }) {
      for (const drawing of [pyramid, flat]) {
        for (const { cell } of HOLLOWS) {
          const button = drawing[cell];
          const able = usable.has(cell) || held.has(cell);
          const shows =
            able ||
            isFree(balls, cell) ||
            isSupported(balls, cell) ||
            document.activeElement === button;
          button.setAttribute('aria-label', words(cell));
          button.toggleAttribute('data-able', able);
          button.setAttribute('aria-disabled', String(!able));
          if (held.has(cell)) button.setAttribute('aria-pressed', 'true');
          else button.removeAttribute('aria-pressed');
          button.hidden = drawing === pyramid && !shows;
        }
        if (still) setTabStop(Object.values(drawing), null);
        else stop(drawing);
      }
    },
  };
}
