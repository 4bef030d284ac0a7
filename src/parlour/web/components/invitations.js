/** Shows invitations to tables on every page, as cards with buttons to accept and decline. */
import { html, render } from '../vendor/lit.js';
import { post } from './api.js';
import { avatar } from './avatar.js';
import { gameName } from './games.js';
import { userLink } from './user_link.js';
import { showError } from './toast.js';
import { loadStrings, t } from './strings.js';
/** @typedef {import('../types').Asked} Asked */

const container = document.createElement('aside');
container.className = 'invitation-overlay';
/**
 * Ids of declined matches, which the server may still list for a short time.
 * @type {Set<string>}
 */
const declined = new Set();

/** @param {Asked[]} invitations */
function draw(invitations) {
  const pending = invitations.filter(invitation => !declined.has(invitation.match));
  const decline = (/** @type {Asked} */ invitation) => {
    declined.add(invitation.match);
    draw(invitations);
    post(`/api/tables/${invitation.match}/decline`).catch(showError);
  };
  const card = (/** @type {Asked} */ invitation) =>
    html`<div class="card invitation-card" role="status">
      ${avatar(invitation.name, invitation.member, 'sm')}
      <p class="grow">${userLink(invitation.inviter, invitation.name)} ${t('social-invites-you', {
        game: gameName(invitation.game),
      })}</p>
      <span class="row"
        ><a class="btn sm main" href="/t/${invitation.match}">${t('social-go-to-table')}</a
        ><button class="btn sm" @click=${() => decline(invitation)}>${t('social-decline-invitation')}</button></span
      >
    </div>`;
  render(pending.slice(0, 3).map(card), container);
}

/** @param {Asked[]} invitations */
export async function showInvitations(invitations) {
  await loadStrings('social');
  container.setAttribute('aria-label', t('social-invitation'));
  if (!container.isConnected) document.body.append(container);
  draw(invitations.filter(invitation => !location.pathname.endsWith(invitation.match)));
}
