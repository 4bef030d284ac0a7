/**
 * The art of Pylos, for every page that shows the game: functions from facts to SVG, and the only place where a ball
 * is drawn.
 */

export { eye, laid } from './geometry.js';
export { plate } from './layers.js';
export { rail } from './rail.js';
export { pile, still } from './scene.js';
export { tray } from './tray.js';
export { prepareWood } from './wood.js';
