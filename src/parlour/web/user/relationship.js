/** What I may do about a person: befriend, follow, mute and block, and take each back. */
import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../components/api.js';
import { ask } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { tell } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Regard} Regard */
/** @typedef {import('../types').Step} Step */
/** @typedef {{ id: string, name: string, regard: Regard }} Other */

/**
 * @param {Other} other
 * @param {Step} step
 * @param {(regard: Regard) => void} then
 */
export async function take(other, step, then) {
  const sure = {
    title: t('meet-block-sure', { name: other.name }),
    text: t('meet-block-line', { name: other.name }),
  };
  if (step === 'block' && !(await ask({ ...sure, yes: t('meet-block'), danger: true }))) return;
  try {
    then(
      await post(
        `/api/people/${other.id}/relationship`,
        { step, seen: other.regard.friend },
        { outlives: true },
      ),
    );
  } catch (/** @type {any} */ refusal) {
    tell(refusal);
    if (refusal.code === 'meet.tie-changed')
      get(`/api/people/${other.id}`).then(({ regard }) => then(regard), tell);
  }
}

/** @param {Other} other @param {(regard: Regard) => void} then */
export function friendship(other, then) {
  const button = (/** @type {Step} */ step, /** @type {string} */ words, look = '') =>
    html`<button class="btn ${look}" @click=${() => take(other, step, then)}>${words}</button>`;
  switch (other.regard.friend) {
    case 'friends':
      return button('part', t('meet-part'));
    case 'asked':
      return button('part', t('meet-take-back'));
    case 'asks':
      return html`${button('befriend', t('meet-accept'), 'main')}${button('part', t('meet-decline'))}`;
    default:
      return other.regard.open ? button('befriend', t('meet-befriend')) : nothing;
  }
}

/** Follow, mute and block, as small buttons. @param {Other} other @param {(regard: Regard) => void} then */
export function distances(other, then) {
  const { follows, mutes, blocks, open } = other.regard;
  const button = (
    /** @type {Step} */ step,
    /** @type {string} */ sign,
    /** @type {string} */ words,
    look = '',
  ) =>
    html`<button class="btn sm ${look}" @click=${() => take(other, step, then)}>${icon(sign)}${words}</button>`;
  return html`${
    follows
      ? button('unfollow', 'eye', t('meet-unfollow'))
      : open
        ? button('follow', 'eye', t('meet-follow'))
        : nothing
  }${mutes ? button('unmute', 'sound', t('meet-unmute')) : button('mute', 'mute', t('meet-mute'))}${
    blocks
      ? button('unblock', 'lock', t('meet-unblock'))
      : button('block', 'lock', t('meet-block'), 'danger')
  }`;
}

/** Where somebody is, in a few words. @param {{ here: boolean, doing: string | null }} other @param {string} game */
export const whereabouts = (other, game) =>
  other.here ? (other.doing ? t('meet-here-at', { game }) : t('meet-here-now')) : t('meet-away');
