/** Sitting down: every chair brings 16 bytes of luck of its own into the match key. */
import { post } from './api.js';
import { tell } from './toast.js';

/** @returns {string} fresh luck of this browser, in hex */
export const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Sit down at a table and go there. @param {string} match @param {number} [seat] */
export async function sit(match, seat) {
  try {
    await post(`/api/tables/${match}/sit`, seat === undefined ? { nonce: nonce() } : { seat, nonce: nonce() });
    location.assign(`/t/${match}`);
  } catch (refusal) { tell(refusal); }
}
