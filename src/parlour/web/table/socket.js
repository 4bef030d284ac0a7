/** The connection to a table: one socket that is replaced when it is dead; what has no answer is sent again. */
import { get, post, ApiError } from '../components/api.js';
import { shareToken } from '../components/share_tokens.js';
import { isLive } from './live.js';
import { Liveness } from './liveness.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {{ type: string, id: number, seat?: number, decision_id?: number | null, [more: string]: unknown }} Message */
/**
 * @typedef {{ message: Message, sent: number, due?: ReturnType<typeof setTimeout>, resolve: (answer: any) => void,
 *   reject: (refusal: ApiError) => void }}
 *   Asked what was asked, how often it was sent, and when that is done again
 */
/**
 * @typedef {{ frames: Frame[], entries?: import('./history.js').Coming, table?: import('../types').Table, offer?:
 *   import('../types').Offer | null, now?:
 *   number }} Seen
 */
/**
 * Who listens: `state` hears whether the line holds, `ended` that it never will again.
 * @typedef {{ seen: (seen: Seen) => void, said: (messages: import('../types').Said[]) => void, here: (seats:
 *   number[], watchers: number) => void,
 *   state: (up: boolean, code?: number) => void, ended: (code: number) => void }} Ears
 */

const FIRST = 400;
const LONGEST = 10000;
const POLL = 5000;
/** What may be asked twice without harm; all else has a key, by which the server knows it again. */
const HARMLESS = ['preview', 'previews'];
/** Without a connection this long, decisions go over HTTP. */
const TRIES = { live: 1, calm: 3 };

export class Socket {
  /** @param {string} match @param {Ears} ears @param {boolean} [screen] whether everybody at the table reads it */
  constructor(match, ears, screen = false) {
    this.match = match;
    this.screen = screen;
    this.ears = ears;
    /** @type {Map<number, Asked>} */
    this.asked = new Map();
    /** @type {Map<number | null, number | null>} the decision each of my seats faces */
    this.since = new Map();
    this.tries = 0;
    this.count = 0;
    this.fresh = false;
    this.over = false;
    this.polling = false;
    this.offset = 0;
    /** Whether the house has said what time it is. */
    this.timed = false;
    /** @type {{ ms: number, most: number } | undefined} what the line takes, as the house measured it */
    this.lag = undefined;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
    /** Chosen anew by each page, so that no two share a key. */
    this.page = crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.liveness = new Liveness({
      ping: () => this.ping(),
      dead: () => this.replace(),
      woken: () => this.hurry(),
    });
    this.open();
  }

  /** The server's time now, in ms. */
  now() {
    return Date.now() + this.offset;
  }

  /** The moment that clocks show: none before the house has said it, for this device may be hours wrong. */
  moment() {
    return this.timed ? this.now() : 0;
  }

  /** Go by the house's time. @param {number | undefined} now */
  set(now) {
    if (typeof now !== 'number') return;
    this.offset = now - Date.now();
    this.timed = true;
  }

  open() {
    if (this.over) return;
    clearTimeout(this.again);
    const pass = shareToken(this.match);
    const asks = new URLSearchParams({
      ...(pass && { share: pass }),
      ...(this.screen && { screen: '1' }),
    });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}?${asks}`);
    this.socket = socket;
    this.fresh = true;
    this.liveness.opening(this.tries);
    socket.onmessage = event => {
      if (this.socket !== socket) return;
      this.liveness.heard();
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = event => {
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  /** @param {number} code */
  dropped(code) {
    this.socket = undefined;
    this.liveness.rest();
    this.ears.state(false, code);
    if (code >= 4400 && code < 4500) {
      this.over = true;
      this.ears.ended(code);
      return;
    }
    const wait = Math.min(LONGEST, FIRST * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.again = setTimeout(() => this.open(), wait);
    if (this.tries === this.patience + 1) this.poll();
  }

  /** How many connections may fail before HTTP takes their place. */
  get patience() {
    return this.liveness.live ? TRIES.live : TRIES.calm;
  }

  /** Give a dead connection up: the first time for another one at once, then for one after a while. */
  replace() {
    const dead = this.socket;
    if (!dead || this.over) return;
    const first = this.tries === 0;
    this.dropped(1006);
    dead.close();
    if (first) this.open();
  }

  /** The page was woken or the network changed: find out now whether the connection is alive. */
  hurry() {
    if (this.over) return;
    if (this.socket?.readyState === WebSocket.OPEN && !this.liveness.isSilent()) {
      this.liveness.probe();
      return;
    }
    this.tries = 0;
    if (this.socket) this.replace();
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
    if (this.polling) return;
    this.polling = true;
    while (!this.works && !this.over && this.tries > this.patience) {
      await this.look();
      await new Promise(resolve => setTimeout(resolve, POLL));
    }
    this.polling = false;
  }

  async look() {
    const seat = [...this.since.keys()].find(key => key !== null);
    try {
      for (const asked of [...this.asked.values()])
        if (asked.message.type === 'act') await this.post(asked);
      const path = `/api/matches/${this.match}/frame${seat === undefined ? '' : `?seat=${seat}`}`;
      const frame = await get(path, { timeoutMs: POLL });
      if (!this.works) this.ears.seen({ frames: [frame] });
    } catch {
      /* the next try will tell */
    }
  }

  /** Whether a connection is open and has shown the match. */
  get works() {
    return this.socket?.readyState === WebSocket.OPEN && !this.fresh;
  }

  /** Decide over HTTP: a decision that is stored already is answered as done. @param {Asked} asked */
  async post({ message: { id, seat, decision_id, action }, resolve, reject }) {
    try {
      await post(
        `/api/matches/${this.match}/act`,
        { seat, decision_id, action },
        { timeoutMs: POLL },
      );
      resolve(undefined);
    } catch (refusal) {
      if (refusal.code === 'core.connection-lost') throw refusal;
      reject(refusal);
    }
    this.forget(id);
  }

  /** What was asked has its answer. @param {number} id */
  forget(id) {
    clearTimeout(this.asked.get(id)?.due);
    this.asked.delete(id);
  }

  /** @param {any} word */
  hear(word) {
    const asked = this.asked.get(word.id);
    switch (word.type) {
      case 'frame':
        this.set(word.now);
        for (const frame of word.frames) this.since.set(frame.seat, frame.decision_id);
        this.liveness.pace(word.frames.some(isLive));
        this.ears.seen(word);
        if (this.fresh) this.mended();
        break;
      case 'chat':
        this.ears.said(word.messages);
        break;
      case 'presence':
        this.ears.here(word.seats ?? [], word.spectators ?? 0);
        break;
      case 'pong':
        this.set(word.now);
        // At once: how long this takes is what the house measures.
        this.socket?.send(JSON.stringify({ type: 'pong-received', now: word.now, id: 0 }));
        break;
      case 'lag':
        this.lag = word;
        break;
      case 'ok':
      case 'preview':
        this.forget(word.id);
        asked?.resolve(word.preview);
        break;
      case 'previews':
        this.forget(word.id);
        asked?.resolve(word.previews);
        break;
      case 'error':
        this.forget(word.id);
        asked?.reject(new ApiError(word.code, word.details, word.message));
        break;
    }
  }

  /** After the first frame of a connection: send what has no answer, except a past decision that was never sent. */
  mended() {
    this.fresh = false;
    this.tries = 0;
    this.ears.state(true);
    this.liveness.probe();
    for (const [id, asked] of this.asked) {
      const { message } = asked;
      if (
        message.type === 'act' &&
        !asked.sent &&
        this.since.get(message.seat ?? null) !== message.decision_id
      ) {
        this.forget(id);
        asked.reject(new ApiError('core.stale'));
      } else this.dispatch(asked);
    }
  }

  /** Send what is asked; where no answer comes in time, again on another connection. @param {Asked} asked */
  dispatch(asked) {
    const { socket } = this;
    if (!socket || !this.works) return;
    asked.sent++;
    socket.send(JSON.stringify(asked.message));
    clearTimeout(asked.due);
    asked.due = setTimeout(() => {
      if (this.socket === socket && this.asked.has(asked.message.id)) this.replace();
    }, this.liveness.patience(asked.sent));
  }

  /**
   * Ask something; it goes out when there is a connection, and again under the same id and key where that breaks.
   * @param {{ type: string, [more: string]: unknown }} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const id = ++this.count;
    const key = HARMLESS.includes(message.type) ? {} : { key: `${this.page}-${id}` };
    return new Promise((resolve, reject) => {
      const asked = { message: { ...message, ...key, id }, sent: 0, resolve, reject };
      this.asked.set(id, asked);
      this.dispatch(asked);
    });
  }
}
