/** Solo matches: a random deal can be followed by another one. */
import { post } from '../components/api.js';
import { requestCommitment } from '../components/shuffle_commitment.js';
import { showError } from '../components/toast.js';
/** @typedef {import('../types').Frame} Frame */

/** @param {Frame} frame */
export const isSolo = frame => frame.seats.length === 1;

/**
 * Return the options of a random deal with the same rules.
 * @param {Record<string, unknown>} options
 */
export function randomDealOptions({ day, ...options }) {
  return 'deal' in options ? { ...options, deal: 'random' } : options;
}

/**
 * Open a random deal with the same rules.
 * @param {Frame} frame
 */
export async function openAnotherDeal({ game, options }) {
  try {
    const { match } = await post('/api/tables', {
      game,
      options: randomDealOptions(options),
      seat_count: 1,
      seats: [{ occupant: 'me' }],
      start: true,
      ...(await requestCommitment()),
    });
    location.assign(`/t/${match}`);
  } catch (refusal) {
    showError(refusal);
  }
}
