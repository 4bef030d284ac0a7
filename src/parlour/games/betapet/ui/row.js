/** The log rows of Betapet: the notation of a word and the word itself. */

/** @typedef {import('../../../web/types').Words} Words */

/**
 * @param {import('../../../web/types').LogEntry} news
 * @param {Words} t
 * @returns {import('../../../web/types').LogRow | null}
 */
export function logRow({ what, details }, t) {
  if (what === 'play' || what === 'bingo')
    return {
      location: String(details.at),
      text: String(details.word),
      note: what === 'bingo' ? '✶' : '',
    };
  if (what === 'exchange' || what === 'exchange-own')
    return { text: t('betapet-row-exchange', details) };
  return what === 'pass' ? { text: t('betapet-row-pass') } : null;
}
