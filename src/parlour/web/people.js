/** The contacts page: friends, friend requests, and followed, muted and blocked users. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { avatar } from './components/avatar.js';
import { gameName, loadGames } from './components/games.js';
import { currentUser, onHomeChange } from './components/session.js';
import { userLink } from './components/user_link.js';
import { mountShell, setTitle } from './components/shell.js';
import { showError } from './components/toast.js';
import { loadStrings, t } from './components/strings.js';
import { friendshipButton, changeRelationship, presenceText } from './user/relationship.js';
/** @typedef {import('./types').Acquaintance} Acquaintance */
/** @typedef {import('./types').Step} Step */

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Acquaintance[] | null} */
let contacts = null;
/** @type {import('./types').Home | null} */
let home = null;
let ownId = '';

async function load() {
  contacts = await get('/api/people');
  draw();
}

/** @param {Acquaintance} one @param {unknown} act */
const contactRow = (one, act) =>
  html`<li>
    ${avatar(one.name, one.member, 'sm')}
    <span class="grow"
      ><b>${userLink(one.id, one.name)}</b
      ><span class="d">${presenceText(one, one.playing ? gameName(one.playing) : '')}</span></span
    >${act}
  </li>`;

/** @param {string} name @param {Acquaintance[]} list @param {(one: Acquaintance) => unknown} act */
const group = (name, list, act) =>
  list.length
    ? html`<section class="card padded-card" aria-label=${name}>
        <h2>${name}</h2>
        <ul class="lines">
          ${list.map(one => contactRow(one, act(one)))}
        </ul>
      </section>`
    : nothing;

/** @param {Step} step @param {string} words */
const actionButton = (step, words) => (/** @type {Acquaintance} */ one) =>
  html`<button class="btn sm" @click=${() => changeRelationship(one, step, () => load().catch(showError))}>
    ${words}<span class="visually-hidden"> ${one.name}</span></button>`;

/** @param {Acquaintance[]} all */
function groups(all) {
  const withFriendship = (/** @type {string} */ how) =>
    all.filter(one => one.relationship.friendship === how);
  const friend = (/** @type {Acquaintance} */ one) =>
    friendshipButton(one, () => load().catch(showError));
  const here = (/** @type {Acquaintance} */ a, /** @type {Acquaintance} */ b) =>
    Number(b.online) - Number(a.online);
  return html`${group(t('social-friend-requests'), withFriendship('asks'), friend)}
  ${group(t('social-friends'), withFriendship('friends').sort(here), actionButton('part', t('social-remove-friend')))}
  ${group(t('social-sent-requests'), withFriendship('asked'), actionButton('part', t('social-cancel-request')))}
  ${group(
    t('social-following'),
    all.filter(one => one.relationship.follows),
    actionButton('unfollow', t('social-unfollow')),
  )}
  ${group(
    t('social-muted'),
    all.filter(one => one.relationship.mutes),
    actionButton('unmute', t('social-unmute')),
  )}
  ${group(
    t('social-blocked'),
    all.filter(one => one.relationship.blocks),
    actionButton('unblock', t('social-unblock')),
  )}`;
}

function draw() {
  const others =
    home?.users.filter(({ id }) => id && id !== ownId && !contacts?.some(one => one.id === id)) ??
    [];
  render(
    html`<h1>${t('social-contacts')}</h1>
      ${
        contacts === null
          ? html`<p class="muted" role="status">${t('site-loading')}</p>`
          : contacts.length
            ? groups(contacts)
            : html`<p class="note">${t('social-no-contacts')}</p>`
      }
      <section class="card padded-card" aria-label=${t('site-who-is-here')}>
        <h2>${t('site-who-is-here')}</h2>
        <p class="sub">${home ? t('site-online-count', { ...home.online }) : nothing}</p>
        <ul class="lines">
          ${others.map(
            one =>
              html`<li>
                ${avatar(one.name, one.member, 'sm')}
                <span class="grow"
                  ><b>${userLink(one.id, one.name)}</b
                  ><span class="d">${one.playing ? gameName(one.playing) : t('site-browsing')}</span></span
                >
              </li>`,
          )}
        </ul>
      </section>`,
    main,
  );
}

onHomeChange(found => {
  // On the first call, the contacts have just been requested.
  const isUpdate = home !== null && contacts !== null;
  home = found;
  if (isUpdate) load().catch(showError);
  else draw();
});
await Promise.all([mountShell({ page: 'people' }), loadStrings('social')]);
setTitle(t('social-contacts'));
draw();
loadGames().then(draw, showError);
currentUser().then(found => {
  ownId = found.id;
  draw();
}, showError);
load().catch(showError);
