/** The cells as buttons, in both drawings: they carry focus and names; the pictures lie under them. */

import { HOLLOWS, SIZES, bare, seenFrom, supported } from './geometry.js';

/** @typedef {Record<string, HTMLButtonElement>} Buttons  by cell */

/** @type {Record<string, [number, number]>} */
const VECTORS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element */
const middle = element => { const { left, top, width, height } = element.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
/** @param {HTMLElement} button */
const shown = button => !button.hidden && button.offsetParent !== null;

/** @param {(cell: string) => HTMLElement} where @returns {Buttons} */
function made(where) {
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

/** Buttons over the pyramid and over the plates. @param {HTMLElement} board @param {HTMLElement[]} plates lowest first */
export function cells(board, plates) {
  const pyramid = made(() => board), flat = made(cell => plates[Number(cell[0]) - 1]), drawings = [pyramid, flat];
  /** The cell of each drawing that Tab comes to. */
  const stops = ['1a1', '1a1'];

  /** @param {HTMLElement} button */
  const drawingOf = button => (board.contains(button) ? 0 : 1);
  /** @param {number} which @param {string} cell */
  const stop = (which, cell) => {
    drawings[which][stops[which]].tabIndex = -1;
    stops[which] = cell;
    drawings[which][cell].tabIndex = 0;
  };
  /** The nearest button in a direction; `wide` lets it lie more aside than ahead. @param {Element} from @param {[number, number]} vector @param {HTMLElement[]} buttons */
  const best = (from, vector, buttons, wide = false) => {
    const [x, y] = middle(from);
    /** @type {HTMLElement|null} */
    let found = null;
    let least = Infinity;
    for (const button of buttons) {
      if (button === from) continue;
      const [bx, by] = middle(button), along = (bx - x) * vector[0] + (by - y) * vector[1], aside = Math.abs((bx - x) * vector[1] + (by - y) * vector[0]);
      if (along > 4 && (wide || aside < 1.2 * along) && along + 2 * aside < least) [found, least] = [button, along + 2 * aside];
    }
    return found;
  };

  return {
    /** Every button of a drawing, by cell. */
    pyramid, flat,
    /** Move the buttons to where the picture shows the balls. `scale`: pixels along a drawn unit; `left`, `top`: where the drawing's origin lies.
     * @param {import('./geometry.js').Eye} eye @param {{scale: number, left: number, top: number}} frame */
    lay(eye, { scale, left, top }) {
      const order = HOLLOWS.slice().sort((a, b) => eye.spots[a.cell].near - eye.spots[b.cell].near).map(hollow => hollow.cell);
      for (const hollow of HOLLOWS) {
        const { x, y } = eye.spots[hollow.cell], { style } = pyramid[hollow.cell], size = 80 * scale;
        style.width = style.height = `${size}px`;
        style.translate = `${left + x * scale - size / 2}px ${top + y * scale - size / 2}px`;
        style.zIndex = String(1 + order.indexOf(hollow.cell));
        const [column, row] = seenFrom(hollow, Math.round(eye.turn));
        flat[hollow.cell].style.gridArea = `${SIZES[hollow.level - 1] - row} / ${column + 1}`;
      }
    },
    /** Name the buttons anew. `usable`: cells that can be touched to some end; `held`: cells of the draft; `still`: no keys, no touch.
     * @param {{balls: import('./geometry.js').Balls, words: (cell: string) => string, usable: Set<string>, held: Set<string>, still: boolean}} now */
    name({ balls, words, usable, held, still }) {
      drawings.forEach((drawing, which) => {
        for (const { cell } of HOLLOWS) {
          const button = drawing[cell], able = usable.has(cell) || held.has(cell);
          button.setAttribute('aria-label', words(cell));
          button.toggleAttribute('data-able', able);
          button.setAttribute('aria-disabled', String(!able));
          if (held.has(cell)) button.setAttribute('aria-pressed', 'true'); else button.removeAttribute('aria-pressed');
          button.hidden = which === 0 && !able && !bare(balls, cell) && !supported(balls, cell) && document.activeElement !== button;
          button.tabIndex = -1;
        }
        if (still) return;
        const kept = drawing[stops[which]], order = [kept, ...Object.values(drawing)];
        const next = kept === document.activeElement ? kept : order.find(button => button.hasAttribute('data-able')) ?? order.find(button => !button.hidden);
        stop(which, next?.dataset.cell ?? stops[which]);
      });
    },
    /** Make a cell the one that Tab comes to. @param {HTMLElement} button */
    visit(button) { stop(drawingOf(button), button.dataset.cell ?? '1a1'); },
    /** Go with an arrow key: on the pyramid between cells of use, on the plates between all, and from one drawing to the other.
     * @param {HTMLElement|null} from @param {string} key */
    step(from, key) {
      const vector = VECTORS[key];
      if (!vector) return false;
      if (!from) { (pyramid[stops[0]].hidden ? flat[stops[1]] : pyramid[stops[0]]).focus(); return true; }
      const useful = Object.values(pyramid).filter(button => shown(button) && button.hasAttribute('data-able'));
      const onPyramid = useful.length ? useful : Object.values(pyramid).filter(shown), onPlates = Object.values(flat).filter(shown);
      const [here, there] = drawingOf(from) === 0 ? [onPyramid, onPlates] : [onPlates, onPyramid];
      (best(from, vector, here) ?? best(from, vector, there) ?? best(from, vector, here, true) ?? best(from, vector, there, true))?.focus();
      return true;
    },
  };
}
