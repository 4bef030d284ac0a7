/**
 * The camera over the map: pans by finger or mouse, zooms by pinch, wheel or keys, and fits the map
 * to the screen. Only one transform changes during a movement; the map is then redrawn sharp at its
 * new size.
 */

import { animateProgress } from '../../../web/board/motion.js';
import { CameraGestures } from './camera_gestures.js';
import {
  clampLabel,
  fitBox,
  frameDraft,
  grow,
  isClear,
  isInside,
  panTo,
  squareBox,
  unionBox,
} from './framing.js';
import { TAG } from './tags.js';

/** Tile size in pixels: minimum, maximum, and the maximum when the camera chooses it. */
const [MIN_TILE, MAX_TILE, MAX_FIT] = [14, 320, 120];
/** Minimum tile size of a drafted tile on a touch screen, in pixels: a touch target of 44 pixels. */
const TAP_TILE = 48;
/**
 * Time in ms between the last wheel event and the sharp redraw, and duration of an animated move.
 */
const [WHEEL_DELAY, MOVE_TIME] = [180, 260];
/** Delay in ms of an animation that never starts but keeps the map on a compositor layer. */
const NEVER_STARTS = 1e9;
/**
 * Margins in tiles: around the map for a mouse, so that a tile at its edge seldom moves the camera,
 * and around what must be visible.
 */
const [MARGIN, EDGE] = [0.7, 0.08];

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {import('./framing.js').Box} Box */
/**
 * A tile and features that stay in view, with the limits of the tile size; see `showFeatures`.
 * @typedef {{ tile: Box, nearby: Box, whole: Box, limits: { min: number, max: number } }} Shown
 */

const coarsePointer = matchMedia('(pointer: coarse)');

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
    /** A highlighted point that stays visible when the viewport is resized. @type {Point | null} */
    this.highlightPoint = null;
    /** Whether the user has panned or zoomed. */
    this.isManual = false;
    /** The squares on which a tile can be placed. @type {Box[]} */
    this.squares = [];
    /** What `showFeatures` shows, on a touch screen. @type {Shown | null} */
    this.shown = null;
    /** The position before a tile was drafted. @type {import('./framing.js').Position | null} */
    this.positionBeforeDraft = null;
    /** The size of the window, which tells its resizes from those of the panel below the map. */
    this.windowSize = windowSize();
    /** The viewport, measured once per change so that a drawing never waits for a layout. */
    this.viewportSize = { width: 0, height: 0 };
    /** @type {Box[] | null} */
    this.covers = null;
    /** @type {Box} */
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
    this.gestures = new CameraGestures(this);
    this.measure();
    this.resizeObserver = new ResizeObserver(() => this.handleResize());
    this.resizeObserver.observe(viewport);
  }

  measure() {
    const { clientWidth: width, clientHeight: height } = this.viewport;
    this.viewportSize = { width, height };
    this.covers = null;
  }

  /** The viewport with the rectangles that its controls cover. */
  get area() {
    this.covers ??= ['.cc-looks', '.cc-zoom'].flatMap(selector => {
      const control = /** @type {HTMLElement | null} */ (this.viewport.querySelector(selector));
      if (!control?.offsetWidth) return [];
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = control;
      return [{ left, top, right: left + offsetWidth, bottom: top + offsetHeight }];
    });
    return { ...this.viewportSize, covers: this.covers };
  }

  /** Tile size at which the map is drawn, in pixels, or will be after the current animation. */
  get drawnSize() {
    return this.destination?.size ?? this.size;
  }

  /**
   * Whether a button at a map point is inside the viewport and not under a control. On a touch
   * screen the camera moves to the buttons instead.
   * @param {number} x in tiles
   * @param {number} y
   * @param {number} radius of the button, in pixels
   */
  showsButton(x, y, radius) {
    const { position, area } = this;
    if (coarsePointer.matches) return true;
    return isClear(
      position,
      grow({ left: x, right: x, top: y, bottom: y }, radius / position.size),
      area,
    );
  }

  /**
   * Return the nearest map position at which a label is inside the viewport and beside its controls.
   * @param {Point} center of the label, in tiles
   * @param {{ width: number, height: number }} label its size, in pixels
   */
  clampLabel(center, label) {
    return clampLabel(this.position, center, label, this.area);
  }

  /** The position at the end of the current animation. */
  get position() {
    return this.destination ?? { at: this.center, size: this.tileSize };
  }

  destroy() {
    this.stopAnimation();
    this.motion.cancel();
    clearTimeout(this.sharpenTimer);
    this.gestures.destroy();
    this.resizeObserver.disconnect();
  }

  get tileSize() {
    return this.size * this.cssScale;
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

  /**
   * Set the bounds of the map, in tiles, and the squares on which a tile can be placed.
   * @param {Box} bounds
   * @param {readonly Point[]} squares
   */
  setBounds(bounds, squares) {
    this.bounds = bounds;
    this.squares = squares.map(square => grow(squareBox(square), -EDGE));
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
    this.measure();
    const { width, height } = windowSize();
    const isWindowResized = width !== this.windowSize.width || height !== this.windowSize.height;
    this.windowSize = { width, height };
    if (!this.viewportSize.width) return;
    if (isWindowResized) {
      this.isManual = false;
      this.positionBeforeDraft = null;
    }
    if (this.shown) {
      const { tile, nearby, whole, limits } = this.shown;
      this.showFeatures(tile, nearby, whole, limits, false);
    } else if (isWindowResized || !(this.isManual || this.showsEverything)) this.fit(false);
    else this.applyTransform();
    if (this.highlightPoint) this.reveal(this.highlightPoint);
  }

  /** Whether all tiles are visible and all squares for the next tile are clear of controls. */
  get showsEverything() {
    const { position, area } = this;
    return (
      isInside(position, grow(this.bounds, EDGE), area) &&
      this.squares.every(square => isClear(position, square, area))
    );
  }

  /** Show the whole map with all squares for the next tile. @param {boolean} [animated] */
  fit(animated = true) {
    if (!this.viewportSize.width) return;
    const margin = coarsePointer.matches ? EDGE : MARGIN;
    const squares = this.squares.map(square => grow(square, 2 * EDGE));
    const box = unionBox([grow(this.bounds, margin), ...squares]);
    const limits = { min: MIN_TILE, max: MAX_FIT };
    const { at, size } = fitBox(box, this.squares, this.area, limits);
    this.isManual = false;
    this.moveTo(at, size, animated);
  }

  /**
   * Show a new tile: the camera moves only if the map has outgrown the viewport, so that the map
   * rests between most turns. A position that the user chose is kept if it shows the new tile.
   * @param {Point} tile
   */
  showNewTile(tile) {
    if (this.isManual) this.reveal({ x: tile.x + 0.5, y: tile.y + 0.5 });
    else if (!this.showsEverything) this.fit();
  }

  /**
   * Show a drafted tile with what it claims. With a mouse the camera rests if the tile is visible,
   * and never zooms; on a touch screen it zooms only as far as a finger needs.
   * @param {Box} tile
   * @param {Box} choices the tile with the buttons around it
   * @param {Box} claim what the tile claims
   * @param {boolean} [animated]
   */
  showDraft(tile, choices, claim, animated = true) {
    const limits = { min: TAP_TILE, max: Math.max(this.position.size, TAP_TILE) };
    this.showFeatures(tile, choices, unionBox([choices, claim]), limits, animated);
  }

  /**
   * Show the office and the features of a bet with their tags. Nothing on the map can be tapped, so
   * the camera never zooms in.
   * @param {Box} tile the tile of the office
   * @param {Box} features
   */
  showBet(tile, features) {
    const { size } = this.position;
    const margin = (TAG.height + TAG.gap) / size;
    const whole = { ...features, top: features.top - margin, bottom: features.bottom + margin };
    // On a phone, the overlays are hidden while bets are placed.
    if (!this.shown) this.covers = null;
    this.showFeatures(tile, tile, whole, { min: Math.min(MIN_TILE, size), max: size });
  }

  /**
   * Show a tile and features; see `showDraft` and `showBet`.
   * @param {Box} tile
   * @param {Box} nearby the tile with what must be visible around it on a touch screen
   * @param {Box} whole
   * @param {{ min: number, max: number }} limits of the tile size on a touch screen, in pixels
   * @param {boolean} [animated]
   */
  showFeatures(tile, nearby, whole, limits, animated = true) {
    const { position, area } = this;
    const isTouch = coarsePointer.matches;
    if (isTouch) {
      if (!this.shown) this.positionBeforeDraft = position;
      this.shown = { tile, nearby, whole, limits };
    }
    const next = isTouch
      ? frameDraft(position, nearby, whole, area, limits)
      : panTo(position, tile, area);
    const isSame =
      next.size === position.size && next.at.x === position.at.x && next.at.y === position.at.y;
    if (isSame) this.applyTransform();
    else this.moveTo(next.at, next.size, animated);
  }

  /** Return to the position before a tile was drafted, unless the user has moved the map since. */
  endDraft() {
    const { shown, positionBeforeDraft: before } = this;
    this.shown = null;
    this.positionBeforeDraft = null;
    if (shown) this.covers = null;
    if (before) this.moveTo(before.at, before.size);
    else if (shown) this.fit();
  }

  /**
   * Move the camera to a map point unless it is already well inside the viewport.
   * @param {Point} spot
   */
  reveal(spot) {
    const { position, area } = this;
    const box = grow({ left: spot.x, right: spot.x, top: spot.y, bottom: spot.y }, 0.6);
    const { at } = panTo(position, box, area);
    if (at.x === position.at.x && at.y === position.at.y) return;
    this.moveTo(spot, position.size, true);
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

  /** Keep the position that the user chooses from now on. */
  markManual() {
    this.isManual = true;
    this.shown = null;
    this.positionBeforeDraft = null;
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
    this.markManual();
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
    this.markManual();
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

  /** Return whether the last press was a drag, and reset the flag. */
  takeDragState() {
    return this.gestures.takeDragState();
  }
}

/** Return the size of the window, in pixels. */
const windowSize = () => ({ width: innerWidth, height: innerHeight });
