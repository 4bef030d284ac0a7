/** The bot accounts of all members, and whether they are allowed. */
import { html, live, nothing } from '../vendor/lit.js';
import { icon } from '../components/icons.js';
import { formatTime } from '../components/time.js';
import { t } from '../components/strings.js';
import { userLink } from '../components/user_link.js';
/** @typedef {import('../types').Room} Room */

/** @type {Room['bot_mode'][]} */
const MODES = ['open', 'closed'];
const MODE_ICONS = { open: 'door', closed: 'lock' };

/**
 * @param {Room} overview
 * @param {(path: string, body?: object) => Promise<unknown>} runAction
 */
export const botAccountsCard = (overview, runAction) =>
  html`<section class="card padded-card" aria-labelledby="h-bots">
    <h2 id="h-bots">${t('account-bots')}</h2>
    <div class="registration-modes">
      ${MODES.map(
        mode =>
          html`<label class="registration-mode"
            ><input
              type="radio"
              name="bot-mode"
              .checked=${live(overview.bot_mode === mode)}
              @change=${() => runAction('bots', { bot_mode: mode })}
            />${icon(MODE_ICONS[mode])} <b>${t(`account-admin-bots-${mode}`)}</b>${t(
              `account-admin-bots-${mode}-line`,
            )}</label
          >`,
      )}
    </div>
    ${overview.bots.length ? nothing : html`<p class="empty-list">${t('account-bots-none')}</p>`}
    <ul class="lines">
      ${overview.bots.map(
        bot =>
          html`<li>
            ${icon('bot')}<span class="grow"
              ><b>${userLink(bot.id, bot.name)}</b
              ><span class="d"
                >${t('account-admin-bot-owner', { name: bot.owner_name })} · ${
                  bot.used_at
                    ? t('account-key-used', { when: formatTime(bot.used_at) })
                    : t('account-key-unused')
                }</span
              ></span
            >
          </li>`,
      )}
    </ul>
  </section>`;
