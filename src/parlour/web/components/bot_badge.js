/** The badge that marks bot accounts wherever a name is shown. */
import { html, nothing } from '../vendor/lit.js';
import { t } from './strings.js';

/** The form of the ids of bot accounts; those of people have 12 characters. */
const BOT_ID = /^bot-.{12}$/;

/** Return whether a user id is that of a bot account. @param {string | null | undefined} id */
export const isBotAccount = id => BOT_ID.test(id ?? '');

/** Return the badge. */
export const badge = () =>
  html` <span class="bot-badge"
    ><span aria-hidden="true">${t('site-bot-badge')}</span
    ><span class="visually-hidden">(${t('site-bot-account')})</span></span
  >`;

/**
 * Return the badge of a bot account, or nothing for a person.
 * @param {string | null | undefined} id
 */
export const botBadge = id => (isBotAccount(id) ? badge() : nothing);
