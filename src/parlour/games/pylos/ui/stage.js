/** The stage: two rails, the pyramid between them and the four plates, with their rendering. */

import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { cellButtons } from './cells.js';
import { eye } from './geometry.js';
import { plateDrawing } from './layers.js';
import { flyBall } from './motion.js';
import { reserveRail } from './rail.js';
import { pyramidDrawing } from './scene.js';
import { trayDrawing } from './tray.js';

/** Height by which style.css lifts a selected ball, in drawing units. */
const LIFT_HEIGHT = 44;
const LEVELS = [1, 2, 3, 4];
const TURN = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200"/></svg>`;
const PICTURE = html`<svg class="pylos-scene" aria-hidden="true" focusable="false"><g></g><g></g><g></g></svg>`;
const RAIL = html`<div></div><b></b>`;
const LEVEL = html`<div class="pylos-plate"></div><div class="pylos-cells"></div>
  <div class="pylos-caption" aria-hidden="true"></div>`;

/** @typedef {'near' | 'far'} Which */
/** @typedef {import('./motion.js').BallMove} Journey */
/**
 * A reserve. `leaving`: the number of balls that the draft places; `coming`: the number that it removes.
 * @typedef {{ colour: string, count: number, leaving: number, coming: number, words: string }} Reserve
 */

/**
 * Return a labelled part of the stage.
 * @param {string} className
 * @param {unknown} inside
 * @param {string} [name]
 */
function stagePart(className, inside, name) {
  const made = createElement('div', className, inside);
  if (name) {
    made.setAttribute('role', 'group');
    made.setAttribute('aria-label', name);
  }
  return made;
}

/** @param {HTMLElement} level */
const plateOf = level => level.children[0];

/** Return the button that rotates the board by a quarter turn. @param {string} name */
function turnButton(name) {
  const made = /** @type {HTMLButtonElement} */ (createElement('button', 'pylos-turn', TURN));
  made.type = 'button';
  made.setAttribute('aria-label', name);
  made.setAttribute('aria-keyshortcuts', 'r');
  return made;
}

/**
 * Create the stage in an element.
 * @param {HTMLElement} root
 * @param {import('../../../web/types').Words} t
 */
export function createStage(root, t) {
  const table = createElement('div', 'pylos cloth');
  const inner = createElement('div', 'pylos-in');
  const board = stagePart('pylos-board', PICTURE, t('pylos-pyramid'));
  const layers = stagePart('pylos-layers', undefined, t('pylos-layers'));
  const rails = {
    far: createElement('div', 'pylos-rail far', RAIL),
    near: createElement('div', 'pylos-rail near', RAIL),
  };
  const picture = /** @type {SVGSVGElement} */ (board.querySelector('svg'));
  const [ground, heap, air] = /** @type {SVGGElement[]} */ ([...picture.children]);
  const turner = turnButton(t('pylos-turn'));
  board.append(turner);
  const plates = LEVELS.map(level =>
    stagePart(`pylos-level l${level}`, LEVEL, t('pylos-level', { level })),
  );
  layers.append(...plates);
  const buttons = cellButtons(
    board,
    plates.map(holder => /** @type {HTMLElement} */ (holder.children[1])),
  );
  const confirm = createElement('div', 'confirm-slot pylos-confirm');
  inner.append(rails.far, board, rails.near, layers, confirm);
  table.append(inner);
  root.replaceChildren(table);

  let look = eye();
  let painted = /** @type {unknown} */ (null);
  let frame = { scale: 1, left: 0, top: 0 };
  /** Cells whose ball is being animated. @type {Set<string>} */
  const away = new Set();
  /** Lifted balls in this and in the previous render; the latter start their animation higher. */
  let lifted = /** @type {string[]} */ ([]);
  let before = lifted;

  function measured() {
    const [x, y, width, height] = look.box;
    const { clientWidth, clientHeight } = board;
    const scale = Math.min(clientWidth / width, clientHeight / height) || 1;
    const middle = (/** @type {number} */ room, /** @type {number} */ size) =>
      (room - size * scale) / 2;
    frame = {
      scale,
      left: middle(clientWidth, width) - x * scale,
      top: middle(clientHeight, height) - y * scale,
    };
    picture.setAttribute('viewBox', look.box.map(value => value.toFixed(1)).join(' '));
    buttons.lay(look, frame);
  }
  const at = (/** @type {ParentNode} */ where, /** @type {string} */ cell) =>
    where.querySelectorAll(`[data-at="${cell}"]`);
  /**
   * Mark a state that is not part of the drawing: animated, pointed at or highlighted.
   * @param {string} mark
   * @param {Iterable<string>} cells
   */
  function mark(mark, cells, where = /** @type {Element} */ (table)) {
    for (const one of where.querySelectorAll(`svg [${mark}]`)) one.removeAttribute(mark);
    for (const cell of cells) for (const one of at(where, cell)) one.setAttribute(mark, '');
  }
  const markAway = () => mark('data-away', away, board);
  /**
   * Convert a screen point to drawing units.
   * @param {number} x
   * @param {number} y
   */
  function drawn(x, y) {
    const { left, top } = board.getBoundingClientRect();
    return { x: (x - left - frame.left) / frame.scale, y: (y - top - frame.top) / frame.scale };
  }
  /**
   * Return the position and scale of a place on a rail, in drawing units of the pyramid.
   * @param {Which} which
   * @param {number} place
   */
  function onRail(which, place) {
    const slot = rails[which].querySelector(`[data-place="${Math.max(0, Math.min(14, place))}"]`);
    const art = rails[which].querySelector('svg');
    if (!slot || !art) return { x: 0, y: 0, scale: 0.4 };
    const { left, top, width, height } = slot.getBoundingClientRect();
    const scale = art.getBoundingClientRect().width / 1600 / frame.scale;
    return { ...drawn(left + width / 2, top + height / 2), scale };
  }
  /**
   * @param {string} cell
   * @param {number} [up]
   */
  const spot = (cell, up = 0) => ({ x: look.spots[cell].x, y: look.spots[cell].y - up, scale: 1 });

  return {
    table,
    board,
    layers,
    turner,
    rails,
    buttons,
    drawn,
    /** Width of a ball, in pixels. */
    pixels: () => frame.scale * 100,
    /** Return the screen position of a cell. @param {string} cell */
    spotOf(cell) {
      const { left, top } = board.getBoundingClientRect();
      const { x, y } = look.spots[cell];
      return {
        x: left + frame.left + x * frame.scale,
        y: top + frame.top + (y - 50) * frame.scale,
      };
    },
    /** Rotate the view to a side from 0 to 3, or in between during an animation. @param {number} turn */
    look(turn) {
      look = eye(turn);
      measured();
    },
    /**
     * Render the pyramid, and the plates unless it is rotating. During a rotation, the pyramid has
     * less detail.
     * @param {Omit<import('./scene.js').Picture, 'fresh'>} shown
     */
    paint(shown, turning = false) {
      const scene = {
        ...shown,
        fresh: turning ? [] : shown.lifted.filter(cell => !lifted.includes(cell)),
      };
      if (look !== painted) render(trayDrawing(look, turning), ground);
      painted = look;
      render(pyramidDrawing(look, scene, turning), heap);
      if (turning) return;
      markAway();
      [before, lifted] = [lifted, shown.lifted];
      plates.forEach((holder, level) =>
        render(plateDrawing(level + 1, scene, Math.round(look.turn)), plateOf(holder)),
      );
    },
    /**
     * Render a reserve.
     * @param {Which} which
     * @param {Reserve} reserve
     */
    reserve(which, { colour, count, leaving, coming, words }) {
      const [art, number] = rails[which].children;
      render(reserveRail(colour, count, leaving, coming), art);
      render(html`${count - leaving}${coming ? html`<small>+${coming}</small>` : nothing}`, number);
      rails[which].setAttribute('role', 'img');
      rails[which].setAttribute('aria-label', words);
    },
    /** Mark a cell in both drawings and show its name below its plate. @param {string|null} cell */
    highlight(cell) {
      mark('data-hot', cell ? [cell] : []);
      plates.forEach((holder, at) => {
        const level = at + 1;
        const here = cell?.[0] === String(level);
        const caption = holder.children[2];
        caption.textContent = here ? cell : t('pylos-level', { level });
        caption.classList.toggle('here', here);
      });
    },
    /** Highlight the cells of a log row. @param {readonly string[]} cells */
    light: cells => mark('data-lit', cells),
    /**
     * Animate moved balls. `where` returns the rail and the place on it that a ball leaves or
     * reaches; `start` is the point where a dragged ball was dropped.
     * @param {Journey[]} found
     * @param {(journey: Journey) => [Which, number]} where
     * @param {{x: number, y: number}} [start]
     */
    async fly(found, where, start) {
      const one = async (/** @type {Journey} */ journey, /** @type {number} */ index) => {
        const { from, to, colour } = journey;
        const up = from && before.includes(from) ? LIFT_HEIGHT : 0;
        const begin =
          start && index === 0
            ? { ...start, scale: 1 }
            : from
              ? spot(from, up)
              : onRail(...where(journey));
        const end = to ? spot(to) : onRail(...where(journey));
        if (to) away.add(to);
        markAway();
        await flyBall(air, { colour, cell: to ?? from ?? '1a1' }, begin, end);
        if (to) away.delete(to);
        markAway();
      };
      await Promise.all(found.map(one));
    },
  };
}
/** @typedef {ReturnType<typeof createStage>} Stage */
