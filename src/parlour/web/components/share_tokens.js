/**
 * The passes of private matches: whoever was let in keeps one, shows it when they look back, and shares it with a link.
 */

const KEY_PREFIX = 'parlour-pass:';

/** @param {string} match @returns {string | null} */
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

/** @param {{ match: string, share?: string | null }} table */
export function saveShareToken({ match, share }) {
  try {
    if (share) localStorage.setItem(KEY_PREFIX + match, share);
  } catch {
    /* a private window keeps nothing */
  }
}

/**
 * The address under which others may look back on a match.
 * @param {string} match
 * @param {string | null | undefined} token
 */
export const analysisUrl = (match, token) =>
  `${location.origin}/t/${match}/analysis${token ? `?share=${encodeURIComponent(token)}` : ''}`;

/**
 * The address from which what is kept of a finished match is downloaded; a link that is followed carries no header.
 * @param {string} match
 * @param {'poster' | 'record' | 'file'} kind
 */
export function exportUrl(match, kind) {
  const token = shareToken(match);
  return `/api/matches/${match}/${kind}${token ? `?share=${encodeURIComponent(token)}` : ''}`;
}

/**
 * The headers with which a call about a match shows its pass.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function shareTokenHeaders(path) {
  const match = /^\/api\/(?:matches|tables)\/([^/?]+)/.exec(path)?.[1];
  const token = match ? shareToken(match) : null;
  return token ? { 'X-Parlour-Pass': token } : {};
}
