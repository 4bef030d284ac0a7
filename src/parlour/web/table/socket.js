/**
 * The WebSocket connection of a table, which reconnects, repeats unanswered requests and falls back
 * to HTTP.
 */
import { get, post, ApiError } from '../components/api.js';
import { shareToken } from '../components/share_tokens.js';
import { isLive } from './live.js';
import { Liveness } from './liveness.js';
/** @typedef {import('../types').Frame} Frame */
/**
 * @typedef {object} Message
 * @property {string} type
 * @property {number} id number of the request, which the answer repeats
 * @property {number} [seat]
 * @property {number | null} [decision_id]
 * @property {unknown} [action]
 */
/**
 * @typedef {object} PendingRequest
 * @property {Message} message
 * @property {number} sent number of times that it was sent
 * @property {ReturnType<typeof setTimeout>} [due] fires when the answer is overdue
 * @property {(answer: any) => void} resolve
 * @property {(error: ApiError) => void} reject
 */
/**
 * @typedef {object} FrameMessage
 * @property {Frame[]} frames one for each of the user's seats, or the public frame
 * @property {import('./history.js').NewEntries} [entries] log entries since the last frames
 * @property {import('../types').TableInfo} [table]
 * @property {import('../types').Offer | null} [offer]
 * @property {number} [now] time of the server, ms since 1970
 */
/**
 * @typedef {object} SocketHandlers
 * @property {(message: FrameMessage) => void} onFrames
 * @property {(messages: import('../types').ChatMessage[]) => void} onChat
 * @property {(seats: number[], spectators: number) => void} onPresence
 * @property {(connected: boolean, code?: number) => void} onState `code`: the close code
 * @property {(code: number) => void} onEnd called when the server has permanently closed the
 *   connection
 */

/** Delay before the first reconnection, in milliseconds. Each further attempt doubles the delay. */
const FIRST_DELAY_MS = 400;
const MAX_DELAY_MS = 10000;
/** Time between HTTP requests while no socket works, in milliseconds. */
const POLL_MS = 5000;
/** Requests that may run twice. All other requests carry an idempotency key. */
const IDEMPOTENT = ['preview', 'previews'];
/**
 * Number of failed connections after which requests use HTTP, with and without a running live
 * clock.
 */
const MAX_ATTEMPTS = { live: 1, calm: 3 };

export class Socket {
  /**
   * @param {string} match
   * @param {SocketHandlers} handlers
   * @param {boolean} [isScreen] whether this page is the shared screen of a café table
   */
  constructor(match, handlers, isScreen = false) {
    this.match = match;
    this.isScreen = isScreen;
    this.handlers = handlers;
    /** @type {Map<number, PendingRequest>} unanswered requests by id */
    this.pending = new Map();
    /** @type {Map<number | null, number | null>} the open decision of each of the user's seats */
    this.decisionIds = new Map();
    /** Number of failed connections since the last one that worked. */
    this.attempts = 0;
    this.lastId = 0;
    this.awaitsFirstFrame = false;
    this.isEnded = false;
    this.isPolling = false;
    /** The server's time minus this device's time, in ms. */
    this.clockOffset = 0;
    /** Whether the server's time is known. */
    this.isSynced = false;
    /**
     * @type {{ ms: number, max_ms: number } | undefined} the network delay that the server has
     *   measured
     */
    this.lag = undefined;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.reconnectTimer = undefined;
    /** Random id of this page, so that two pages never use the same idempotency key. */
    this.pageId = crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.liveness = new Liveness({
      ping: () => this.ping(),
      onDead: () => this.replaceConnection(),
      onWake: () => this.checkConnection(),
    });
    this.open();
  }

  /** Return the time of the server, in ms since 1970. */
  now() {
    return Date.now() + this.clockOffset;
  }

  /**
   * Return the server's time for the clocks, or 0 before it is known. The clock of this device may
   * be hours wrong.
   */
  displayTime() {
    return this.isSynced ? this.now() : 0;
  }

  /**
   * Set the offset between the server's clock and this device's clock.
   * @param {number | undefined} now
   */
  syncClock(now) {
    if (typeof now !== 'number') return;
    this.clockOffset = now - Date.now();
    this.isSynced = true;
  }

  open() {
    if (this.isEnded) return;
    clearTimeout(this.reconnectTimer);
    const token = shareToken(this.match);
    const query = new URLSearchParams({
      ...(token && { share: token }),
      ...(this.isScreen && { screen: '1' }),
    });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}?${query}`);
    this.socket = socket;
    this.awaitsFirstFrame = true;
    this.liveness.startOpening(this.attempts);
    socket.onmessage = event => {
      if (this.socket !== socket) return;
      this.liveness.recordMessage();
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = event => {
      if (this.socket === socket) this.handleClose(event.code);
    };
  }

  /**
   * Schedule a reconnection, unless the close code ends the connection permanently.
   * @param {number} code
   */
  handleClose(code) {
    this.socket = undefined;
    this.liveness.clearDeadline();
    this.handlers.onState(false, code);
    if (code >= 4400 && code < 4500) {
      this.isEnded = true;
      this.handlers.onEnd(code);
      return;
    }
    const delay =
      Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.reconnectTimer = setTimeout(() => this.open(), delay);
    if (this.attempts === this.maxAttempts + 1) this.poll();
  }

  /** The number of failed connections after which requests use HTTP. */
  get maxAttempts() {
    return this.liveness.isLive ? MAX_ATTEMPTS.live : MAX_ATTEMPTS.calm;
  }

  /** Replace a dead connection immediately, or after a delay if the previous replacement failed. */
  replaceConnection() {
    const dead = this.socket;
    if (!dead || this.isEnded) return;
    const first = this.attempts === 0;
    this.handleClose(1006);
    dead.close();
    if (first) this.open();
  }

  /** Check the connection immediately after the page woke up or the network changed. */
  checkConnection() {
    if (this.isEnded) return;
    if (this.socket?.readyState === WebSocket.OPEN && !this.liveness.isSilent()) {
      this.liveness.probe();
      return;
    }
    this.attempts = 0;
    if (this.socket) this.replaceConnection();
    else this.open();
  }

  /**
   * Send a ping.
   * @returns {boolean} whether a connection was open
   */
  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type: 'ping', id: 0 }));
    return true;
  }

  /** Fetch frames and send decisions over HTTP until a connection works again. */
  async poll() {
    if (this.isPolling) return;
    this.isPolling = true;
    while (!this.isWorking && !this.isEnded && this.attempts > this.maxAttempts) {
      await this.pollOnce();
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    }
    this.isPolling = false;
  }

  /** Send the pending decisions and fetch the current frame over HTTP. */
  async pollOnce() {
    const seat = [...this.decisionIds.keys()].find(key => key !== null);
    try {
      for (const request of [...this.pending.values()])
        if (request.message.type === 'act') await this.sendOverHttp(request);
      const path = `/api/matches/${this.match}/frame${seat === undefined ? '' : `?seat=${seat}`}`;
      const frame = await get(path, { timeoutMs: POLL_MS });
      if (!this.isWorking) this.handlers.onFrames({ frames: [frame] });
    } catch {
      /* The next poll tries again. */
    }
  }

  /** Whether a connection is open and its first frame has arrived. */
  get isWorking() {
    return this.socket?.readyState === WebSocket.OPEN && !this.awaitsFirstFrame;
  }

  /**
   * Send a decision over HTTP. The server accepts a decision that it has already stored.
   * @param {PendingRequest} request
   */
  async sendOverHttp({ message: { id, seat, decision_id, action }, resolve, reject }) {
    try {
      await post(
        `/api/matches/${this.match}/act`,
        { seat, decision_id, action },
        { timeoutMs: POLL_MS },
      );
      resolve(undefined);
    } catch (error) {
      if (error.code === 'core.connection-lost') throw error;
      reject(error);
    }
    this.removePending(id);
  }

  /**
   * Remove a request that was answered.
   * @param {number} id
   */
  removePending(id) {
    clearTimeout(this.pending.get(id)?.due);
    this.pending.delete(id);
  }

  /**
   * Handle a message from the server.
   * @param {any} message
   */
  receive(message) {
    const request = this.pending.get(message.id);
    switch (message.type) {
      case 'frame':
        this.syncClock(message.now);
        for (const frame of message.frames) this.decisionIds.set(frame.seat, frame.decision_id);
        this.liveness.setLive(message.frames.some(isLive));
        this.handlers.onFrames(message);
        if (this.awaitsFirstFrame) this.resume();
        break;
      case 'chat':
        this.handlers.onChat(message.messages);
        break;
      case 'presence':
        this.handlers.onPresence(message.seats ?? [], message.spectators ?? 0);
        break;
      case 'pong':
        this.syncClock(message.now);
        // The answer must be immediate, since the server measures the time until it arrives.
        this.socket?.send(JSON.stringify({ type: 'pong-received', now: message.now, id: 0 }));
        break;
      case 'lag':
        this.lag = message;
        break;
      case 'ok':
      case 'preview':
        this.removePending(message.id);
        request?.resolve(message.preview);
        break;
      case 'previews':
        this.removePending(message.id);
        request?.resolve(message.previews);
        break;
      case 'error':
        this.removePending(message.id);
        request?.reject(new ApiError(message.code, message.details, message.message));
        break;
    }
  }

  /**
   * Send the pending requests after the first frame of a connection. A decision that was not sent
   * and is no longer open is rejected as stale.
   */
  resume() {
    this.awaitsFirstFrame = false;
    this.attempts = 0;
    this.handlers.onState(true);
    this.liveness.probe();
    for (const [id, request] of this.pending) {
      const { message } = request;
      if (
        message.type === 'act' &&
        !request.sent &&
        this.decisionIds.get(message.seat ?? null) !== message.decision_id
      ) {
        this.removePending(id);
        request.reject(new ApiError('core.stale'));
      } else this.send(request);
    }
  }

  /**
   * Send a request. If no answer arrives in time, replace the connection and repeat the request.
   * @param {PendingRequest} request
   */
  send(request) {
    const { socket } = this;
    if (!socket || !this.isWorking) return;
    request.sent++;
    socket.send(JSON.stringify(request.message));
    clearTimeout(request.due);
    request.due = setTimeout(() => {
      if (this.socket === socket && this.pending.has(request.message.id)) this.replaceConnection();
    }, this.liveness.answerTimeout(request.sent));
  }

  /**
   * Send a request as soon as a connection works, and wait for the answer. If the connection is
   * lost, the request is repeated with the same id and key.
   * @param {{ type: string, [more: string]: unknown }} message
   * @returns {Promise<any>}
   */
  request(message) {
    const id = ++this.lastId;
    const key = IDEMPOTENT.includes(message.type) ? {} : { key: `${this.pageId}-${id}` };
    return new Promise((resolve, reject) => {
      const request = { message: { ...message, ...key, id }, sent: 0, resolve, reject };
      this.pending.set(id, request);
      this.send(request);
    });
  }
}
