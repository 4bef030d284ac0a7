/**
 * Share tokens of private matches: stored when a user has access, sent with requests, and added to
 * shared links.
 */

const KEY_PREFIX = 'parlour-pass:';

/**
 * Return the share token of a match, from the URL or from storage.
 * @param {string} match
 * @returns {string | null}
 */
export function shareToken(match) {
  const [, , pathMatch] = location.pathname.split('/');
  const urlToken = pathMatch === match ? new URLSearchParams(location.search).get('share') : null;
  try {
    if (urlToken) localStorage.setItem(KEY_PREFIX + match, urlToken);
    return urlToken ?? localStorage.getItem(KEY_PREFIX + match);
  } catch {
    return urlToken;
  }
}

/** Store the share token of a match. @param {{ match: string, share_token?: string | null }} table */
export function saveShareToken({ match, share_token: token }) {
  try {
    if (token) localStorage.setItem(KEY_PREFIX + match, token);
  } catch {
    /* Storage is not available in a private window. */
  }
}

/**
 * Return the URL of a match's analysis, for sharing.
 * @param {string} match
 * @param {string | null | undefined} token
 */
export const analysisUrl = (match, token) =>
  `${location.origin}/t/${match}/analysis${token ? `?share=${encodeURIComponent(token)}` : ''}`;

/**
 * Return the URL of an export of a finished match. The share token is in the query, since a link
 * cannot send a header.
 * @param {string} match
 * @param {'poster' | 'record' | 'file'} kind
 */
export function exportUrl(match, kind) {
  const token = shareToken(match);
  return `/api/matches/${match}/${kind}${token ? `?share=${encodeURIComponent(token)}` : ''}`;
}

/**
 * Return the headers that send the share token with a request about a match.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function shareTokenHeaders(path) {
  const match = /^\/api\/(?:matches|tables)\/([^/?]+)/.exec(path)?.[1];
  const token = match ? shareToken(match) : null;
  return token ? { 'X-Parlour-Pass': token } : {};
}
