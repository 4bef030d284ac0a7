/** The display name of a table's dictionary. */
import { games } from '../../../web/board/host.js';

/**
 * Return the name of a dictionary, or its hash if no preset uses it.
 * @param {import('../../../web/types').Words} t
 * @param {string} hash
 * @returns {Promise<string>}
 */
export async function dictionaryName(t, hash) {
  const card = (await games().catch(() => [])).find(({ spec }) => spec.id === 'betapet');
  const preset = card?.rooms.find(({ options }) => options.lexicon === hash);
  if (!preset) return t('betapet-list', { name: hash.slice(0, 8) });
  return preset.replaces
    ? t('betapet-list-instead', { name: preset.note, other: preset.replaces })
    : t('betapet-list', { name: preset.note });
}
