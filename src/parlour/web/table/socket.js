/** The line to a table: one socket that mends itself, and asks nothing twice. */
import { get, post, Refusal } from '../house/api.js';
import { passOf } from '../house/passes.js';
/** @typedef {import('../types').Frame} Frame */
/** @typedef {{ t: string, id: number, seat?: number, since?: number | null, [more: string]: unknown }} Message */
/**
 * @typedef {{ message: Message, sent: boolean, resolve: (answer: any) => void, reject: (refusal: Refusal) => void }}
 *   Asked
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
const PING = 20000;
const SILENCE = 45000;
const POLL = 5000;

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
    this.offset = 0;
    /** Whether the house has said what time it is. */
    this.timed = false;
    this.heard = 0;
    /** @type {{ ms: number, most: number } | undefined} what the line takes, as the house measured it */
    this.lag = undefined;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry();
    });
    addEventListener('pageshow', event => {
      if (event.persisted) this.hurry();
    });
    setInterval(() => this.tend(), PING);
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
    const pass = passOf(this.match);
    const asks = new URLSearchParams({ ...(pass && { share: pass }), ...(this.screen && { screen: '1' }) });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}?${asks}`);
    this.socket = socket;
    this.fresh = true;
    this.heard = Date.now();
    socket.onmessage = event => {
      this.heard = Date.now();
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = event => {
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  /** @param {number} code */
  dropped(code) {
    this.socket = undefined;
    this.ears.state(false, code);
    if (code >= 4400 && code < 4500) {
      this.over = true;
      this.ears.ended(code);
      return;
    }
    const wait = Math.min(LONGEST, FIRST * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.again = setTimeout(() => this.open(), wait);
    if (this.tries > 3) this.poll();
  }

  /** Try now instead of later. */
  hurry() {
    if (!this.socket && !this.over) {
      this.tries = 0;
      this.open();
    } else this.tend();
  }

  /** A line that has been silent for too long is taken for dead. */
  tend() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) {
      const dead = this.socket;
      this.dropped(1006);
      dead.close();
    } else this.socket.send(JSON.stringify({ t: 'ping', id: 0 }));
  }

  /** While no socket holds, look and decide over plain HTTP. */
  async poll() {
    const seat = [...this.since.keys()].find(key => key !== null);
    try {
      for (const asked of [...this.asked.values()]) if (asked.message.t === 'act') await this.post(asked);
      const frame = await get(`/api/matches/${this.match}/frame${seat === undefined ? '' : `?seat=${seat}`}`);
      if (!this.socket) this.ears.seen({ frames: [frame] });
    } catch {
      /* the next try will tell */
    }
    if (!this.socket && this.tries > 3)
      setTimeout(() => {
        if (!this.socket) this.poll();
      }, POLL);
  }

  /** Decide over plain HTTP; a decision that is past was heard before the line broke. @param {Asked} asked */
  async post({ message: { id, seat, since, action }, resolve, reject }) {
    try {
      await post(`/api/matches/${this.match}/act`, { seat, since, action });
      resolve(undefined);
    } catch (refusal) {
      if (refusal.code === 'core.line') throw refusal;
      if (refusal.code === 'core.stale') resolve(undefined);
      else reject(refusal);
    }
    this.asked.delete(id);
  }

  /** @param {any} word */
  hear(word) {
    const asked = this.asked.get(word.id);
    switch (word.t) {
      case 'frame':
        this.set(word.now);
        for (const frame of word.frames) this.since.set(frame.seat, frame.since);
        this.ears.seen(word);
        if (this.fresh) this.mended();
        break;
      case 'said':
        this.ears.said(word.messages);
        break;
      case 'here':
        this.ears.here(word.seats ?? [], word.watchers ?? 0);
        break;
      case 'pong':
        this.set(word.now);
        // At once: how long this takes is what the house measures.
        this.socket?.send(JSON.stringify({ t: 'heard', now: word.now, id: 0 }));
        break;
      case 'lag':
        this.lag = word;
        break;
      case 'ok':
      case 'preview':
        this.asked.delete(word.id);
        asked?.resolve(word.preview);
        break;
      case 'previews':
        this.asked.delete(word.id);
        asked?.resolve(word.previews);
        break;
      case 'refused':
        this.asked.delete(word.id);
        asked?.reject(new Refusal(word.code, word.details, word.say));
        break;
    }
  }

  /** The first frame after a mend decides what still has to go out: a decision that moved on is never sent again. */
  mended() {
    this.fresh = false;
    this.tries = 0;
    this.ears.state(true);
    this.socket?.send(JSON.stringify({ t: 'ping', id: 0 }));
    for (const [id, asked] of this.asked) {
      const { message } = asked;
      if (message.t === 'act' && this.since.get(message.seat ?? null) !== message.since) {
        this.asked.delete(id);
        if (asked.sent) asked.resolve(undefined);
        else asked.reject(new Refusal('core.stale'));
      } else this.dispatch(asked);
    }
  }

  /** @param {Asked} asked */
  dispatch(asked) {
    if (this.socket?.readyState !== WebSocket.OPEN || this.fresh) return;
    asked.sent = true;
    this.socket.send(JSON.stringify(asked.message));
  }

  /**
   * Ask something; it goes out when the line holds, under one and the same id.
   * @param {{ t: string, [more: string]: unknown }} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const asked = { message: { ...message, id }, sent: false, resolve, reject };
      this.asked.set(id, asked);
      this.dispatch(asked);
    });
  }
}
