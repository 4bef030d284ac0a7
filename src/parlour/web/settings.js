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
let name = '';

/** @param {SubmitEvent} event */
async function keepName(event) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem('name')), wanted = field.value.trim();
  if (!wanted) return;
  try { await rename(wanted); name = wanted; toast(t('house-name-kept', { name })); } catch (refusal) { tell(refusal); }
}
/**
 * One of a few. @template {string | number} T
 * @param {string} words @param {string} key @param {T[]} values @param {T} chosen @param {(value: T) => void} choose @param {(value: T) => string} say
 */
const oneOf = (words, key, values, chosen, choose, say) => html`<fieldset class="field"><legend>${words}</legend><div class="seg">${values.map(value => html`<label><input type="radio" name=${key} .checked=${live(value === chosen)} @change=${() => choose(value)}>${say(value)}</label>`)}</div></fieldset>`;
/** @param {'sound' | 'legal' | 'trace'} key */
const either = key => html`<label class="switch"><span>${t(`house-setting-${key}`)}<small>${t(`house-setting-${key}-line`)}</small></span><input type="checkbox" role="switch" .checked=${live(settings()[key])} @change=${(/** @type {any} */ event) => { change({ [key]: event.target.checked }); sound('wood'); }}></label>`;
/** @param {string} tag */
const languageName = tag => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

function draw() {
  const now = settings();
  render(html`<h1>${t('house-nav-settings')}</h1>
    <form class="card sheet-of" @submit=${keepName}><h2>${t('house-you')}</h2><label class="field">${t('house-your-name')}<span class="row"><input class="input" name="name" maxlength="40" required autocomplete="nickname" .value=${live(name)} @input=${(/** @type {any} */ event) => { name = event.target.value; }}><button class="btn main">${t('house-keep')}</button></span><small>${t('house-your-name-line')}</small></label></form>
    <form class="card sheet-of"><h2>${t('house-looks')}</h2>
      ${oneOf(t('house-light'), 'theme', /** @type {const} */ (['system', 'light', 'dark']).slice(), now.theme, theme => change({ theme }), value => t(`house-theme-${value}`))}
      ${oneOf(t('house-text-size'), 'text', SIZES, now.text, text => change({ text }), value => `${value} %`)}
      ${oneOf(t('house-motion'), 'motion', /** @type {const} */ (['system', 'full', 'still']).slice(), now.motion, motion => change({ motion }), value => t(`house-motion-${value}`))}
      ${LANGUAGES.length > 1 ? html`<label class="field">${t('house-language')}<select class="input" @change=${(/** @type {any} */ event) => { change({ language: LANGUAGES[event.target.selectedIndex] }); location.reload(); }}>${LANGUAGES.map(tag => html`<option lang=${tag} .selected=${tag === language()}>${languageName(tag)}</option>`)}</select></label>` : html`<div class="field">${t('house-language')}<p class="input only">${languageName(language())}</p><small>${t('house-language-line')}</small></div>`}</form>
    <form class="card sheet-of"><h2>${t('house-at-the-table')}</h2>${either('legal')}${either('trace')}${either('sound')}</form>
    <p class="muted xs">${t('house-settings-kept')}</p>`, main);
}
onChange(draw);
await shell({ page: 'settings' });
title(t('house-nav-settings'));
draw();
me().then(found => { name = found.name; draw(); }, tell);
