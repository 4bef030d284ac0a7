/** Fields for settings that the settings page and the menu of a table share. */
import { html, live, nothing } from '../vendor/lit.js';
import { SPEED_CHOICES, choiceChanges, currentChoice } from './animation_speed.js';
import { changeSettings, prefersReduced, settings } from './settings.js';
import { playSound } from './sound.js';
import { t } from './strings.js';
import { canVibrate, isVibrationOn, vibrate } from './vibration.js';

/**
 * The slider for the volume. Moving it turns the sound on and plays a sample.
 * @param {() => void} [afterChange]
 */
export function volumeField(afterChange) {
  const onChange = (/** @type {any} */ { target }) => {
    changeSettings({ sound: true, volume: target.valueAsNumber });
    playSound('wood');
    afterChange?.();
  };
  const onInput = (/** @type {any} */ { target }) => {
    target.nextElementSibling.value = `${target.value} %`;
  };
  const { sound, volume } = settings();
  return html`<label class="volume ${sound ? '' : 'muted'}"
    ><span>${t('site-volume')}</span
    ><input
      type="range"
      min="0"
      max="100"
      step="5"
      .value=${live(String(volume))}
      @input=${onInput}
      @change=${onChange}
    /><output .value=${live(`${volume} %`)}></output></label
  >`;
}

/**
 * The speed of animations, or off.
 * @param {() => void} [afterChange]
 */
export function speedField(afterChange) {
  const chosen = currentChoice(settings(), prefersReduced());
  const choose = (/** @type {typeof SPEED_CHOICES[number]} */ speed) => {
    changeSettings(choiceChanges(speed, settings(), prefersReduced()));
    afterChange?.();
  };
  const isForced = chosen === 'off' && settings().motion === 'system';
  return html`<fieldset class="field">
    <legend>${t('site-speed')}</legend>
    <div class="segmented">
      ${SPEED_CHOICES.map(
        speed =>
          html`<label
            ><input
              type="radio"
              name="speed"
              .checked=${live(speed === chosen)}
              @change=${() => choose(speed)}
            />${t(`site-speed-${speed}`)}</label
          >`,
      )}
    </div>
    ${isForced ? html`<small class="muted">${t('site-speed-reduced')}</small>` : nothing}
  </fieldset>`;
}

/**
 * The switch for vibration, if the device can vibrate.
 * @param {boolean} [isCafe] whether the page is a hand at a café table
 */
export function vibrationField(isCafe) {
  if (!canVibrate()) return nothing;
  const onChange = (/** @type {any} */ { target }) => {
    changeSettings({ vibration: target.checked ? 'on' : 'off' });
    vibrate('turn');
  };
  return html`<label class="switch"
    ><span>${t('site-setting-vibration')}<small>${t('site-setting-vibration-line')}</small></span>
    <input type="checkbox" role="switch" .checked=${live(isVibrationOn(isCafe))} @change=${onChange}
  /></label>`;
}
