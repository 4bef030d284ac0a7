/** The answer to an offer, which is shown for a while in place of the offer. */
/** @typedef {import('../types').MoveListEntry} MoveListEntry */
/** @typedef {import('../types').Offer} Offer */

/**
 * How an offer was closed, and by which seat. `isLogged` says whether the answer is an entry of the
 * log, which is announced to screen readers; otherwise a move closed the offer.
 * @typedef {{ kind: string, by: number, how: 'accepted' | 'declined' | 'withdrawn', isLogged:
 *   boolean }} Answer
 */

/**
 * Whether a move closes an offer. A player may move while their own draw offer is open.
 * @param {Pick<Offer, 'kind' | 'seat'>} offer
 * @param {MoveListEntry} entry
 */
const isClosedByMove = (offer, { kind, seat }) =>
  kind === 'moved' && !(offer.kind === 'draw' && seat === offer.seat);

/**
 * Return how the last offer was closed, or null if it is still open or had no effect on the log. A
 * draw or a pause that was accepted shows itself, so it has no answer.
 * @param {Pick<Offer, 'kind' | 'seat'> | null} open the offer that was open before the entries
 * @param {MoveListEntry[]} entries
 * @returns {Answer | null}
 */
export function answerIn(open, entries) {
  let offer = open;
  /** @type {Answer | null} */
  let answer = null;
  /** @type {number | null} */
  let accepted = null;
  for (const entry of entries) {
    const { kind, seat, details } = entry;
    if (kind === 'offered' && seat !== null) {
      offer = { kind: /** @type {Offer['kind']} */ (details.what), seat };
      answer = accepted = null;
    } else if (!offer || (seat === null && kind !== 'tookback')) continue;
    else if (kind === 'answered' && details.yes) accepted = seat;
    else if (kind === 'answered' || isClosedByMove(offer, entry)) {
      const by = /** @type {number} */ (seat);
      answer = {
        kind: offer.kind,
        by,
        how: by === offer.seat ? 'withdrawn' : 'declined',
        isLogged: kind === 'answered',
      };
      offer = null;
    } else if (kind === 'tookback') {
      answer =
        accepted === null
          ? null
          : { kind: offer.kind, by: accepted, how: 'accepted', isLogged: true };
      offer = null;
    }
  }
  return answer;
}
