/** How tanks stand on shelves: as large as the room allows, rows as even as they can be. */

const SHAPE = 344 / 320;
const SMALLEST = 68;
/** How wide a column of a ticket must be, in letters, to be read at all. */
const COLUMN = 0.85;
const LARGEST = 330;
/** How high patterns, players and hand are beneath the tanks, in lines of text. */
const BENEATH = 7;

/** @param {number} width */
const gapOf = width => (width < 560 ? 5 : 10);

/**
 * What one row needs beside its tanks: room for the points above, the board and the ticket beneath; `letter` is the
 * reader's text size in pixels.
 * @param {number} tank
 * @param {number} letter
 * @param {number} cells
 */
export function rowExtras(tank, letter, cells) {
  const narrow = tank < cells * letter * 1.85;
  const large = tank > letter * 13.5;
  return {
    head: Math.round(letter * (tank < 130 ? 0.9 : 1.05)),
    plank: tank < 130 ? 9 : 14,
    ticket: Math.round(letter * (narrow ? 3.1 : large ? 2.75 : 2.65)),
    foot: 7,
    narrow,
    large,
  };
}

/** @param {{head: number, plank: number, ticket: number, foot: number}} extras */
const extrasHeight = extras => extras.head + extras.plank + extras.ticket + extras.foot;

/**
 * The best shelves for so many tanks. `cells`: how many columns a ticket has.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} letter
 * @param {number} cells
 */
export function shelves(count, width, height, letter, cells) {
  const gap = gapOf(width);
  const smallest = Math.max(SMALLEST, cells * letter * COLUMN);
  /** @type {{rows: number, tank: number} | null} */
  let best = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns + 1)) / columns;
    for (const guess of [LARGEST, letter * 13, smallest]) {
      const extras = rowExtras(Math.min(guess, wide), letter, cells);
      const high = (height / rows - extrasHeight(extras)) / SHAPE;
      const tank = Math.min(wide, high, LARGEST);
      if (rowExtras(tank, letter, cells).ticket <= extras.ticket && (!best || tank > best.tank + 1))
        best = { rows, tank };
    }
  }
  const least = Math.min(smallest, (width - gap * 3) / 2);
  if (!best || best.tank < least) {
    const columns = Math.max(1, Math.min(count, Math.floor((width - gap) / (least + gap))));
    best = {
      rows: Math.ceil(count / columns),
      tank: Math.max(least, (width - gap * (columns + 1)) / columns),
    };
  }
  return placed(count, best, width, height, letter, cells);
}

/**
 * Where each tank stands, in pixels from the room's corner, and how high the whole is.
 * @param {number} count
 * @param {{rows: number, tank: number}} best
 * @param {number} width
 * @param {number} height
 * @param {number} letter
 * @param {number} cells
 */
function placed(count, { rows, tank: size }, width, height, letter, cells) {
  const tank = Math.floor(size);
  const extras = rowExtras(tank, letter, cells);
  const row = Math.round(tank * SHAPE) + extrasHeight(extras);
  const slack = Math.max(0, height - row * rows);
  const share = Math.floor(slack / (rows + 1));
  const spots = [];
  const planks = [];
  let first = 0;
  for (let line = 0; line < rows; line++) {
    const here = Math.ceil((count - first) / (rows - line));
    const top = share + line * (row + share) + extras.head;
    const gap = Math.min(Math.max(gapOf(width), tank * 0.22), (width - here * tank) / (here + 1));
    const left = (width - here * tank - gap * (here - 1)) / 2;
    for (let i = 0; i < here; i++)
      spots.push({ left: Math.round(left + i * (tank + gap)), top, row: line, column: i });
    planks.push({
      top: top + Math.round(tank * SHAPE) - Math.round(tank * 0.03),
      height: extras.plank,
    });
    first += here;
  }
  return {
    tank,
    high: Math.round(tank * SHAPE),
    spots,
    planks,
    narrow: extras.narrow,
    large: extras.large,
    plank: extras.plank,
    height: Math.max(row * rows, Math.min(height, row * rows + slack)),
  };
}

/**
 * Where the rail goes: beside the tanks or beneath them, whichever leaves the larger tanks; on a phone the patterns
 *   go on top.
 * @param {number} count @param {number} width @param {number} height @param {number} letter @param {number} cells
 * @returns {'phone' | 'below' | 'beside'}
 */
export function arrangement(count, width, height, letter, cells) {
  if (width < letter * 35) return 'phone';
  const rail = railWidth(width, letter);
  const beside = shelves(count, width - rail, height, letter, cells);
  const below = shelves(count, width, height - letter * BENEATH, letter, cells);
  return beside.tank >= below.tank ? 'beside' : 'below';
}

/** How wide a rail beside the tanks is. @param {number} width @param {number} letter */
export const railWidth = (width, letter) =>
  Math.round(Math.min(letter * 19, Math.max(letter * 12.8, width * 0.18)));

/** The rail of a low board at its narrowest and at its widest, and how much higher than wide it is, in letters. */
const NARROW = 10;
const WIDE = 16;
const TALLER = 6.6;

/**
 * The rail of a low board: as wide as it takes nothing from the tanks and all of it is seen.
 * @param {number} count @param {number} width @param {number} height @param {number} letter @param {number} cells
 */
export function lowRail(count, width, height, letter, cells) {
  const tank = (/** @type {number} */ rail) =>
    shelves(count, width - rail, height, letter, cells).tank;
  const most = Math.min(letter * WIDE, height - letter * TALLER);
  let rail = letter * NARROW;
  const least = tank(rail) - 1;
  while (rail + letter <= most && tank(rail + letter) >= least) rail += letter;
  return rail;
}
