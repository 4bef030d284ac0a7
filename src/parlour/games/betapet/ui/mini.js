/**
 * The small board of cards and lists, which shows the part of the board around the last play and is
 * legible at thumbnail size.
 */

import { html, nothing, render, svg } from '../../../web/board/templates.js';
import {
  CELL,
  MARGIN,
  SIZE,
  START,
  squareCorner,
  isJoker,
  addSharedInk,
  boardSheet,
  tile,
} from './art.js';
import { lastPlay } from './words.js';

/**
 * The width in pixels below which fewer squares are shown, and the number of squares across at
 * each size.
 */
const TINY_WIDTH = 90;
const TINY_SQUARES = 4;
const FULL_SQUARES = 9;

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
 * Sample positions for cards without a match, with words that cross near the start square.
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
function sampleView(size) {
  const board = Array(SIZE * SIZE).fill('');
  for (const [word, at, down] of SCENES[size])
    [...word].forEach((letter, i) => {
      board[at + i * (down ? SIZE : 1)] ||= letter;
    });
  const [[word, at]] = SCENES[size];
  return { board, premiums: STANDARD, values: VALUES, last: [...word].map((_, i) => at + i) };
}

/**
 * Return the first column or row of a section of the board that is centred on some squares.
 * @param {number[]} squares
 * @param {(square: number) => number} coordinate
 * @param {number} size in squares
 */
function viewOrigin(squares, coordinate, size) {
  const middle =
    squares.reduce((sum, square) => sum + coordinate(square), 0) / squares.length + 0.5;
  return Math.max(0, Math.min(SIZE - size, middle - size / 2));
}

/**
 * Render a view, or a sample position without one, into an element.
 * @param {HTMLElement} element
 * @param {any} view
 */
export default function mini(element, view) {
  addSharedInk();
  const width = element.clientWidth || 300;
  const height = element.clientHeight || 180;
  const tiny = width < TINY_WIDTH;
  const scene = view ?? sampleView(tiny ? 'tiny' : 'large');
  const lastSquares = /** @type {number[]} */ (
    view ? (lastPlay(view)?.tiles.map((/** @type {any} */ { square }) => square) ?? []) : scene.last
  );
  const newest = new Set(lastSquares);
  const across = tiny ? (view ? TINY_SQUARES : 3.2) : FULL_SQUARES;
  const down = Math.min(SIZE, (across * height) / width);
  const shownSquares = lastSquares.length ? lastSquares : [START];
  const left = viewOrigin(shownSquares, square => square % SIZE, across);
  const top = viewOrigin(shownSquares, square => Math.floor(square / SIZE), down);
  const letters = scene.board.map((/** @type {string} */ letter, /** @type {number} */ square) => {
    if (!letter) return nothing;
    const [x, y] = squareCorner(square);
    const isAnimated = !view && !tiny && newest.has(square);
    const tileDrawing = tile(letter, isJoker(letter) ? 0 : scene.values[letter], {
      ring: view && newest.has(square) ? 'last' : '',
    });
    return svg`<g transform="translate(${x} ${y})">
      <g class=${isAnimated ? 'bmi-lay' : ''} style="--nth:${lastSquares.indexOf(square)}">${tileDrawing}</g></g>`;
  });
  const viewBox = [MARGIN + left * CELL, MARGIN + top * CELL, across * CELL, down * CELL].join(' ');
  element.classList.add('bmi');
  element.classList.toggle('tiny', tiny);
  render(
    html`<svg viewBox=${viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      ${boardSheet(scene.premiums, bonus => bonus.toUpperCase())}${letters}</svg>`,
    element,
  );
}
