/**
 * A warning that the server is configured with a different address and therefore rejects all
 * changes.
 */
import { html, render } from '../vendor/lit.js';
import { t } from './strings.js';

/**
 * Show the warning under the top bar when the server reports a wrong origin.
 * @param {HTMLElement} header
 */
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
