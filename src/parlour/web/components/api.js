/** The house over HTTP: every refusal comes as a stable code with a sentence. */

import { takePreloaded } from './preloaded.js';
import { shareTokenHeaders } from './share_tokens.js';

export class ApiError extends Error {
  /** @param {string} code @param {Record<string, unknown>} [details] @param {string} [message] @param {number} [status] */
  constructor(code, details = {}, message = code, status = 0) {
    super(message);
    this.code = code;
    this.details = details;
    this.status = status;
  }
}

/** @param {Response} response */
async function answer(response) {
  if (response.ok) return response.status === 204 ? null : response.json();
  /** @type {{ code?: string, details?: Record<string, unknown>, message?: string }} */
  let body = {};
  try {
    body = await response.json();
  } catch {
    /* not from the house */
  }
  const {
    code = response.status === 429
      ? 'core.too-often'
      : response.status === 404
        ? 'core.unknown'
        : 'core.failed',
    details,
    message,
  } = body;
  if (code === 'core.wrong-origin')
    dispatchEvent(new CustomEvent('parlour-wrong-origin', { detail: details }));
  throw new ApiError(code, details, message, response.status);
}

/** @param {string} path @param {RequestInit} [request] @param {number} [within] ms after which nobody waits any more */
async function call(path, request, within) {
  let response;
  try {
    const headers = { ...shareTokenHeaders(path), ...request?.headers };
    const signal = within ? AbortSignal.timeout(within) : undefined;
    response = await fetch(path, { credentials: 'same-origin', ...request, headers, signal });
  } catch {
    throw new ApiError('core.connection-lost', {}, 'The line is down.');
  }
  return answer(response);
}

/**
 * @param {string} path
 * @param {{ within?: number }} [how] `within`: ms after which the connection counts as broken
 * @returns {Promise<any>}
 */
export const get = async (path, { within } = {}) =>
  takePreloaded(path) ?? call(path, undefined, within);

/**
 * @param {string} path
 * @param {unknown} [body]
 * @param {{ outlives?: boolean, within?: number }} [how] `outlives`: it arrives though the page is left at once (not
 *   for what waits); `within`: ms after which the connection counts as broken
 * @returns {Promise<any>}
 */
export const post = (path, body = {}, { outlives = false, within = 0 } = {}) => {
  const headers = { 'Content-Type': 'application/json', 'X-Parlour': '1' };
  return call(
    path,
    { method: 'POST', headers, body: JSON.stringify(body), keepalive: outlives },
    within,
  );
};
/** Send a file as it is. @param {string} path @param {Blob} body @returns {Promise<any>} */
export const uploadFile = (path, body) =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'X-Parlour': '1' },
    body,
  });
/** @param {string} path @returns {Promise<any>} */
export const remove = path => call(path, { method: 'DELETE', headers: { 'X-Parlour': '1' } });
