/** Sitting down: every chair brings 16 bytes of luck of its own into the match key. */
import { post } from './api.js';
import { nonceAt } from './luck.js';
import { tell } from './toast.js';

/** Sit down at a table and go there. @param {string} match @param {number} [seat] */
export async function sit(match, seat) {
  try {
    const nonce = await nonceAt(match);
    await post(`/api/tables/${match}/sit`, seat === undefined ? { nonce } : { seat, nonce });
    location.assign(`/t/${match}`);
  } catch (refusal) {
    tell(refusal);
  }
}
