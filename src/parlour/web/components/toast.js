/** A short message at the bottom of the page that disappears after some seconds. */
import { html, render } from '../vendor/lit.js';
import { icon } from './icons.js';
import { errorText } from './strings.js';

/** @type {HTMLElement | undefined} */
let container;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const hide = () => {
  if (container) container.hidden = true;
};

/** Show a message. @param {string} text @param {string} [iconName] */
export function showToast(text, iconName = 'check') {
  if (!container) {
    container = document.createElement('div');
    container.className = 'toast';
    container.setAttribute('role', 'status');
    document.body.append(container);
  }
  const openDialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  (openDialog ?? document.body).append(container);
  render(html`${icon(iconName)}<span>${text}</span>`, container);
  container.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, Math.max(3200, text.length * 70));
}
/** Show the message of an error until the user retries. @param {any} refusal */
export const showError = refusal => {
  showToast(errorText(refusal), 'x');
  // A new attempt makes the message obsolete. It must not cover the result, such as recovery codes.
  document.addEventListener('submit', hide, { once: true, capture: true });
};
