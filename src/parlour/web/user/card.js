/** The card of a user in a dialog: ratings, relationship and invitations. */
import { html, nothing } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { avatar } from '../components/avatar.js';
import { openDialog } from '../components/dialog.js';
import { gameName } from '../components/games.js';
import { showError } from '../components/toast.js';
import { loadStrings, t } from '../components/strings.js';
import { challengeButtons } from './challenge.js';
import { relationshipButtons, friendshipButton, presenceText } from './relationship.js';
/** @typedef {import('../types').Profile} Profile */
/** @typedef {import('../types').Regard} Regard */

/** @param {string} id @param {import('../types').Home | null} home */
export async function openUserCard(id, home) {
  try {
    /** @type {[Profile, unknown]} */
    const [found] = await Promise.all([
      get(`/api/people/${encodeURIComponent(id)}`),
      loadStrings('social'),
    ]);
    let other = found;
    const updateRelationship = (/** @type {Regard} */ regard) => {
      other = { ...other, relationship: regard };
      dialog.redraw();
    };
    const ratingFigures = () => {
      const best = [...other.ratings].sort((a, b) => b.games - a.games).slice(0, 3);
      return best.map(
        one =>
          html`<div><b class="figure">${one.rating.value}</b><small>${gameName(one.game)}</small></div>`,
      );
    };
    const body = () =>
      html`<div class="name-row">
          ${avatar(other.name, other.role !== 'guest', 'lg')}
          <p class="grow sub">
            ${[
              presenceText(other, other.playing ? gameName(other.playing) : ''),
              other.relationship.friendship === 'friends' ? t('social-friend') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div class="row wrapping figures">${ratingFigures()}</div>
        ${
          other.mine
            ? nothing
            : html`<div class="row wrapping">${challengeButtons(other, home)}${friendshipButton(
                other,
                updateRelationship,
              )}</div>
                <div class="row wrapping">${relationshipButtons(other, updateRelationship)}</div>`
        }
        <p><a href="/people/${encodeURIComponent(id)}">${t('social-full-profile')}</a></p>`;
    const dialog = openDialog({ title: other.name, body });
  } catch (refusal) {
    showError(refusal);
  }
}
