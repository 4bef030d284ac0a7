/** What is done about somebody: muted, sent out, banned, named anew, let in by a code, made a moderator, erased. */
import { html, nothing } from '../vendor/lit.js';
import { confirmDialog, promptDialog, openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { showToast } from '../components/toast.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').PersonLine} PersonLine */
/** @typedef {(path: string, body?: object) => Promise<any>} Does */

/** How long a mute holds, in hours; a ban holds thirty times as long. */
const DAY = 24;
const LONGEST_NAME = 32;

/** Show something that is handed over once. @param {string} words @param {string} what */
export const handOver = (words, what) =>
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

/** @param {PersonLine} person @param {Does} does */
async function code(person, does) {
  const found = await does(`people/${person.id}/recovery-code`);
  if (found) handOver(t('account-admin-recovery-code'), found.code);
}

/** Ask for a name. @param {PersonLine} person @param {Does} does */
async function rename(person, does) {
  const question = {
    label: t('account-name'),
    maxLength: LONGEST_NAME,
    value: person.name,
    required: true,
  };
  const name = await promptDialog({ title: t('account-admin-rename'), ...question });
  if (name) await does(`people/${person.id}/rename`, { name });
}
/** @param {PersonLine} person @param {Does} does */
async function erase(person, does) {
  const words = t('account-admin-delete', { name: person.name });
  const sure = await confirmDialog({
    title: words,
    text: t('account-admin-delete-line'),
    confirmText: words,
    danger: true,
  });
  if (sure && (await does(`people/${person.id}/delete`)) !== undefined)
    showToast(t('account-admin-done'));
}

/** What can be done about somebody. @param {PersonLine} person @param {Does} does */
function deeds(person, does) {
  const to = `people/${person.id}`;
  const next = person.role === 'member' ? 'moderator' : 'member';
  /** @type {[import('../types').AccountAction, string, string, () => unknown][]} */
  const all = [
    [
      'mute',
      'mute',
      person.muted_until ? 'unmute' : 'mute',
      () => does(`${to}/mute`, { hours: person.muted_until ? 0 : DAY }),
    ],
    ['send-out', 'door', 'send-out', () => does(`${to}/sign-out`)],
    [
      'ban',
      'x',
      person.banned_until ? 'unban' : 'ban',
      () => does(`${to}/ban`, { hours: person.banned_until ? 0 : 30 * DAY }),
    ],
    ['rename', 'undo', 'rename', () => rename(person, does)],
    ['code', 'key', 'code', () => code(person, does)],
    ['role', 'seal', `make-${next}`, () => does(`${to}/role`, { role: next })],
  ];
  return all.filter(([action]) => person.allowed_actions.includes(action));
}
/** @param {PersonLine} person @param {Does} does */
export const manage = (person, does) =>
  openDialog({
    title: person.name,
    body: close =>
      html`<div class="wide-gap">
        ${deeds(person, does).map(
          ([, sign, what, act]) =>
            html`<button
              class="btn"
              @click=${() => {
                close();
                act();
              }}
            >
              ${icon(sign)}${t(`account-admin-do-${what}`)}
            </button>`,
        )}${
          person.allowed_actions.includes('erase')
            ? html`<button
                class="btn danger"
                @click=${() => {
                  close();
                  erase(person, does);
                }}
              >
                ${t('account-admin-do-erase')}
              </button>`
            : nothing
        }
      </div>`,
  });
