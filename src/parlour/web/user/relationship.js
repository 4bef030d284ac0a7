/** What I may do about a person: befriend, follow, mute and block, and take each back. */
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
 * @param {Step} step
 * @param {(regard: Regard) => void} then
 */
export async function take(other, step, then) {
  const sure = {
    title: t('social-block-sure', { name: other.name }),
    text: t('social-block-line', { name: other.name }),
  };
  if (
    step === 'block' &&
    !(await confirmDialog({ ...sure, confirmText: t('social-block'), danger: true }))
  )
    return;
  try {
    then(
      await post(
        `/api/people/${other.id}/relationship`,
        { action: step, expected_friendship: other.relationship.friendship },
        { keepalive: true },
      ),
    );
  } catch (/** @type {any} */ refusal) {
    showError(refusal);
    if (refusal.code === 'social.relationship-changed')
      get(`/api/people/${other.id}`).then(({ relationship }) => then(relationship), showError);
  }
}

/** @param {Other} other @param {(regard: Regard) => void} then */
export function friendship(other, then) {
  const button = (/** @type {Step} */ step, /** @type {string} */ words, look = '') =>
    html`<button class="btn ${look}" @click=${() => take(other, step, then)}>${words}</button>`;
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
 * Follow, mute and block, as small buttons.
 * @param {Other} other
 * @param {(regard: Regard) => void} then
 */
export function distances(other, then) {
  const { follows, mutes, blocks, unblocked: open } = other.relationship;
  const button = (
    /** @type {Step} */ step,
    /** @type {string} */ sign,
    /** @type {string} */ words,
    look = '',
  ) =>
    html`<button class="btn sm ${look}" @click=${() => take(other, step, then)}>${icon(sign)}${words}</button>`;
  return html`${
    follows
      ? button('unfollow', 'eye', t('social-unfollow'))
      : open
        ? button('follow', 'eye', t('social-follow'))
        : nothing
  }${mutes ? button('unmute', 'sound', t('social-unmute')) : button('mute', 'mute', t('social-mute'))}${
    blocks
      ? button('unblock', 'lock', t('social-unblock'))
      : button('block', 'lock', t('social-block'), 'danger')
  }`;
}

/**
 * Where somebody is, in a few words.
 * @param {{ online: boolean, playing: string | null }} other
 * @param {string} game
 */
export const whereabouts = (other, game) =>
  other.online
    ? other.playing
      ? t('social-online-playing', { game })
      : t('social-online')
    : t('social-offline');
