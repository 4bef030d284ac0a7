/** What a board may know of the house it stands in. */
export { capitalized } from '../house/capitalized.js';
export { cards as games } from '../house/games.js';
