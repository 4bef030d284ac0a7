/** The board on the page: the printed sheet, the letters on it, and a grid of squares for keys and ears above both. */

import { createElement, html, nothing, render, svg } from '../../../web/board/templates.js';
import {
  CELL,
  MARGIN,
  SIZE,
  START,
  WIDTH,
  aim,
  band,
  corner,
  cursor,
  isJoker,
  sheet,
  squareOf,
  tile,
} from './art.js';
import { bubble } from './bubble.js';
import { lastPlay, squareWords } from './words.js';

/** @typedef {import('./draft.js').Draft} Draft */
/**
 * @typedef {{ view: any, draft: Draft, open: boolean, held: number | null, last: boolean, asked: boolean, fresh:
 *   boolean, verdict: 'good' | 'bad' | null, points: number | null, words: number[][], wrong: number[][] }} Scene
 */

const NEAR = 1.1;

const PICTURE = html`<svg viewBox="0 0 ${WIDTH} ${WIDTH}" aria-hidden="true" focusable="false"><g class="be-print"></g>
  <g class="be-letters"></g><g class="be-lit"></g><g class="be-drafted"></g><g class="be-aims"></g></svg>`;

export class Sheet {
  /** @param {import('../../../web/types').Words} t */
  constructor(t) {
    this.t = t;
    this.premiums = '';
    /** Where the focus of the grid rests. */
    this.stop = START;
    this.element = createElement('div', 'be-sheet', PICTURE);
    const layer = (/** @type {string} */ name) =>
      /** @type {SVGGElement} */ (this.element.querySelector(`.be-${name}`));
    this.print = layer('print');
    this.letters = layer('letters');
    this.drafted = layer('drafted');
    this.aims = layer('aims');
    this.lit = layer('lit');
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
        sheet(view.premiums, bonus => this.t(`betapet-mark-${bonus}`)),
        this.print,
      );
    }
    this.lay(scene);
    const under = /** @type {Map<number, string>} */ (
      new Map(draft.laid.map(({ square, letter }) => [square, letter]))
    );
    const last = new Set(
      lastPlay(view)?.tiles.map((/** @type {any} */ { square }) => square) ?? [],
    );
    const at = draft.at ?? this.stop;
    this.cells.forEach((cell, square) => {
      const letter = under.get(square) ?? view.board[square];
      const more = [
        under.has(square) ? this.t('betapet-say-draft') : '',
        last.has(square) ? this.t('betapet-say-last') : '',
        square === draft.at && scene.open
          ? this.t(draft.down ? 'betapet-say-down' : 'betapet-say-across')
          : '',
      ];
      const words = squareWords(this.t, view, square, letter, more);
      if (cell.ariaLabel !== words) cell.ariaLabel = words;
      if (cell.tabIndex !== (square === at ? 0 : -1)) cell.tabIndex = square === at ? 0 : -1;
    });
    this.element.classList.toggle('laid', draft.laid.length > 0);
  }

  /** Draw the letters: those that stay, and those of the draft. @param {Scene} scene */
  lay({ view, draft, open, held, last, asked, fresh, verdict, points, words, wrong }) {
    const play = last || asked ? lastPlay(view) : null;
    const newest = new Set(play?.tiles.map((/** @type {any} */ { square }) => square) ?? []);
    const worth = (/** @type {string} */ letter) =>
      letter === '?' || isJoker(letter) ? 0 : (view.values[letter] ?? 0);
    const order = fresh ? [...newest] : [];
    const trace = (play?.words ?? []).map((/** @type {any} */ word, /** @type {number} */ i) =>
      i === 0 || asked ? band(word.squares, asked ? 'asked' : 'last') : nothing,
    );
    const stays = view.board.map((/** @type {string} */ letter, /** @type {number} */ square) => {
      if (!letter) return nothing;
      const [x, y] = corner(square);
      const nth = order.indexOf(square);
      const land = nth < 0 ? '' : `be-land${play?.bingo ? ' bingo' : ''}`;
      return svg`<g transform="translate(${x} ${y})" data-at=${square}><g class=${land} style="--nth:${nth}">
        ${tile(letter, worth(letter), { ring: newest.has(square) ? 'last' : '' })}</g></g>`;
    });
    render(svg`${trace}${stays}`, this.letters);
    const ring = verdict === 'bad' ? 'bad' : 'draft';
    const faulty = new Set(wrong.flat());
    const shown = wrong.length ? wrong : words.slice(0, 1);
    const end = draft.laid.at(-1);
    const writes =
      open && draft.at !== null && !draft.laid.some(({ square }) => square === draft.at);
    const up = (/** @type {import('./draft.js').Laid} */ one) => {
      const [x, y] = corner(one.square);
      return svg`<g class="be-up${one.tile === held ? ' held' : ''}"
        transform="translate(${x - 0.8} ${y - 2.6}) scale(1.03)">
        ${tile(one.letter, worth(one.letter), { ring: faulty.has(one.square) ? 'bad' : 'draft' })}</g>`;
    };
    const good = verdict !== 'bad';
    const shownPoints = good ? String(points) : '×';
    render(
      svg`${shown.map(squares => band(squares, ring))}
        ${writes ? cursor(/** @type {number} */ (draft.at), draft.down, Boolean(view.board[draft.at ?? 0])) : nothing}
        ${draft.laid.map(up)}
        ${end && points !== null ? bubble(end.square, shownPoints, good, this.full(view, draft)) : nothing}`,
      this.drafted,
    );
  }

  /** Light up squares that a row of the log tells of. @param {readonly string[]} names such as h8 */
  light(names) {
    const spots = names.map(name => squareOf(name)).filter(square => square !== null);
    render(spots.map(aim), this.lit);
  }

  /** The squares with letters, those of the draft and the arrow counted. @param {any} view @param {Draft} draft */
  full(view, draft) {
    const found = new Set(draft.laid.map(({ square }) => square));
    view.board.forEach((/** @type {string} */ letter, /** @type {number} */ square) => {
      if (letter) found.add(square);
    });
    return draft.at === null ? found : found.add(draft.at);
  }

  /** Light the square a dragged tile would take. @param {number | null} square */
  point(square) {
    render(square === null ? nothing : aim(square), this.aims);
  }

  /**
   * The square under a spot of the screen, or the nearest one that may be used; null beside the board.
   * @param {number} clientX
   * @param {number} clientY
   * @param {(square: number) => boolean} [usable]
   */
  squareAt(clientX, clientY, usable) {
    const box = this.element.getBoundingClientRect();
    const scale = WIDTH / box.width;
    const x = ((clientX - box.left) * scale - MARGIN) / CELL;
    const y = ((clientY - box.top) * scale - MARGIN) / CELL;
    if (x < -0.6 || y < -0.6 || x > SIZE + 0.6 || y > SIZE + 0.6) return null;
    const column = Math.max(0, Math.min(SIZE - 1, Math.floor(x)));
    const row = Math.max(0, Math.min(SIZE - 1, Math.floor(y)));
    const under = row * SIZE + column;
    if (!usable || usable(under)) return under;
    let best = null;
    let least = NEAR;
    for (let square = 0; square < SIZE * SIZE; square++) {
      const distance = Math.hypot((square % SIZE) + 0.5 - x, Math.floor(square / SIZE) + 0.5 - y);
      if (distance < least && usable(square)) {
        least = distance;
        best = square;
      }
    }
    return best;
  }

  /** @param {number} square */
  focus(square) {
    this.stop = square;
    this.cells.forEach((cell, other) => {
      cell.tabIndex = other === square ? 0 : -1;
    });
    this.cells[square].focus({ preventScroll: true });
  }
}
