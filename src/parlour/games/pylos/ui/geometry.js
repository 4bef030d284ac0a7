/** Where things are: the thirty hollows, what rests on what, and the eye that looks at them. One ball is one unit wide. */

/**
 * A hollow's name: level, column, row, such as "2b1".
 * @typedef {string} Cell
 * @typedef {'w'|'b'} Colour
 * @typedef {Record<Cell, Colour>} Balls  what lies where; empty hollows are left out
 * @typedef {{cell: Cell, level: number, column: number, row: number, below: Cell[], above: Cell[]}} Hollow
 * @typedef {{x: number, y: number, near: number, u: number, v: number, z: number}} Spot
 */

/** Hollows along one side of each level, lowest first. */
export const SIZES = [4, 3, 2, 1];
/** Four balls hold a fifth this much higher than themselves. */
const STEP = Math.SQRT1_2;
/** Drawn units along one unit of the board: a ball is this wide. */
export const BALL = 100;

const name = (level, column, row) => `${level}${'abcd'[column]}${row + 1}`;
const square = (level, column, row) => [[0, 0], [1, 0], [0, 1], [1, 1]].map(([right, on]) => [level, column + right, row + on]);
const exists = ([level, column, row]) => level >= 1 && level <= 4 && column >= 0 && row >= 0 && column < SIZES[level - 1] && row < SIZES[level - 1];
const names = places => places.filter(exists).map(place => name(...place));

/** @type {Hollow[]} in the order of a position's thirty characters */
export const HOLLOWS = SIZES.flatMap((size, index) => Array.from({ length: size * size }, (_, at) => {
  const level = index + 1, column = at % size, row = Math.floor(at / size);
  return { cell: name(level, column, row), level, column, row, below: names(square(level - 1, column, row)), above: names(square(level + 1, column - 1, row - 1)) };
}));
/** @type {Record<Cell, Hollow>} */
export const HOLLOW = Object.fromEntries(HOLLOWS.map(hollow => [hollow.cell, hollow]));

/** The balls that a position's thirty characters show. @returns {Balls} */
export const laid = cells => Object.fromEntries(HOLLOWS.map(({ cell }, at) => [cell, cells[at]]).filter(([, colour]) => colour !== '.'));
/** Whether a ball lies here and carries none. */
export const bare = (balls, cell) => Boolean(balls[cell]) && HOLLOW[cell].above.every(above => !balls[above]);
/** Whether this hollow is empty and has all the balls it rests on. */
export const supported = (balls, cell) => !balls[cell] && HOLLOW[cell].below.every(below => balls[below]);

/** The tray's outline on the board's plane, its corner radius, and the heights of its parts. */
export const TRAY = { low: -.85, high: 3.85, radius: .48, rim: .24, top: -.24, floor: -.40, foot: -.86 };

/**
 * An eye that looks over one corner of the board: a1's at no turn, the next one with each quarter (parts of one are in between).
 * It looks down at 40 degrees: a few more, and balls three levels apart would show as stacked discs.
 */
export function eye(turn = 0) {
  const angle = turn * Math.PI / 2, cos = Math.cos(angle), sin = Math.sin(angle), tilt = 40 * Math.PI / 180, flat = Math.sin(tilt), rise = Math.cos(tilt);
  const turned = (x, y) => [1.5 + (x - 1.5) * cos + (y - 1.5) * sin, 1.5 - (x - 1.5) * sin + (y - 1.5) * cos];
  const flown = (u, v, z) => [(u - v) * STEP * BALL, -(u + v) * STEP * flat * BALL - z * rise * BALL];
  const depth = (u, v, z) => -(u + v) * STEP * rise + z * flat;
  const spots = {};
  for (const { cell, level, column, row } of HOLLOWS) {
    const [u, v] = turned(column + (level - 1) / 2, row + (level - 1) / 2), z = (level - 1) * STEP, [x, y] = flown(u, v, z);
    spots[cell] = { x, y, near: depth(u, v, z), u, v, z };
  }
  const corner = TRAY.radius * (Math.SQRT2 - 2), far = 2 * TRAY.high + corner, close = 2 * TRAY.low - corner, side = TRAY.high - TRAY.low + corner;
  const top = Math.min(flown(1.5, 1.5, 3 * STEP)[1] - 62, flown(far / 2, far / 2, TRAY.top)[1] - 8);
  const bottom = flown(close / 2, close / 2, TRAY.foot)[1] + 22, half = side * STEP * BALL + 6;
  return {
    turn, flat, rise, depth, flown,
    /** @type {Record<Cell, Spot>} where each ball's middle is seen */
    spots,
    /** The drawn point of a point of the board. */
    see: (x, y, z) => flown(...turned(x, y), z),
    /** What the picture needs: left, top, width, height. */
    box: [-half, top, 2 * half, bottom - top],
  };
}
/** @typedef {ReturnType<typeof eye>} Eye */

/** Where the turned eye sees a hollow of its level from above: column and row, counted from the near corner. */
export function seenFrom({ level, column, row }, turn) {
  const last = SIZES[level - 1] - 1;
  let x = column, y = row;
  for (let quarter = 0; quarter < ((turn % 4) + 4) % 4; quarter++) [x, y] = [y, last - x];
  return [x, y];
}
