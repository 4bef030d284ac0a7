/** Exports the drawing functions of Pylos. Only the modules listed here draw balls. */

export { eye, ballsOf } from './geometry.js';
export { plateDrawing } from './layers.js';
export { reserveRail } from './rail.js';
export { pyramidDrawing, staticPicture } from './scene.js';
export { trayDrawing } from './tray.js';
export { addSharedWood } from './wood.js';
