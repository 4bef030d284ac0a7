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
async function parseResponse(response) {
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

/** @param {string} path @param {RequestInit} [init] @param {number} [timeoutMs] ms after which nobody waits any more */
async function request(path, init, timeoutMs) {
  let response;
  try {
    const headers = { ...shareTokenHeaders(path), ...init?.headers };
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined;
    response = await fetch(path, { credentials: 'same-origin', ...init, headers, signal });
  } catch {
    throw new ApiError('core.connection-lost', {}, 'The line is down.');
  }
  return parseResponse(response);
}

/**
 * @param {string} path
 * @param {{ timeoutMs?: number }} [how] `within`: ms after which the connection counts as broken
 * @returns {Promise<any>}
 */
export const get = async (path, { timeoutMs } = {}) =>
  takePreloaded(path) ?? request(path, undefined, timeoutMs);

/**
 * @param {string} path
 * @param {unknown} [body]
 * @param {{ keepalive?: boolean, timeoutMs?: number }} [how] `outlives`: it arrives though the page is left at once (not
 *   for what waits); `within`: ms after which the connection counts as broken
 * @returns {Promise<any>}
 */
export const post = (path, body = {}, { keepalive = false, timeoutMs = 0 } = {}) => {
  const headers = { 'Content-Type': 'application/json', 'X-Parlour': '1' };
  return request(
    path,
    { method: 'POST', headers, body: JSON.stringify(body), keepalive },
    timeoutMs,
  );
};
/** Send a file as it is. @param {string} path @param {Blob} body @returns {Promise<any>} */
export const uploadFile = (path, body) =>
  request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'X-Parlour': '1' },
    body,
  });
/** @param {string} path @returns {Promise<any>} */
export const remove = path => request(path, { method: 'DELETE', headers: { 'X-Parlour': '1' } });
