/** Pans and zooms the camera by finger, mouse and wheel. */

/** @typedef {import('./camera.js').Point} Point */

/** A press that moves farther than this, in pixels, pans the map. */
const DRAG_DISTANCE = 7;

export class CameraGestures {
  /** @param {import('./camera.js').Camera} camera */
  constructor(camera) {
    this.camera = camera;
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    this.hasDragged = false;
    const { viewport } = camera;
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
  }

  destroy() {
    this.stops.forEach(stop => stop());
  }

  /** Return whether the last press was a drag, and reset the flag. */
  takeDragState() {
    const { hasDragged } = this;
    this.hasDragged = false;
    return hasDragged;
  }

  /** @param {PointerEvent} event */
  handlePointerDown(event) {
    if (event.button !== 0 || /** @type {Element} */ (event.target).closest('.cc-over')) return;
    if (event.isPrimary) this.pointers.clear();
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.hasDragged = false;
    this.camera.stopAnimation();
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
      this.camera.viewport.setPointerCapture(event.pointerId);
      this.camera.viewport.toggleAttribute('data-held', true);
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (!other) {
      this.camera.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const distanceToOther = (/** @type {Point} */ spot) =>
      Math.max(20, Math.hypot(spot.x - other.x, spot.y - other.y));
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera.zoom(distanceToOther(now) / distanceToOther(before), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
  }

  /** @param {PointerEvent} event */
  handlePointerUp(event) {
    if (!this.pointers.delete(event.pointerId) || this.pointers.size) return;
    this.camera.viewport.toggleAttribute('data-held', false);
    if (this.camera.cssScale !== 1) this.camera.redrawSharp();
  }

  /** @param {WheelEvent} event */
  handleWheel(event) {
    if (/** @type {Element} */ (event.target).closest('.cc-over')) return;
    event.preventDefault();
    this.camera.stopAnimation();
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), {
      x: event.clientX,
      y: event.clientY,
    });
  }
}
