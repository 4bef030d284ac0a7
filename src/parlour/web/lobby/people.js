/** Who is here, beside the tables; a click on anybody opens what can be done with them. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { gameName } from '../components/games.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Home} Home */
/** @typedef {import('../types').PersonHere} PersonHere */

/** So many are named; the page of people has the rest. */
const MOST = 12;

/** @param {Home} home @param {(id: string) => void} open */
export function peopleHere(home, open) {
  const one = (/** @type {PersonHere} */ person) => {
    const words = html`${avatar(person.name, person.member, 'sm')}<span class="grow"
        ><b class="ell">${person.name}</b
        ><small class="ell">${person.playing ? gameName(person.playing) : t('site-browsing')}</small></span
      >`;
    const { id } = person;
    return html`<li>
      ${
        id
          ? html`<button class="peep" @click=${() => open(id)}>${words}</button>`
          : html`<span class="peep">${words}</span>`
      }
    </li>`;
  };
  const sorted = [...home.users].sort((a, b) => Number(b.member) - Number(a.member)).slice(0, MOST);
  return html`<section class="peeps" aria-label=${t('site-who-is-here')}>
    <h2>${t('site-who-is-here')}</h2>
    <p class="xs muted">${t('site-online-count', { ...home.online })}</p>
    ${
      sorted.length
        ? html`<ul>
            ${sorted.map(one)}
          </ul>`
        : nothing
    }
    <p><a href="/people">${t('site-people')}</a></p>
  </section>`;
}
