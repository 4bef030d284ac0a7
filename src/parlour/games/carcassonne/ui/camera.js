/**
 * The camera over the map: pans by finger or mouse, zooms by pinch, wheel or keys, and fits the map
 * to the screen. Only one transform changes during a movement; the map is then redrawn sharp at its
 * new size.
 */

import { animateProgress } from '../../../web/board/motion.js';

/** Tile size in pixels: minimum, maximum, and the minimum for a touch target. */
const [MIN_TILE, MAX_TILE, TAP_TILE] = [22, 320, 48];
/** A press that moves farther than this, in pixels, pans the map. */
const DRAG_DISTANCE = 7;
/**
 * Time in ms between the last wheel event and the sharp redraw, and duration of an animated move.
 */
const [WHEEL_DELAY, MOVE_TIME] = [180, 260];
/** Delay in ms of an animation that never starts but keeps the map on a compositor layer. */
const NEVER_STARTS = 1e9;
/** Margin around the map, in tiles. */
const MARGIN = 1.15;

/** @typedef {{ x: number, y: number }} Point */

export class Camera {
  /**
   * @param {HTMLElement} viewport
   * @param {HTMLElement} content the map, drawn at `size` pixels per tile, with square 0, 0 at its
   *   corner
   * @param {(size: number) => void} redraw draws the map at a new tile size, in pixels
   */
  constructor(viewport, content, redraw) {
    this.viewport = viewport;
    this.content = content;
    this.redraw = redraw;
    /** Tile size as drawn, in pixels, and the temporary scale factor applied to it. */
    this.size = 84;
    this.cssScale = 1;
    /** The map point at the center of the viewport, in tiles. @type {Point} */
    this.center = { x: 0.5, y: 0.5 };
    /** The map point that was revealed last. @type {Point | null} */
    this.focusPoint = null;
    /** A highlighted point that stays visible when the viewport is resized. @type {Point | null} */
    this.highlightPoint = null;
    /** Whether the user has panned or zoomed. */
    this.isManual = false;
    /** Whether to show the whole map at any size; true once no more tiles are placed. */
    this.showsAll = false;
    /** Whether the camera has zoomed to a square and stays there. */
    this.isNearSquare = false;
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    this.hasDragged = false;
    /** @type {{ left: number, right: number, top: number, bottom: number }} */
    this.bounds = { left: 0, right: 1, top: 0, bottom: 1 };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.sharpenTimer = undefined;
    this.stopAnimation = () => {};
    /** The end of the current animation. @type {{ at: Point, size: number } | null} */
    this.destination = null;
    this.motion = content.animate(
      { transform: ['none', 'none'] },
      { delay: NEVER_STARTS, duration: 1 },
    );
    /** @type {number | undefined} */
    this.frameRequest = undefined;
    const listen = (
      /** @type {string} */ name,
      /** @type {(event: any) => void} */ run,
      options = {},
    ) => {
      viewport.addEventListener(name, run, options);
      return () => viewport.removeEventListener(name, run, options);
    };
    this.stops = [
      listen('pointerdown', event => this.handlePointerDown(event)),
      listen('pointermove', event => this.handlePointerMove(event)),
      listen('pointerup', event => this.handlePointerUp(event)),
      listen('pointercancel', event => this.handlePointerUp(event)),
      // Keep the focus when a drag starts, so that the keys still act on the board.
      listen('mousedown', event => {
        if (!event.target.closest('button')) event.preventDefault();
      }),
      listen('wheel', event => this.handleWheel(event), { passive: false }),
    ];
    this.resizeObserver = new ResizeObserver(() => this.handleResize());
    this.resizeObserver.observe(viewport);
  }

  destroy() {
    this.stopAnimation();
    this.motion.cancel();
    clearTimeout(this.sharpenTimer);
    this.stops.forEach(stop => stop());
    this.resizeObserver.disconnect();
  }

  get tileSize() {
    return this.size * this.cssScale;
  }

  get viewportSize() {
    return { width: this.viewport.clientWidth, height: this.viewport.clientHeight };
  }

  /** Apply the camera's transform to the map. */
  applyTransform() {
    const { width, height } = this.viewportSize;
    const x = width / 2 - this.center.x * this.tileSize;
    const y = height / 2 - this.center.y * this.tileSize;
    const isUnscaled = this.cssScale === 1;
    const transform = `translate(${isUnscaled ? Math.round(x) : x}px, ${isUnscaled ? Math.round(y) : y}px)`;
    this.content.style.transform = isUnscaled ? transform : `${transform} scale(${this.cssScale})`;
  }

  /**
   * Apply the transform in the next animation frame, so that several pointer events cause only one
   * update.
   */
  scheduleTransform() {
    this.frameRequest ??= requestAnimationFrame(() => {
      this.frameRequest = undefined;
      this.applyTransform();
    });
  }

  /** Redraw the map at its displayed size. */
  redrawSharp() {
    clearTimeout(this.sharpenTimer);
    if (this.cssScale !== 1) {
      this.size = Math.round(this.tileSize * 4) / 4;
      this.cssScale = 1;
      this.redraw(this.size);
    }
    this.applyTransform();
  }

  /** Set the bounds of the map, in tiles. @param {Camera['bounds']} bounds */
  setBounds(bounds) {
    this.bounds = bounds;
    this.clamp();
  }

  clamp() {
    const { left, right, top, bottom } = this.bounds;
    this.center = {
      x: Math.min(right + 1, Math.max(left - 1, this.center.x)),
      y: Math.min(bottom + 1, Math.max(top - 1, this.center.y)),
    };
  }

  handleResize() {
    if (this.isManual || this.isNearSquare) {
      this.applyTransform();
      return;
    }
    this.fit(false);
    if (this.highlightPoint) this.reveal(this.highlightPoint);
  }

  /** Return the center and tile size that show the whole map. */
  wholeMapView() {
    const { width, height } = this.viewportSize;
    const { left, right, top, bottom } = this.bounds;
    const size = Math.min(
      width / (right - left + 2 * MARGIN),
      height / (bottom - top + 2 * MARGIN),
      150,
    );
    return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, size: Math.max(MIN_TILE, size) };
  }

  /**
   * Show the whole map, or as much of it as fits with tiles that can be tapped.
   * @param {boolean} [animated]
   * @param {boolean} [showAll]
   */
  fit(animated = true, showAll = this.showsAll) {
    if (!this.viewportSize.width) return;
    const { at, size } = this.wholeMapView();
    this.isManual = false;
    if (showAll || size >= TAP_TILE || !this.focusPoint) this.moveTo(at, size, animated);
    else this.moveTo(this.nearestFullCenter(this.focusPoint, TAP_TILE), TAP_TILE, animated);
  }

  /**
   * Return the center nearest to a map point that keeps the viewport filled by the map.
   * @param {Point} spot
   * @param {number} size tile size in pixels
   */
  nearestFullCenter(spot, size) {
    const { width, height } = this.viewportSize;
    const { left, right, top, bottom } = this.bounds;
    const clampAxis = (
      /** @type {number} */ at,
      /** @type {number} */ from,
      /** @type {number} */ to,
      /** @type {number} */ half,
    ) =>
      to - from + 2 * MARGIN <= 2 * half
        ? (from + to) / 2
        : Math.min(to + MARGIN - half, Math.max(from - MARGIN + half, at));
    return {
      x: clampAxis(spot.x, left, right, width / 2 / size),
      y: clampAxis(spot.y, top, bottom, height / 2 / size),
    };
  }

  /** Height, in pixels, of the part of the viewport that its top buttons cover. */
  get coveredHeight() {
    const row = /** @type {HTMLElement | null} */ (this.viewport.querySelector('.cc-looks'));
    return row && row.offsetWidth > this.viewportSize.width / 2
      ? row.offsetTop + row.offsetHeight
      : 0;
  }

  /**
   * Move the camera to a map point unless it is already well inside the viewport.
   * @param {Point} spot
   */
  reveal(spot) {
    this.focusPoint = spot;
    const { width, height } = this.viewportSize;
    const { at, size } = this.destination ?? { at: this.center, size: this.tileSize };
    const [dx, dy] = [(spot.x - at.x) * size, (spot.y - at.y) * size];
    const margin = 0.6 * size;
    const above = height / 2 - margin - this.coveredHeight;
    if (Math.abs(dx) <= width / 2 - margin && dy <= height / 2 - margin && -dy <= above) return;
    this.moveTo(spot, size, true);
  }

  /**
   * Move to a center and tile size.
   * @param {Point} at
   * @param {number} size
   * @param {boolean} [animated]
   */
  moveTo(at, size, animated = true) {
    this.stopAnimation();
    const [from, start] = [this.center, this.tileSize];
    const finish = () => {
      this.destination = null;
      this.center = at;
      this.cssScale = Math.min(MAX_TILE, Math.max(MIN_TILE, size)) / this.size;
      this.redrawSharp();
    };
    if (!animated) {
      finish();
      return;
    }
    const step = (/** @type {number} */ progress) => {
      this.center = {
        x: from.x + (at.x - from.x) * progress,
        y: from.y + (at.y - from.y) * progress,
      };
      this.cssScale = (start + (size - start) * progress) / this.size;
      this.applyTransform();
    };
    this.destination = { at, size };
    const stopProgress = animateProgress(MOVE_TIME, step, finish);
    this.stopAnimation = () => {
      stopProgress();
      this.destination = null;
    };
  }

  /**
   * Zoom by a factor around a screen point or the center of the viewport.
   * @param {number} factor
   * @param {Point} [around]
   */
  zoom(factor, around) {
    const { left, top } = this.viewport.getBoundingClientRect();
    const { width, height } = this.viewportSize;
    const [dx, dy] = around ? [around.x - left - width / 2, around.y - top - height / 2] : [0, 0];
    const before = this.tileSize;
    const after = Math.min(MAX_TILE, Math.max(MIN_TILE, before * factor));
    this.center = {
      x: this.center.x + dx / before - dx / after,
      y: this.center.y + dy / before - dy / after,
    };
    this.cssScale = after / this.size;
    this.isManual = true;
    this.clamp();
    this.scheduleTransform();
    clearTimeout(this.sharpenTimer);
    this.sharpenTimer = setTimeout(() => this.redrawSharp(), WHEEL_DELAY);
  }

  /**
   * Pan the map.
   * @param {number} dx in pixels
   * @param {number} dy
   */
  pan(dx, dy) {
    this.center = { x: this.center.x - dx / this.tileSize, y: this.center.y - dy / this.tileSize };
    this.isManual = true;
    this.clamp();
    this.scheduleTransform();
  }

  /**
   * Return the map point, in tiles, at a screen point.
   * @param {Point} spot
   * @returns {Point}
   */
  mapPoint(spot) {
    const { left, top, width, height } = this.viewport.getBoundingClientRect();
    return {
      x: this.center.x + (spot.x - left - width / 2) / this.tileSize,
      y: this.center.y + (spot.y - top - height / 2) / this.tileSize,
    };
  }

  /** @param {PointerEvent} event */
  handlePointerDown(event) {
    if (event.button !== 0 || /** @type {Element} */ (event.target).closest('.cc-over')) return;
    if (event.isPrimary) this.pointers.clear();
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.hasDragged = false;
    this.stopAnimation();
  }

  /** @param {PointerEvent} event */
  handlePointerMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (
      !this.hasDragged &&
      this.pointers.size === 1 &&
      Math.hypot(now.x - before.x, now.y - before.y) < DRAG_DISTANCE
    )
      return;
    if (!this.hasDragged) {
      this.hasDragged = true;
      this.viewport.setPointerCapture(event.pointerId);
      this.viewport.toggleAttribute('data-held', true);
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const distanceToOther = (/** @type {Point} */ spot) =>
      Math.max(20, Math.hypot(spot.x - other.x, spot.y - other.y));
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoom(distanceToOther(now) / distanceToOther(before), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
  }

  /** @param {PointerEvent} event */
  handlePointerUp(event) {
    if (!this.pointers.delete(event.pointerId) || this.pointers.size) return;
    this.viewport.toggleAttribute('data-held', false);
    if (this.cssScale !== 1) this.redrawSharp();
  }

  /** @param {WheelEvent} event */
  handleWheel(event) {
    if (/** @type {Element} */ (event.target).closest('.cc-over')) return;
    event.preventDefault();
    this.stopAnimation();
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), { x: event.clientX, y: event.clientY });
  }

  /** Return whether the last press was a drag, and reset the flag. */
  takeDragState() {
    const { hasDragged } = this;
    this.hasDragged = false;
    return hasDragged;
  }
}
