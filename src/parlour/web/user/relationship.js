/** Relationship buttons, to add a friend, follow, mute and block, and to undo each. */
import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../components/api.js';
import { confirmDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Regard} Regard */
/** @typedef {import('../types').Step} Step */
/** @typedef {{ id: string, name: string, relationship: Regard }} Other */

/**
 * @param {Other} other
 * @param {Step} action
 * @param {(regard: Regard) => void} onChange
 */
export async function changeRelationship(other, action, onChange) {
  const sure = {
    title: t('social-block-sure', { name: other.name }),
    text: t('social-block-line', { name: other.name }),
  };
  if (
    action === 'block' &&
    !(await confirmDialog({ ...sure, confirmText: t('social-block'), danger: true }))
  )
    return;
  try {
    onChange(
      await post(
        `/api/people/${other.id}/relationship`,
        { action, expected_friendship: other.relationship.friendship },
        { keepalive: true },
      ),
    );
  } catch (/** @type {any} */ refusal) {
    showError(refusal);
    if (refusal.code === 'social.relationship-changed')
      get(`/api/people/${other.id}`).then(({ relationship }) => onChange(relationship), showError);
  }
}

/** @param {Other} other @param {(regard: Regard) => void} onChange */
export function friendshipButton(other, onChange) {
  const button = (/** @type {Step} */ action, /** @type {string} */ words, classes = '') =>
    html`<button class="btn ${classes}" @click=${() => changeRelationship(other, action, onChange)}>${words}</button>`;
  switch (other.relationship.friendship) {
    case 'friends':
      return button('part', t('social-remove-friend'));
    case 'asked':
      return button('part', t('social-cancel-request'));
    case 'asks':
      return html`${button('befriend', t('social-accept'), 'main')}${button('part', t('social-decline'))}`;
    default:
      return other.relationship.unblocked ? button('befriend', t('social-add-friend')) : nothing;
  }
}

/**
 * Return small buttons to follow, mute and block.
 * @param {Other} other
 * @param {(regard: Regard) => void} onChange
 */
export function relationshipButtons(other, onChange) {
  const { follows, mutes, blocks, unblocked: isUnblocked } = other.relationship;
  const button = (
    /** @type {Step} */ action,
    /** @type {string} */ iconName,
    /** @type {string} */ words,
    classes = '',
  ) =>
    html`<button class="btn sm ${classes}" @click=${() =>
      changeRelationship(other, action, onChange)}>${icon(iconName)}${words}</button>`;
  return html`${
    follows
      ? button('unfollow', 'eye', t('social-unfollow'))
      : isUnblocked
        ? button('follow', 'eye', t('social-follow'))
        : nothing
  }${mutes ? button('unmute', 'sound', t('social-unmute')) : button('mute', 'mute', t('social-mute'))}${
    blocks
      ? button('unblock', 'lock', t('social-unblock'))
      : button('block', 'lock', t('social-block'), 'danger')
  }`;
}

/**
 * Return the text that says whether a user is online and which game they play.
 * @param {{ online: boolean, playing: string | null }} other
 * @param {string} game
 */
export const presenceText = (other, game) =>
  other.online
    ? other.playing
      ? t('social-online-playing', { game })
      : t('social-online')
    : t('social-offline');
