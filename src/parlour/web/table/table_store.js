/** The state of a table page. */
import { setBotSeats } from '../components/bot_badge.js';
import { saveCommitment } from '../components/shuffle_commitment.js';
import { setSeatColours } from '../components/seat_colours.js';
import { saveShareToken } from '../components/share_tokens.js';
/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {import('../types').SeatOccupant} SeatOccupant */

/**
 * Time in milliseconds for which a new offer is shown before it can be answered, so that a click on
 * the previous content is not an answer.
 */
const READ_MS = 500;

/** Time in milliseconds for which the answer to an offer is shown. */
const ANSWER_MS = 10000;

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
    /** @type {import('./offer_answers.js').Answer | null} the answer to the last offer */
    this.answer = null;
    /** Log position of the last offer that can be answered. */
    this.readableOffer = -1;
    /** @type {Set<number> | null} the seats whose users have this table open; null until known */
    this.presentSeats = null;
    this.spectatorCount = 0;
    /** @type {import('../types').ActionBar} the action bar of the board */
    this.bar = { prompt: '' };
    /**
     * @type {import('./conditional_moves.js').ConditionalMoves | undefined} in
     *   correspondence games
     */
    this.conditionalMoves = undefined;
    /** @type {import('./premove.js').Premove | undefined} */
    this.premove = undefined;
    /** The reason why the last decision was refused, shown until the next input. */
    this.notice = '';
    /** @type {unknown} the page shown if the table cannot be opened */
    this.errorPage = null;
  }

  /** @param {TableInfo} table */
  setTable(table) {
    this.table = table;
    setSeatColours(table.seats);
    setBotSeats(table.user_ids);
    saveCommitment(table);
    saveShareToken(table);
  }

  /**
   * @param {import('../types').Offer | null} offer
   * @param {() => void} onReadable called once the offer can be answered
   */
  setOffer(offer, onReadable) {
    const before = this.offer;
    this.offer = offer;
    if (offer) this.answer = null;
    if (!offer || offer.seq === before?.seq) return;
    setTimeout(() => {
      this.readableOffer = offer.seq;
      onReadable();
    }, READ_MS);
  }

  /**
   * Show how an offer was closed.
   * @param {import('./offer_answers.js').Answer | null} answer
   * @param {() => void} onHidden called once the answer is not shown any longer
   */
  setAnswer(answer, onHidden) {
    this.answer = answer;
    if (!answer) return;
    setTimeout(() => {
      if (this.answer !== answer) return;
      this.answer = null;
      onHidden();
    }, ANSWER_MS);
  }

  /** Whether the open offer can be answered. */
  get canAnswerOffer() {
    return this.offer?.seq === this.readableOffer;
  }

  /** The user's seats on this page. */
  get ownSeats() {
    return this.table?.own_seats ?? [];
  }

  /**
   * Return the seat occupants with the property `here`, which says whether they are present.
   * @param {(SeatOccupant | null)[]} occupants
   */
  withPresence(occupants) {
    return occupants.map(
      (occupant, seat) =>
        occupant && {
          ...occupant,
          here: this.ownSeats.includes(seat) ? true : this.presentSeats?.has(seat),
        },
    );
  }

  /** The current content of the action bar, which may be for a preview board. */
  get currentBar() {
    return this.conditionalMoves?.actionBar(this.bar) ?? this.premove?.actionBar() ?? this.bar;
  }

  /** The prompt for screen readers, with the sentence and the reason of the action bar. */
  get promptText() {
    const { prompt: ask, reason: why } = this.currentBar;
    return [ask, why].filter(Boolean).join(/[.!?…]$/.test(ask) ? ' ' : '. ');
  }
}
