/** Joins a table. Every player contributes a 16-byte nonce to the match key. */
import { post } from './api.js';
import { createTableNonce } from './shuffle_commitment.js';
import { showError } from './toast.js';

/**
 * Join a table with the terms that the page shows, and open it.
 * @param {{ match: string, terms_digest: string }} table
 */
export async function joinTable({ match, terms_digest }) {
  try {
    const nonce = await createTableNonce(match);
    await post(`/api/tables/${match}/sit`, { nonce, terms_digest });
    location.assign(`/t/${match}`);
  } catch (refusal) {
    showError(refusal);
  }
}
