/**
 * The small living board on cards and lists: a corner of the sheet where letters lie, large enough to be read even at
 * thumb size.
 */

import { html, nothing, render, svg } from '../../../web/board/templates.js';
import { CELL, MARGIN, SIZE, START, corner, isJoker, prepareInk, sheet, tile } from './art.js';
import { lastPlay } from './words.js';

/** Narrower than this a board shows few squares; and how many squares across at each size. */
const TINY = 90;
const FEW = 4;
const MANY = 9;

const STANDARD = [
  't..T.......T..t',
  '.D.....D.....D.',
  '..t..d...d..t..',
  'T..d..d.d..d..T',
  '....D..d..D....',
  '..d..d...d..d..',
  '...d..t.t..d...',
  '.D..d..*..d..D.',
  '...d..t.t..d...',
  '..d..d...d..d..',
  '....D..d..D....',
  'T..d..d.d..d..T',
  '..t..d...d..t..',
  '.D.....D.....D.',
  't..T.......T..t',
].join('');
const VALUES = /** @type {Record<string, number>} */ ({
  P: 3,
  A: 1,
  R: 1,
  L: 1,
  U: 1,
  E: 1,
  T: 1,
  B: 3,
});
/**
 * Scenes for cards without a match: words cross near the star.
 * @type {Record<'large' | 'tiny', [string, number, boolean][]>}
 */
const SCENES = {
  large: [
    ['PARLoUR', 108, false],
    ['BAT', 94, true],
    ['ERA', 99, true],
  ],
  tiny: [
    ['PET', 111, false],
    ['BET', 97, true],
  ],
};

/** @param {'large' | 'tiny'} size */
function sample(size) {
  const board = Array(SIZE * SIZE).fill('');
  for (const [word, at, down] of SCENES[size])
    [...word].forEach((letter, i) => {
      board[at + i * (down ? SIZE : 1)] ||= letter;
    });
  const [[word, at]] = SCENES[size];
  return { board, premiums: STANDARD, values: VALUES, last: [...word].map((_, i) => at + i) };
}

/**
 * Where the window on the board begins, so that it looks at these squares.
 * @param {number[]} squares
 * @param {(square: number) => number} of
 * @param {number} size in squares
 */
function begin(squares, of, size) {
  const middle = squares.reduce((sum, square) => sum + of(square), 0) / squares.length + 0.5;
  return Math.max(0, Math.min(SIZE - size, middle - size / 2));
}

/** Draw a view, or a sample scene, into an element. @param {HTMLElement} element @param {any} view */
export default function mini(element, view) {
  prepareInk();
  const width = element.clientWidth || 300;
  const height = element.clientHeight || 180;
  const tiny = width < TINY;
  const scene = view ?? sample(tiny ? 'tiny' : 'large');
  const play = /** @type {number[]} */ (
    view ? (lastPlay(view)?.tiles.map((/** @type {any} */ { square }) => square) ?? []) : scene.last
  );
  const fresh = new Set(play);
  const across = tiny ? (view ? FEW : 3.2) : MANY;
  const down = Math.min(SIZE, (across * height) / width);
  const about = play.length ? play : [START];
  const left = begin(about, square => square % SIZE, across);
  const top = begin(about, square => Math.floor(square / SIZE), down);
  const letters = scene.board.map((/** @type {string} */ letter, /** @type {number} */ square) => {
    if (!letter) return nothing;
    const [x, y] = corner(square);
    const laid = !view && !tiny && fresh.has(square);
    const drawn = tile(letter, isJoker(letter) ? 0 : scene.values[letter], {
      ring: view && fresh.has(square) ? 'last' : '',
    });
    return svg`<g transform="translate(${x} ${y})">
      <g class=${laid ? 'bmi-lay' : ''} style="--nth:${play.indexOf(square)}">${drawn}</g></g>`;
  });
  const box = [MARGIN + left * CELL, MARGIN + top * CELL, across * CELL, down * CELL].join(' ');
  element.classList.add('bmi');
  element.classList.toggle('tiny', tiny);
  render(
    html`<svg viewBox=${box} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      ${sheet(scene.premiums, bonus => bonus.toUpperCase())}${letters}</svg>`,
    element,
  );
}
