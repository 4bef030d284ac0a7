/** Hints in matches against bots. The user must first agree that the match will be unrated. */
import { post } from '../components/api.js';
import { confirmDialog } from '../components/dialog.js';
import { t } from '../components/strings.js';
import { endText, actionName } from '../analysis/candidates.js';
/** @typedef {import('../types').Frame} Frame */

/**
 * Request a hint and return its places and text, or null if the user declined.
 * @param {Frame} frame
 * @param {import('../types').MoveListEntry[]} history
 * @param {import('../types').GameUI | undefined} ui
 */
export async function requestHint(frame, history, ui) {
  const before = history.some(({ kind, seat }) => kind === 'hinted' && seat === frame.seat);
  const question = {
    title: t('site-hint-question'),
    text: t('site-hint-line'),
    confirmText: t('site-hint-take'),
  };
  if (!before && !(await confirmDialog(question))) return null;
  const found = await post(`/api/matches/${frame.match}/hint`, { seat: frame.seat });
  const move = actionName(found, frame, ui);
  const words =
    found.ends_in === null
      ? t('site-hint-move', { move })
      : t('site-hint-move-and-value', { move, worth: endText(found.value, found.ends_in) });
  return { places: found.deed?.places ?? [], words };
}
