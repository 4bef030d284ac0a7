/**
 * The board view: printed squares, letters, and a grid of cells above them for keyboards and screen
 * readers.
 */

import { setTabStop } from '../../../web/board/keys.js';
import { createElement, html, nothing, render, svg } from '../../../web/board/templates.js';
import {
  CELL,
  MARGIN,
  SIZE,
  START,
  WIDTH,
  targetMark,
  squareBand,
  squareCorner,
  cursorMark,
  isJoker,
  boardSheet,
  squareOf,
  tile,
} from './art.js';
import { pointsBubble } from './bubble.js';
import { lastPlay, squareText } from './words.js';

/** @typedef {import('./draft.js').Draft} Draft */
/**
 * @typedef {{ view: any, draft: Draft, open: boolean, held: number | null, last: boolean, asked: boolean, fresh:
 *   boolean, verdict: 'good' | 'bad' | null, points: number | null, words: number[][], wrong: number[][] }} Scene
 */

const SNAP_DISTANCE = 1.1;

const BOARD_SVG = html`<svg viewBox="0 0 ${WIDTH} ${WIDTH}" aria-hidden="true" focusable="false">
  <g class="be-print"></g>
  <g class="be-letters"></g><g class="be-lit"></g><g class="be-drafted"></g><g class="be-aims"></g></svg>`;

export class BoardView {
  /** @param {import('../../../web/types').Words} t */
  constructor(t) {
    this.t = t;
    this.premiums = '';
    /** The square whose cell is the tab stop of the grid. */
    this.tabStop = START;
    this.element = createElement('div', 'be-sheet', BOARD_SVG);
    const layer = (/** @type {string} */ name) =>
      /** @type {SVGGElement} */ (this.element.querySelector(`.be-${name}`));
    this.printLayer = layer('print');
    this.letterLayer = layer('letters');
    this.draftLayer = layer('drafted');
    this.targetLayer = layer('aims');
    this.highlights = layer('lit');
    this.grid = createElement('div', 'be-grid');
    this.grid.setAttribute('role', 'grid');
    this.grid.setAttribute('aria-label', t('betapet-board'));
    /** @type {HTMLElement[]} */
    this.cells = [];
    for (let row = 0; row < SIZE; row++) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = 0; column < SIZE; column++) {
        const cell = document.createElement('div');
        cell.setAttribute('role', 'gridcell');
        cell.dataset.square = String(row * SIZE + column);
        cell.tabIndex = -1;
        this.cells.push(cell);
        line.append(cell);
      }
      this.grid.append(line);
    }
    this.element.append(this.grid);
  }

  /** @param {Scene} scene */
  update(scene) {
    const { view, draft } = scene;
    if (view.premiums !== this.premiums) {
      this.premiums = view.premiums;
      render(
        boardSheet(view.premiums, bonus => this.t(`betapet-mark-${bonus}`)),
        this.printLayer,
      );
    }
    this.drawTiles(scene);
    const draftLetters = /** @type {Map<number, string>} */ (
      new Map(draft.laid.map(({ square, letter }) => [square, letter]))
    );
    const lastSquares = new Set(
      lastPlay(view)?.tiles.map((/** @type {any} */ { square }) => square) ?? [],
    );
    const tabSquare = draft.at ?? this.tabStop;
    this.cells.forEach((cell, square) => {
      const letter = draftLetters.get(square) ?? view.board[square];
      const details = [
        draftLetters.has(square) ? this.t('betapet-say-draft') : '',
        lastSquares.has(square) ? this.t('betapet-say-last') : '',
        square === draft.at && scene.open
          ? this.t(draft.down ? 'betapet-say-down' : 'betapet-say-across')
          : '',
      ];
      const label = squareText(this.t, view, square, letter, details);
      if (cell.ariaLabel !== label) cell.ariaLabel = label;
      if (cell.tabIndex !== (square === tabSquare ? 0 : -1))
        cell.tabIndex = square === tabSquare ? 0 : -1;
    });
    this.element.classList.toggle('laid', draft.laid.length > 0);
  }

  /** Draw the letters of the board and of the draft. @param {Scene} scene */
  drawTiles({ view, draft, open, held, last, asked, fresh, verdict, points, words, wrong }) {
    const play = last || asked ? lastPlay(view) : null;
    const newestSquares = new Set(play?.tiles.map((/** @type {any} */ { square }) => square) ?? []);
    const tileValue = (/** @type {string} */ letter) =>
      letter === '?' || isJoker(letter) ? 0 : (view.values[letter] ?? 0);
    const order = fresh ? [...newestSquares] : [];
    const wordBands = (play?.words ?? []).map((/** @type {any} */ word, /** @type {number} */ i) =>
      i === 0 || asked ? squareBand(word.squares, asked ? 'asked' : 'last') : nothing,
    );
    const placedTiles = view.board.map(
      (/** @type {string} */ letter, /** @type {number} */ square) => {
        if (!letter) return nothing;
        const [x, y] = squareCorner(square);
        const animationIndex = order.indexOf(square);
        const className = animationIndex < 0 ? '' : `be-land${play?.bingo ? ' bingo' : ''}`;
        return svg`<g transform="translate(${x} ${y})" data-at=${square}>
          <g class=${className} style="--nth:${animationIndex}">
        ${tile(letter, tileValue(letter), { ring: newestSquares.has(square) ? 'last' : '' })}</g></g>`;
      },
    );
    render(svg`${wordBands}${placedTiles}`, this.letterLayer);
    const ring = verdict === 'bad' ? 'bad' : 'draft';
    const wrongSquares = new Set(wrong.flat());
    const bandSquares = wrong.length ? wrong : words.slice(0, 1);
    const end = draft.laid.at(-1);
    const showsCursor =
      open && draft.at !== null && !draft.laid.some(({ square }) => square === draft.at);
    const draftTile = (/** @type {import('./draft.js').DraftTile} */ laidTile) => {
      const [x, y] = squareCorner(laidTile.square);
      return svg`<g class="be-up${laidTile.tile === held ? ' held' : ''}"
        transform="translate(${x - 0.8} ${y - 2.6}) scale(1.03)">
        ${tile(laidTile.letter, tileValue(laidTile.letter), {
          ring: wrongSquares.has(laidTile.square) ? 'bad' : 'draft',
        })}</g>`;
    };
    const isValid = verdict !== 'bad';
    const shownPoints = isValid ? String(points) : '×';
    render(
      svg`${bandSquares.map(squares => squareBand(squares, ring))}
        ${showsCursor ? cursorMark(/** @type {number} */ (draft.at), draft.down) : nothing}
        ${draft.laid.map(draftTile)}
        ${
          end && points !== null
            ? pointsBubble(end.square, shownPoints, isValid, this.occupiedSquares(view, draft))
            : nothing
        }`,
      this.draftLayer,
    );
  }

  /** Highlight the squares that a log row names. @param {readonly string[]} names such as h8 */
  highlight(names) {
    const squares = names.map(name => squareOf(name)).filter(square => square !== null);
    render(squares.map(targetMark), this.highlights);
  }

  /**
   * Return the squares with letters, including the squares of the draft and the cursor.
   * @param {any} view
   * @param {Draft} draft
   */
  occupiedSquares(view, draft) {
    const occupied = new Set(draft.laid.map(({ square }) => square));
    view.board.forEach((/** @type {string} */ letter, /** @type {number} */ square) => {
      if (letter) occupied.add(square);
    });
    return draft.at === null ? occupied : occupied.add(draft.at);
  }

  /** Mark the square where a dragged tile would land. @param {number | null} square */
  showTarget(square) {
    render(square === null ? nothing : targetMark(square), this.targetLayer);
  }

  /**
   * Return the square at a screen point, the nearest usable square, or null outside the board.
   * @param {number} clientX
   * @param {number} clientY
   * @param {(square: number) => boolean} [isUsable]
   */
  squareAt(clientX, clientY, isUsable) {
    const box = this.element.getBoundingClientRect();
    const scale = WIDTH / box.width;
    const x = ((clientX - box.left) * scale - MARGIN) / CELL;
    const y = ((clientY - box.top) * scale - MARGIN) / CELL;
    if (x < -0.6 || y < -0.6 || x > SIZE + 0.6 || y > SIZE + 0.6) return null;
    const column = Math.max(0, Math.min(SIZE - 1, Math.floor(x)));
    const row = Math.max(0, Math.min(SIZE - 1, Math.floor(y)));
    const pointedSquare = row * SIZE + column;
    if (!isUsable || isUsable(pointedSquare)) return pointedSquare;
    let best = null;
    let minDistance = SNAP_DISTANCE;
    for (let square = 0; square < SIZE * SIZE; square++) {
      const distance = Math.hypot((square % SIZE) + 0.5 - x, Math.floor(square / SIZE) + 0.5 - y);
      if (distance < minDistance && isUsable(square)) {
        minDistance = distance;
        best = square;
      }
    }
    return best;
  }

  /** @param {number} square */
  focus(square) {
    this.tabStop = square;
    setTabStop(this.cells, this.cells[square]);
    this.cells[square].focus({ preventScroll: true });
  }
}
