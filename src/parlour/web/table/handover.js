/**
 * The handover of a device between players: a seat is shown only after its player has taken the
 * device.
 */
import { html, render } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { t } from '../components/strings.js';

/** @type {HTMLDialogElement | null} */
let shown = null;

/**
 * Cover the table until the player of a seat uncovers it.
 * @param {number} seat
 * @param {string} name
 * @param {() => void} opened
 */
export function askHandover(seat, name, opened) {
  if (shown) return;
  const dialog = document.createElement('dialog');
  shown = dialog;
  dialog.className = 'handover';
  dialog.setAttribute('aria-labelledby', 'handover-title');
  dialog.addEventListener('cancel', event => event.preventDefault());
  render(
    html`<div class="cloth"><div class="pass">${seatToken(seat)}
    <h2 id="handover-title">${t('site-pass-device', { name })}</h2><p>${t('site-pass-device-line', { name })}</p>
    <button class="btn main big" @click=${() => dialog.close()}>${t('site-i-am', { name })}</button></div></div>`,
    dialog,
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    shown = null;
    opened();
  });
  document.body.append(dialog);
  dialog.showModal();
}
