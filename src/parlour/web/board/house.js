/** What a board may know of the house it stands in. */
export { cards as games } from '../house/games.js';
