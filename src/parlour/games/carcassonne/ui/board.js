/**
 * The Carcassonne board. The tile and its meeple are drafted on the map; bets and questions are
 * answered in the panel below it.
 */

import { openDialog } from '../../../web/board/dialog.js';
import { showNote, hideNote } from '../../../web/board/hints.js';
import { html, render } from '../../../web/board/templates.js';
import { actionBar } from './bar.js';
import { litFeatures, shownOffice } from './betting.js';
import { Camera } from './camera.js';
import { fanBox } from './claims.js';
import { typedCommands } from './commands.js';
import { controlPanel } from './dock.js';
import { Drafting } from './drafting.js';
import { FinalScoring } from './ending.js';
import { details } from './facts.js';
import { grow, squareBox, unionBox } from './framing.js';
import { attachInput } from './input.js';
import { mapBounds, parsePlace } from './land.js';
import { featureAt, featureText, availableOverlays, squareOf } from './looks.js';
import { RevealedChips } from './reveal.js';
import { scene } from './scene.js';
import {
  fetchSheet,
  pictureOf,
  addSharedDefinitions,
  segmentAt,
  loadedSheet,
  sheetName,
} from './sheet.js';
import { namesOf, tileDescription } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/** @typedef {import('./types').View} View */
/** @typedef {import('./input.js').Place} Place */

/** Margin around a drafted tile without buttons that stays in view, in tiles. */
const DRAFT_MARGIN = 0.1;

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
    this.drafting = new Drafting(this);
    /** @type {import('./looks.js').Overlay} */
    this.overlay = 'map';
    /** The places that the log or a tap highlights, and their description. @type {string[]} */
    this.highlighted = [];
    this.selectionText = '';
    /** Whether to focus the first button as soon as one is rendered. */
    this.isFocusPending = false;
    /** The square under the mouse, or with the focus after a key. @type {string | null} */
    this.hoveredSquare = null;
    /** Whether a key was pressed since the decision began or a pointer was used. */
    this.hasUsedKeys = false;
    /** @type {FinalScoring | null} */
    this.ending = null;
    this.revealedChips = new RevealedChips(this);
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
    this.stopListening = attachInput(this);
  }

  destroy() {
    this.stopListening();
    this.camera?.destroy();
    this.root.replaceChildren();
  }

  /** Focus the next choice, now or once it is rendered, unless the focus has moved by then. */
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

  /** The unsent draft. */
  get draft() {
    return this.drafting.draft;
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
      this.hoveredSquare = null;
      this.hasUsedKeys = false;
      this.drafting.requestPreview();
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
    // The tags of a bet stay inside the viewport, which has just moved.
    if (shownOffice(this.view)) this.draw();
  }

  /** Move the camera to the newest tile. @param {View | null} before */
  updateCamera(before) {
    const { camera, view } = this;
    if (!camera) return;
    camera.setBounds(mapBounds(view), view.placements);
    const isOver = view.phase === 'over';
    const office = shownOffice(view);
    if (!this.draft.value.tile && !office) camera.endDraft();
    const showsAll = !before || (isOver && before.phase !== 'over');
    if (showsAll) camera.fit(before !== null);
    const hasNewTile = view.tiles.length !== before?.tiles.length;
    if (this.draft.value.tile) this.showDraft();
    // While bets are placed or counted, the map does not move.
    else if (!showsAll && (hasNewTile || !office))
      camera.showNewTile(view.tiles[view.tiles.length - 1]);
    this.showBet();
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
    if (place.square) this.drafting.placeTile(place.square);
    else if (place.meeple !== undefined) this.drafting.toggleMeeple(place.meeple);
    else if (place.chip !== undefined) this.drafting.chooseChip(place.chip);
    else if (place.segment) this.drafting.chooseSegment(place.segment);
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

  /** Keep the drafted tile and the feature that it would claim in view. */
  showDraft() {
    const { tile } = this.draft.value;
    if (!tile) return;
    const claimed = this.drafting.claimedPlaces.map(place => this.view.tiles[parsePlace(place)[0]]);
    const box = squareBox(tile);
    const claim = unionBox([box, ...claimed.filter(Boolean).map(squareBox)]);
    this.camera?.showDraft(box, fanBox(this) ?? grow(box, DRAFT_MARGIN), claim);
  }

  /** Keep the office and the features of a bet in view. */
  showBet() {
    const { view, camera } = this;
    const office = shownOffice(view);
    if (!office || !camera) return;
    const tile = squareBox(view.tiles[office.tile]);
    const tiles = litFeatures(this).map(place => view.tiles[parsePlace(place)[0]]);
    camera.showBet(tile, unionBox([tile, ...tiles.map(squareBox)]));
  }

  /** Discard the draft and restore the camera. */
  undo() {
    this.drafting.discard();
    this.camera?.endDraft();
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
    this.table.classList.toggle('cc-bets', view.phase === 'bet' && !this.ending);
    render(html`${scene(this)}${controlPanel(this)}`, this.table);
    if (!this.camera) {
      const [viewport, content] = ['.cc-sheet', '.cc-land'].map(
        selector => /** @type {HTMLElement} */ (this.table.querySelector(selector)),
      );
      this.camera = new Camera(viewport, content, () => this.draw());
      this.camera.setBounds(mapBounds(view), view.placements);
    }
    this.camera.applyTransform();
    if (!frame.past && frame.phase === 'playing') host.setActionBar(actionBar(this));
    // The focus needs the layout, which would otherwise be computed before the page is complete.
    if (this.isFocusPending)
      requestAnimationFrame(() => {
        if (this.isFocusPending && document.activeElement === document.body) this.focus();
      });
  }
}
