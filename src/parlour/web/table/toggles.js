/** Settings that are changed at a table: switches, and the fields of the menu. */
import { html, live } from '../vendor/lit.js';
import { speedField, vibrationField, volumeField } from '../components/setting_fields.js';
import { changeSettings, isDark, settings } from '../components/settings.js';
import { playSound } from '../components/sound.js';
import { t } from '../components/strings.js';

/**
 * @param {'legal' | 'trace' | 'premove' | 'sound'} which
 * @param {() => void} [onChange]
 */
export const settingSwitch = (
  which,
  onChange,
) => html`<label class="switch"><span>${t(`site-setting-${which}`)}</span>
  <input type="checkbox" role="switch" .checked=${live(settings()[which])}
    @change=${(/** @type {any} */ event) => {
      changeSettings({ [which]: event.target.checked });
      if (which === 'sound') playSound('wood');
      onChange?.();
    }}></label>`;

const darkSwitch = () => html`<label class="switch only-phone"><span>${t('site-dark-mode')}</span>
  <input type="checkbox" role="switch" .checked=${live(isDark())}
    @change=${(/** @type {any} */ { target }) =>
      changeSettings({ theme: target.checked ? 'dark' : 'light' })}></label>`;

/**
 * The settings in the menu of a table, after the switches of the board.
 * @param {() => void} redraw draws the menu again after a change
 * @param {boolean} isCafe whether the page is a hand at a café table
 */
export const menuFields = (redraw, isCafe) => html`${settingSwitch('sound', redraw)}
  ${volumeField(redraw)}${vibrationField(isCafe)}${darkSwitch()}${speedField(redraw)}`;
