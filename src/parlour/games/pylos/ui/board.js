/** The Pylos board, which renders frames and keeps the draft until it is sent. */

import { Draft } from '../../../web/board/draft.js';
import { showNote, hideNote } from '../../../web/board/hints.js';
import { attachKeyboard } from '../../../web/board/keys.js';
import { animateProgress } from '../../../web/board/motion.js';
import { isAble } from './cells.js';
import { commands } from './commands.js';
import {
  EMPTY_DRAFT,
  draftChoice,
  isLegalDraft,
  draftedCells,
  withTouchedCell,
  withoutLastStep,
} from './draft.js';
import { COLOURS, ballsOf } from './geometry.js';
import { ballMoves } from './motion.js';
import { attachBoardPointer } from './pointer.js';
import { draftOfPremove } from './premoves.js';
import { createStage } from './stage.js';
import { barWords, cellLabel, refusalText, reserveLabel } from './words.js';

/** @typedef {import('../../../web/types').Frame} Frame */
/** @typedef {import('../../../web/board/geometry.js').Point} Point */
/** @typedef {import('./draft.js').Act} Act */
/** @typedef {import('./draft.js').Draft} DraftValue */

/** Maximum number of balls to animate; larger jumps, as in an analysis, are shown at once. */
const MAX_FLIGHTS = 4;
const TURN_TIME = 260;
/** Value of `peek` that shows all levels. */
const ALL_LEVELS = 9;

export class Board {
  /**
   * @param {HTMLElement} root
   * @param {import('../../../web/types').Host} host
   */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    this.scene = createStage(root, host.t);
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Draft<DraftValue>} */
    this.draft = new Draft(host, {
      empty: EMPTY_DRAFT,
      revive: (kept, frame) => (isLegalDraft(acts(frame), kept) ? kept : null),
    });
    /** The balls that the last paint showed. @type {import('./geometry.js').Balls | null} */
    this.shown = null;
    this.turn = 0;
    this.peek = ALL_LEVELS;
    this.stopTurning = () => {};
    const { scene } = this;
    const room = new ResizeObserver(() => {
      scene.look(this.turn);
      if (this.frame?.view) this.paint();
    });
    room.observe(scene.board);
    const stops = [this.listenToPointer(), this.listenToKeys(), () => room.disconnect()];
    this.stop = () => stops.forEach(stop => stop());
    scene.turner.addEventListener('click', () => this.quarter());
    scene.table.addEventListener('focusin', event => {
      const { cell } = /** @type {HTMLElement} */ (event.target).dataset;
      // Show the focused cell only to players who use the keyboard.
      if (cell && root.dataset.quiet === undefined) scene.highlight(cell);
    });
    scene.table.addEventListener('focusout', () => scene.highlight(null));
    host.onSettingChange(() => {
      if (this.frame?.view) this.paint();
    });
    scene.highlight(null);
  }

  destroy() {
    this.stopTurning();
    this.stop();
    this.root.replaceChildren();
  }

  listenToPointer() {
    const all = (/** @type {import('./draft.js').Choice} */ found) => [
      ...found.hollows,
      ...found.balls,
    ];
    return attachBoardPointer(
      this.scene,
      {
        usable: () =>
          new Set(
            this.draft.isOpen ? [...all(this.options), ...draftedCells(this.draft.value)] : [],
          ),
        movable: () =>
          new Set(
            this.draft.isOpen ? [...this.options.balls, ...draftedCells(this.draft.value)] : [],
          ),
        targets: source =>
          source === this.draft.value.cell
            ? this.options.hollows
            : draftChoice(this.legal, { ...EMPTY_DRAFT, source }).hollows,
        fromReserve: () =>
          this.draft.isOpen && draftChoice(this.legal, EMPTY_DRAFT).hollows.size > 0,
        colour: () => this.mover,
        balls: () => this.shown ?? {},
      },
      {
        tap: cell => this.touch(cell),
        idle: (cell, spot) => this.idle(cell, spot),
        hover: cell => this.scene.highlight(cell),
        drop: (source, cell, at) => {
          const from = source === this.draft.value.cell ? this.draft.value.source : source;
          this.change({ source: from, cell, balls: [] }, at);
        },
        home: source => {
          const { cell, source: picked } = this.draft.value;
          this.change(
            source === cell || source === picked
              ? EMPTY_DRAFT
              : withTouchedCell(this.legal, this.draft.value, source),
          );
        },
      },
    );
  }

  listenToKeys() {
    const { pyramid, flat } = this.scene.buttons;
    return attachKeyboard(this.scene.table, {
      groups: () => [Object.values(pyramid), Object.values(flat)],
      isPreferred: button => isAble(button) || button.dataset.cell === undefined,
      acceptsKeys: () => this.draft.isOpen,
      findByName: text => flat[text] ?? null,
      bindings: {
        r: () => this.quarter(),
        Enter: (_, focus) => this.enter(focus?.dataset.cell),
      },
    });
  }

  get view() {
    return /** @type {import('./types').View} */ (/** @type {unknown} */ (this.frame?.view));
  }
  get seat() {
    return this.frame?.seat ?? 0;
  }
  /** The legal actions of the viewer; they remain available while an action is being sent. */
  get legal() {
    return this.frame?.mine && !this.frame.past ? acts(this.frame) : [];
  }
  /** Whether the opponent thinks and the viewer can choose a premove. */
  get isPremoving() {
    return this.frame?.premove !== undefined;
  }
  /** The chosen premove, also before it is confirmed. It is marked, but no ball moves yet. */
  get premove() {
    const { cell, source } = this.draft.value;
    return this.isPremoving && cell ? { cell, source } : null;
  }
  get options() {
    return draftChoice(this.legal, this.draft.value);
  }
  get mover() {
    return COLOURS[this.frame?.mine ? this.seat : (this.view?.to_move ?? 0)];
  }
  /**
   * The preview of the drafted action, with the squares or lines that it completes.
   * @returns {{bonus: boolean, made: string[]}|null}
   */
  get preview() {
    const { at } = this.options;
    return at < 0 ? null : /** @type {any} */ (this.frame?.previews?.[at] ?? null);
  }
  /** The balls of the current position with the draft applied, unless it is a premove. */
  get drafted() {
    const { cell, source } = this.draft.value;
    const balls = ballsOf(this.view.cells);
    if (this.isPremoving) return balls;
    if (cell) balls[cell] = this.mover;
    if (cell && source) delete balls[source];
    return balls;
  }

  /**
   * Change the draft, and send it if it needs no confirmation.
   * @param {DraftValue} next
   * @param {{x: number, y: number}} [start] where a dragged ball was dropped, in drawing units
   */
  change(next, start) {
    const { draft, host } = this;
    if (next === draft.value || !draft.isOpen) return;
    const fewer = draftedCells(next).size < draftedCells(draft.value).size;
    const isComplete = draftChoice(this.legal, next).action !== null;
    if (this.frame?.premove && (!isComplete || host.setting('confirm'))) host.cancelPremove?.();
    draft.set(next);
    this.peek = ALL_LEVELS;
    hideNote(this.scene.table);
    if (!next.cell || this.isPremoving) host.playSound(fewer ? 'undo' : 'pick');
    this.draw(start);
    // A move is sent at once unless the player confirms moves. A removal always needs
    // confirmation, because a second ball may follow.
    if (next.cell && this.options.action && !host.setting('confirm')) {
      this.send();
      return;
    }
    if (this.isPremoving && this.options.empty) return;
    const { prompt: ask, reason: why } = this.said();
    host.announce(`${ask} ${why}`.trim());
  }

  undo() {
    this.change(withoutLastStep(this.draft.value));
  }

  /** Apply a tap on a cell to the draft, or explain why it has no effect. @param {string} cell */
  touch(cell) {
    const { value, isOpen } = this.draft;
    const isCancelled = Boolean(this.premove && draftedCells(value).has(cell));
    const next = isCancelled ? EMPTY_DRAFT : withTouchedCell(this.legal, value, cell);
    if (next === value && isOpen && !this.isPremoving) this.refuse(cell, this.scene.spotOf(cell));
    else this.change(next);
  }

  /**
   * Handle the Enter key: choose the focused cell, or send the draft if the cell is already chosen
   * or cannot be used.
   * @param {string | undefined} cell
   */
  enter(cell) {
    if (cell === undefined || this.frame?.past) return false;
    const { hollows, balls, action } = this.options;
    if (!draftedCells(this.draft.value).has(cell) && (hollows.has(cell) || balls.has(cell)))
      this.touch(cell);
    else if (action && !this.frame?.premove) this.send();
    else this.touch(cell);
    return true;
  }

  send() {
    const { action } = this.options;
    if (action) this.draft.send(action, refusal => (refusal ? this.draw() : this.bar()));
  }

  quarter() {
    const { scene, host } = this;
    this.stopTurning();
    host.playSound('pick');
    const from = this.turn;
    const to = Math.round(from + 1);
    const step = (/** @type {number} */ part) => {
      this.turn = from + (to - from) * part;
      scene.look(this.turn);
      if (this.view) scene.paint(this.picture(), true);
    };
    this.stopTurning = animateProgress(TURN_TIME, step, () => {
      this.turn = to % 4;
      scene.look(this.turn);
      if (!this.view) return;
      this.paint();
      this.name();
    });
  }

  /**
   * Handle a tap that selects nothing: explain why, or hide the third level and the apex to show
   * the balls below.
   * @param {string | null} cell
   * @param {Point} spot
   */
  idle(cell, spot) {
    const high = cell !== null && Boolean(this.shown?.[cell]) && Number(cell[0]) >= 3;
    if (high || this.peek !== ALL_LEVELS) {
      this.peek = high && this.peek === ALL_LEVELS ? 3 : ALL_LEVELS;
      this.paint();
    }
    this.scene.highlight(cell);
    if (!cell) hideNote(this.scene.table);
    else if (this.draft.isOpen && !high && !this.isPremoving) this.refuse(cell, spot);
    else this.host.announce(this.scene.buttons.flat[cell].getAttribute('aria-label') ?? '');
  }

  /**
   * Show a note on the board that explains why a cell cannot be used.
   * @param {string} cell
   * @param {Point} spot
   */
  refuse(cell, spot) {
    const words = refusalText(this.host.t, this.facts, cell);
    showNote(this.scene.table, spot, words);
    this.host.announce(words);
  }

  /**
   * Return the current picture of the pyramid, with the draft and all marks.
   * @returns {Omit<import('./scene.js').Picture, 'fresh'>}
   */
  picture() {
    const { view, drafted: balls, options, host, preview, premove, isPremoving } = this;
    const draft = premove ? EMPTY_DRAFT : this.draft.value;
    const { over, last } = view;
    const hints = host.setting('legal') && this.draft.isOpen;
    const stands = (/** @type {string} */ cell) => balls[cell] === COLOURS[last?.seat ?? 0];
    const made = last?.made.length && last.made.every(stands) ? last.made : [];
    const up = [draft.source, ...draft.balls].filter(cell => cell !== null);
    return {
      balls,
      own: this.mover,
      peek: this.peek,
      premove,
      glowing: hints && !draft.cell && !premove ? options.hollows : new Set(),
      // While the opponent thinks, nothing asks for a move.
      isQuiet: isPremoving && !draft.source,
      offered: hints && !draft.source && !draft.cell && !isPremoving ? options.balls : new Set(),
      offer: options.phase === 'take' ? 'take' : 'raise',
      lifted: draft.cell ? [] : up,
      drafted: draft.cell,
      trace: host.setting('trace') && last && (options.empty || premove) ? last : null,
      arc: draft.source && draft.cell ? { source: draft.source, cell: draft.cell } : null,
      ring: draft.cell ? (preview?.made ?? []) : draft.balls.length ? [] : made,
      crowned: over === 'apex',
    };
  }

  paint() {
    const { scene, frame, seat, view, host } = this;
    const { cell, source, balls } = this.isPremoving ? EMPTY_DRAFT : this.draft.value;
    scene.paint(this.picture());
    for (const [which, index] of /** @type {const} */ ([
      ['near', seat],
      ['far', 1 - seat],
    ])) {
      const own = frame?.mine && index === seat;
      const count = view.reserve[index];
      scene.reserve(which, {
        colour: COLOURS[index],
        count,
        leaving: own && cell && !source ? 1 : 0,
        coming: own ? balls.length : 0,
        words: reserveLabel(host.t, /** @type {Frame} */ (frame), index, count),
      });
    }
  }

  /** The facts from which the labels of cells are derived. */
  get facts() {
    const { drafted: balls, seat, options, frame, draft } = this;
    return {
      balls,
      own: COLOURS[seat],
      mine: frame?.seat ?? null,
      choice: options,
      draft: draft.value,
      isPremoving: this.isPremoving,
    };
  }

  name() {
    const { facts, options, frame, scene, draft } = this;
    const usable = new Set(draft.isOpen ? [...options.hollows, ...options.balls] : []);
    scene.buttons.name({
      balls: facts.balls,
      usable,
      held: draftedCells(draft.value),
      still: Boolean(frame?.past),
      words: cell => cellLabel(this.host.t, facts, cell),
    });
    const ready =
      draft.isOpen && !draft.value.source && options.phase === 'move' && options.hollows.size > 0;
    scene.rails.near.classList.toggle('able', ready);
  }

  said() {
    return barWords(
      this.host.t,
      /** @type {Frame} */ (this.frame),
      this.options,
      this.draft.value,
      this.preview,
    );
  }

  /** Update the action bar for the mover. The page itself shows whose turn it is and the result. */
  bar() {
    const { frame, draft, host, options } = this;
    if (!frame?.mine || frame.past) return;
    const { prompt: ask, reason: why, confirm = '' } = this.said();
    host.setActionBar({
      prompt: ask,
      reason: why,
      confirm: options.action && draft.isOpen ? { text: confirm, run: () => this.send() } : null,
      undo:
        options.empty || !draft.isOpen
          ? null
          : { text: host.t('pylos-do-undo'), run: () => this.undo() },
    });
  }

  /**
   * Render the current position with the draft, and animate the balls that have moved.
   * @param {{x: number, y: number}} [start] where a dragged ball was dropped, in drawing units
   */
  draw(start) {
    if (!this.view) return;
    const { host, scene, seat, draft } = this;
    const after = this.drafted;
    const first = !this.shown;
    const moved = ballMoves(this.shown ?? {}, after);
    this.shown = after;
    this.paint();
    this.name();
    this.bar();
    if (!first && moved.length) host.playSound(moved.some(({ to }) => to) ? 'place' : 'take');
    if (first || !host.setting('motion') || moved.length > MAX_FLIGHTS) return;
    scene.fly(
      moved,
      journey => {
        const index = COLOURS.indexOf(journey.colour);
        const count = this.view.reserve[index];
        const place = journey.to && draft.value.cell !== journey.to ? count : count - 1;
        return [index === seat ? 'near' : 'far', place];
      },
      start,
    );
  }

  /** @param {Frame} next */
  update(next) {
    this.frame = next;
    if (!next.view) return;
    if (!this.draft.update(next)) {
      this.bar();
      return;
    }
    if (next.premove) this.draft.value = draftOfPremove(next.premove);
    this.peek = ALL_LEVELS;
    hideNote(this.scene.table);
    this.draw();
  }

  /** Return the commands that match the typed text. @param {string} typed */
  commands(typed) {
    return commands(this.legal, typed, this.host.t);
  }

  /** Highlight the cells of a log row. @param {readonly string[]} places */
  highlight(places) {
    this.scene.light(places);
  }
}

/**
 * @param {Frame} frame
 * @returns {Act[]}
 */
const acts = frame => /** @type {Act[]} */ (frame.legal_actions ?? []);
