/**
 * The passes of private matches: whoever was let in keeps one, shows it when they look back, and shares it with a link.
 */

const PASS = 'parlour-pass:';

/** @param {string} match @returns {string | null} */
export function shareToken(match) {
  const [, , at] = location.pathname.split('/');
  const brought = at === match ? new URLSearchParams(location.search).get('share') : null;
  try {
    if (brought) localStorage.setItem(PASS + match, brought);
    return brought ?? localStorage.getItem(PASS + match);
  } catch {
    return brought;
  }
}

/** @param {{ match: string, share?: string | null }} table */
export function saveShareToken({ match, share }) {
  try {
    if (share) localStorage.setItem(PASS + match, share);
  } catch {
    /* a private window keeps nothing */
  }
}

/**
 * The address under which others may look back on a match.
 * @param {string} match
 * @param {string | null | undefined} pass
 */
export const analysisUrl = (match, pass) =>
  `${location.origin}/t/${match}/analysis${pass ? `?share=${encodeURIComponent(pass)}` : ''}`;

/**
 * The address from which what is kept of a finished match is downloaded; a link that is followed carries no header.
 * @param {string} match
 * @param {'poster' | 'record' | 'file'} what
 */
export function exportUrl(match, what) {
  const pass = shareToken(match);
  return `/api/matches/${match}/${what}${pass ? `?share=${encodeURIComponent(pass)}` : ''}`;
}

/**
 * The headers with which a call about a match shows its pass.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function shareTokenHeaders(path) {
  const match = /^\/api\/(?:matches|tables)\/([^/?]+)/.exec(path)?.[1];
  const pass = match ? shareToken(match) : null;
  return pass ? { 'X-Parlour-Pass': pass } : {};
}
