/** A search for people: what is looked for, and the page's word to the house that it still is. */
import { post } from '../components/api.js';
import { saveCommitment, createNonce } from '../components/shuffle_commitment.js';
/** @typedef {import('../types').SearchQueue} SearchQueue */
/** @typedef {import('../types').SearchState} SearchState */

/** After so long without anybody a bot is offered. */
export const BOT_AFTER_MS = 30_000;
/** A line that is down is tried again after so long. */
const AGAIN_MS = 2_000;

export class Search {
  /** @param {SearchQueue[]} queues @param {boolean} near @param {(refusal?: unknown) => void} heard */
  constructor(queues, near, heard) {
    this.ticket = crypto.randomUUID();
    this.wish = {
      ticket: this.ticket,
      queues,
      similar_rating: near,
      nonce: '',
      reserved_match: '',
    };
    this.queues = queues;
    this.heard = heard;
    this.since = Date.now();
    /** @type {SearchState} */
    this.state = {
      match: null,
      waited_ms: 0,
      waiting_users: queues.map(() => 0),
      reserved_match: null,
      commitment: null,
    };
    this.over = false;
    this.leave = () => this.stop(true);
    addEventListener('pagehide', this.leave);
    this.run();
  }

  get waited() {
    return Date.now() - this.since;
  }

  async run() {
    while (!this.over) {
      try {
        const state = await post('/api/matchmaking', this.wish);
        if (this.over) return;
        this.state = state;
        if (state.match) {
          this.end();
          location.assign(`/t/${state.match}`);
          return;
        }
        this.give();
        this.heard();
      } catch (/** @type {any} */ refusal) {
        if (refusal.code !== 'core.connection-lost') {
          this.end();
          this.heard(refusal);
          return;
        }
        await new Promise(done => setTimeout(done, AGAIN_MS));
      }
    }
  }

  /** Once somebody is found the house commits to the luck, and only then this browser gives its part. */
  give() {
    const { reserved_match: promised, commitment } = this.state;
    if ((promised ?? '') === this.wish.reserved_match) return;
    if (promised && commitment) saveCommitment({ match: promised, commitment });
    Object.assign(this.wish, {
      reserved_match: promised ?? '',
      nonce: promised ? createNonce(promised) : '',
    });
  }

  end() {
    this.over = true;
    removeEventListener('pagehide', this.leave);
  }

  /**
   * Stop looking; the match is returned where somebody was found just before.
   * @param {boolean} [leaving] the page goes, so the word must outlive it
   * @returns {Promise<string | null>}
   */
  async stop(leaving = false) {
    if (this.over) return null;
    this.end();
    if (!leaving) return (await post('/api/matchmaking/leave', { ticket: this.ticket })).match;
    post('/api/matchmaking/leave', { ticket: this.ticket }, { keepalive: true }).catch(() => {
      /* the house finds out by itself */
    });
    return null;
  }
}
