/** The stage: two rails, the pyramid between them and the four plates, and all that paints them. */

import { createElement, html, nothing, render } from '../../../web/board/templates.js';
import { cells } from './cells.js';
import { eye } from './geometry.js';
import { plate } from './layers.js';
import { send } from './motion.js';
import { rail } from './rail.js';
import { pile } from './scene.js';
import { tray } from './tray.js';

/** How high style.css holds a ball in the hand. */
const LIFT = 44;
const LEVELS = [1, 2, 3, 4];
const TURN = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M15.500 7A6.500 6.500 0 1 0 16.500 11M16 3v4.200h-4.200"/></svg>`;
const PICTURE = html`<svg class="pylos-scene" aria-hidden="true" focusable="false"><g></g><g></g><g></g></svg>`;
const RAIL = html`<div></div><b></b>`;
const LEVEL = html`<div class="pylos-plate"></div><div class="pylos-cells"></div>
  <div class="pylos-caption" aria-hidden="true"></div>`;

/** @typedef {'near' | 'far'} Which */
/** @typedef {import('./motion.js').Journey} Journey */
/**
 * A reserve: `leaving` balls are drafted away, `coming` balls are drafted home.
 * @typedef {{ colour: string, count: number, leaving: number, coming: number, words: string }} Reserve
 */

/**
 * A part of the stage that is named for the ear.
 * @param {string} className
 * @param {unknown} inside
 * @param {string} [name]
 */
function part(className, inside, name) {
  const made = createElement('div', className, inside);
  if (name) {
    made.setAttribute('role', 'group');
    made.setAttribute('aria-label', name);
  }
  return made;
}

/** @param {HTMLElement} level */
const plateOf = level => level.children[0];

/** The button that turns the board by a quarter. @param {string} name */
function turnButton(name) {
  const made = /** @type {HTMLButtonElement} */ (createElement('button', 'pylos-turn', TURN));
  made.type = 'button';
  made.setAttribute('aria-label', name);
  made.setAttribute('aria-keyshortcuts', 'r');
  return made;
}

/** Build the stage in an element. @param {HTMLElement} root @param {import('../../../web/types').Words} t */
export function stage(root, t) {
  const table = createElement('div', 'pylos cloth');
  const inner = createElement('div', 'pylos-in');
  const board = part('pylos-board', PICTURE, t('pylos-pyramid'));
  const layers = part('pylos-layers', undefined, t('pylos-layers'));
  const rails = {
    far: createElement('div', 'pylos-rail far', RAIL),
    near: createElement('div', 'pylos-rail near', RAIL),
  };
  const picture = /** @type {SVGSVGElement} */ (board.querySelector('svg'));
  const [ground, heap, air] = /** @type {SVGGElement[]} */ ([...picture.children]);
  const turner = turnButton(t('pylos-turn'));
  board.append(turner);
  const plates = LEVELS.map(level =>
    part(`pylos-level l${level}`, LEVEL, t('pylos-level', { level })),
  );
  layers.append(...plates);
  const buttons = cells(
    board,
    plates.map(holder => /** @type {HTMLElement} */ (holder.children[1])),
  );
  inner.append(rails.far, board, rails.near, layers);
  table.append(inner);
  root.replaceChildren(table);

  let look = eye();
  let painted = /** @type {unknown} */ (null);
  let frame = { scale: 1, left: 0, top: 0 };
  /** Cells whose ball is still in the air. @type {Set<string>} */
  const away = new Set();
  /** Balls in the hand, now and as painted before: those fly off from higher up. */
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
   * Mark what is in a state that no picture holds: in the air, pointed at, lit.
   * @param {string} mark
   * @param {Iterable<string>} cells
   */
  function mark(mark, cells, where = /** @type {Element} */ (table)) {
    for (const one of where.querySelectorAll(`svg [${mark}]`)) one.removeAttribute(mark);
    for (const cell of cells) for (const one of at(where, cell)) one.setAttribute(mark, '');
  }
  const markAway = () => mark('data-away', away, board);
  /** Where a point of the screen lies in the picture's drawn units. @param {number} x @param {number} y */
  function drawn(x, y) {
    const { left, top } = board.getBoundingClientRect();
    return { x: (x - left - frame.left) / frame.scale, y: (y - top - frame.top) / frame.scale };
  }
  /** @param {Which} which @param {number} place */
  function onRail(which, place) {
    const slot = rails[which].querySelector(`[data-place="${Math.max(0, Math.min(14, place))}"]`);
    const art = rails[which].querySelector('svg');
    if (!slot || !art) return { x: 0, y: 0, scale: 0.4 };
    const { left, top, width, height } = slot.getBoundingClientRect();
    const scale = art.getBoundingClientRect().width / 1600 / frame.scale;
    return { ...drawn(left + width / 2, top + height / 2), scale };
  }
  /** @param {string} cell @param {number} [up] */
  const spot = (cell, up = 0) => ({ x: look.spots[cell].x, y: look.spots[cell].y - up, scale: 1 });

  return {
    table,
    board,
    layers,
    turner,
    rails,
    buttons,
    drawn,
    /** How wide a ball is, in pixels. */
    pixels: () => frame.scale * 100,
    /** Where a cell is on the screen. @param {string} cell */
    spotOf(cell) {
      const { left, top } = board.getBoundingClientRect();
      const { x, y } = look.spots[cell];
      return {
        x: left + frame.left + x * frame.scale,
        y: top + frame.top + (y - 50) * frame.scale,
      };
    },
    /** Look from a side: 0 to 3, or between two while the board turns. @param {number} turn */
    look(turn) {
      look = eye(turn);
      measured();
    },
    /**
     * Paint everything; while the board turns only the pyramid, and that with less detail.
     * @param {Omit<import('./scene.js').Picture, 'fresh'>} shown
     */
    paint(shown, turning = false) {
      const scene = {
        ...shown,
        fresh: turning ? [] : shown.lifted.filter(cell => !lifted.includes(cell)),
      };
      if (look !== painted) render(tray(look, turning), ground);
      painted = look;
      render(pile(look, scene, turning), heap);
      if (turning) return;
      markAway();
      [before, lifted] = [lifted, shown.lifted];
      plates.forEach((holder, level) =>
        render(plate(level + 1, scene, Math.round(look.turn)), plateOf(holder)),
      );
    },
    /** Paint a reserve. @param {Which} which @param {Reserve} reserve */
    reserve(which, { colour, count, leaving, coming, words }) {
      const [art, number] = rails[which].children;
      render(rail(colour, count, leaving, coming), art);
      render(html`${count - leaving}${coming ? html`<small>+${coming}</small>` : nothing}`, number);
      rails[which].setAttribute('role', 'img');
      rails[which].setAttribute('aria-label', words);
    },
    /** Point a cell out in both drawings, and say its name under its plate. @param {string|null} cell */
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
    /** Light up cells that a row of the log tells of. @param {readonly string[]} cells */
    light: cells => mark('data-lit', cells),
    /**
     * Let balls fly. `where(journey)`: the rail and the place on it that a ball leaves or reaches; `start`: where a
     * dragged ball was let go.
     * @param {Journey[]} found
     * @param {(journey: Journey) => [Which, number]} where
     * @param {{x: number, y: number}} [start]
     */
    async fly(found, where, start) {
      const one = async (/** @type {Journey} */ journey, /** @type {number} */ index) => {
        const { from, to, colour } = journey;
        const up = from && before.includes(from) ? LIFT : 0;
        const begin =
          start && index === 0
            ? { ...start, scale: 1 }
            : from
              ? spot(from, up)
              : onRail(...where(journey));
        const end = to ? spot(to) : onRail(...where(journey));
        if (to) away.add(to);
        markAway();
        await send(air, { colour, cell: to ?? from ?? '1a1' }, begin, end);
        if (to) away.delete(to);
        markAway();
      };
      await Promise.all(found.map(one));
    },
  };
}
/** @typedef {ReturnType<typeof stage>} Stage */
