/** The match and the position that the page shows, kept in its address across reloads. */

/**
 * `decisions`: the decisions of the match as the server encodes them, or empty for the random match
 * of the seed.
 * @typedef {{ seats: number, seed: number, step: number, options: Record<string, unknown>,
 *   decisions: string, pane: string }} Place
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
    decisions: query.get('decisions') ?? '',
    pane: query.get('pane') ?? 'seats',
  };
}

/** Return the query of a match and position. @param {Place} place */
export const placeQuery = ({ seats, seed, step, options, decisions }) =>
  new URLSearchParams({
    seats: String(seats),
    seed: String(seed),
    step: String(step),
    options: JSON.stringify(options),
    ...(decisions ? { decisions } : {}),
  });

/**
 * Return a place as a question to the server.
 * @param {Place} place
 */
export const placeQuestion = ({ seats, seed, step, options, decisions }) => ({
  seats,
  seed,
  step,
  options: JSON.stringify(options),
  decisions,
});

/** Write a place to the address. @param {Place} place */
export function writePlace(place) {
  const query = placeQuery(place);
  query.set('pane', place.pane);
  history.replaceState(null, '', `?${query}`);
}
