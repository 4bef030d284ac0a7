/** The match and the position that the page shows, kept in its address across reloads. */

/**
 * @typedef {{ seats: number, seed: number, step: number, options: Record<string, unknown>,
 *   pane: string }} Place
 */

/** @param {string | null} text @returns {Record<string, unknown>} */
function parsedOptions(text) {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/** Return the place of the address; a number of seats of 0 stands for the default. */
export function readPlace() {
  const query = new URLSearchParams(location.search);
  const number = (/** @type {string} */ name) => Number(query.get(name)) || 0;
  return {
    seats: number('seats'),
    seed: number('seed'),
    step: number('step'),
    options: parsedOptions(query.get('options')),
    pane: query.get('pane') ?? 'seats',
  };
}

/** Return the query of a match and position. @param {Place} place */
export const placeQuery = ({ seats, seed, step, options }) =>
  new URLSearchParams({
    seats: String(seats),
    seed: String(seed),
    step: String(step),
    options: JSON.stringify(options),
  });

/** Write a place to the address. @param {Place} place */
export function writePlace(place) {
  const query = placeQuery(place);
  query.set('pane', place.pane);
  history.replaceState(null, '', `?${query}`);
}
