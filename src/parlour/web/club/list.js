/** Lists of clubs. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ClubSummary} ClubSummary */

/** Return the size of a club and who can join it. @param {ClubSummary} club */
export const clubFacts = club =>
  `${t('club-members-count', { count: club.members })} · ${t(`club-joining-${club.joining}`)}`;

/** @param {ClubSummary} club @param {unknown} [line] @param {unknown} [state] */
export const clubRow = (club, line = clubFacts(club), state = ownState(club)) =>
  html`<li>
    ${avatar(club.name, true, 'sm')}
    <span class="what"><a href="/clubs/${club.id}">${club.name}</a><small>${line}</small></span>
    <span class="state">${state}</span>
  </li>`;

/** @param {ClubSummary} club */
const ownState = club =>
  html`${
    club.requests
      ? html`<span class="tag waiting">${t('club-requests-open', { count: club.requests })}</span>`
      : nothing
  }${club.role ? html`<span class="tag">${t(`club-role-${club.role}`)}</span>` : nothing}`;

/** @param {unknown} rows */
export const clubList = rows =>
  html`<ul class="card flush link-list club-list">
    ${rows}
  </ul>`;
