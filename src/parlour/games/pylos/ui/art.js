/** Re-exports the drawing functions of Pylos. Balls are drawn only in the modules below. */

export { eye, ballsOf } from './geometry.js';
export { plateDrawing } from './layers.js';
export { reserveRail } from './rail.js';
export { pyramidDrawing, staticPicture } from './scene.js';
export { trayDrawing } from './tray.js';
export { addSharedWood } from './wood.js';
