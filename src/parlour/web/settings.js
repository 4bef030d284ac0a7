/** The settings page: name, theme, language, sound, vibration, board hints, animations, text size. */
import { html, live, render } from './vendor/lit.js';
import { currentUser, renameUser } from './components/session.js';
import { changeSettings, onSettingsChange, settings } from './components/settings.js';
import { vibrationField, volumeField } from './components/setting_fields.js';
import { mountShell, setTitle } from './components/shell.js';
import { playSound } from './components/sound.js';
import { showError, showToast } from './components/toast.js';
import { LANGUAGES, language, t } from './components/strings.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/**
 * The settings with few values. Each has a prefix for the message ids of the values, a label id,
 * and the values.
 */
const CHOICES = {
  theme: { names: 'site-theme-', words: 'site-theme', values: ['system', 'light', 'dark'] },
  text: { names: '', words: 'site-text-size', values: [100, 115, 130, 150, 200] },
  motion: { names: 'site-motion-', words: 'site-motion', values: ['system', 'full', 'still'] },
  speed: { names: 'site-speed-', words: 'site-speed', values: ['slow', 'normal', 'fast'] },
  confirm: {
    names: 'site-confirm-',
    words: 'site-confirm',
    values: ['matters', 'always', 'never'],
  },
};
let name = '';

/** @param {SubmitEvent} event */
async function saveName(event) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (
    /** @type {HTMLFormElement} */ (event.target).elements.namedItem('name')
  );
  const newName = field.value.trim();
  if (!newName) return;
  try {
    await renameUser(newName);
    name = newName;
    showToast(t('site-name-saved', { name }));
  } catch (refusal) {
    showError(refusal);
  }
}
/** Return the field for a setting with few values. @param {keyof typeof CHOICES} key */
function choiceField(key) {
  const { names, words, values } = CHOICES[key];
  const one = (/** @type {string | number} */ value) =>
    html`<label
      ><input
        type="radio"
        name=${key}
        .checked=${live(value === settings()[key])}
        @change=${() => changeSettings({ [key]: value })}
      />${names ? t(`${names}${value}`) : `${value} %`}</label
    >`;
  return html`<fieldset class="field">
    <legend>${t(words)}</legend>
    <div class="segmented">${values.map(one)}</div>
  </fieldset>`;
}
/** @param {'sound' | 'legal' | 'trace' | 'premove'} key */
function switchField(key) {
  const onChange = (/** @type {any} */ event) => {
    changeSettings({ [key]: event.target.checked });
    if (key === 'sound') playSound('wood');
  };
  return html`<label class="switch"
    ><span>${t(`site-setting-${key}`)}<small>${t(`site-setting-${key}-line`)}</small></span>
    <input type="checkbox" role="switch" .checked=${live(settings()[key])} @change=${onChange}
  /></label>`;
}

/** @param {string} tag */
const languageName = tag => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
function languageField() {
  if (LANGUAGES.length === 1)
    return html`<div class="field">
      ${t('site-language')}
      <p class="input only">${languageName(language())}</p>
      <small>${t('site-language-line')}</small>
    </div>`;
  const onChange = (/** @type {any} */ event) => {
    changeSettings({ language: LANGUAGES[event.target.selectedIndex] });
    location.reload();
  };
  return html`<label class="field"
    >${t('site-language')}<select class="input" @change=${onChange}>
      ${LANGUAGES.map(tag => html`<option lang=${tag} .selected=${tag === language()}>${languageName(tag)}</option>`)}
    </select></label
  >`;
}

function nameForm() {
  const onInput = (/** @type {any} */ event) => {
    name = event.target.value;
  };
  return html`<form class="card padded-card" @submit=${saveName}>
    <h2>${t('site-you')}</h2>
    <label class="field"
      >${t('site-your-name')}
      <span class="row"
        ><input class="input" name="name" required autocomplete="nickname" .value=${live(name)} @input=${onInput} />
        <button class="btn main">${t('site-save')}</button></span
      ><small>${t('site-your-name-line')}</small></label
    >
    <p class="links">
      <a class="btn" href="/account">${t('site-your-account')}</a>
      <a class="btn" href="/notifications">${t('site-notifications')}</a>
    </p>
  </form>`;
}

function draw() {
  render(
    html`<h1>${t('site-nav-settings')}</h1>
      ${nameForm()}
      <form class="card padded-card">
        <h2>${t('site-appearance')}</h2>
        ${choiceField('theme')}${choiceField('text')}${choiceField('motion')}${choiceField('speed')}${languageField()}
      </form>
      <form class="card padded-card">
        <h2>${t('site-at-the-table')}</h2>
        ${choiceField('confirm')}${switchField('legal')}${switchField('trace')}
        ${switchField('premove')}${switchField('sound')}
        ${volumeField()}${vibrationField()}
      </form>
      <p class="muted xs">${t('site-settings-saved')}</p>`,
    main,
  );
}
onSettingsChange(draw);
await mountShell({ page: 'settings' });
setTitle(t('site-nav-settings'));
draw();
currentUser().then(found => {
  name = found.name;
  draw();
}, showError);
