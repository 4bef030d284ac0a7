/** The playback of a match, step by step. */

/** The time (ms) for which each position is shown. */
const INTERVAL_MS = 700;

export class Playback {
  /** @param {() => boolean} advance shows the next position, and returns whether there is one */
  constructor(advance) {
    this.advance = advance;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  start() {
    this.timer = setInterval(() => {
      if (!this.advance()) this.stop();
    }, INTERVAL_MS);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
