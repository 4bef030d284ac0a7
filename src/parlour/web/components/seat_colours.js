/**
 * The colours of the seats of the match that a page shows. Players keep their colour in a rematch,
 * so a seat does not always have the colour of its number.
 */
/** Number of colours. */
const COLOURS = 6;

/** @type {number[]} the number of each seat's colour, from 0 */
let colours = [];

/**
 * Set the colours of the page's match.
 * @param {(import('../types').SeatOccupant | null)[]} occupants
 */
export function setSeatColours(occupants) {
  colours = occupants.map((occupant, seat) => occupant?.colour ?? seat);
}

/**
 * Return the number of a seat's colour, from 0, which also identifies its glyph and its hatch.
 * @param {number} seat
 */
export const seatColour = seat => (colours[seat] ?? seat) % COLOURS;

/**
 * Return the colour of a seat as a CSS value.
 * @param {number} seat
 */
export const seatPaint = seat => `var(--seat-${seatColour(seat) + 1})`;
