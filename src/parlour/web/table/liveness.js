/** Detects dead connections: pings, deadlines for answers, and signs of a network change. */

/**
 * Times in milliseconds, for tables with a running live clock and for all others.
 *
 * - `ping`: between two pings
 * - `answer`: after which an answer is overdue
 * - `open`: within which a connection must open
 * - `silence`: without messages, after which a connection counts as dead even without a ping
 */
const LIVE = { ping: 5000, answer: 3000, open: 5000, silence: 15000 };
const IDLE = { ping: 20000, answer: 10000, open: 10000, silence: 45000 };
/** Maximum deadline on a slow network, in milliseconds. */
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
    // This clock is monotonic, so that a change of the device's time is not mistaken for silence.
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
   * Set whether a live clock is running, for which all times are shorter.
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
      // Timers of hidden pages are slow, so silence means only on a visible page that the device
      // slept.
      if (document.hidden || !this.isSilent()) this.probe();
      else this.connection.onDead();
    }, this.timeouts.ping);
  }

  /** Whether the last message is so old that the connection counts as dead. */
  isSilent() {
    return performance.now() - this.lastMessageAt > this.timeouts.silence;
  }

  /** Send a ping and expect an answer. */
  probe() {
    if (this.connection.ping())
      this.deadline ??= setTimeout(() => this.handleTimeout(), this.timeouts.answer);
  }

  /**
   * Start the deadline for opening a connection.
   * @param {number} attempts number of failed connections before this one
   */
  startOpening(attempts) {
    this.lastMessageAt = performance.now();
    this.clearDeadline();
    this.deadline = setTimeout(
      () => this.handleTimeout(),
      Math.min(MAX_WAIT_MS, this.timeouts.open * Math.max(1, attempts)),
    );
  }

  /** Record the arrival of a message. */
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
   * @param {number} sent number of times that the request was sent
   */
  answerTimeout(sent) {
    return Math.min(MAX_WAIT_MS, this.timeouts.answer * 2 ** (sent - 1));
  }
}
