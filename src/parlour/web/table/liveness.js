/**
 * Whether a connection is alive: pings, deadlines for what must be answered, and the signs that a
 * network changed.
 */

/**
 * Milliseconds, while a clock runs and otherwise: from ping to ping, for an answer, for a
 * connection to open, and after
 * which a page that was asleep takes its connection for dead.
 */
const LIVE = { ping: 5000, answer: 3000, open: 5000, silence: 15000 };
const IDLE = { ping: 20000, answer: 10000, open: 10000, silence: 45000 };
/** The longest time that a slow network is given. */
const MAX_WAIT_MS = 24000;

export class Liveness {
  /**
   * @param {{ ping: () => boolean, onDead: () => void, onWake: () => void }} connection `ping`
   *   sends one and returns whether a connection was open, `dead` is called when nothing answers,
   *   `woken` when the network may have changed
   */
  constructor(connection) {
    this.connection = connection;
    this.isLive = false;
    this.lastMessageAt = Date.now();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.deadline = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pingTimer = undefined;
    const woken = () => this.connection.onWake();
    for (const event of ['online', 'offline']) addEventListener(event, woken);
    /** @type {any} */ (navigator).connection?.addEventListener?.('change', woken);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) woken();
    });
    addEventListener('pageshow', event => {
      if (event.persisted) woken();
    });
    this.schedulePing();
  }

  get timeouts() {
    return this.isLive ? LIVE : IDLE;
  }

  /**
   * Ping at the pace of a clock that runs, or more rarely.
   * @param {boolean} live
   */
  setLive(live) {
    if (live === this.isLive) return;
    this.isLive = live;
    this.schedulePing();
  }

  /** Wait for the time of the next ping. */
  schedulePing() {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => {
      this.schedulePing();
      // A hidden page's timers are slow: only on a visible one does a long silence mean that the device slept.
      if (document.hidden || !this.isSilent()) this.probe();
      else this.connection.onDead();
    }, this.timeouts.ping);
  }

  /** Whether nothing has come for so long that the connection is not worth a ping. */
  isSilent() {
    return Date.now() - this.lastMessageAt > this.timeouts.silence;
  }

  /** Ping, and take the connection for dead where nothing comes in time. */
  probe() {
    if (this.connection.ping())
      this.deadline ??= setTimeout(() => this.handleTimeout(), this.timeouts.answer);
  }

  /**
   * A connection begins to open.
   * @param {number} tries how many did not before it
   */
  startOpening(tries) {
    this.lastMessageAt = Date.now();
    this.clearDeadline();
    this.deadline = setTimeout(
      () => this.handleTimeout(),
      Math.min(MAX_WAIT_MS, this.timeouts.open * Math.max(1, tries)),
    );
  }

  /** Something has come. */
  recordMessage() {
    this.lastMessageAt = Date.now();
    this.clearDeadline();
  }

  /** Expect nothing. */
  clearDeadline() {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  handleTimeout() {
    this.clearDeadline();
    this.connection.onDead();
  }

  /**
   * How long an answer is waited for before what was asked is sent again.
   * @param {number} times it was sent
   */
  answerTimeout(times) {
    return Math.min(MAX_WAIT_MS, this.timeouts.answer * 2 ** (times - 1));
  }
}
