/** The list of online users next to the tables. A click opens a user's card. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { gameName } from '../components/games.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Home} Home */
/** @typedef {import('../types').PersonHere} PersonHere */

/** Maximum length of the list. The contacts page shows the complete list. */
const MAX_USERS = 12;

/** @param {Home} home @param {(id: string) => void} open */
export function onlineUsers(home, open) {
  const userItem = (/** @type {PersonHere} */ person) => {
    const content = html`${avatar(person.name, person.member, 'sm')}<span class="grow"
        ><b class="ellipsis">${person.name}</b
        ><small class="ellipsis">${person.playing ? gameName(person.playing) : t('site-browsing')}</small></span
      >`;
    const { id } = person;
    return html`<li>
      ${
        id
          ? html`<button class="online-user" @click=${() => open(id)}>${content}</button>`
          : html`<span class="online-user">${content}</span>`
      }
    </li>`;
  };
  const sorted = [...home.users]
    .sort((a, b) => Number(b.member) - Number(a.member))
    .slice(0, MAX_USERS);
  return html`<section class="online-users" aria-label=${t('site-who-is-here')}>
    <h2>${t('site-who-is-here')}</h2>
    <p class="xs muted">${t('site-online-count', { ...home.online })}</p>
    ${
      sorted.length
        ? html`<ul>
            ${sorted.map(userItem)}
          </ul>`
        : nothing
    }
    <p><a href="/people">${t('site-people')}</a></p>
  </section>`;
}
