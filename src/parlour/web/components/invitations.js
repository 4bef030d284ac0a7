/** Who asks me to a table, on whatever page I am: a card with a yes and a no. */
import { html, render } from '../vendor/lit.js';
import { post } from './api.js';
import { avatar } from './avatar.js';
import { gameName } from './games.js';
import { userLink } from './user_link.js';
import { showError } from './toast.js';
import { loadStrings, t } from './strings.js';
/** @typedef {import('../types').Asked} Asked */

const place = document.createElement('aside');
place.className = 'asked-over';
/** What was answered on this page is not shown again, though the house may still tell of it. @type {Set<string>} */
const answered = new Set();

/** @param {Asked[]} all */
function draw(all) {
  const open = all.filter(one => !answered.has(one.match));
  const decline = (/** @type {Asked} */ one) => {
    answered.add(one.match);
    draw(all);
    post(`/api/tables/${one.match}/decline`).catch(showError);
  };
  const card = (/** @type {Asked} */ one) =>
    html`<div class="card asked-card" role="status">
      ${avatar(one.name, one.member, 'sm')}
      <p class="grow">${userLink(one.inviter, one.name)} ${t('social-invites-you', { game: gameName(one.game) })}</p>
      <span class="row"
        ><a class="btn sm main" href="/t/${one.match}">${t('social-go-to-table')}</a
        ><button class="btn sm" @click=${() => decline(one)}>${t('social-decline-invitation')}</button></span
      >
    </div>`;
  render(open.slice(0, 3).map(card), place);
}

/** @param {Asked[]} all */
export async function showInvitations(all) {
  await loadStrings('social');
  place.setAttribute('aria-label', t('social-invitation'));
  if (!place.isConnected) document.body.append(place);
  draw(all.filter(one => !location.pathname.endsWith(one.match)));
}
