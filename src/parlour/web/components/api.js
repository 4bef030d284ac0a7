/** HTTP calls to the server. An error has a stable code and a message. */

import { takePreloaded } from './preloaded.js';
import { shareTokenHeaders } from './share_tokens.js';

/** An error response of the server, or a lost connection. */
export class ApiError extends Error {
  /**
   * @param {string} code the error code, `namespace.name`
   * @param {Record<string, unknown>} [details] the arguments of the message
   * @param {string} [message] the English message
   * @param {number} [status] the HTTP status, 0 if there was no response
   */
  constructor(code, details = {}, message = code, status = 0) {
    super(message);
    this.code = code;
    this.details = details;
    this.status = status;
  }
}

/**
 * Return the JSON body of a response.
 * @param {Response} response
 * @throws {ApiError} if the status is not 2xx
 */
async function parseResponse(response) {
  if (response.ok) return response.status === 204 ? null : response.json();
  /** @type {{ code?: string, details?: Record<string, unknown>, message?: string }} */
  let body = {};
  try {
    body = await response.json();
  } catch {
    /* The response does not come from this server. */
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

/**
 * Send a request and return the JSON body of its response.
 * @param {string} path
 * @param {RequestInit} [init]
 * @param {number} [timeoutMs] 0 or undefined for no timeout
 */
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
 * Send a GET request, or take the response that is embedded in the page.
 * @param {string} path
 * @param {{ timeoutMs?: number }} [options] `timeoutMs`: ms after which the connection counts as
 *   lost
 * @returns {Promise<any>}
 */
export const get = async (path, { timeoutMs } = {}) =>
  takePreloaded(path) ?? request(path, undefined, timeoutMs);

/**
 * Send a POST request with a JSON body.
 * @param {string} path
 * @param {unknown} [body]
 * @param {{ keepalive?: boolean, timeoutMs?: number }} [options] `keepalive`: the request completes
 *   even if the user leaves the page (not for a long poll); `timeoutMs`: ms after which the
 *   connection counts as lost
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
/**
 * Upload a file without encoding it.
 * @param {string} path
 * @param {Blob} body
 * @returns {Promise<any>}
 */
export const uploadFile = (path, body) =>
  request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'X-Parlour': '1' },
    body,
  });
/** Send a DELETE request. @param {string} path @returns {Promise<any>} */
export const remove = path => request(path, { method: 'DELETE', headers: { 'X-Parlour': '1' } });
