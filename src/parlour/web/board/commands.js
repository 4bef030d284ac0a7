/** Matches a typed text against the commands that a game offers. */
/** @typedef {import('../types').Command} Command */

/**
 * Return a text normalized for comparison: lower case, no accents, single spaces between words.
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
 * Return how well a command matches the typed text: 0 if complete, 1 for a prefix, 2 if the typed
 * words appear in order with other words between them, null for no match.
 * @param {string} typed the text, as returned by `normalizeText`
 * @param {Command} command
 * @returns {number | null}
 */
export function matchRank(typed, { text, description, aliases = [] }) {
  const compact = typed.replaceAll(' ', '');
  const spellings = [text, description, ...aliases].map(spelling =>
    normalizeText(spelling).replaceAll(' ', ''),
  );
  if (spellings.includes(compact)) return 0;
  if (spellings.some(spelling => spelling.startsWith(compact))) return 1;
  const words = normalizeText(description).split(' ');
  let from = 0;
  const tokens = typed.split(' ');
  const all = tokens.every((token, i) => {
    // A number must match as a whole if more text follows it.
    const whole = /^\d+$/.test(token) && i < tokens.length - 1;
    const at = words.findIndex(
      (word, j) => j >= from && (whole ? word === token : word.startsWith(token)),
    );
    from = at + 1;
    return at >= 0;
  });
  return all ? 2 : null;
}

/**
 * Return the matching commands, best first.
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
 * Whether the typed text is exactly this command.
 * @param {string} typed
 * @param {Command} command
 */
export const isExactMatch = (typed, command) => matchRank(normalizeText(typed), command) === 0;
