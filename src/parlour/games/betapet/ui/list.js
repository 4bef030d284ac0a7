/** The true name of the word list that a table plays with. */
import { games } from '../../../web/board/host.js';

/**
 * Say which list it is; one that no room uses any more is told by its version.
 * @param {import('../../../web/types').Words} t @param {string} hash @returns {Promise<string>}
 */
export async function listLine(t, hash) {
  const card = (await games().catch(() => [])).find(({ spec }) => spec.id === 'betapet');
  const room = card?.rooms.find(({ options }) => options.lexicon === hash);
  if (!room) return t('betapet-list', { name: hash.slice(0, 8) });
  return room.replaces
    ? t('betapet-list-instead', { name: room.note, other: room.replaces })
    : t('betapet-list', { name: room.note });
}
