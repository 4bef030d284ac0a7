/**
 * Modal dialogs: centred on a desktop, a sheet on a phone. Escape, the close button or a tap
 * outside closes them.
 */
import { html, nothing, render } from '../vendor/lit.js';
import { icon } from './icons.js';
import { t } from './strings.js';

/**
 * Open a dialog and return functions that close and redraw it.
 * @param {{ title: string, body: (close: () => void, redraw: () => void) => unknown, wide?:
 *   boolean, onClose?: () => void }} content
 */
export function openDialog({ title, body, wide = false, onClose }) {
  const dialog = document.createElement('dialog');
  const previousFocus = document.activeElement;
  if (wide) dialog.className = 'wide';
  dialog.setAttribute('aria-label', title);
  // The `close` event fires with the next animation frame, but keys pressed before that must
  // already reach the page.
  const handleClose = () => {
    if (!dialog.isConnected) return;
    dialog.remove();
    onClose?.();
    if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
  };
  const close = () => {
    dialog.close();
    handleClose();
  };
  const redraw = () =>
    render(
      html`<div class="sheet-handle only-phone"></div><div class="body"><div class="title"><h2>${title}</h2>
    <button class="btn plain sq" aria-label=${t('site-close')}
      @click=${close}>${icon('x')}</button></div>${body(close, redraw)}</div>`,
      dialog,
    );
  dialog.addEventListener('click', event => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('close', handleClose);
  document.body.append(dialog);
  redraw();
  dialog.showModal();
  return { close, redraw, dialog };
}

/**
 * Ask the user to confirm an action.
 * @param {{ title: string, text?: string, confirmText: string, danger?: boolean }} question
 * @returns {Promise<boolean>} whether the user confirmed
 */
export function confirmDialog({ title, text, confirmText, danger = false }) {
  return new Promise(resolve => {
    let answer = false;
    const accept = (/** @type {() => void} */ close) => () => {
      answer = true;
      close();
    };
    openDialog({
      title,
      onClose: () => resolve(answer),
      body: close => html`${text ? html`<p class="muted">${text}</p>` : nothing}<div class="bar">
      <button class="btn" @click=${close}>${t('site-cancel')}</button>
      <button class="btn ${danger ? 'danger' : 'main'}" autofocus @click=${accept(close)}>${
        confirmText
      }</button></div>`,
    });
  });
}

/**
 * Ask the user for a short text.
 * @param {{ title: string, label: string, maxLength: number, value?: string, required?: boolean }}
 *   question
 * @returns {Promise<string | null>} null if the user closed the dialog
 */
export function promptDialog({ title, label, maxLength, value = '', required = false }) {
  return new Promise(resolve => {
    /** @type {string | null} */
    let answer = null;
    openDialog({
      title,
      onClose: () => resolve(answer),
      body: close =>
        html`<form
          class="wide-gap"
          @submit=${(/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
            event.preventDefault();
            answer = String(new FormData(event.currentTarget).get('words'));
            close();
          }}
        >
          <label class="field"
            >${label}<input
              class="input"
              name="words"
              ?required=${required}
              maxlength=${maxLength}
              .value=${value} /></label
          ><button class="btn main">${title}</button>
        </form>`,
    });
  });
}
