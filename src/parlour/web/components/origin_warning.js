/** A visible message where the server takes its own address to be another one, and so refuses all changes. */
import { html, render } from '../vendor/lit.js';
import { t } from './strings.js';

/** Watch for it, and say so under the top bar. @param {HTMLElement} header */
export function watchOrigin(header) {
  const notice = document.createElement('aside');
  const show = (/** @type {string} */ expected) => {
    notice.className = 'banner';
    notice.setAttribute('role', 'alert');
    const message = t('core-error-wrong-origin', { origin: location.origin, expected });
    render(html`<span>${message}</span>`, notice);
    header.after(notice);
  };
  addEventListener('parlour-wrong-origin', event =>
    show(/** @type {CustomEvent} */ (event).detail.expected),
  );
  const { origin } = document.documentElement.dataset;
  if (origin && origin !== location.origin) show(origin);
}
