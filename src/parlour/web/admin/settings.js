/** What the operator sets in words: the house's password, what is told to everybody, where words are explained. */
import { html, live, nothing } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').Room} Room */
/** @typedef {(path: string, body?: object) => Promise<unknown>} Does */

/** How long an announcement stands, in hours. */
const DAY = 24;
const LONGEST = 200;
const LONGEST_ADDRESS = 300;

/** @type {Map<string, string>} what has been typed and not been set yet, by the setting */
const typed = new Map();

/**
 * A setting of one line of text with its button, and a way to take back what stands.
 * @param {{ id: string, heading: string, line: unknown, set: string, take: string, standing: boolean,
 *   attributes?: { longest?: number, example?: string, kind?: string },
 *   store: (text: string) => Promise<unknown>, draw: () => void }} setting
 */
function textSetting({ id, heading, line, set, take, standing, attributes = {}, store, draw }) {
  const { longest = LONGEST, example = '', kind = 'text' } = attributes;
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if ((await store(typed.get(id) ?? '')) !== undefined) typed.delete(id);
    draw();
  };
  return html`<section class="card sheet-of" aria-labelledby=${`h-${id}`}>
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
        maxlength=${longest}
        .value=${live(typed.get(id) ?? '')}
        @input=${(/** @type {any} */ event) => typed.set(id, event.target.value)}
      /><button class="btn">${set}</button>${
        standing
          ? html`<button type="button" class="btn plain" @click=${() => store('')}>${take}</button>`
          : nothing
      }
    </form>
  </section>`;
}

/**
 * The settings that whoever asks may change.
 * @param {Room} room @param {Does} does @param {() => void} draw
 */
export function settings(room, does, draw) {
  /** @type {[import('../types').SiteAction, Omit<Parameters<typeof textSetting>[0], 'draw'>][]} */
  const all = [
    [
      'password',
      {
        id: 'keys',
        heading: t('account-site-password'),
        line: html`${t('account-site-password-line')}
        ${t(room.has_password ? 'account-site-password-is' : 'account-site-password-none')}`,
        set: t('account-site-password-set'),
        take: t('account-site-password-remove'),
        standing: room.has_password,
        store: password => does('site-password', { password }),
      },
    ],
    [
      'announcement',
      {
        id: 'say',
        heading: t('account-admin-announce'),
        line: room.announcement || t('account-admin-announce-line'),
        set: t('account-admin-announce-publish'),
        take: t('account-admin-announce-remove'),
        standing: Boolean(room.announcement),
        store: text => does('announcement', { text, hours: text ? DAY : 0 }),
      },
    ],
    [
      'meanings',
      {
        id: 'meanings',
        heading: t('account-admin-dictionary-url'),
        line: room.dictionary_url || t('account-admin-dictionary-url-line'),
        set: t('account-admin-dictionary-url-save'),
        take: t('account-admin-dictionary-url-remove'),
        standing: Boolean(room.dictionary_url),
        attributes: { longest: LONGEST_ADDRESS, example: 'https://en.wiktionary.org/wiki/{word}' },
        store: template => does('dictionary-url', { template }),
      },
    ],
    [
      'sign-ups',
      {
        id: 'sign-ups',
        heading: t('account-admin-sign-up-limit'),
        line: t('account-admin-sign-up-limit-line', { count: room.sign_up_limit }),
        set: t('account-admin-sign-up-limit-save'),
        take: '',
        standing: false,
        attributes: { kind: 'number', example: String(room.sign_up_limit) },
        store: text => does('sign-up-limit', { per_day: Number(text) }),
      },
    ],
  ];
  return all
    .filter(([action]) => room.allowed_actions.includes(action))
    .map(([, setting]) => textSetting({ ...setting, draw }));
}
