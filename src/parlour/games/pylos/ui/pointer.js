/** Pointer input: a tap selects the nearest usable cell, and balls can be dragged. */

import { nearest } from '../../../web/board/geometry.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { html } from '../../../web/board/templates.js';
import { HOLLOWS } from './geometry.js';
import { ball } from './wood.js';

/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/**
 * A dragged ball: from a cell, or from the reserve (null).
 * @typedef {{ source: string | null }} DraggedBall
 */
/**
 * The current possibilities. `usable`: cells that a tap can select; `movable`: balls that can be dragged; `targets`:
 *   cells where a dragged ball can be dropped.
 * @typedef {{ usable(): Set<string>, movable(): Set<string>, targets(source: string | null): Set<string>,
 *   fromReserve(): boolean, colour(): string, balls(): Record<string, string> }} Asked
 */
/**
 * The handlers of gestures. `idle`: a tap that selects no usable cell; `home`: a ball dragged back to the reserve.
 * @typedef {{ tap(cell: string): void, idle(cell: string | null, spot: Point): void, hover(cell: string | null): void,
 *   drop(source: string | null, cell: string, at: Point): void, home(source: string): void }} Acts
 */

/** Half the size of a touch target, in pixels (WCAG 2.5.5). */
const HALF_TARGET = 22;

/**
 * Return how far from a cell a tap selects it even if another ball is at the point, in ball widths:
 * at least half a touch target, also on small plates.
 * @param {number} width of a ball, in pixels
 */
export const closeReach = width => Math.max(0.62, HALF_TARGET / width);

/**
 * Attach the pointer input of the board.
 * @param {import('./stage.js').Stage} stage
 * @param {Asked} ask
 * @param {Acts} on
 * @returns {() => void} stops listening
 */
export function attachBoardPointer(stage, ask, on) {
  const { table, board, layers, buttons, rails } = stage;
  const areaOf = (/** @type {Element | null} */ target) =>
    [board, layers].find(area => area.contains(target)) ?? null;
  const drawing = (/** @type {HTMLElement} */ area) =>
    area === board ? buttons.pyramid : buttons.flat;
  const size = (/** @type {HTMLElement} */ area) =>
    area === board ? stage.pixels() : buttons.flat['1a1'].getBoundingClientRect().width;
  /**
   * Return the visible cell nearest to a point, or null if none is within reach.
   * @param {HTMLElement} area
   * @param {Point} spot
   * @param {Iterable<string>} cells
   * @param {number} reach in ball widths
   */
  function near(area, spot, cells, reach) {
    const there = [...cells].filter(cell => !drawing(area)[cell].hidden);
    const candidates = there.map(
      cell => /** @type {[string, Element]} */ ([cell, drawing(area)[cell]]),
    );
    return nearest(spot, candidates, reach * size(area));
  }
  /**
   * Return the frontmost ball at a point of the pyramid, or the cell at a point of a plate.
   * @param {HTMLElement} area
   * @param {Point} spot
   */
  function under(area, spot) {
    if (area === layers)
      return near(
        area,
        spot,
        HOLLOWS.map(hollow => hollow.cell),
        0.5,
      );
    const height = (/** @type {string} */ cell) => Number(buttons.pyramid[cell].style.zIndex);
    const order = Object.keys(ask.balls()).sort((a, b) => height(b) - height(a));
    return order.find(cell => near(area, spot, [cell], 0.5)) ?? null;
  }
  /**
   * Return the cell that a tap selects: a close one, or a more distant one if no other ball is at
   * the point.
   * @param {HTMLElement} area
   * @param {Point} spot
   * @param {Set<string>} cells
   */
  const aimed = (area, spot, cells) =>
    near(area, spot, cells, closeReach(size(area))) ??
    (under(area, spot) ? null : near(area, spot, cells, 1.15));

  return attachPointer(table, {
    pickUp(target, spot) {
      if (rails.near.contains(target)) return ask.fromReserve() ? { source: null } : null;
      const area = areaOf(target);
      const source = area && aimed(area, spot, ask.movable());
      return source ? { source } : null;
    },
    placeAt(spot, /** @type {DraggedBall | null} */ taken, target) {
      const area = areaOf(target);
      if (!area) return null;
      return taken
        ? near(area, spot, ask.targets(taken.source), 0.9)
        : aimed(area, spot, ask.usable());
    },
    ghost: () =>
      html`<svg class="pylos-hand" viewBox="-52 -52 104 104" aria-hidden="true">${ball(ask.colour(), 2)}</svg>`,
    size: () => stage.pixels() * 1.04,
    tap(cell, spot, target, byKey) {
      const area = areaOf(target);
      if (!area || target.closest('.pylos-turn')) return;
      const meant = byKey ? target.closest('.pylos-cell')?.getAttribute('data-cell') : cell;
      if (meant) on.tap(meant);
      else on.idle(under(area, spot), spot);
    },
    hover: on.hover,
    drop: ({ source }, cell, spot) => on.drop(source, cell, stage.drawn(spot.x, spot.y)),
    dragCancel: ({ source }, _, target) => {
      if (source && rails.near.contains(target)) on.home(source);
    },
  });
}
