/** Dialogs of a game with information or a question. On a phone, a dialog is a sheet. */
import { openDialog as openSiteDialog } from '../components/dialog.js';
import { html, nothing } from './templates.js';

/**
 * The content of a dialog. `redraw` renders `body` again. Without `confirm` there is only a close
 * button. `confirm.isReady` returns whether the user can confirm; `cancelText` is the label of the
 * cancel button.
 * @typedef {{
 *   title: string, body(): unknown, wide?: boolean, className?: string, cancelText?: string,
 *   confirm?: { text(): string, run(): void, danger?: boolean, isReady?(): boolean },
 * }} Content
 */

/**
 * Move the focus to the tab stop of the board in which the dialog was opened.
 * @param {HTMLElement} opener
 */
function focusTabStop(opener) {
  const stop = opener.closest('.root')?.querySelector('[tabindex="0"]');
  if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  else opener.blur();
}

/**
 * Open a dialog. Escape, its close button or a tap outside closes it. The focus returns to the
 * opener, or to the board's tab stop if the user confirmed.
 * @param {Content} content
 * @returns {{ redraw: () => void, close: () => void, dialog: HTMLDialogElement }}
 */
export function openDialog({
  title,
  body,
  wide = false,
  className = '',
  confirm: yes,
  cancelText: no,
}) {
  let isConfirmed = false;
  const opener = document.activeElement;
  const onConfirm = (/** @type {() => void} */ close) => () => {
    isConfirmed = true;
    close();
    yes?.run();
  };
  const bar = (/** @type {() => void} */ close) =>
    yes
      ? html`<div class="bar">${no ? html`<button class="btn" @click=${close}>${no}</button>` : nothing}
          <button class="btn ${yes.danger ? 'danger' : 'main'}" ?disabled=${yes.isReady?.() === false} data-confirm
            @click=${onConfirm(close)}>${yes.text()}</button></div>`
      : nothing;
  const opened = openSiteDialog({
    title,
    wide,
    body: close => html`${body()}${bar(close)}`,
    onClose: () => {
      if (isConfirmed && opener instanceof HTMLElement) queueMicrotask(() => focusTabStop(opener));
    },
  });
  if (className) opened.dialog.classList.add(className);
  return opened;
}
