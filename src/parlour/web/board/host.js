/** What a board may know of the house it stands in. */
export { capitalized } from '../components/capitalized.js';
export { cards as games } from '../components/games.js';
