/**
 * The Carcassonne board. Tile and meeple are drafted on the map; bets and questions are answered in
 * the panel below it.
 */

import { openDialog } from '../../../web/board/dialog.js';
import { Draft } from '../../../web/board/draft.js';
import { attachHints, showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard, arrowDirection } from '../../../web/board/keys.js';
import { html, render } from '../../../web/board/templates.js';
import { nearest } from '../../../web/board/geometry.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { actionBar } from './bar.js';
import { Camera } from './camera.js';
import { typedCommands } from './commands.js';
import { controlPanel } from './dock.js';
import { FinalScoring } from './ending.js';
import { details } from './facts.js';
import { mapBounds, parsePlace } from './land.js';
import { featureAt, featureText, availableOverlays, squareOf } from './looks.js';
import { RevealedChips } from './reveal.js';
import { scene, ZOOM_STEP } from './scene.js';
import {
  fetchSheet,
  pictureOf,
  addSharedDefinitions,
  segmentAt,
  loadedSheet,
  sheetName,
  tilePicture,
} from './sheet.js';
import { nextRotation, rotationsAt } from './squares.js';
import { openQuestion, namesOf, previewText, tileDescription } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/** @typedef {import('./types').View} View */
/**
 * The unsent draft: placed tile, rotation in quarter turns, chip ('' for no bet) and segment.
 * @typedef {{ tile: import('./land.js').DraftTile | null, turns: number, chip: string | null,
 *   segment: string | null }} DraftValue
 */
/** @typedef {{ square?: string, meeple?: string, chip?: string, segment?: string }} Place */

/** @type {DraftValue} */
const NOTHING = { tile: null, turns: 0, chip: null, segment: null };
/** A dropped tile snaps to the nearest square within this distance, in squares. */
const SNAP_DISTANCE = 0.75;
/** Distance that Shift and an arrow key pan the map, in pixels. */
const PAN_STEP = 90;
/** Tile size when choosing a meeple's segment, in pixels, if the window is large enough. */
const MEEPLE_TILE_SIZE = 184;

/**
 * @param {Element | null} target
 * @returns {Place | null}
 */
function placeOfTarget(target) {
  const element = /** @type {HTMLElement | null} */ (
    target?.closest('[data-square], [data-meeple], [data-chip], [data-segment]')
  );
  return element && !(/** @type {HTMLButtonElement} */ (element).disabled)
    ? /** @type {Place} */ ({ ...element.dataset })
    : null;
}

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  constructor(root, host) {
    addSharedDefinitions();
    this.root = root;
    this.host = host;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Draft<DraftValue>} */
    this.draft = new Draft(host, { empty: NOTHING, revive: revivedDraft });
    /** @type {import('./looks.js').Overlay} */
    this.overlay = 'map';
    /** Places highlighted by the log or by a tap, and their description. @type {string[]} */
    this.highlighted = [];
    this.selectionText = '';
    /** Whether to focus the first button as soon as one is rendered. */
    this.isFocusPending = false;
    /** The square under the mouse or with the focus. @type {string | null} */
    this.hoveredSquare = null;
    /** @type {import('./types').Preview | null} */
    this.preview = null;
    this.previewRequests = 0;
    /** @type {FinalScoring | null} */
    this.ending = null;
    this.revealedChips = new RevealedChips(this);
    /**
     * The camera position before it zoomed to a square.
     * @type {{ at: Point, size: number } | null}
     */
    this.savedView = null;
    render(html`<div class="cc-table"></div>`, root);
    this.table = /** @type {HTMLElement} */ (root.firstElementChild);
    /** @type {Camera | null} */
    this.camera = null;
    /**
     * Screen reader descriptions of the tiles, and the frame that they describe.
     * @type {unknown}
     */
    this.descriptions = null;
    /** @type {Frame | null} */
    this.descriptionsFrame = null;
    this.stops = [
      this.ignoreClicksAfterDrag(),
      this.attachPointerGestures(),
      this.attachKeys(),
      this.attachHover(),
    ];
  }

  destroy() {
    this.stops.forEach(stop => stop());
    this.camera?.destroy();
    this.root.replaceChildren();
  }

  /** Suppress the click that follows a drag of the map. */
  ignoreClicksAfterDrag() {
    const click = (/** @type {MouseEvent} */ event) => {
      if (event.detail === 0 || !this.camera?.takeDragState()) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    this.root.addEventListener('click', click, true);
    return () => this.root.removeEventListener('click', click, true);
  }

  attachPointerGestures() {
    const squares = () =>
      /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll('[data-square]'));
    const size = () => squares()[0]?.getBoundingClientRect().width ?? 0;
    return attachPointer(this.root, {
      pickUp: target => (this.draft.isOpen && target.closest('.cc-drawn') ? this.view.drawn : null),
      placeAt: (point, /** @type {string | null} */ tile, target) => {
        if (tile === null) return placeOfTarget(target);
        const square = nearest(
          point,
          Array.from(squares(), element => [element.dataset.square ?? '', element]),
          size() * SNAP_DISTANCE,
        );
        return square ? { square } : null;
      },
      ghost: tile =>
        tilePicture(this.sheet, tile, this.draft.value.tile?.turns ?? this.draft.value.turns),
      size,
      drop: (_, place) =>
        this.select(/** @type {Place} */ (place), { x: 0, y: 0 }, this.root, false),
      tap: (place, point, target, byKey) =>
        this.select(/** @type {Place | null} */ (place), point, target, byKey),
    });
  }

  attachKeys() {
    const selectors = ['[data-meeple]', '[data-square]', '[data-chip]', '[data-segment]'];
    const pan = (/** @type {KeyboardEvent} */ event) => {
      const direction = arrowDirection(event.key);
      if (!direction || !event.shiftKey) return false;
      this.camera?.pan(-PAN_STEP * direction[0], -PAN_STEP * direction[1]);
      return true;
    };
    return attachKeyboard(this.root, {
      groups: () =>
        selectors.map(selector => [
          .../** @type {NodeListOf<HTMLElement>} */ (
            this.root.querySelectorAll(`button${selector}`)
          ),
        ]),
      acceptsKeys: () => this.draft.isOpen,
      bindings: {
        '+': () => this.camera?.zoom(ZOOM_STEP),
        '-': () => this.camera?.zoom(1 / ZOOM_STEP),
        0: () => this.camera?.fit(true, true),
        r: event => this.turn(event.shiftKey ? 3 : 1),
        l: () => this.showNextOverlay(),
        ArrowLeft: pan,
        ArrowRight: pan,
        ArrowUp: pan,
        ArrowDown: pan,
      },
    });
  }

  attachHover() {
    return attachHints(this.root, '[data-square]', element => {
      const square = element?.dataset.square ?? null;
      if (square === this.hoveredSquare) return;
      this.hoveredSquare = square;
      if (element && document.activeElement === element)
        this.camera?.reveal(squareCenter(/** @type {string} */ (square)));
      // A focused button may be removed during a render, so draw after it.
      if (!this.draft.value.tile) queueMicrotask(() => this.draw());
    });
  }

  /** Focus the next choice, or wait until it is rendered if the focus has not moved elsewhere. */
  focus() {
    const selectors = [
      '[data-square][tabindex="0"]',
      '[data-square]',
      '[data-meeple]',
      '[data-segment]',
      '[data-chip]',
    ];
    const element = selectors
      .map(selector => this.table.querySelector(`button${selector}`))
      .find(candidate => candidate !== null);
    this.isFocusPending = !element;
    /** @type {HTMLElement | undefined} */ (element ?? undefined)?.focus({ preventScroll: true });
  }

  get view() {
    return /** @type {View} */ (/** @type {unknown} */ (this.frame?.view));
  }

  /** The name of the picture sheet of this match. */
  get sheet() {
    return sheetName(this.view?.options);
  }

  /** @param {Frame} frame */
  update(frame) {
    const earlierView = /** @type {any} */ (this.frame?.view ?? null);
    this.frame = frame;
    if (!frame.view) return;
    const isNewDecision = this.draft.update(frame);
    if (isNewDecision) {
      hideNote(this.root);
      this.highlighted = [];
      this.selectionText = '';
      this.requestPreview();
    }
    if (!frame.past) this.revealedChips.showNewChips(earlierView, this.view);
    const isOver = this.view.phase === 'over' && this.view.steps.length > 0;
    this.ending = isOver ? (this.ending ?? new FinalScoring(this)) : null;
    if (!loadedSheet(this.sheet)) {
      fetchSheet(this.sheet).then(
        () => this.draw(),
        () => this.host.announce(this.host.t('carcassonne-no-pictures')),
      );
    }
    this.draw();
    this.updateCamera(earlierView);
  }

  /** Move the camera to the newest tile. @param {View | null} before */
  updateCamera(before) {
    const { camera, view } = this;
    if (!camera) return;
    camera.setBounds(mapBounds(view));
    const newest = view.tiles[view.tiles.length - 1];
    const point = { x: newest.x + 0.5, y: newest.y + 0.5 };
    if (this.savedView && !this.draft.value.tile) {
      camera.isNearSquare = false;
      camera.moveTo(this.savedView.at, this.savedView.size);
      this.savedView = null;
    }
    camera.focusPoint = point;
    camera.showsAll = view.phase === 'over';
    if (!before || (camera.showsAll && before.phase !== 'over')) camera.fit(before !== null);
    else if (view.tiles.length === before.tiles.length) return;
    else if (camera.isManual) camera.reveal(point);
    else camera.fit();
  }

  /** Request a preview of the drafted tile; responses to older requests are ignored. */
  async requestPreview() {
    const action = this.draftedAction();
    const request = ++this.previewRequests;
    this.preview = null;
    if (!this.draft.isOpen || action?.do !== 'place') return;
    const preview = await this.host.preview(/** @type {any} */ (action)).catch(() => null);
    if (request !== this.previewRequests || !preview) return;
    this.preview = /** @type {any} */ (preview);
    this.draw();
    this.host.announce(previewText(this.host.t, /** @type {Frame} */ (this.frame), this.preview));
  }

  /**
   * @param {Place | null} place
   * @param {Point} point
   * @param {HTMLElement} target
   * @param {boolean} byKey
   */
  select(place, point, target, byKey) {
    if (!place) {
      if (!byKey && target.closest('.cc-sheet') && !target.closest('.cc-over'))
        this.describePoint(point);
      return;
    }
    if (!this.draft.isOpen) {
      showNote(this.root, point, this.host.t('carcassonne-error-not-your-turn'));
      return;
    }
    if (place.square) this.placeTile(place.square);
    else if (place.meeple !== undefined) this.toggleMeeple(place.meeple);
    else if (place.chip !== undefined) this.setDraft({ ...NOTHING, chip: place.chip });
    else if (place.segment) this.setDraft({ ...NOTHING, segment: place.segment });
  }

  /**
   * Highlight and describe the feature at a point, or show how many tiles fit an empty square.
   * @param {Point} point
   */
  describePoint(point) {
    const { view, host, camera } = this;
    if (!camera) return;
    const { x, y } = camera.mapPoint(point);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const number = view.tiles.findIndex(tile => tile.x === column && tile.y === row);
    if (number < 0) {
      const fittingTiles = view.fits[`${column},${row}`];
      if (fittingTiles !== undefined)
        showNote(this.root, point, host.t('carcassonne-gap', { count: fittingTiles }));
      this.setHighlight([], '');
      return;
    }
    if (!view.options.overlays) return;
    const tile = view.tiles[number];
    const picture = pictureOf(this.sheet, tile.tile, tile.turns);
    const segment = picture ? segmentAt(picture, (x - column) * 100, (y - row) * 100) : null;
    const feature = segment ? featureAt(view, `${number}${segment}`) : null;
    const text = feature ? this.featureDescription(feature) : '';
    const isSelected = feature && this.highlighted[0] === feature.places[0];
    this.setHighlight(isSelected || !feature ? [] : feature.places, isSelected ? '' : text);
    if (!isSelected) host.announce(text);
  }

  /** @param {import('./types').FeatureView} feature */
  featureDescription(feature) {
    const names = namesOf(/** @type {Frame} */ (this.frame), feature.owners);
    return [featureText(this.host.t, feature), names].filter(Boolean).join(' · ');
  }

  /**
   * @param {string[]} places
   * @param {string} text
   */
  setHighlight(places, text) {
    this.highlighted = places;
    this.selectionText = text;
    this.draw();
  }

  /** Highlight the places of a log row or lesson step. @param {readonly string[]} places */
  highlight(places) {
    this.setHighlight([...places], '');
    const [first] = places;
    const tile = first ? (squareOf(first) ?? this.view?.tiles[parsePlace(first)[0]]) : null;
    if (!this.camera) return;
    this.camera.highlightPoint = tile ? { x: tile.x + 0.5, y: tile.y + 0.5 } : null;
    if (this.camera.highlightPoint) this.camera.reveal(this.camera.highlightPoint);
  }

  /** Place the tile on a square, or rotate it if it is already there. @param {string} square */
  placeTile(square) {
    const [x, y] = square.split(',').map(Number);
    const { tile, turns } = this.draft.value;
    if (tile?.x === x && tile.y === y) {
      this.turn(1);
      return;
    }
    const rotation = nextRotation(rotationsAt(this.view, x, y), turns);
    this.setDraft({ ...NOTHING, turns: rotation, tile: { x, y, turns: rotation, meeple: null } });
    this.zoomToSquare(x, y);
  }

  /**
   * Zoom in on a square to choose a segment for the meeple.
   * @param {number} x
   * @param {number} y
   */
  zoomToSquare(x, y) {
    const { camera } = this;
    if (!camera) return;
    const { width, height } = camera.viewportSize;
    const size = Math.min(MEEPLE_TILE_SIZE, width * 0.62, height * 0.62);
    if (camera.tileSize > size * 0.8) {
      camera.reveal({ x: x + 0.5, y: y + 0.5 });
      return;
    }
    this.savedView ??= { at: camera.center, size: camera.tileSize };
    camera.isNearSquare = true;
    camera.moveTo({ x: x + 0.5, y: y + 0.5 }, size);
  }

  /**
   * Rotate the drawn tile; a placed tile skips to the next legal rotation.
   * @param {number} by quarter turns clockwise
   */
  turn(by) {
    if (!this.draft.isOpen || this.view.phase !== 'place') return;
    const { tile, turns } = this.draft.value;
    if (!tile) {
      this.setDraft({ ...NOTHING, turns: (turns + by) % 4 });
      return;
    }
    const rotations = rotationsAt(this.view, tile.x, tile.y);
    const order = [1, 2, 3, 4].map(steps => (tile.turns + steps * by) % 4);
    const rotation = order.find(candidate => rotations.includes(candidate)) ?? tile.turns;
    this.setDraft({
      ...NOTHING,
      turns: rotation,
      tile: { ...tile, turns: rotation, meeple: null },
    });
  }

  /** @param {string} segment */
  toggleMeeple(segment) {
    const { tile } = this.draft.value;
    if (!tile) return;
    this.setDraft({
      ...this.draft.value,
      tile: { ...tile, meeple: tile.meeple === segment ? null : segment },
    });
  }

  /** @param {DraftValue} next */
  setDraft(next) {
    this.draft.set(next);
    this.host.playSound('pick');
    this.revealedChips.close();
    this.requestPreview();
    this.draw();
  }

  /** Discard the draft and restore the camera. */
  undo() {
    this.setDraft({ ...NOTHING, turns: this.draft.value.turns });
    if (this.camera) this.camera.isNearSquare = false;
    if (this.savedView) this.camera?.moveTo(this.savedView.at, this.savedView.size);
    this.savedView = null;
  }

  showNextOverlay() {
    const overlays = availableOverlays(this.view);
    this.setOverlay(overlays[(overlays.indexOf(this.overlay) + 1) % overlays.length]);
  }

  /** @param {import('./looks.js').Overlay} overlay */
  setOverlay(overlay) {
    this.overlay = overlay;
    this.host.announce(this.host.t(`carcassonne-look-${overlay}`));
    this.draw();
  }

  /**
   * Return the commands that can be typed now.
   * @returns {import('../../../web/types').Command[]}
   */
  commands() {
    return this.frame?.mine && this.view ? typedCommands(this.view, this.host.t) : [];
  }

  /** Open a dialog with the remaining tiles, scores and chips. */
  openDetails() {
    const { host, frame } = this;
    if (!frame) return;
    const body = () => details(host.t, this.sheet, /** @type {Frame} */ (this.frame));
    openDialog({ title: host.t('carcassonne-facts'), wide: true, body });
  }

  /**
   * Return the drafted action, or null if it is incomplete.
   * @returns {import('./types').Action | null}
   */
  draftedAction() {
    const { tile, chip, segment } = this.draft.value;
    const { phase } = this.view;
    if (phase === 'place') return tile ? { do: 'place', ...tile } : null;
    if (phase === 'bet') return chip === null ? null : { do: 'bet', chip: chip || null };
    const question = openQuestion(this.view);
    const answer = question && segment ? { tile: question.tile, segment } : null;
    return answer ? { do: phase === 'settle' ? 'settle' : 'choose', ...answer } : null;
  }

  /** Return the screen reader description of every tile, cached per frame. */
  tileDescriptions() {
    const { frame, host } = this;
    if (this.descriptionsFrame !== frame) {
      this.descriptionsFrame = frame;
      this.descriptions = this.view.tiles.map(
        (_, number) =>
          html`<li class="cc-tile">${tileDescription(host.t, /** @type {Frame} */ (frame), number)}</li>`,
      );
    }
    return this.descriptions;
  }

  draw() {
    const { frame, host, view } = this;
    if (!frame || !view) return;
    render(html`${scene(this)}${controlPanel(this)}`, this.table);
    if (!this.camera) {
      const [viewport, content] = ['.cc-sheet', '.cc-land'].map(
        selector => /** @type {HTMLElement} */ (this.table.querySelector(selector)),
      );
      this.camera = new Camera(viewport, content, () => this.draw());
      this.camera.setBounds(mapBounds(view));
    }
    this.camera.applyTransform();
    if (!frame.past && frame.phase === 'playing') host.setActionBar(actionBar(this));
    if (this.isFocusPending && document.activeElement === document.body) this.focus();
  }
}

/** @param {string} square */
function squareCenter(square) {
  const [x, y] = square.split(',').map(Number);
  return { x: x + 0.5, y: y + 0.5 };
}

/**
 * Return the saved draft if it is still legal, else null.
 * @param {any} saved
 * @param {Frame} frame
 * @returns {DraftValue | null}
 */
function revivedDraft(saved, frame) {
  const view = /** @type {View} */ (/** @type {unknown} */ (frame.view));
  const { tile, chip } = saved ?? {};
  if (view.phase === 'bet' && (chip === '' || view.chips.includes(chip)))
    return { ...NOTHING, chip };
  const fits =
    tile &&
    view.placements.some(({ x, y, turns }) => x === tile.x && y === tile.y && turns === tile.turns);
  return fits ? { ...NOTHING, tile, turns: tile.turns } : null;
}
