/** The pointer: a tap snaps to the nearest cell of use, a ball can be dragged, a mouse lights up what it is over. */

import { HOLLOWS } from './geometry.js';
import { ball } from './wood.js';

/** A press that goes this many pixels is a drag. */
const DRAG = 8;

/**
 * Listen on a stage. `ask` answers what is of use now; `on` is told what the person did.
 * @param {import('./stage.js').Stage} stage
 * @param {{usable: () => Set<string>, movable: () => Set<string>, targets: (source: string|null) => Set<string>, fromReserve: () => boolean, colour: () => string, balls: () => Record<string, string>}} ask
 * @param {{tap: (cell: string) => void, idle: (cell: string|null) => void, hover: (cell: string|null) => void, drop: (source: string|null, cell: string, at: {x: number, y: number}) => void, home: (source: string) => void}} on
 */
export function pointer(stage, ask, on) {
  const { table, board, layers, buttons, rails } = stage;
  /** @param {EventTarget|null} target */
  const areaOf = target => [board, layers].find(area => area.contains(/** @type {Node} */ (target))) ?? null;
  /** @param {HTMLElement} button @param {number} x @param {number} y */
  const distance = (button, x, y) => { const { left, top, width, height } = button.getBoundingClientRect(); return Math.hypot(left + width / 2 - x, top + height / 2 - y); };
  /** @param {HTMLElement} area */
  const sizeIn = area => area === board ? stage.pixels() : buttons.flat['1a1'].getBoundingClientRect().width;

  /** @param {HTMLElement} area @param {number} x @param {number} y @param {Iterable<string>} cells @param {number} reach in balls */
  function nearest(area, x, y, cells, reach) {
    const drawing = area === board ? buttons.pyramid : buttons.flat;
    /** @type {string|null} */
    let found = null;
    let least = reach * sizeIn(area);
    for (const cell of cells) {
      const away = distance(drawing[cell], x, y);
      if (away < least && !drawing[cell].hidden) [found, least] = [cell, away];
    }
    return found;
  }
  /** The front ball under a point of the pyramid, or the cell under a point of a plate. @param {HTMLElement} area @param {number} x @param {number} y */
  function under(area, x, y) {
    if (area === layers) return nearest(area, x, y, HOLLOWS.map(hollow => hollow.cell), .5);
    const balls = ask.balls(), order = Object.keys(balls).sort((a, b) => Number(buttons.pyramid[b].style.zIndex) - Number(buttons.pyramid[a].style.zIndex));
    return order.find(cell => !buttons.pyramid[cell].hidden && distance(buttons.pyramid[cell], x, y) < .5 * sizeIn(area)) ?? null;
  }
  /** The cell that a point means: one close by, or the nearest when nothing else lies there. @param {HTMLElement} area @param {number} x @param {number} y @param {Set<string>} cells */
  function aimed(area, x, y, cells) {
    const close = nearest(area, x, y, cells, .62);
    return close ?? (under(area, x, y) ? null : nearest(area, x, y, cells, 1.15));
  }

  /** @type {{x: number, y: number, source: string|null, id: number, ghost: HTMLElement|null, targets: Set<string>}|null} */
  let press = null;
  let dragged = false;

  /** @param {PointerEvent} event */
  function down(event) {
    dragged = false;
    if (event.button || !event.isPrimary) return;
    const area = areaOf(event.target), fromRail = rails.near.contains(/** @type {Node} */ (event.target));
    if (fromRail ? !ask.fromReserve() : !area) return;
    const source = fromRail || !area ? null : aimed(area, event.clientX, event.clientY, ask.movable());
    if (!fromRail && !source) return;
    press = { x: event.clientX, y: event.clientY, source, id: event.pointerId, ghost: null, targets: new Set() };
  }
  /** @param {PointerEvent} event */
  function move(event) {
    if (!press) {
      if (event.pointerType === 'mouse') { const area = areaOf(event.target); on.hover(area && aimed(area, event.clientX, event.clientY, ask.usable())); }
      return;
    }
    if (event.pointerId !== press.id) return;
    if (!press.ghost) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG) return;
      press.targets = ask.targets(press.source);
      press.ghost = Object.assign(document.createElement('div'), { className: 'pylos-hand', innerHTML: `<svg viewBox="-52 -52 104 104" aria-hidden="true">${ball(ask.colour(), 2)}</svg>` });
      press.ghost.style.width = `${stage.pixels() * 1.04}px`;
      table.append(press.ghost);
      table.setPointerCapture(press.id);
    }
    const { left, top } = table.getBoundingClientRect();
    press.ghost.style.translate = `${event.clientX - left}px ${event.clientY - top}px`;
    on.hover(overTarget(event));
  }
  /** @param {PointerEvent} event */
  function overTarget(event) {
    const area = areaOf(document.elementFromPoint(event.clientX, event.clientY));
    return area && press ? nearest(area, event.clientX, event.clientY, press.targets, .9) : null;
  }
  /** @param {PointerEvent} event */
  function up(event) {
    if (!press || event.pointerId !== press.id) return;
    const { ghost, source } = press, cell = ghost && overTarget(event), home = ghost && rails.near.contains(document.elementFromPoint(event.clientX, event.clientY));
    ghost?.remove();
    dragged = Boolean(ghost);
    press = null;
    if (cell) on.drop(source, cell, stage.drawn(event.clientX, event.clientY));
    else if (home && source) on.home(source);
    if (dragged) on.hover(null);
  }
  function cancel() { press?.ghost?.remove(); press = null; }

  /** @param {MouseEvent} event */
  function click(event) {
    if (dragged) { dragged = false; return; }
    const area = areaOf(event.target), target = /** @type {HTMLElement} */ (event.target), button = /** @type {HTMLElement|null} */ (target.closest('.pylos-cell'));
    if (!area || target.closest('.pylos-turn')) return;
    if (event.detail === 0) { if (button) on.tap(button.dataset.cell ?? ''); return; }
    const cell = aimed(area, event.clientX, event.clientY, ask.usable());
    if (cell) on.tap(cell); else on.idle(under(area, event.clientX, event.clientY));
  }

  /** @type {Record<string, (event: any) => void>} */
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, pointerleave: () => { if (!press) on.hover(null); }, click, dragstart: event => event.preventDefault() };
  for (const [name, listener] of Object.entries(listeners)) table.addEventListener(name, listener);
}
