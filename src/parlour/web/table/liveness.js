/** Detects dead connections: pings, deadlines for answers, and signs of a network change. */

/**
 * Times in milliseconds, with a running clock and without.
 *
 * - `ping`: from one ping to the next
 * - `answer`: until an answer is overdue
 * - `open`: until a connection must be open
 * - `silence`: without a message, after which a connection needs no ping to count as dead
 */
const LIVE = { ping: 5000, answer: 3000, open: 5000, silence: 15000 };
const IDLE = { ping: 20000, answer: 10000, open: 10000, silence: 45000 };
/** The longest deadline on a slow network, in milliseconds. */
const MAX_WAIT_MS = 24000;

export class Liveness {
  /**
   * @param {object} connection
   * @param {() => boolean} connection.ping sends a ping; returns whether a connection was open
   * @param {() => void} connection.onDead called when an answer is overdue
   * @param {() => void} connection.onWake called when the page wakes up or the network changes
   */
  constructor(connection) {
    this.connection = connection;
    this.isLive = false;
    // A monotonic clock: a change of the device's time must not look like silence.
    this.lastMessageAt = performance.now();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.deadline = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pingTimer = undefined;
    const onWake = () => this.connection.onWake();
    for (const event of ['online', 'offline']) addEventListener(event, onWake);
    /** @type {any} */ (navigator).connection?.addEventListener?.('change', onWake);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) onWake();
    });
    addEventListener('pageshow', event => {
      if (event.persisted) onWake();
    });
    this.schedulePing();
  }

  get timeouts() {
    return this.isLive ? LIVE : IDLE;
  }

  /**
   * Set whether a clock runs, which shortens all times.
   * @param {boolean} isLive
   */
  setLive(isLive) {
    if (isLive === this.isLive) return;
    this.isLive = isLive;
    this.schedulePing();
  }

  /** Schedule the next ping. */
  schedulePing() {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => {
      this.schedulePing();
      // Timers of hidden pages are slow. Only on a visible page does silence mean that the device slept.
      if (document.hidden || !this.isSilent()) this.probe();
      else this.connection.onDead();
    }, this.timeouts.ping);
  }

  /** Whether no message has come for so long that the connection counts as dead. */
  isSilent() {
    return performance.now() - this.lastMessageAt > this.timeouts.silence;
  }

  /** Send a ping and expect an answer. */
  probe() {
    if (this.connection.ping())
      this.deadline ??= setTimeout(() => this.handleTimeout(), this.timeouts.answer);
  }

  /**
   * Start the deadline for a connection that begins to open.
   * @param {number} attempts how many connections failed before it
   */
  startOpening(attempts) {
    this.lastMessageAt = performance.now();
    this.clearDeadline();
    this.deadline = setTimeout(
      () => this.handleTimeout(),
      Math.min(MAX_WAIT_MS, this.timeouts.open * Math.max(1, attempts)),
    );
  }

  /** Record that a message has come. */
  recordMessage() {
    this.lastMessageAt = performance.now();
    this.clearDeadline();
  }

  /** Stop waiting for an answer. */
  clearDeadline() {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  handleTimeout() {
    this.clearDeadline();
    this.connection.onDead();
  }

  /**
   * Return the time to wait for an answer before the request is sent again, in milliseconds.
   * @param {number} sent how often the request was sent
   */
  answerTimeout(sent) {
    return Math.min(MAX_WAIT_MS, this.timeouts.answer * 2 ** (sent - 1));
  }
}
