/** Switches for settings, next to the board. */
import { html } from '../vendor/lit.js';
import { changeSettings, settings } from '../components/settings.js';
import { playSound } from '../components/sound.js';
import { t } from '../components/strings.js';

/** @param {'legal' | 'trace' | 'premove' | 'sound'} which */
export const settingSwitch =
  which => html`<label class="switch"><span>${t(`site-setting-${which}`)}</span>
  <input type="checkbox" role="switch" .checked=${settings()[which]}
    @change=${(/** @type {any} */ event) => {
      changeSettings({ [which]: event.target.checked });
      if (which === 'sound') playSound('wood');
    }}></label>`;
