/** Sitting down: every chair brings 16 bytes of luck of its own into the match key. */
import { post } from './api.js';
import { createTableNonce } from './shuffle_commitment.js';
import { showError } from './toast.js';

/**
 * Sit down at a table as it was shown here, and go there.
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
