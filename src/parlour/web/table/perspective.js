/** The seat that this screen shows, where one person or several share it. */
/** @typedef {import('../types').Frame} Frame */

export class Perspective {
  constructor() {
    /** @type {Frame[]} the newest frame of each of my seats, or the public one */
    this.frames = [];
    /** @type {number | null} the seat whose secrets may be on this screen */
    this.revealedSeat = null;
    /** @type {Frame | null} the frame on the screen */
    this.shown = null;
  }

  /**
   * Take newer frames and ignore older ones.
   * @param {Frame[]} coming
   * @returns {boolean} whether anything is new
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
   * Return the frame to show now: that of a seat to move, or else of the shown seat.
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
   * Whether players with secrets from each other share this screen.
   * @param {boolean} hidden the game has secrets
   */
  hidesSecrets(hidden) {
    const playing = this.frames.filter(one => one.seat !== null && !one.seats[one.seat]?.out);
    return hidden && playing.length > 1 && playing[0].phase === 'playing';
  }
}
