/**
 * The connection to a table: one socket that is replaced when it is dead; what has no answer is
 * sent again.
 */
import { get, post, ApiError } from '../components/api.js';
import { shareToken } from '../components/share_tokens.js';
import { isLive } from './live.js';
import { Liveness } from './liveness.js';
/** @typedef {import('../types').Frame} Frame */
/**
 * @typedef {{ type: string, id: number, seat?: number, decision_id?: number | null, [more:
 *   string]: unknown }} Message
 */
/**
 * @typedef {{ message: Message, sent: number, due?: ReturnType<typeof setTimeout>, resolve:
 *   (answer: any) => void, reject: (refusal: ApiError) => void }} PendingRequest what was asked,
 *   how often it was sent, and when that is done again
 */
/**
 * @typedef {{ frames: Frame[], entries?: import('./history.js').NewEntries, table?:
 *   import('../types').TableInfo, offer?: import('../types').Offer | null, now?: number }}
 *   FrameMessage
 */
/**
 * Who listens: `state` hears whether the line holds, `ended` that it never will again.
 * @typedef {{ onFrames: (seen: FrameMessage) => void, onChat: (messages:
 *   import('../types').ChatMessage[]) => void, onPresence: (seats: number[], watchers: number) =>
 *   void, onState: (up: boolean, code?: number) => void, onEnd: (code: number) => void }}
 *   SocketHandlers
 */

const FIRST_DELAY_MS = 400;
const MAX_DELAY_MS = 10000;
const POLL_MS = 5000;
/** What may be asked twice without harm; all else has a key, by which the server knows it again. */
const IDEMPOTENT = ['preview', 'previews'];
/** Without a connection this long, decisions go over HTTP. */
const MAX_ATTEMPTS = { live: 1, calm: 3 };

export class Socket {
  /**
   * @param {string} match
   * @param {SocketHandlers} ears
   * @param {boolean} [screen] whether everybody at the table reads it
   */
  constructor(match, ears, screen = false) {
    this.match = match;
    this.isScreen = screen;
    this.handlers = ears;
    /** @type {Map<number, PendingRequest>} */
    this.pending = new Map();
    /** @type {Map<number | null, number | null>} the decision each of my seats faces */
    this.decisionIds = new Map();
    this.attempts = 0;
    this.lastId = 0;
    this.awaitsFirstFrame = false;
    this.isEnded = false;
    this.isPolling = false;
    this.clockOffset = 0;
    /** Whether the house has said what time it is. */
    this.isSynced = false;
    /** @type {{ ms: number, max_ms: number } | undefined} the network delay the server measured */
    this.lag = undefined;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.reconnectTimer = undefined;
    /** Chosen anew by each page, so that no two share a key. */
    this.pageId = crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.liveness = new Liveness({
      ping: () => this.ping(),
      onDead: () => this.replaceConnection(),
      onWake: () => this.checkConnection(),
    });
    this.open();
  }

  /** The server's time now, in ms. */
  now() {
    return Date.now() + this.clockOffset;
  }

  /**
   * The moment that clocks show: none before the house has said it, for this device may be hours
   * wrong.
   */
  displayTime() {
    return this.isSynced ? this.now() : 0;
  }

  /**
   * Go by the house's time.
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
    const pass = shareToken(this.match);
    const asks = new URLSearchParams({
      ...(pass && { share: pass }),
      ...(this.isScreen && { screen: '1' }),
    });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}?${asks}`);
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

  /** @param {number} code */
  handleClose(code) {
    this.socket = undefined;
    this.liveness.clearDeadline();
    this.handlers.onState(false, code);
    if (code >= 4400 && code < 4500) {
      this.isEnded = true;
      this.handlers.onEnd(code);
      return;
    }
    const wait =
      Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.reconnectTimer = setTimeout(() => this.open(), wait);
    if (this.attempts === this.maxAttempts + 1) this.poll();
  }

  /** How many connections may fail before HTTP takes their place. */
  get maxAttempts() {
    return this.liveness.isLive ? MAX_ATTEMPTS.live : MAX_ATTEMPTS.calm;
  }

  /**
   * Give a dead connection up: the first time for another one at once, then for one after a while.
   */
  replaceConnection() {
    const dead = this.socket;
    if (!dead || this.isEnded) return;
    const first = this.attempts === 0;
    this.handleClose(1006);
    dead.close();
    if (first) this.open();
  }

  /** The page was woken or the network changed: find out now whether the connection is alive. */
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

  /** Ping, where there is a connection. */
  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type: 'ping', id: 0 }));
    return true;
  }

  /** While no connection works, look and decide over HTTP. */
  async poll() {
    if (this.isPolling) return;
    this.isPolling = true;
    while (!this.isWorking && !this.isEnded && this.attempts > this.maxAttempts) {
      await this.pollOnce();
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    }
    this.isPolling = false;
  }

  async pollOnce() {
    const seat = [...this.decisionIds.keys()].find(key => key !== null);
    try {
      for (const asked of [...this.pending.values()])
        if (asked.message.type === 'act') await this.sendOverHttp(asked);
      const path = `/api/matches/${this.match}/frame${seat === undefined ? '' : `?seat=${seat}`}`;
      const frame = await get(path, { timeoutMs: POLL_MS });
      if (!this.isWorking) this.handlers.onFrames({ frames: [frame] });
    } catch {
      /* the next try will tell */
    }
  }

  /** Whether a connection is open and has shown the match. */
  get isWorking() {
    return this.socket?.readyState === WebSocket.OPEN && !this.awaitsFirstFrame;
  }

  /**
   * Decide over HTTP: a decision that is stored already is answered as done.
   * @param {PendingRequest} asked
   */
  async sendOverHttp({ message: { id, seat, decision_id, action }, resolve, reject }) {
    try {
      await post(
        `/api/matches/${this.match}/act`,
        { seat, decision_id, action },
        { timeoutMs: POLL_MS },
      );
      resolve(undefined);
    } catch (refusal) {
      if (refusal.code === 'core.connection-lost') throw refusal;
      reject(refusal);
    }
    this.removePending(id);
  }

  /**
   * What was asked has its answer.
   * @param {number} id
   */
  removePending(id) {
    clearTimeout(this.pending.get(id)?.due);
    this.pending.delete(id);
  }

  /** @param {any} word */
  receive(word) {
    const asked = this.pending.get(word.id);
    switch (word.type) {
      case 'frame':
        this.syncClock(word.now);
        for (const frame of word.frames) this.decisionIds.set(frame.seat, frame.decision_id);
        this.liveness.setLive(word.frames.some(isLive));
        this.handlers.onFrames(word);
        if (this.awaitsFirstFrame) this.resume();
        break;
      case 'chat':
        this.handlers.onChat(word.messages);
        break;
      case 'presence':
        this.handlers.onPresence(word.seats ?? [], word.spectators ?? 0);
        break;
      case 'pong':
        this.syncClock(word.now);
        // At once: how long this takes is what the house measures.
        this.socket?.send(JSON.stringify({ type: 'pong-received', now: word.now, id: 0 }));
        break;
      case 'lag':
        this.lag = word;
        break;
      case 'ok':
      case 'preview':
        this.removePending(word.id);
        asked?.resolve(word.preview);
        break;
      case 'previews':
        this.removePending(word.id);
        asked?.resolve(word.previews);
        break;
      case 'error':
        this.removePending(word.id);
        asked?.reject(new ApiError(word.code, word.details, word.message));
        break;
    }
  }

  /**
   * After the first frame of a connection: send what has no answer, except a past decision that was
   * never sent.
   */
  resume() {
    this.awaitsFirstFrame = false;
    this.attempts = 0;
    this.handlers.onState(true);
    this.liveness.probe();
    for (const [id, asked] of this.pending) {
      const { message } = asked;
      if (
        message.type === 'act' &&
        !asked.sent &&
        this.decisionIds.get(message.seat ?? null) !== message.decision_id
      ) {
        this.removePending(id);
        asked.reject(new ApiError('core.stale'));
      } else this.send(asked);
    }
  }

  /**
   * Send what is asked; where no answer comes in time, again on another connection.
   * @param {PendingRequest} asked
   */
  send(asked) {
    const { socket } = this;
    if (!socket || !this.isWorking) return;
    asked.sent++;
    socket.send(JSON.stringify(asked.message));
    clearTimeout(asked.due);
    asked.due = setTimeout(() => {
      if (this.socket === socket && this.pending.has(asked.message.id)) this.replaceConnection();
    }, this.liveness.answerTimeout(asked.sent));
  }

  /**
   * Ask something; it goes out when there is a connection, and again under the same id and key
   * where that breaks.
   * @param {{ type: string, [more: string]: unknown }} message
   * @returns {Promise<any>}
   */
  request(message) {
    const id = ++this.lastId;
    const key = IDEMPOTENT.includes(message.type) ? {} : { key: `${this.pageId}-${id}` };
    return new Promise((resolve, reject) => {
      const asked = { message: { ...message, ...key, id }, sent: 0, resolve, reject };
      this.pending.set(id, asked);
      this.send(asked);
    });
  }
}
