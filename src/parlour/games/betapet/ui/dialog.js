/** A dialog of the game: asks one thing, closes by Escape, by its cancel button and by a tap beside it. */

/**
 * @param {HTMLElement} root @param {string} title @param {string} body HTML @param {{ text: string, run: (() => void) | null, danger?: boolean }} yes @param {string} no
 * @returns {{ dialog: HTMLDialogElement, yes: HTMLButtonElement, close: () => void }}
 */
export function openDialog(root, title, body, yes, no) {
  const dialog = document.createElement('dialog'), before = document.activeElement;
  dialog.className = 'be-dialog';
  dialog.setAttribute('aria-label', title);
  dialog.innerHTML = `<div class="body"><div class="title"><h2></h2></div>${body}<div class="bar"><button type="button" class="btn" data-no></button><button type="button" class="btn ${yes.danger ? 'danger' : 'main'}" data-yes></button></div></div>`;
  const heading = /** @type {HTMLElement} */ (dialog.querySelector('h2')), refuse = /** @type {HTMLButtonElement} */ (dialog.querySelector('[data-no]')), agree = /** @type {HTMLButtonElement} */ (dialog.querySelector('[data-yes]'));
  heading.textContent = title; refuse.textContent = no; agree.textContent = yes.text;
  agree.hidden = !yes.run;
  const close = () => dialog.close();
  refuse.addEventListener('click', close);
  let agreed = false;
  agree.addEventListener('click', () => { agreed = true; close(); yes.run?.(); });
  dialog.addEventListener('click', event => { if (event.target === dialog) close(); });
  // What was decided leads on: the focus does not go back to the button that asked.
  dialog.addEventListener('close', () => { dialog.remove(); if (before instanceof HTMLElement && before.isConnected) { if (agreed) before.blur(); else before.focus({ preventScroll: true }); } });
  root.append(dialog);
  dialog.showModal();
  return { dialog, yes: agree, close };
}
