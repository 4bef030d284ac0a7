/** A person in a dialog, wherever their name was clicked: who they are, and how to meet them. */
import { html, nothing } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { avatar } from '../components/avatar.js';
import { openDialog } from '../components/dialog.js';
import { gameName } from '../components/games.js';
import { showError } from '../components/toast.js';
import { loadStrings, t } from '../components/strings.js';
import { meetings } from './challenge.js';
import { distances, friendship, whereabouts } from './relationship.js';
/** @typedef {import('../types').Profile} Profile */
/** @typedef {import('../types').Regard} Regard */

/** @param {string} id @param {import('../types').Home | null} home */
export async function openPerson(id, home) {
  try {
    /** @type {[Profile, unknown]} */
    const [found] = await Promise.all([
      get(`/api/people/${encodeURIComponent(id)}`),
      loadStrings('social'),
    ]);
    let other = found;
    const stand = (/** @type {Regard} */ regard) => {
      other = { ...other, relationship: regard };
      dialog.redraw();
    };
    const figures = () => {
      const best = [...other.ratings].sort((a, b) => b.games - a.games).slice(0, 3);
      return best.map(
        one =>
          html`<div><b class="figure">${one.rating.value}</b><small>${gameName(one.game)}</small></div>`,
      );
    };
    const body = () =>
      html`<div class="name-it">
          ${avatar(other.name, other.role !== 'guest', 'lg')}
          <p class="grow sub">
            ${[
              whereabouts(other, other.playing ? gameName(other.playing) : ''),
              other.relationship.friendship === 'friends' ? t('social-friend') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div class="row wrapping figures">${figures()}</div>
        ${
          other.mine
            ? nothing
            : html`<div class="row wrapping">${meetings(other, home)}${friendship(other, stand)}</div>
                <div class="row wrapping">${distances(other, stand)}</div>`
        }
        <p><a href="/people/${encodeURIComponent(id)}">${t('social-full-profile')}</a></p>`;
    const dialog = openDialog({ title: other.name, body });
  } catch (refusal) {
    showError(refusal);
  }
}
