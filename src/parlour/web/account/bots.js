/** The user's bot accounts. */
import { html } from '../vendor/lit.js';
import { post } from '../components/api.js';
import { confirmDialog, promptDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { formatTime } from '../components/time.js';
import { showError } from '../components/toast.js';
import { t } from '../components/strings.js';
import { userLink } from '../components/user_link.js';
/** @typedef {import('../types').BotAccount} BotAccount */

const MAX_NAME_LENGTH = 32;

/** Ask for the name of a bot. @param {string} title @param {string} [value] */
const askName = (title, value = '') =>
  promptDialog({
    title,
    label: t('account-bot-name'),
    maxLength: MAX_NAME_LENGTH,
    value,
    required: true,
  });

/** Send a change and reload. @param {string} path @param {object} body @param {() => Promise<void>} load */
async function change(path, body, load) {
  try {
    await post(`/api/bots${path}`, body);
    await load();
  } catch (refusal) {
    showError(refusal);
  }
}

/** @param {() => Promise<void>} load */
async function createBot(load) {
  const name = await askName(t('account-bot-create'));
  if (name) await change('', { name }, load);
}
/** @param {BotAccount} bot @param {() => Promise<void>} load */
async function renameBot(bot, load) {
  const name = await askName(t('account-bot-rename'), bot.name);
  if (name) await change(`/${bot.id}/rename`, { name }, load);
}
/** @param {BotAccount} bot @param {() => Promise<void>} load */
async function deleteBot(bot, load) {
  const question = {
    title: t('account-bot-delete'),
    text: t('account-bot-delete-line', { name: bot.name }),
    confirmText: t('account-bot-delete'),
  };
  if (await confirmDialog({ ...question, danger: true }))
    await change(`/${bot.id}/delete`, {}, load);
}

/** @param {BotAccount} bot @param {() => Promise<void>} load */
const botItem = (bot, load) =>
  html`<li>
    ${icon('bot')}<span class="grow"
      ><b>${userLink(bot.id, bot.name)}</b
      ><span class="d"
        >${
          bot.used_at
            ? t('account-key-used', { when: formatTime(bot.used_at) })
            : t('account-key-unused')
        }</span
      ></span
    ><span class="acts"
      ><button
        class="btn sm"
        aria-label="${t('account-bot-rename')}: ${bot.name}"
        @click=${() => renameBot(bot, load)}
      >
        ${t('account-bot-rename')}</button
      ><button
        class="btn sm danger"
        aria-label="${t('account-bot-delete')}: ${bot.name}"
        @click=${() => deleteBot(bot, load)}
      >
        ${t('account-bot-delete')}
      </button></span
    >
  </li>`;

/**
 * @param {{ bots: BotAccount[], max_bots: number }} list
 * @param {() => Promise<void>} load called after a bot is changed
 */
export const botsCard = ({ bots, max_bots: most }, load) =>
  html`<section class="card padded-card" id="bot-accounts" aria-labelledby="h-bot-accounts">
    <div class="row wrapping">
      <h2 class="grow" id="h-bot-accounts">
        ${t('account-bots')}
        <small class="count">${t('account-keys-count', { count: bots.length, most })}</small>
      </h2>
      <button class="btn sm" @click=${() => createBot(load)}>${t('account-bot-create')}</button>
    </div>
    <p class="sub">${t('account-bots-line')}</p>
    ${
      bots.length
        ? html`<ul class="lines">
            ${bots.map(bot => botItem(bot, load))}
          </ul>`
        : html`<p class="empty-list">${t('account-bots-none')}</p>`
    }
  </section>`;
