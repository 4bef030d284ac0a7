/** A matchmaking search: polls the server until a match is found or the search is cancelled. */
import { post } from '../components/api.js';
import { saveCommitment, createNonce } from '../components/shuffle_commitment.js';
/** @typedef {import('../types').SearchQueue} SearchQueue */
/** @typedef {import('../types').SearchState} SearchState */

/** Time in milliseconds without a match after which a bot is offered. */
export const BOT_AFTER_MS = 30_000;
/** Delay in milliseconds before the next attempt after a lost connection. */
const RETRY_MS = 2_000;

export class Search {
  /**
   * @param {SearchQueue[]} queues
   * @param {boolean} similarRating
   * @param {(refusal?: unknown) => void} onUpdate
   */
  constructor(queues, similarRating, onUpdate) {
    this.ticket = crypto.randomUUID();
    this.request = {
      ticket: this.ticket,
      queues,
      similar_rating: similarRating,
      nonce: '',
      reserved_match: '',
    };
    this.queues = queues;
    this.onUpdate = onUpdate;
    this.startedAt = Date.now();
    /** @type {SearchState} */
    this.state = {
      match: null,
      waited_ms: 0,
      waiting_users: queues.map(() => 0),
      reserved_match: null,
      commitment: null,
    };
    this.isOver = false;
    this.handlePageHide = () => this.stop(true);
    addEventListener('pagehide', this.handlePageHide);
    this.run();
  }

  get waitedMs() {
    return Date.now() - this.startedAt;
  }

  async run() {
    while (!this.isOver) {
      try {
        const state = await post('/api/matchmaking', this.request);
        if (this.isOver) return;
        this.state = state;
        if (state.match) {
          this.end();
          location.assign(`/t/${state.match}`);
          return;
        }
        this.exchangeCommitment();
        this.onUpdate();
      } catch (/** @type {any} */ refusal) {
        if (refusal.code !== 'core.connection-lost') {
          this.end();
          this.onUpdate(refusal);
          return;
        }
        await new Promise(done => setTimeout(done, RETRY_MS));
      }
    }
  }

  /** Wait for the server's commitment to the match key before sending this browser's nonce. */
  exchangeCommitment() {
    const { reserved_match: reserved, commitment } = this.state;
    if ((reserved ?? '') === this.request.reserved_match) return;
    if (reserved && commitment) saveCommitment({ match: reserved, commitment });
    Object.assign(this.request, {
      reserved_match: reserved ?? '',
      nonce: reserved ? createNonce(reserved) : '',
    });
  }

  end() {
    this.isOver = true;
    removeEventListener('pagehide', this.handlePageHide);
  }

  /**
   * Cancel the search.
   * @param {boolean} [isLeaving] the user leaves the page, so the request must be sent with
   *   keepalive
   * @returns {Promise<string | null>} the match, if one was found before the cancellation
   */
  async stop(isLeaving = false) {
    if (this.isOver) return null;
    this.end();
    if (!isLeaving) return (await post('/api/matchmaking/leave', { ticket: this.ticket })).match;
    post('/api/matchmaking/leave', { ticket: this.ticket }, { keepalive: true }).catch(() => {
      /* The error can be ignored, since the server notices when the polling stops. */
    });
    return null;
  }
}
