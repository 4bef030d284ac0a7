/** Settings: a name, the light, the language, sound, what the board shows, motion and the size of text. */
import { html, live, render } from './vendor/lit.js';
import { me, rename } from './house/me.js';
import { change, onChange, settings } from './house/settings.js';
import { shell, title } from './house/shell.js';
import { sound } from './house/sound.js';
import { tell, toast } from './house/toast.js';
import { LANGUAGES, language, t } from './house/words.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const SIZES = [100, 115, 130, 150, 200];
/** @type {import('./house/settings.js').Settings['theme'][]} */
const THEMES = ['system', 'light', 'dark'];
/** @type {import('./house/settings.js').Settings['confirm'][]} */
const CONFIRMS = ['matters', 'always', 'never'];
/** @type {import('./house/settings.js').Settings['motion'][]} */
const MOTIONS = ['system', 'full', 'still'];
let name = '';

/** @param {SubmitEvent} event */
async function keepName(event) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (
    /** @type {HTMLFormElement} */ (event.target).elements.namedItem('name')
  );
  const wanted = field.value.trim();
  if (!wanted) return;
  try {
    await rename(wanted);
    name = wanted;
    toast(t('house-name-kept', { name }));
  } catch (refusal) {
    tell(refusal);
  }
}
/**
 * One of a few. @template {string | number} T
 * @param {string} words
 * @param {string} key
 * @param {T[]} values
 * @param {T} chosen
 * @param {(value: T) => void} choose
 * @param {(value: T) => string} say
 */
function oneOf(words, key, values, chosen, choose, say) {
  const one = (/** @type {T} */ value) =>
    html`<label><input type="radio" name=${key} .checked=${live(value === chosen)}
      @change=${() => choose(value)}>${say(value)}</label>`;
  return html`<fieldset class="field"><legend>${words}</legend><div class="seg">${values.map(one)}</div></fieldset>`;
}
/** @param {'sound' | 'legal' | 'trace'} key */
function either(key) {
  const choose = (/** @type {any} */ event) => {
    change({ [key]: event.target.checked });
    if (key === 'sound') sound('wood');
  };
  return html`<label
    class="switch"><span>${t(`house-setting-${key}`)}<small>${t(`house-setting-${key}-line`)}</small></span>
    <input type="checkbox" role="switch" .checked=${live(settings()[key])} @change=${choose}></label>`;
}

/** @param {string} tag */
const languageName = tag => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
function languageField() {
  if (LANGUAGES.length === 1)
    return html`<div class="field">${t('house-language')}<p class="input only">${languageName(language())}</p>
    <small>${t('house-language-line')}</small></div>`;
  const choose = (/** @type {any} */ event) => {
    change({ language: LANGUAGES[event.target.selectedIndex] });
    location.reload();
  };
  return html`<label class="field">${t('house-language')}<select class="input" @change=${choose}>
    ${LANGUAGES.map(
      tag => html`<option lang=${tag}
      .selected=${tag === language()}>${languageName(tag)}</option>`,
    )}</select></label>`;
}

function nameForm() {
  const hear = (/** @type {any} */ event) => {
    name = event.target.value;
  };
  return html`<form class="card sheet-of" @submit=${keepName}><h2>${t('house-you')}</h2><label
    class="field">${t('house-your-name')}
    <span class="row"><input class="input" name="name" required autocomplete="nickname"
      .value=${live(name)} @input=${hear}>
      <button
        class="btn main">${t('house-keep')}</button></span><small>${t('house-your-name-line')}</small></label>
    <p class="links"><a class="btn" href="/account">${t('house-your-account')}</a></p></form>`;
}

function draw() {
  const now = settings();
  render(
    html`<h1>${t('house-nav-settings')}</h1>
    ${nameForm()}
    <form class="card sheet-of"><h2>${t('house-looks')}</h2>
      ${oneOf(
        t('house-light'),
        'theme',
        THEMES,
        now.theme,
        theme => change({ theme }),
        value => t(`house-theme-${value}`),
      )}
      ${oneOf(
        t('house-text-size'),
        'text',
        SIZES,
        now.text,
        text => change({ text }),
        value => `${value} %`,
      )}
      ${oneOf(
        t('house-motion'),
        'motion',
        MOTIONS,
        now.motion,
        motion => change({ motion }),
        value => t(`house-motion-${value}`),
      )}
      ${languageField()}</form>
    <form class="card sheet-of"><h2>${t('house-at-the-table')}</h2>${oneOf(
      t('house-confirm'),
      'confirm',
      CONFIRMS,
      now.confirm,
      confirm => change({ confirm }),
      value => t(`house-confirm-${value}`),
    )}${either('legal')}${either('trace')}${either('sound')}</form>
    <p class="muted xs">${t('house-settings-kept')}</p>`,
    main,
  );
}
onChange(draw);
await shell({ page: 'settings' });
title(t('house-nav-settings'));
draw();
me().then(found => {
  name = found.name;
  draw();
}, tell);
