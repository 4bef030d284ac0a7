/** The text settings of the site: password, announcement, dictionary URL and sign-up limit. */
import { html, live, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Room} Room */
/** @typedef {(path: string, body?: object) => Promise<unknown>} RunAction */

/** The duration of an announcement, in hours. */
const DAY_HOURS = 24;
const MAX_LENGTH = 200;
const MAX_URL_LENGTH = 300;

/** Unsaved texts by setting id. @type {Map<string, string>} */
const drafts = new Map();

/**
 * Return the form field for a text setting, with buttons to save and remove the text.
 * @param {{ id: string, heading: string, line: unknown, saveLabel: string, removeLabel: string,
 *   isSet: boolean, attributes?: { maxLength?: number, example?: string, kind?: string }, save:
 *   (text: string) => Promise<unknown>, draw: () => void }} setting
 */
function textSetting({
  id,
  heading,
  line,
  saveLabel,
  removeLabel,
  isSet,
  attributes = {},
  save,
  draw,
}) {
  const { maxLength = MAX_LENGTH, example = '', kind = 'text' } = attributes;
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if ((await save(drafts.get(id) ?? '')) !== undefined) drafts.delete(id);
    draw();
  };
  return html`<section class="card padded-card" aria-labelledby=${`h-${id}`}>
    <h2 id=${`h-${id}`}>${heading}</h2>
    <p class="sub">${line}</p>
    <form class="row wrapping" @submit=${submit}>
      <input
        class="input grow"
        type=${kind}
        min="1"
        autocomplete="off"
        aria-label=${heading}
        placeholder=${example}
        maxlength=${maxLength}
        .value=${live(drafts.get(id) ?? '')}
        @input=${(/** @type {any} */ event) => drafts.set(id, event.target.value)}
      /><button class="btn">${saveLabel}</button>${
        isSet
          ? html`<button type="button" class="btn plain" @click=${() => save('')}>${removeLabel}</button>`
          : nothing
      }
    </form>
  </section>`;
}

/**
 * Return the settings that the user may change.
 * @param {Room} overview
 * @param {RunAction} runAction
 * @param {() => void} draw
 */
export function siteSettings(overview, runAction, draw) {
  /** @type {[import('../types').SiteAction, Omit<Parameters<typeof textSetting>[0], 'draw'>][]} */
  const all = [
    [
      'password',
      {
        id: 'keys',
        heading: t('account-site-password'),
        line: html`${t('account-site-password-line')}
        ${t(overview.has_password ? 'account-site-password-is' : 'account-site-password-none')}`,
        saveLabel: t('account-site-password-set'),
        removeLabel: t('account-site-password-remove'),
        isSet: overview.has_password,
        save: password => runAction('site-password', { password }),
      },
    ],
    [
      'announcement',
      {
        id: 'say',
        heading: t('account-admin-announce'),
        line: overview.announcement || t('account-admin-announce-line'),
        saveLabel: t('account-admin-announce-publish'),
        removeLabel: t('account-admin-announce-remove'),
        isSet: Boolean(overview.announcement),
        save: text => runAction('announcement', { text, hours: text ? DAY_HOURS : 0 }),
      },
    ],
    [
      'meanings',
      {
        id: 'meanings',
        heading: t('account-admin-dictionary-url'),
        line: overview.dictionary_url || t('account-admin-dictionary-url-line'),
        saveLabel: t('account-admin-dictionary-url-save'),
        removeLabel: t('account-admin-dictionary-url-remove'),
        isSet: Boolean(overview.dictionary_url),
        attributes: { maxLength: MAX_URL_LENGTH, example: 'https://en.wiktionary.org/wiki/{word}' },
        save: template => runAction('dictionary-url', { template }),
      },
    ],
    [
      'sign-ups',
      {
        id: 'sign-ups',
        heading: t('account-admin-sign-up-limit'),
        line: t('account-admin-sign-up-limit-line', { count: overview.sign_up_limit }),
        saveLabel: t('account-admin-sign-up-limit-save'),
        removeLabel: '',
        isSet: false,
        attributes: { kind: 'number', example: String(overview.sign_up_limit) },
        save: text => runAction('sign-up-limit', { per_day: Number(text) }),
      },
    ],
  ];
  return all
    .filter(([action]) => overview.allowed_actions.includes(action))
    .map(([, setting]) => textSetting({ ...setting, draw }));
}
