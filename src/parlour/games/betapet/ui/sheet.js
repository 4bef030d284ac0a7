/** The board on the page: the printed sheet, the letters on it, and a grid of squares for keys and ears above both. */

import { CELL, MARGIN, SIZE, START, WIDTH, aim, band, corner, cursor, isJoker, sheet, tile } from './art.js';
import { bubble } from './bubble.js';
import { lastPlay, squareWords } from './words.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {{ view: any, draft: Draft, open: boolean, held: number | null, last: boolean, asked: boolean, fresh: boolean, verdict: 'good' | 'bad' | null, points: number | null, words: number[][], wrong: number[][] }} Scene */

const NEAR = 1.1;

export class Sheet {
  /** @param {import('../../../web/types').Words} t */
  constructor(t) {
    this.t = t;
    this.premiums = '';
    /** Where the focus of the grid rests. */
    this.stop = START;
    this.told = '';
    this.element = document.createElement('div');
    this.element.className = 'be-sheet';
    this.element.innerHTML = `<svg viewBox="0 0 ${WIDTH} ${WIDTH}" aria-hidden="true" focusable="false"><g class="be-print"></g><g class="be-letters"></g><g class="be-drafted"></g><g class="be-aims"></g></svg>`;
    const layer = (/** @type {string} */ name) => /** @type {SVGGElement} */ (this.element.querySelector(`.be-${name}`));
    this.print = layer('print'); this.letters = layer('letters'); this.drafted = layer('drafted'); this.aims = layer('aims');
    this.grid = document.createElement('div');
    this.grid.className = 'be-grid';
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
      this.print.innerHTML = sheet(view.premiums, bonus => this.t(`betapet-mark-${bonus}`));
    }
    this.lay(scene);
    const under = /** @type {Map<number, string>} */ (new Map(draft.laid.map(({ square, letter }) => [square, letter])));
    const last = new Set(lastPlay(view)?.tiles.map((/** @type {any} */ { square }) => square) ?? []), at = draft.at ?? this.stop;
    this.cells.forEach((cell, square) => {
      const letter = under.get(square) ?? view.board[square], more = [under.has(square) ? this.t('betapet-say-draft') : '', last.has(square) ? this.t('betapet-say-last') : '', square === draft.at && scene.open ? this.t(draft.down ? 'betapet-say-down' : 'betapet-say-across') : ''];
      const words = squareWords(this.t, view, square, letter, more);
      if (cell.ariaLabel !== words) cell.ariaLabel = words;
      if (cell.tabIndex !== (square === at ? 0 : -1)) cell.tabIndex = square === at ? 0 : -1;
    });
    this.element.classList.toggle('laid', draft.laid.length > 0);
  }

  /** Draw the letters: those that stay, and those of the draft. @param {Scene} scene */
  lay({ view, draft, open, held, last, asked, fresh, verdict, points, words, wrong }) {
    const play = last || asked ? lastPlay(view) : null, newest = new Set(play?.tiles.map((/** @type {any} */ { square }) => square) ?? []);
    const worth = (/** @type {string} */ letter) => (letter === '?' || isJoker(letter) ? 0 : view.values[letter] ?? 0);
    const trace = (play?.words ?? []).map((/** @type {any} */ word, /** @type {number} */ i) => (i === 0 || asked ? band(word.squares, asked ? 'asked' : 'last') : '')).join('');
    const stays = trace + view.board.map((/** @type {string} */ letter, /** @type {number} */ square) => {
      if (!letter) return '';
      const [x, y] = corner(square), order = fresh && newest.has(square) ? [...newest].indexOf(square) : -1;
      return `<g transform="translate(${x} ${y})"><g${order >= 0 ? ` class="be-land${play?.bingo ? ' bingo' : ''}" style="--nth:${order}"` : ''}>${tile(letter, worth(letter), { ring: newest.has(square) ? 'last' : '' })}</g></g>`;
    }).join('');
    if (stays !== this.told) { this.told = stays; this.letters.innerHTML = stays; }
    const ring = verdict === 'bad' ? 'bad' : 'draft', shown = wrong.length ? wrong : words.slice(0, 1), end = draft.laid.at(-1);
    const arrow = open && draft.at !== null && !draft.laid.some(({ square }) => square === draft.at) ? cursor(draft.at, draft.down, Boolean(view.board[draft.at])) : '';
    const tiles = draft.laid.map(one => { const [x, y] = corner(one.square); return `<g class="be-up${one.tile === held ? ' held' : ''}" transform="translate(${x - .8} ${y - 2.6}) scale(1.03)">${tile(one.letter, worth(one.letter), { ring })}</g>`; }).join('');
    const sum = end && points !== null ? bubble(end.square, verdict === 'bad' ? '×' : String(points), verdict !== 'bad', this.full(view, draft)) : '';
    this.drafted.innerHTML = shown.map(squares => band(squares, ring)).join('') + arrow + tiles + sum;
  }

  /** The squares with letters, those of the draft and the arrow counted. @param {any} view @param {Draft} draft */
  full(view, draft) {
    const found = new Set(draft.laid.map(({ square }) => square));
    view.board.forEach((/** @type {string} */ letter, /** @type {number} */ square) => { if (letter) found.add(square); });
    return draft.at === null ? found : found.add(draft.at);
  }

  /** Light the square a dragged tile would take. @param {number | null} square */
  point(square) { this.aims.innerHTML = square === null ? '' : aim(square); }

  /** The square under a spot of the screen, or the nearest one that may be used; null beside the board. @param {number} clientX @param {number} clientY @param {(square: number) => boolean} [usable] */
  squareAt(clientX, clientY, usable) {
    const box = this.element.getBoundingClientRect(), scale = WIDTH / box.width, x = ((clientX - box.left) * scale - MARGIN) / CELL, y = ((clientY - box.top) * scale - MARGIN) / CELL;
    if (x < -.6 || y < -.6 || x > SIZE + .6 || y > SIZE + .6) return null;
    const column = Math.max(0, Math.min(SIZE - 1, Math.floor(x))), row = Math.max(0, Math.min(SIZE - 1, Math.floor(y))), under = row * SIZE + column;
    if (!usable || usable(under)) return under;
    let best = null, least = NEAR;
    for (let square = 0; square < SIZE * SIZE; square++) {
      const distance = Math.hypot((square % SIZE) + .5 - x, Math.floor(square / SIZE) + .5 - y);
      if (distance < least && usable(square)) { least = distance; best = square; }
    }
    return best;
  }

  /** @param {number} square */
  focus(square) {
    this.stop = square;
    this.cells.forEach((cell, other) => { cell.tabIndex = other === square ? 0 : -1; });
    this.cells[square].focus({ preventScroll: true });
  }
}
