/** Whether a connection is alive: pings, deadlines for what must be answered, and the signs that a network changed. */

/**
 * Milliseconds, while a clock runs and otherwise: from ping to ping, for an answer, for a connection to open, and after
 * which a page that was asleep takes its connection for dead.
 */
const LIVE = { ping: 5000, answer: 3000, open: 5000, silence: 15000 };
const CALM = { ping: 20000, answer: 10000, open: 10000, silence: 45000 };
/** The longest time that a slow network is given. */
const LONGEST = 24000;

export class Liveness {
  /**
   * @param {{ ping: () => boolean, dead: () => void, woken: () => void }} connection `ping` sends one and returns
   *   whether a connection was open, `dead` is called when nothing answers, `woken` when the network may have changed
   */
  constructor(connection) {
    this.connection = connection;
    this.live = false;
    this.heardAt = Date.now();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.due = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    const woken = () => this.connection.woken();
    for (const event of ['online', 'offline']) addEventListener(event, woken);
    /** @type {any} */ (navigator).connection?.addEventListener?.('change', woken);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) woken();
    });
    addEventListener('pageshow', event => {
      if (event.persisted) woken();
    });
    this.next();
  }

  get times() {
    return this.live ? LIVE : CALM;
  }

  /** Ping at the pace of a clock that runs, or more rarely. @param {boolean} live */
  pace(live) {
    if (live === this.live) return;
    this.live = live;
    this.next();
  }

  /** Wait for the time of the next ping. */
  next() {
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      this.next();
      // A hidden page's timers are slow: only on a visible one does a long silence mean that the device slept.
      if (document.hidden || !this.isSilent()) this.probe();
      else this.connection.dead();
    }, this.times.ping);
  }

  /** Whether nothing has come for so long that the connection is not worth a ping. */
  isSilent() {
    return Date.now() - this.heardAt > this.times.silence;
  }

  /** Ping, and take the connection for dead where nothing comes in time. */
  probe() {
    if (this.connection.ping()) this.due ??= setTimeout(() => this.missed(), this.times.answer);
  }

  /** A connection begins to open. @param {number} tries how many did not before it */
  opening(tries) {
    this.heardAt = Date.now();
    this.rest();
    this.due = setTimeout(
      () => this.missed(),
      Math.min(LONGEST, this.times.open * Math.max(1, tries)),
    );
  }

  /** Something has come. */
  heard() {
    this.heardAt = Date.now();
    this.rest();
  }

  /** Expect nothing. */
  rest() {
    clearTimeout(this.due);
    this.due = undefined;
  }

  missed() {
    this.rest();
    this.connection.dead();
  }

  /** How long an answer is waited for before what was asked is sent again. @param {number} times it was sent */
  patience(times) {
    return Math.min(LONGEST, this.times.answer * 2 ** (times - 1));
  }
}
