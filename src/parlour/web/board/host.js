/** What a board may know of the house it stands in. */
export { capitalize as capitalized } from '../components/capitalized.js';
export { fetchGameCards as games } from '../components/games.js';
