/** Layout of the tanks: as large as possible, in even rows. */

const TANK_RATIO = 344 / 320;
const MIN_TANK = 60;
/** Minimum width of a ticket column, in letters. */
const MIN_COLUMN = 0.75;
const MAX_TANK = 330;
/** Below this width, numbers stand above the tank instead of on its rim, where they would cover fish. */
export const SMALL_TANK = 160;
/** Below this width of a ticket column, in letters, it has no space for the number of fish. */
const NARROW_COLUMN = 2.4;
/** Height of patterns, players and hand beneath the tanks, in lines of text. */
const BELOW_LINES = 7;

/** Step between the tank sizes that a layout tries, in pixels: a smaller tank has a lower ticket. */
const STEP = 6;

/**
 * Return the height of a ticket with an icon above a number, whose sizes follow the column as in
 * style.css.
 * @param {number} column
 * @param {number} fontSize
 */
const narrowTicket = (column, fontSize) =>
  Math.ceil(Math.min(fontSize, column * 0.8) + Math.min(fontSize, column * 0.8) + 8);

/** @param {number} width */
const gapOf = width => (width < 370 ? 3 : width < 560 ? 5 : 10);

/**
 * Return the heights of a row besides its tanks: points above, shelf board and ticket beneath, in
 * pixels. `fontSize` is the text size in pixels.
 * @param {number} tank
 * @param {number} fontSize
 * @param {number} cells
 */
export function rowExtras(tank, fontSize, cells) {
  const isNarrow = tank < cells * fontSize * NARROW_COLUMN;
  const isLarge = tank > fontSize * 13.5;
  return {
    head: Math.round(fontSize * (tank < SMALL_TANK ? 1.1 : 1.05)),
    plank: tank < SMALL_TANK ? 7 : 14,
    ticket: isNarrow
      ? narrowTicket(tank / cells, fontSize)
      : Math.round(fontSize * (isLarge ? 2.75 : 2.65)),
    foot: tank < SMALL_TANK ? 4 : 7,
    narrow: isNarrow,
    large: isLarge,
  };
}

/** @param {{head: number, plank: number, ticket: number, foot: number}} extras */
const extrasHeight = extras => extras.head + extras.plank + extras.ticket + extras.foot;

/**
 * Return the best layout for a number of tanks. `cells` is the number of ticket columns.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} fontSize
 * @param {number} cells
 */
export function shelfLayout(count, width, height, fontSize, cells) {
  const gap = gapOf(width);
  const smallest = Math.max(MIN_TANK, cells * fontSize * MIN_COLUMN);
  const candidates = [MAX_TANK, fontSize * 13];
  for (let tank = smallest; tank < cells * fontSize * NARROW_COLUMN; tank += STEP)
    candidates.push(tank);
  /** @type {{rows: number, tank: number} | null} */
  let best = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const maxByWidth = (width - gap * (columns + 1)) / columns;
    for (const candidate of candidates) {
      const extras = rowExtras(Math.min(candidate, maxByWidth), fontSize, cells);
      const maxByHeight = (height / rows - extrasHeight(extras)) / TANK_RATIO;
      const tank = Math.min(maxByWidth, maxByHeight, MAX_TANK);
      if (
        extrasHeight(rowExtras(tank, fontSize, cells)) <= extrasHeight(extras) &&
        (!best || tank > best.tank + 1)
      )
        best = { rows, tank };
    }
  }
  const minTank = Math.min(smallest, (width - gap * 3) / 2);
  if (!best || best.tank < minTank) {
    const columns = Math.max(1, Math.min(count, Math.floor((width - gap) / (minTank + gap))));
    best = {
      rows: Math.ceil(count / columns),
      tank: Math.max(minTank, (width - gap * (columns + 1)) / columns),
    };
  }
  return tankPositions(count, best, width, height, fontSize, cells);
}

/**
 * Return the position of each tank in pixels and the total height.
 * @param {number} count
 * @param {{rows: number, tank: number}} best
 * @param {number} width
 * @param {number} height
 * @param {number} fontSize
 * @param {number} cells
 */
function tankPositions(count, { rows, tank: size }, width, height, fontSize, cells) {
  const tank = Math.floor(size);
  const extras = rowExtras(tank, fontSize, cells);
  const row = Math.floor(tank * TANK_RATIO) + extrasHeight(extras);
  const freeHeight = Math.max(0, height - row * rows);
  const spacing = Math.floor(freeHeight / (rows + 1));
  const positions = [];
  const planks = [];
  let first = 0;
  for (let rowIndex = 0; rowIndex < rows; rowIndex++) {
    const rowCount = Math.ceil((count - first) / (rows - rowIndex));
    const top = spacing + rowIndex * (row + spacing) + extras.head;
    const gap = Math.min(
      Math.max(gapOf(width), tank * 0.22),
      (width - rowCount * tank) / (rowCount + 1),
    );
    const left = (width - rowCount * tank - gap * (rowCount - 1)) / 2;
    for (let i = 0; i < rowCount; i++)
      positions.push({ left: Math.round(left + i * (tank + gap)), top, row: rowIndex, column: i });
    planks.push({
      top: top + Math.floor(tank * TANK_RATIO) - Math.round(tank * 0.03),
      height: extras.plank,
    });
    first += rowCount;
  }
  return {
    tank,
    high: Math.floor(tank * TANK_RATIO),
    spots: positions,
    planks,
    narrow: extras.narrow,
    large: extras.large,
    plank: extras.plank,
    head: extras.head,
    height: Math.max(row * rows, Math.min(height, row * rows + freeHeight)),
  };
}

/**
 * Return the rail position: right of or below the tanks, whichever leaves larger tanks; on a phone
 * the patterns go on top.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} fontSize
 * @param {number} cells
 * @returns {'phone' | 'below' | 'beside'}
 */
export function railPosition(count, width, height, fontSize, cells) {
  if (width < fontSize * 35) return 'phone';
  const rail = railWidth(width, height, fontSize, cells);
  const beside = shelfLayout(count, width - rail, height, fontSize, cells);
  const below = shelfLayout(count, width, height - fontSize * BELOW_LINES, fontSize, cells);
  return beside.tank >= below.tank ? 'beside' : 'below';
}

/** Minimum width of a rail to the right of the tanks, in letters. */
const NARROWEST_RAIL = 12.8;
/** Height of a rail with patterns, five players and the hand minus its width, in letters. */
const FIVE_LINES = 25.4;
/** Height of the narrowest rail with patterns, four players and the hand, in letters. */
const FOUR_LINES = 34.5;
/** Height of one player in a rail, in letters. */
const PLAYER_LINES = 2.2;
/** Growth of a rail's height for each pixel of its width, because cards are square. */
const RAIL_SLOPE = 1.4;

/**
 * Return the height below which patterns, players and the hand do not fit in a rail, in pixels.
 * @param {number} fontSize
 * @param {number} cells
 */
export function minRailHeight(fontSize, cells) {
  return fontSize * (FOUR_LINES - PLAYER_LINES * (4 - Math.min(cells, 4)));
}

/**
 * Return the width of a rail to the right of the tanks, in pixels. A lower rail is narrower, so that
 * the hand is whole.
 * @param {number} width
 * @param {number} height
 * @param {number} fontSize
 * @param {number} cells
 */
export function railWidth(width, height, fontSize, cells) {
  const narrowest = fontSize * NARROWEST_RAIL;
  const fitting =
    cells > 4
      ? height - fontSize * FIVE_LINES
      : narrowest + (height - minRailHeight(fontSize, cells)) / RAIL_SLOPE;
  const wanted = Math.min(fontSize * 19, width * 0.18, fitting);
  return Math.round(Math.max(narrowest, wanted));
}

/** Minimum and maximum width of a low board's rail, and its height minus its width, in letters. */
const MIN_RAIL = 10;
const MAX_RAIL = 16;
const RAIL_EXTRA_HEIGHT = 6.6;

/**
 * Return the width of a low board's rail: the widest that is fully visible and does not shrink the
 * tanks.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} fontSize
 * @param {number} cells
 */
export function lowRailWidth(count, width, height, fontSize, cells) {
  const tankSize = (/** @type {number} */ rail) =>
    shelfLayout(count, width - rail, height, fontSize, cells).tank;
  const maxRail = Math.min(fontSize * MAX_RAIL, height - fontSize * RAIL_EXTRA_HEIGHT);
  let rail = fontSize * MIN_RAIL;
  const minTank = tankSize(rail) - 1;
  while (rail + fontSize <= maxRail && tankSize(rail + fontSize) >= minTank) rail += fontSize;
  return rail;
}

/** Heights of a phone in landscape, and its minimum width, in lines of text. */
const LANDSCAPE = { minHeight: 15, maxHeight: 26, minWidth: 35 };
/** Widths of a page in one column, in lines of text. */
const COLUMN = { min: 20, max: 61.9 };
/** Height of a page in one column below which seats take less space, and the same for five seats, in lines of text. */
const LOW_COLUMN = 43;
const LOW_FIVE = 48;

/**
 * Return how a table places its seats and the hand: in landscape the hand is above the buttons, a list
 * has one line for each seat, and a strip has four or five seats side by side. Otherwise the page
 * decides.
 * @param {number} width the width of the table, in pixels
 * @param {number} height
 * @param {number} fontSize
 * @param {number} seats
 * @returns {'landscape' | 'strip' | 'list' | null}
 */
export function tableForm(width, height, fontSize, seats) {
  const [columns, lines] = [width / fontSize, height / fontSize];
  const { minHeight, maxHeight, minWidth } = LANDSCAPE;
  if (columns >= minWidth && lines >= minHeight && lines < maxHeight) return 'landscape';
  if (columns < COLUMN.min || columns > COLUMN.max || width > height) return null;
  const isLow = lines < (seats > 4 ? LOW_FIVE : LOW_COLUMN);
  if (isLow) return seats > 3 ? 'strip' : 'list';
  return seats > 4 ? 'list' : null;
}
