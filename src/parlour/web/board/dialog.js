/**
 * Dialogs of a game: something to look up, or one question with its answers. Sheets on a phone,
 * like those of the
 * house.
 */
import { openDialog as openHouse } from '../components/dialog.js';
import { html, nothing } from './templates.js';

/**
 * What a dialog shows. `body` is drawn anew by `redraw`; without `yes` there is only its cross.
 * `yes.ready` says
 *   whether
 * the answer can be given yet. `no` is what the button says that leaves everything as it is.
 * @typedef {{
 *   title: string, body(): unknown, wide?: boolean, className?: string, cancelText?: string,
 *   confirm?: { text(): string, run(): void, danger?: boolean, isReady?(): boolean },
 * }} Content
 */

/**
 * Where one plays on after a decision: the first stop of the board in which the dialog was opened.
 * @param {HTMLElement} opener
 */
function onward(opener) {
  const stop = opener.closest('.root')?.querySelector('[tabindex="0"]');
  if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  else opener.blur();
}

/**
 * Open a dialog. Escape, its cross and a tap beside it close it; the focus returns to what opened
 * it, unless something
 * was decided, which leads on.
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
  let agreed = false;
  const opener = document.activeElement;
  const agree = (/** @type {() => void} */ close) => () => {
    agreed = true;
    close();
    yes?.run();
  };
  const bar = (/** @type {() => void} */ close) =>
    yes
      ? html`<div class="bar">${no ? html`<button class="btn" @click=${close}>${no}</button>` : nothing}
          <button class="btn ${yes.danger ? 'danger' : 'main'}" ?disabled=${yes.isReady?.() === false} data-confirm
            @click=${agree(close)}>${yes.text()}</button></div>`
      : nothing;
  const opened = openHouse({
    title,
    wide,
    body: close => html`${body()}${bar(close)}`,
    onClose: () => {
      if (agreed && opener instanceof HTMLElement) queueMicrotask(() => onward(opener));
    },
  });
  if (className) opened.dialog.classList.add(className);
  return opened;
}
