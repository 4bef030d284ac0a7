/**
 * The board of Carcassonne: tile and meeple are drafted together on the land; bets and questions are answered
 * below.
 */

import { openDialog } from '../../../web/board/dialog.js';
import { Draft } from '../../../web/board/draft.js';
import { attachHints, showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard, arrowDirection } from '../../../web/board/keys.js';
import { html, render } from '../../../web/board/templates.js';
import { nearest } from '../../../web/board/geometry.js';
import { attachPointer } from '../../../web/board/pointer.js';
import { bar } from './bar.js';
import { Camera } from './camera.js';
import { commands } from './commands.js';
import { dock } from './dock.js';
import { Ending } from './ending.js';
import { facts } from './facts.js';
import { extent, parsed } from './land.js';
import { featureAt, featureWords, looksOf, squareOf } from './looks.js';
import { Reveal } from './reveal.js';
import { scene, STEP } from './scene.js';
import {
  fetchSheet,
  pictureOf,
  prepare,
  segmentAt,
  sheet,
  sheetName,
  tilePicture,
} from './sheet.js';
import { nextWay, ways } from './squares.js';
import { asked, namesOf, previewWords, tileWords } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/** @typedef {import('./types').View} View */
/**
 * What is chosen but not sent: the tile where it lies, how it is held, a chip ('' for none), a feature.
 * @typedef {{ laid: import('./land.js').Laid | null, turns: number, chip: string | null, segment: string | null }}
 * Chosen
 */
/** @typedef {{ square?: string, meeple?: string, chip?: string, segment?: string }} Place */

/** @type {Chosen} */
const NOTHING = { laid: null, turns: 0, chip: null, segment: null };
/** A tile that is let go lies on the next square, if that is no farther than so many squares. */
const REACH = 0.75;
/** How far Shift and an arrow move the land, in pixels. */
const STRIDE = 90;
/** A tile on which a meeple is put is shown this large, in pixels, where there is room. */
const NEAR = 184;

/** @param {Element | null} target @returns {Place | null} */
function placeOf(target) {
  const found = /** @type {HTMLElement | null} */ (
    target?.closest('[data-square], [data-meeple], [data-chip], [data-segment]')
  );
  return found && !(/** @type {HTMLButtonElement} */ (found).disabled)
    ? /** @type {Place} */ ({ ...found.dataset })
    : null;
}

export class Board {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  constructor(root, host) {
    prepare();
    this.root = root;
    this.host = host;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Draft<Chosen>} */
    this.draft = new Draft(host, { empty: NOTHING, revive: (kept, frame) => revived(kept, frame) });
    /** @type {import('./looks.js').Look} */
    this.look = 'map';
    /** Places that the log or a tap has lit, and what is said of them. @type {string[]} */
    this.lit = [];
    this.told = '';
    /** Whether the focus shall come here as soon as there is something to play. */
    this.awaited = false;
    /** The square that a mouse or the focus is on. @type {string | null} */
    this.looked = null;
    /** @type {import('./types').Preview | null} */
    this.preview = null;
    this.questions = 0;
    /** @type {Ending | null} */
    this.ending = null;
    this.reveal = new Reveal(this);
    /** Where the camera was before it came near. @type {{ at: Point, size: number } | null} */
    this.far = null;
    render(html`<div class="cc-table"></div>`, root);
    this.table = /** @type {HTMLElement} */ (root.firstElementChild);
    /** @type {Camera | null} */
    this.camera = null;
    /** The tiles in words, and the frame they were made for. @type {unknown} */
    this.words = null;
    /** @type {Frame | null} */
    this.spokenOf = null;
    this.stops = [this.swallow(), this.point(), this.type(), this.hover()];
  }

  destroy() {
    this.stops.forEach(stop => stop());
    this.camera?.destroy();
    this.root.replaceChildren();
  }

  /** A click that ends a move of the land was meant by nobody. */
  swallow() {
    const click = (/** @type {MouseEvent} */ event) => {
      if (event.detail === 0 || !this.camera?.dragged()) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    this.root.addEventListener('click', click, true);
    return () => this.root.removeEventListener('click', click, true);
  }

  point() {
    const squares = () =>
      /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll('[data-square]'));
    const size = () => squares()[0]?.getBoundingClientRect().width ?? 0;
    return attachPointer(this.root, {
      pickUp: target => (this.draft.isOpen && target.closest('.cc-drawn') ? this.view.drawn : null),
      placeAt: (spot, /** @type {string | null} */ tile, target) => {
        if (tile === null) return placeOf(target);
        const found = nearest(
          spot,
          Array.from(squares(), each => [each.dataset.square ?? '', each]),
          size() * REACH,
        );
        return found ? { square: found } : null;
      },
      ghost: tile =>
        tilePicture(this.sheet, tile, this.draft.value.laid?.turns ?? this.draft.value.turns),
      size,
      drop: (_, place) =>
        this.touch(/** @type {Place} */ (place), { x: 0, y: 0 }, this.root, false),
      tap: (place, spot, target, byKey) =>
        this.touch(/** @type {Place | null} */ (place), spot, target, byKey),
    });
  }

  type() {
    const parts = ['[data-meeple]', '[data-square]', '[data-chip]', '[data-segment]'];
    const pan = (/** @type {KeyboardEvent} */ event) => {
      const way = arrowDirection(event.key);
      if (!way || !event.shiftKey) return false;
      this.camera?.pan(-STRIDE * way[0], -STRIDE * way[1]);
      return true;
    };
    return attachKeyboard(this.root, {
      groups: () =>
        parts.map(part => [
          .../** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(`button${part}`)),
        ]),
      acceptsKeys: () => this.draft.isOpen,
      bindings: {
        '+': () => this.camera?.zoom(STEP),
        '-': () => this.camera?.zoom(1 / STEP),
        0: () => this.camera?.fit(true, true),
        r: event => this.turn(event.shiftKey ? 3 : 1),
        l: () => this.nextLook(),
        ArrowLeft: pan,
        ArrowRight: pan,
        ArrowUp: pan,
        ArrowDown: pan,
      },
    });
  }

  hover() {
    return attachHints(this.root, '[data-square]', at => {
      const square = at?.dataset.square ?? null;
      if (square === this.looked) return;
      this.looked = square;
      if (at && document.activeElement === at)
        this.camera?.reveal(middleOf(/** @type {string} */ (square)));
      // A button that has the focus may be leaving just now, in the middle of a drawing.
      if (!this.draft.value.laid) queueMicrotask(() => this.draw());
    });
  }

  /** Bring the focus to where one plays next, also where that is drawn later and the hand has not gone elsewhere. */
  focus() {
    const parts = [
      '[data-square][tabindex="0"]',
      '[data-square]',
      '[data-meeple]',
      '[data-segment]',
      '[data-chip]',
    ];
    const found = parts
      .map(part => this.table.querySelector(`button${part}`))
      .find(one => one !== null);
    this.awaited = !found;
    /** @type {HTMLElement | undefined} */ (found ?? undefined)?.focus({ preventScroll: true });
  }

  get view() {
    return /** @type {View} */ (/** @type {unknown} */ (this.frame?.view));
  }

  /** The name of the sheet that this table draws with. */
  get sheet() {
    return sheetName(this.view?.options);
  }

  /** @param {Frame} frame */
  update(frame) {
    const before = /** @type {any} */ (this.frame?.view ?? null);
    this.frame = frame;
    if (!frame.view) return;
    const fresh = this.draft.update(frame);
    if (fresh) {
      hideNote(this.root);
      this.lit = [];
      this.told = '';
      this.ask();
    }
    if (!frame.past) this.reveal.take(before, this.view);
    const over = this.view.phase === 'over' && this.view.steps.length > 0;
    this.ending = over ? (this.ending ?? new Ending(this)) : null;
    if (!sheet(this.sheet)) {
      fetchSheet(this.sheet).then(
        () => this.draw(),
        () => this.host.announce(this.host.t('carcassonne-no-pictures')),
      );
    }
    this.draw();
    this.follow(before);
  }

  /** Look at what is new. @param {View | null} before */
  follow(before) {
    const { camera, view } = this;
    if (!camera) return;
    camera.bound(extent(view));
    const newest = view.tiles[view.tiles.length - 1];
    const spot = { x: newest.x + 0.5, y: newest.y + 0.5 };
    if (this.far && !this.draft.value.laid) {
      camera.near = false;
      camera.go(this.far.at, this.far.size);
      this.far = null;
    }
    camera.focus = spot;
    camera.all = view.phase === 'over';
    if (!before || (camera.all && before.phase !== 'over')) camera.fit(before !== null);
    else if (view.tiles.length === before.tiles.length) return;
    else if (camera.chosen) camera.reveal(spot);
    else camera.fit();
  }

  /** Ask the house what the drafted tile would do; only the newest answer counts. */
  async ask() {
    const action = this.action();
    const asked = ++this.questions;
    this.preview = null;
    if (!this.draft.isOpen || action?.do !== 'place') return;
    const found = await this.host.preview(/** @type {any} */ (action)).catch(() => null);
    if (asked !== this.questions || !found) return;
    this.preview = /** @type {any} */ (found);
    this.draw();
    this.host.announce(previewWords(this.host.t, /** @type {Frame} */ (this.frame), this.preview));
  }

  /** @param {Place | null} place @param {Point} spot @param {HTMLElement} target @param {boolean} byKey */
  touch(place, spot, target, byKey) {
    if (!place) {
      if (!byKey && target.closest('.cc-sheet') && !target.closest('.cc-over')) this.tell(spot);
      return;
    }
    if (!this.draft.isOpen) {
      showNote(this.root, spot, this.host.t('carcassonne-error-not-your-turn'));
      return;
    }
    if (place.square) this.lay(place.square);
    else if (place.meeple !== undefined) this.stand(place.meeple);
    else if (place.chip !== undefined) this.change({ ...NOTHING, chip: place.chip });
    else if (place.segment) this.change({ ...NOTHING, segment: place.segment });
  }

  /**
   * Light the feature at a spot of the land and say what it is, or how many tiles fit an empty square.
   * @param {Point} spot
   */
  tell(spot) {
    const { view, host, camera } = this;
    if (!camera) return;
    const { x, y } = camera.under(spot);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const number = view.tiles.findIndex(tile => tile.x === column && tile.y === row);
    if (number < 0) {
      const fitting = view.fits[`${column},${row}`];
      if (fitting !== undefined)
        showNote(this.root, spot, host.t('carcassonne-gap', { count: fitting }));
      this.shine([], '');
      return;
    }
    if (!view.options.overlays) return;
    const tile = view.tiles[number];
    const picture = pictureOf(this.sheet, tile.tile, tile.turns);
    const segment = picture ? segmentAt(picture, (x - column) * 100, (y - row) * 100) : null;
    const feature = segment ? featureAt(view, `${number}${segment}`) : null;
    const words = feature ? this.featureSaid(feature) : '';
    const again = feature && this.lit[0] === feature.places[0];
    this.shine(again || !feature ? [] : feature.places, again ? '' : words);
    if (!again) host.announce(words);
  }

  /** @param {import('./types').FeatureView} feature */
  featureSaid(feature) {
    const names = namesOf(/** @type {Frame} */ (this.frame), feature.owners);
    return [featureWords(this.host.t, feature), names].filter(Boolean).join(' · ');
  }

  /** @param {string[]} places @param {string} told */
  shine(places, told) {
    this.lit = places;
    this.told = told;
    this.draw();
  }

  /** Light the places that a row of the log or a lesson tells of. @param {readonly string[]} places */
  highlight(places) {
    this.shine([...places], '');
    const [first] = places;
    const tile = first ? (squareOf(first) ?? this.view?.tiles[parsed(first)[0]]) : null;
    if (!this.camera) return;
    this.camera.wanted = tile ? { x: tile.x + 0.5, y: tile.y + 0.5 } : null;
    if (this.camera.wanted) this.camera.reveal(this.camera.wanted);
  }

  /** Lay the tile on a square, or turn it where it lies. @param {string} square */
  lay(square) {
    const [x, y] = square.split(',').map(Number);
    const { laid, turns } = this.draft.value;
    if (laid?.x === x && laid.y === y) {
      this.turn(1);
      return;
    }
    const way = nextWay(ways(this.view, x, y), turns);
    this.change({ ...NOTHING, turns: way, laid: { x, y, turns: way, meeple: null } });
    this.near(x, y);
  }

  /** Come near enough to a square to put a meeple there. @param {number} x @param {number} y */
  near(x, y) {
    const { camera } = this;
    if (!camera) return;
    const { width, height } = camera.box;
    const size = Math.min(NEAR, width * 0.62, height * 0.62);
    if (camera.scale > size * 0.8) {
      camera.reveal({ x: x + 0.5, y: y + 0.5 });
      return;
    }
    this.far ??= { at: camera.at, size: camera.scale };
    camera.near = true;
    camera.go({ x: x + 0.5, y: y + 0.5 }, size);
  }

  /** Turn the tile in hand, or where it lies to the next way that fits. @param {number} by quarter turns clockwise */
  turn(by) {
    if (!this.draft.isOpen || this.view.phase !== 'place') return;
    const { laid, turns } = this.draft.value;
    if (!laid) {
      this.change({ ...NOTHING, turns: (turns + by) % 4 });
      return;
    }
    const found = ways(this.view, laid.x, laid.y);
    const order = [1, 2, 3, 4].map(more => (laid.turns + more * by) % 4);
    const way = order.find(each => found.includes(each)) ?? laid.turns;
    this.change({ ...NOTHING, turns: way, laid: { ...laid, turns: way, meeple: null } });
  }

  /** @param {string} segment */
  stand(segment) {
    const { laid } = this.draft.value;
    if (!laid) return;
    this.change({
      ...this.draft.value,
      laid: { ...laid, meeple: laid.meeple === segment ? null : segment },
    });
  }

  /** @param {Chosen} next */
  change(next) {
    this.draft.set(next);
    this.host.playSound('pick');
    this.reveal.put();
    this.ask();
    this.draw();
  }

  /** Nothing is laid any more; the camera goes back to where it was. */
  undo() {
    this.change({ ...NOTHING, turns: this.draft.value.turns });
    if (this.camera) this.camera.near = false;
    if (this.far) this.camera?.go(this.far.at, this.far.size);
    this.far = null;
  }

  nextLook() {
    const every = looksOf(this.view);
    this.choose(every[(every.indexOf(this.look) + 1) % every.length]);
  }

  /** @param {import('./looks.js').Look} look */
  choose(look) {
    this.look = look;
    this.host.announce(this.host.t(`carcassonne-look-${look}`));
    this.draw();
  }

  /** What can be typed now. @returns {import('../../../web/types').Command[]} */
  commands() {
    return this.frame?.mine && this.view ? commands(this.view, this.host.t) : [];
  }

  /** Tiles to come, points and chips, to look up. */
  facts() {
    const { host, frame } = this;
    if (!frame) return;
    const body = () => facts(host.t, this.sheet, /** @type {Frame} */ (this.frame));
    openDialog({ title: host.t('carcassonne-facts'), wide: true, body });
  }

  /**
   * What would be sent now, or null while something is missing.
   * @returns {import('./types').Action | null}
   */
  action() {
    const { laid, chip, segment } = this.draft.value;
    const { phase } = this.view;
    if (phase === 'place') return laid ? { do: 'place', ...laid } : null;
    if (phase === 'bet') return chip === null ? null : { do: 'bet', chip: chip || null };
    const question = asked(this.view);
    const named = question && segment ? { tile: question.tile, segment } : null;
    return named ? { do: phase === 'settle' ? 'settle' : 'choose', ...named } : null;
  }

  /** Every tile in words, made once for a frame. */
  spoken() {
    const { frame, host } = this;
    if (this.spokenOf !== frame) {
      this.spokenOf = frame;
      this.words = this.view.tiles.map(
        (_, number) =>
          html`<li class="cc-tile">${tileWords(host.t, /** @type {Frame} */ (frame), number)}</li>`,
      );
    }
    return this.words;
  }

  draw() {
    const { frame, host, view } = this;
    if (!frame || !view) return;
    render(html`${scene(this)}${dock(this)}`, this.table);
    if (!this.camera) {
      const [window_, lying] = ['.cc-sheet', '.cc-land'].map(
        part => /** @type {HTMLElement} */ (this.table.querySelector(part)),
      );
      this.camera = new Camera(window_, lying, () => this.draw());
      this.camera.bound(extent(view));
    }
    this.camera.place();
    if (!frame.past && frame.phase === 'playing') host.setActionBar(bar(this));
    if (this.awaited && document.activeElement === document.body) this.focus();
  }
}

/** @param {string} square */
function middleOf(square) {
  const [x, y] = square.split(',').map(Number);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The draft that was kept, if it still fits. @param {any} kept @param {Frame} frame @returns {Chosen | null} */
function revived(kept, frame) {
  const view = /** @type {View} */ (/** @type {unknown} */ (frame.view));
  const { laid, chip } = kept ?? {};
  if (view.phase === 'bet' && (chip === '' || view.chips.includes(chip)))
    return { ...NOTHING, chip };
  const fits =
    laid &&
    view.placements.some(one => one.x === laid.x && one.y === laid.y && one.turns === laid.turns);
  return fits ? { ...NOTHING, laid, turns: laid.turns } : null;
}
