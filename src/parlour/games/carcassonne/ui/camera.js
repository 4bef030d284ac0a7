/**
 * The camera over the land: pan with one finger or the mouse, pinch, wheel and keys, and the whole land at once.
 * While
 * something moves only one transform changes; when it rests, the picture is drawn sharp at its new size.
 */

import { animateProgress } from '../../../web/board/motion.js';

/** A tile's width on the screen, in pixels: the least, the most, and the least that a finger can hit. */
const [LEAST, MOST, TAP] = [22, 320, 48];
/** A press that goes this many pixels moves the land. */
const STIR = 7;
/** Milliseconds after the last turn of a wheel until the picture is drawn sharp, and of a move by itself. */
const [REST, CALM] = [180, 260];
/** A motion that never comes, in milliseconds: what is known as moving is moved without sorting its layers anew. */
const NEVER = 1e9;
/** Room around the land, in tiles. */
const MARGIN = 1.15;

/** @typedef {{ x: number, y: number }} Spot */

export class Camera {
  /**
   * @param {HTMLElement} sheet the window on the land
   * @param {HTMLElement} land what lies in it, drawn at `size` pixels a tile, the square 0, 0 at its corner
   * @param {(size: number) => void} sharpen draws the land at a new size
   */
  constructor(sheet, land, sharpen) {
    this.sheet = sheet;
    this.land = land;
    this.sharpen = sharpen;
    /** Pixels a tile as drawn, and how much larger it is shown for the moment. */
    this.size = 84;
    this.zoomed = 1;
    /** The point of the land, in tiles, that is in the middle of the window. @type {Spot} */
    this.at = { x: 0.5, y: 0.5 };
    /** What was looked at last. @type {Spot | null} */
    this.focus = null;
    /** What somebody else points at, to be seen whatever the size of the window. @type {Spot | null} */
    this.wanted = null;
    /** Whether the reader has chosen what to look at. */
    this.chosen = false;
    /** Whether all of the land is looked at, however small: nobody lays a tile any more. */
    this.all = false;
    /** Whether it has come near to a square, and stays there. */
    this.near = false;
    /** @type {Map<number, Spot>} */
    this.held = new Map();
    this.moved = false;
    /** @type {{ left: number, right: number, top: number, bottom: number }} */
    this.bounds = { left: 0, right: 1, top: 0, bottom: 1 };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.stop = () => {};
    /** Where it is going, while it goes. @type {{ at: Spot, size: number } | null} */
    this.aim = null;
    this.motion = land.animate({ transform: ['none', 'none'] }, { delay: NEVER, duration: 1 });
    /** @type {number | undefined} */
    this.waiting = undefined;
    const listen = (
      /** @type {string} */ name,
      /** @type {(event: any) => void} */ run,
      options = {},
    ) => {
      sheet.addEventListener(name, run, options);
      return () => sheet.removeEventListener(name, run, options);
    };
    this.stops = [
      listen('pointerdown', event => this.down(event)),
      listen('pointermove', event => this.move(event)),
      listen('pointerup', event => this.up(event)),
      listen('pointercancel', event => this.up(event)),
      // The focus stays where it is when the land is taken hold of, so that keys still mean the board.
      listen('mousedown', event => {
        if (!event.target.closest('button')) event.preventDefault();
      }),
      listen('wheel', event => this.wheel(event), { passive: false }),
    ];
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(sheet);
  }

  destroy() {
    this.stop();
    this.motion.cancel();
    clearTimeout(this.timer);
    this.stops.forEach(stop => stop());
    this.watch.disconnect();
  }

  get scale() {
    return this.size * this.zoomed;
  }

  get box() {
    return { width: this.sheet.clientWidth, height: this.sheet.clientHeight };
  }

  /** Show the land where the camera is. */
  place() {
    const { width, height } = this.box;
    const x = width / 2 - this.at.x * this.scale;
    const y = height / 2 - this.at.y * this.scale;
    const whole = this.zoomed === 1;
    const move = `translate(${whole ? Math.round(x) : x}px, ${whole ? Math.round(y) : y}px)`;
    this.land.style.transform = whole ? move : `${move} scale(${this.zoomed})`;
  }

  /** Show it with the next picture: several moves of a pointer may come before one. */
  soon() {
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = undefined;
      this.place();
    });
  }

  /** Draw the land at the size at which it is shown. */
  rest() {
    clearTimeout(this.timer);
    if (this.zoomed !== 1) {
      this.size = Math.round(this.scale * 4) / 4;
      this.zoomed = 1;
      this.sharpen(this.size);
    }
    this.place();
  }

  /** The land has these bounds now. @param {Camera['bounds']} bounds */
  bound(bounds) {
    this.bounds = bounds;
    this.clamp();
  }

  clamp() {
    const { left, right, top, bottom } = this.bounds;
    this.at = {
      x: Math.min(right + 1, Math.max(left - 1, this.at.x)),
      y: Math.min(bottom + 1, Math.max(top - 1, this.at.y)),
    };
  }

  resized() {
    if (this.chosen || this.near) {
      this.place();
      return;
    }
    this.fit(false);
    if (this.wanted) this.reveal(this.wanted);
  }

  /** What shows the whole land. */
  whole() {
    const { width, height } = this.box;
    const { left, right, top, bottom } = this.bounds;
    const size = Math.min(
      width / (right - left + 2 * MARGIN),
      height / (bottom - top + 2 * MARGIN),
      150,
    );
    return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, size: Math.max(LEAST, size) };
  }

  /** Show the whole land, or as much of it as a finger can use. @param {boolean} [gently] @param {boolean} [all] */
  fit(gently = true, all = this.all) {
    if (!this.box.width) return;
    const { at, size } = this.whole();
    this.chosen = false;
    if (all || size >= TAP || !this.focus) this.go(at, size, gently);
    else this.go(this.within(this.focus, TAP), TAP, gently);
  }

  /**
   * The point nearest to another around which a window of this size is full of land.
   * @param {Spot} spot
   * @param {number} size
   */
  within(spot, size) {
    const { width, height } = this.box;
    const { left, right, top, bottom } = this.bounds;
    const near = (
      /** @type {number} */ at,
      /** @type {number} */ from,
      /** @type {number} */ to,
      /** @type {number} */ half,
    ) =>
      to - from + 2 * MARGIN <= 2 * half
        ? (from + to) / 2
        : Math.min(to + MARGIN - half, Math.max(from - MARGIN + half, at));
    return {
      x: near(spot.x, left, right, width / 2 / size),
      y: near(spot.y, top, bottom, height / 2 / size),
    };
  }

  /** How much of the window a row of buttons along its top covers, in pixels. */
  get covered() {
    const row = /** @type {HTMLElement | null} */ (this.sheet.querySelector('.cc-looks'));
    return row && row.offsetWidth > this.box.width / 2 ? row.offsetTop + row.offsetHeight : 0;
  }

  /** Bring a point of the land into the window, if it is not well within it. @param {Spot} spot */
  reveal(spot) {
    this.focus = spot;
    const { width, height } = this.box;
    const { at, size } = this.aim ?? { at: this.at, size: this.scale };
    const [dx, dy] = [(spot.x - at.x) * size, (spot.y - at.y) * size];
    const around = 0.6 * size;
    const above = height / 2 - around - this.covered;
    if (Math.abs(dx) <= width / 2 - around && dy <= height / 2 - around && -dy <= above) return;
    this.go(spot, size, true);
  }

  /** Move to a point and a size. @param {Spot} at @param {number} size @param {boolean} [gently] */
  go(at, size, gently = true) {
    this.stop();
    const [from, start] = [this.at, this.scale];
    const done = () => {
      this.aim = null;
      this.at = at;
      this.zoomed = Math.min(MOST, Math.max(LEAST, size)) / this.size;
      this.rest();
    };
    if (!gently) {
      done();
      return;
    }
    const step = (/** @type {number} */ part) => {
      this.at = { x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part };
      this.zoomed = (start + (size - start) * part) / this.size;
      this.place();
    };
    this.aim = { at, size };
    const halt = animateProgress(CALM, step, done);
    this.stop = () => {
      halt();
      this.aim = null;
    };
  }

  /** Closer or further, around a spot of the window or its middle. @param {number} by @param {Spot} [around] */
  zoom(by, around) {
    const { left, top } = this.sheet.getBoundingClientRect();
    const { width, height } = this.box;
    const [dx, dy] = around ? [around.x - left - width / 2, around.y - top - height / 2] : [0, 0];
    const before = this.scale;
    const after = Math.min(MOST, Math.max(LEAST, before * by));
    this.at = { x: this.at.x + dx / before - dx / after, y: this.at.y + dy / before - dy / after };
    this.zoomed = after / this.size;
    this.chosen = true;
    this.clamp();
    this.soon();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), REST);
  }

  /** Move the land under the window. @param {number} dx in pixels @param {number} dy */
  pan(dx, dy) {
    this.at = { x: this.at.x - dx / this.scale, y: this.at.y - dy / this.scale };
    this.chosen = true;
    this.clamp();
    this.soon();
  }

  /** Where a spot of the screen is on the land, in tiles. @param {Spot} spot @returns {Spot} */
  under(spot) {
    const { left, top, width, height } = this.sheet.getBoundingClientRect();
    return {
      x: this.at.x + (spot.x - left - width / 2) / this.scale,
      y: this.at.y + (spot.y - top - height / 2) / this.scale,
    };
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0 || /** @type {Element} */ (event.target).closest('.cc-over')) return;
    if (event.isPrimary) this.held.clear();
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.held.size === 1) this.moved = false;
    this.stop();
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.held.get(event.pointerId);
    if (!was) return;
    const is = { x: event.clientX, y: event.clientY };
    if (!this.moved && this.held.size === 1 && Math.hypot(is.x - was.x, is.y - was.y) < STIR)
      return;
    if (!this.moved) {
      this.moved = true;
      this.sheet.setPointerCapture(event.pointerId);
      this.sheet.toggleAttribute('data-held', true);
    }
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    this.held.set(event.pointerId, is);
    if (!other) {
      this.pan(is.x - was.x, is.y - was.y);
      return;
    }
    const wide = (/** @type {Spot} */ spot) =>
      Math.max(20, Math.hypot(spot.x - other.x, spot.y - other.y));
    this.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
    this.zoom(wide(is) / wide(was), { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 });
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.held.delete(event.pointerId) || this.held.size) return;
    this.sheet.toggleAttribute('data-held', false);
    if (this.zoomed !== 1) this.rest();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (/** @type {Element} */ (event.target).closest('.cc-over')) return;
    event.preventDefault();
    this.stop();
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), { x: event.clientX, y: event.clientY });
  }

  /** Whether the last press moved the land, so that the click after it meant nothing; asked once. */
  dragged() {
    const { moved } = this;
    this.moved = false;
    return moved;
  }
}
