/** Draws the displays over several frames, since a card in every tank takes longer than one. */

/** Number of displays that are drawn in one frame. */
const PER_FRAME = 2;

export class DisplayQueue {
  constructor() {
    /** The request to draw further displays in the next frame. */
    this.request = 0;
  }

  /** Leave the displays that are still waiting as they are. */
  cancel() {
    cancelAnimationFrame(this.request);
  }

  /**
   * Draw displays, the first ones now and the others with the next frames.
   * @param {readonly import('./display.js').Display[]} displays
   * @param {(number: number) => import('./display.js').Scene} sceneOf returns what a display shows
   * @param {{ first: number | null, isAtOnce: boolean }} how `first`: the display that is drawn
   *   first; `isAtOnce`: whether all displays are drawn now
   */
  update(displays, sceneOf, { first, isAtOnce }) {
    this.cancel();
    const waiting = displays.toSorted(
      (one, other) => Number(other.number === first) - Number(one.number === first),
    );
    const drawNext = () => {
      for (const display of waiting.splice(0, isAtOnce ? waiting.length : PER_FRAME))
        display.update(sceneOf(display.number));
      if (waiting.length) this.request = requestAnimationFrame(drawNext);
    };
    drawNext();
  }
}
