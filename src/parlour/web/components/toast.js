/** One line at the foot that goes away by itself. */
import { html, render } from '../vendor/lit.js';
import { icon } from './icons.js';
import { errorText } from './strings.js';

/** @type {HTMLElement | undefined} */
let place;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fade;

const hide = () => {
  if (place) place.hidden = true;
};

/** @param {string} text @param {string} [sign] an icon's name */
export function showToast(text, sign = 'check') {
  if (!place) {
    place = document.createElement('div');
    place.className = 'toast';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  (open ?? document.body).append(place);
  render(html`${icon(sign)}<span>${text}</span>`, place);
  place.hidden = false;
  clearTimeout(fade);
  fade = setTimeout(hide, Math.max(3200, text.length * 70));
}
/** Say why something was refused, until the user tries again. @param {any} refusal */
export const showError = refusal => {
  showToast(errorText(refusal), 'x');
  // A new attempt makes the reason stale: it must not cover what the attempt shows, such as recovery codes.
  document.addEventListener('submit', hide, { once: true, capture: true });
};
