/** The server's commitments and this browser's nonces. Both are stored to detect a forged log. */
import { get, post } from './api.js';

const COMMITMENT_KEY = 'parlour-promise:';
const NONCE_KEY = 'parlour-nonce:';

/** @param {string} name */
const readItem = name => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** @param {string} name @param {string} value */
const writeItem = (name, value) => {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* Storage is not available in a private window. */
  }
};

/** Return the stored commitment of a match, or null. @param {string} match */
export const storedCommitment = match => readItem(COMMITMENT_KEY + match);

/** Return the stored nonce of a match, or null. @param {string} match */
export const storedNonce = match => readItem(NONCE_KEY + match);

/**
 * Store the commitment of a match before its key is derived, and never replace it.
 * @param {{ match: string, commitment: string, phase?: string }} table
 */
export function saveCommitment({ match, commitment, phase }) {
  if (phase !== 'over' && !storedCommitment(match)) writeItem(COMMITMENT_KEY + match, commitment);
}

/**
 * Create and store a 16-byte nonce in hex. Call this only after the server has sent its commitment.
 * @param {string} match
 */
export function createNonce(match) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  writeItem(NONCE_KEY + match, nonce);
  return nonce;
}

/**
 * Request the server's commitment for a new match, or for a rematch, and create a nonce.
 * @param {string} [previousMatch] the match before the rematch
 * @returns {Promise<{ match: string, nonce: string }>}
 */
export async function requestCommitment(previousMatch) {
  const reserved = await post(
    '/api/commitments',
    previousMatch ? { previous_match: previousMatch } : {},
  );
  saveCommitment(reserved);
  return { match: reserved.match, nonce: createNonce(reserved.match) };
}

/** Create the nonce for a table to join, after storing its commitment. @param {string} match */
export async function createTableNonce(match) {
  if (!storedCommitment(match)) saveCommitment(await get(`/api/tables/${match}`));
  return createNonce(match);
}

/**
 * Whether a proof agrees with the stored commitment and nonce.
 * @param {import('../types').Proof} proof
 */
export function matchesStored({ match, commitment, nonces }) {
  const expected = storedCommitment(match);
  const nonce = storedNonce(match);
  return (!expected || expected === commitment) && (!nonce || nonces.includes(nonce));
}
