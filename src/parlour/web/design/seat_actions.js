/** The actions of seats on the boards, which continue the match with decisions of its own. */
import { ApiError, post } from '../components/api.js';
import { placeQuestion } from './place.js';
/** @typedef {import('../types').Action} Action */
/** @typedef {import('./place.js').Place} Place */

/**
 * Ask about an action in the shown position.
 * @param {string} path
 * @param {Place} place
 * @param {number} seat
 * @param {Action} action
 * @throws {ApiError} if the rules refuse the action or raise an error
 */
async function ask(path, place, seat, action) {
  const answer = await post(path, { position: placeQuestion(place), seat, action });
  const { refusal, failure } = answer;
  if (refusal) throw new ApiError(refusal.code, refusal.details, refusal.message);
  if (failure) throw new ApiError('design.failure', {}, failure.summary);
  return answer;
}

/**
 * @param {() => Place} currentPlace
 * @param {(change: Partial<Place>) => void} go
 * @returns {import('./boards.js').SeatActions}
 */
export const seatActions = (currentPlace, go) => ({
  play: async (seat, action) => {
    const { decisions, step } = await ask('/api/play', currentPlace(), seat, action);
    go({ decisions, step });
  },
  preview: async (seat, action) =>
    (await ask('/api/preview', currentPlace(), seat, action)).preview,
});
