/** What this page knows of its table, and what it says of it. */
import { saveCommitment } from '../components/shuffle_commitment.js';
import { saveShareToken } from '../components/share_tokens.js';
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Sitter} Sitter */

/** How long a new offer is shown before it can be answered: a click meant for what was there before is no answer. */
const READ_MS = 500;

export class Known {
  /** @param {string} match */
  constructor(match) {
    this.match = match;
    /** @type {Table | null} */
    this.table = null;
    /** @type {import('../types').GameCard | undefined} */
    this.card = undefined;
    /** @type {import('../types').Offer | null} */
    this.offer = null;
    /** The offer that was open long enough to be read, by its position. */
    this.read = -1;
    /** @type {Set<number> | null} the seats that have this table open, once that is known */
    this.here = null;
    this.watchers = 0;
    /** @type {import('../types').Bar} what the bar says */
    this.bar = { prompt: '' };
    /** @type {import('./conditional_moves.js').Plan | undefined} what is laid ahead, in slow games */
    this.plan = undefined;
    /** Why the last decision was refused, until something else is done. */
    this.notice = '';
    /** @type {unknown} what is shown where there is no table */
    this.trouble = null;
  }

  /** @param {Table} table */
  take(table) {
    this.table = table;
    saveCommitment(table);
    saveShareToken(table);
  }

  /** @param {import('../types').Offer | null} offer @param {() => void} readable called once it may be answered */
  takeOffer(offer, readable) {
    const before = this.offer;
    this.offer = offer;
    if (!offer || offer.seq === before?.seq) return;
    setTimeout(() => {
      this.read = offer.seq;
      readable();
    }, READ_MS);
  }

  /** Whether the open offer may be answered. */
  get answerable() {
    return this.offer?.seq === this.read;
  }

  /** The seats that are played from this page. */
  get mine() {
    return this.table?.own_seats ?? [];
  }

  /** Those who sit there, and whether they are here. @param {(Sitter | null)[]} chairs */
  present(chairs) {
    return chairs.map(
      (chair, seat) =>
        chair && { ...chair, here: this.mine.includes(seat) ? true : this.here?.has(seat) },
    );
  }

  /** What the bar says, also of a board that is only imagined. */
  get said() {
    return this.plan?.bar(this.bar) ?? this.bar;
  }

  /** What is asked of me, for the ear: the sentence of the bar and the reason under it. */
  get asked() {
    const { prompt: ask, reason: why } = this.said;
    return [ask, why].filter(Boolean).join(/[.!?…]$/.test(ask) ? ' ' : '. ');
  }
}
