/** The components of the site that a game may use. */
export { actionText } from '../components/action_text.js';
export { capitalize as capitalized } from '../components/capitalized.js';
export { fetchGameCards as games } from '../components/games.js';
export { errorText, hasMessage } from '../components/strings.js';
export { seatColour, seatPaint } from '../components/seat_colours.js';
