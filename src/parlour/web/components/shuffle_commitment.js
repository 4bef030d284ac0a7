/**
 * What this browser gives to the shuffle, and what the house promised before: both are kept here, so that a log that
 * was made up afterwards is found out.
 */
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
    /* a private window keeps nothing */
  }
};

/** What the house promised of a match, where this browser saw it. @param {string} match */
export const storedCommitment = match => readItem(COMMITMENT_KEY + match);

/** What this browser gave to a match, if it did. @param {string} match */
export const storedNonce = match => readItem(NONCE_KEY + match);

/**
 * Remember what the house promised before the luck was drawn; the first promise counts.
 * @param {{ match: string, commitment: string, phase?: string }} table
 */
export function saveCommitment({ match, commitment, phase }) {
  if (phase !== 'over' && !storedCommitment(match)) writeItem(COMMITMENT_KEY + match, commitment);
}

/** Fresh luck of this browser for a match, in hex, made only once the house has committed. @param {string} match */
export function createNonce(match) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  writeItem(NONCE_KEY + match, nonce);
  return nonce;
}

/**
 * Have the house commit to the luck of a match that is to be opened, or of the rematch of another.
 * @param {string} [previousMatch]
 * @returns {Promise<{ match: string, nonce: string }>} the match, and what this browser gives to it
 */
export async function requestCommitment(previousMatch) {
  const reserved = await post(
    '/api/commitments',
    previousMatch ? { previous_match: previousMatch } : {},
  );
  saveCommitment(reserved);
  return { match: reserved.match, nonce: createNonce(reserved.match) };
}

/** What this browser gives to a table where it sits down, once it has seen the commitment. @param {string} match */
export async function createTableNonce(match) {
  if (!storedCommitment(match)) saveCommitment(await get(`/api/tables/${match}`));
  return createNonce(match);
}

/**
 * Whether a proof fits what this browser kept: the promise, and its own part of the shuffle.
 * @param {import('../types').Proof} proof
 */
export function matchesStored({ match, commitment, nonces }) {
  const expected = storedCommitment(match);
  const nonce = storedNonce(match);
  return (!expected || expected === commitment) && (!nonce || nonces.includes(nonce));
}
