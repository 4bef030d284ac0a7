/** The true name of the word list that a table plays with. */

/** @type {Promise<import('../../../web/types').GameCard[]> | undefined} */
let asked;

/**
 * Say which list it is; one that no room uses any more is told by its version.
 * @param {import('../../../web/types').Words} t @param {string} hash @returns {Promise<string>}
 */
export async function listLine(t, hash) {
  asked ??= fetch('/api/games').then(answer => answer.json());
  const card = (
    await asked.catch(() => {
      asked = undefined;
      return [];
    })
  ).find(({ spec }) => spec.id === 'betapet');
  const room = card?.rooms.find(({ options }) => options.lexicon === hash);
  if (!room) return t('betapet-list', { name: hash.slice(0, 8) });
  return room.instead
    ? t('betapet-list-instead', { name: room.note, other: room.instead })
    : t('betapet-list', { name: room.note });
}
