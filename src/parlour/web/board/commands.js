/** Moves that are typed: what a game offers for what was written, and which of it fits. */
/** @typedef {import('../types').Command} Command */

/**
 * A text as it is compared: small letters, no accents, words apart by one space.
 * @param {string} text
 */
export const normalizeText = text =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d?*+-]+/gu, ' ')
    .trim();

/**
 * How well a command fits what was typed: 0 written in full, 1 begun, 2 said in words that are left
 * out between; null:
 * not at all.
 * @param {string} typed as `plain` gives it
 * @param {Command} command
 * @returns {number | null}
 */
export function matchRank(typed, { text, description: words, aliases: also = [] }) {
  const tight = typed.replaceAll(' ', '');
  const written = [text, words, ...also].map(way => normalizeText(way).replaceAll(' ', ''));
  if (written.includes(tight)) return 0;
  if (written.some(way => way.startsWith(tight))) return 1;
  const said = normalizeText(words).split(' ');
  let from = 0;
  const tokens = typed.split(' ');
  const all = tokens.every((token, i) => {
    // A number is meant as a whole once something follows it.
    const whole = /^\d+$/.test(token) && i < tokens.length - 1;
    const at = said.findIndex(
      (word, j) => j >= from && (whole ? word === token : word.startsWith(token)),
    );
    from = at + 1;
    return at >= 0;
  });
  return all ? 2 : null;
}

/**
 * The commands that fit, best first.
 * @param {string} typed
 * @param {Command[]} all
 */
export function matchingCommands(typed, all) {
  const wanted = normalizeText(typed);
  if (!wanted) return all;
  return all
    .map(command => ({ command, rank: matchRank(wanted, command) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ command }) => command);
}

/**
 * Whether this and nothing else was written out.
 * @param {string} typed
 * @param {Command} command
 */
export const isExactMatch = (typed, command) => matchRank(normalizeText(typed), command) === 0;
