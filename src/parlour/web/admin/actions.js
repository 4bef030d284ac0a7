/** Actions for moderating a user: mute, sign out, ban, rename, recovery code, role and deletion. */
import { html, nothing } from '../vendor/lit.js';
import { confirmDialog, promptDialog, openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').PersonLine} PersonLine */
/** @typedef {(path: string, body?: object) => Promise<any>} RunAction */

/** The duration of a mute, in hours; a ban lasts 30 times as long. */
const DAY_HOURS = 24;
const MAX_NAME_LENGTH = 32;

/** Show a secret that cannot be shown again. @param {string} words @param {string} what */
export const showSecretOnce = (words, what) =>
  openDialog({
    title: words,
    body: () =>
      html`<input
          class="input"
          readonly
          aria-label=${words}
          .value=${what}
          @focus=${(/** @type {any} */ event) => event.target.select()}
        />
        <p class="sub">${t('account-admin-once')}</p>`,
  });

/** @param {PersonLine} person @param {RunAction} runAction */
async function issueRecoveryCode(person, runAction) {
  const found = await runAction(`people/${person.id}/recovery-code`);
  if (found) showSecretOnce(t('account-admin-recovery-code'), found.code);
}

/**
 * Ask for a new name and rename the user.
 * @param {PersonLine} person
 * @param {RunAction} runAction
 */
async function renameUser(person, runAction) {
  const question = {
    label: t('account-name'),
    maxLength: MAX_NAME_LENGTH,
    value: person.name,
    required: true,
  };
  const name = await promptDialog({ title: t('account-admin-rename'), ...question });
  if (name) await runAction(`people/${person.id}/rename`, { name });
}
/** @param {PersonLine} person @param {RunAction} runAction */
async function deleteUser(person, runAction) {
  const words = t('account-admin-delete', { name: person.name });
  const isConfirmed = await confirmDialog({
    title: words,
    text: t('account-admin-delete-line'),
    confirmText: words,
    danger: true,
  });
  if (isConfirmed && (await runAction(`people/${person.id}/delete`)) !== undefined)
    showToast(t('account-admin-done'));
}

/**
 * Return the allowed moderation actions.
 * @param {PersonLine} person
 * @param {RunAction} runAction
 */
function moderationActions(person, runAction) {
  const userPath = `people/${person.id}`;
  const next = person.role === 'member' ? 'moderator' : 'member';
  /** @type {[import('../types').AccountAction, string, string, () => unknown][]} */
  const all = [
    [
      'mute',
      'mute',
      person.muted_until ? 'unmute' : 'mute',
      () => runAction(`${userPath}/mute`, { hours: person.muted_until ? 0 : DAY_HOURS }),
    ],
    ['send-out', 'door', 'send-out', () => runAction(`${userPath}/sign-out`)],
    [
      'ban',
      'x',
      person.banned_until ? 'unban' : 'ban',
      () => runAction(`${userPath}/ban`, { hours: person.banned_until ? 0 : 30 * DAY_HOURS }),
    ],
    ['rename', 'undo', 'rename', () => renameUser(person, runAction)],
    ['code', 'key', 'code', () => issueRecoveryCode(person, runAction)],
    ['role', 'seal', `make-${next}`, () => runAction(`${userPath}/role`, { role: next })],
  ];
  return all.filter(([action]) => person.allowed_actions.includes(action));
}
/** @param {PersonLine} person @param {RunAction} runAction */
export const openUserActions = (person, runAction) =>
  openDialog({
    title: person.name,
    body: close =>
      html`<div class="wide-gap">
        ${moderationActions(person, runAction).map(
          ([, iconName, what, run]) =>
            html`<button
              class="btn"
              @click=${() => {
                close();
                run();
              }}
            >
              ${icon(iconName)}${t(`account-admin-do-${what}`)}
            </button>`,
        )}${
          person.allowed_actions.includes('erase')
            ? html`<button
                class="btn danger"
                @click=${() => {
                  close();
                  deleteUser(person, runAction);
                }}
              >
                ${t('account-admin-do-erase')}
              </button>`
            : nothing
        }
      </div>`,
  });
