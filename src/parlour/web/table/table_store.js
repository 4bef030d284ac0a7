/** The state of a table page. */
import { saveCommitment } from '../components/shuffle_commitment.js';
import { saveShareToken } from '../components/share_tokens.js';
/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {import('../types').SeatOccupant} SeatOccupant */

/**
 * How long a new offer is shown before it can be answered, in ms: a click meant for what was there
 * before is no answer.
 */
const READ_MS = 500;

export class TableStore {
  /** @param {string} match */
  constructor(match) {
    this.match = match;
    /** @type {TableInfo | null} */
    this.table = null;
    /** @type {import('../types').GameCard | undefined} */
    this.card = undefined;
    /** @type {import('../types').Offer | null} */
    this.offer = null;
    /** The position of the offer that was shown long enough to be answered. */
    this.readableOffer = -1;
    /** @type {Set<number> | null} the seats that have this table open, once that is known */
    this.presentSeats = null;
    this.spectatorCount = 0;
    /** @type {import('../types').ActionBar} what the bar says */
    this.bar = { prompt: '' };
    /**
     * @type {import('./conditional_moves.js').ConditionalMoves | undefined} in
     *   correspondence games
     */
    this.conditionalMoves = undefined;
    /** Why the last decision was refused, until the next input. */
    this.notice = '';
    /** @type {unknown} what is shown where there is no table */
    this.errorPage = null;
  }

  /** @param {TableInfo} table */
  setTable(table) {
    this.table = table;
    saveCommitment(table);
    saveShareToken(table);
  }

  /**
   * @param {import('../types').Offer | null} offer
   * @param {() => void} onReadable called once it may be answered
   */
  setOffer(offer, onReadable) {
    const before = this.offer;
    this.offer = offer;
    if (!offer || offer.seq === before?.seq) return;
    setTimeout(() => {
      this.readableOffer = offer.seq;
      onReadable();
    }, READ_MS);
  }

  /** Whether the open offer can be answered. */
  get canAnswerOffer() {
    return this.offer?.seq === this.readableOffer;
  }

  /** The seats that are played from this page. */
  get ownSeats() {
    return this.table?.own_seats ?? [];
  }

  /**
   * Add to each occupant whether they are present.
   * @param {(SeatOccupant | null)[]} chairs
   */
  withPresence(chairs) {
    return chairs.map(
      (chair, seat) =>
        chair && {
          ...chair,
          here: this.ownSeats.includes(seat) ? true : this.presentSeats?.has(seat),
        },
    );
  }

  /** The content of the action bar, also that of a preview board. */
  get currentBar() {
    return this.conditionalMoves?.actionBar(this.bar) ?? this.bar;
  }

  /** The prompt for screen readers: the sentence of the bar and its reason. */
  get promptText() {
    const { prompt: ask, reason: why } = this.currentBar;
    return [ask, why].filter(Boolean).join(/[.!?…]$/.test(ask) ? ' ' : '. ');
  }
}
