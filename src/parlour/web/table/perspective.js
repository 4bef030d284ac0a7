/** The seat that this screen shows, if one or several players use the screen. */
/** @typedef {import('../types').Frame} Frame */

export class Perspective {
  constructor() {
    /** @type {Frame[]} the newest frame of each of the user's seats, or the public frame */
    this.frames = [];
    /** @type {number | null} the seat whose hidden information may be shown */
    this.revealedSeat = null;
    /** @type {Frame | null} the frame that is shown */
    this.shown = null;
  }

  /**
   * Store newer frames and ignore older ones.
   * @param {Frame[]} coming
   * @returns {boolean} whether any frame is new
   */
  receive(coming) {
    const newest = coming.filter(
      one => one.seq >= (this.frames.find(old => old.seat === one.seat)?.seq ?? -1),
    );
    if (newest.length === coming.length) this.frames = newest;
    else this.frames = this.frames.map(old => newest.find(one => one.seat === old.seat) ?? old);
    return newest.length > 0;
  }

  /**
   * Return the frame to show: the frame of a seat to move, or else of the shown seat.
   * @returns {Frame}
   */
  nextFrame() {
    const same = this.frames.find(one => one.seat === this.shown?.seat);
    return same?.mine ? same : (this.frames.find(one => one.mine) ?? same ?? this.frames[0]);
  }

  /** @param {number | null} seat */
  frameOf(seat) {
    return this.frames.find(one => one.seat === seat);
  }

  /**
   * Whether several players share this screen in a game with hidden information.
   * @param {boolean} hidden whether the game has hidden information
   */
  hidesSecrets(hidden) {
    const playing = this.frames.filter(one => one.seat !== null && !one.seats[one.seat]?.out);
    return hidden && playing.length > 1 && playing[0].phase === 'playing';
  }
}
