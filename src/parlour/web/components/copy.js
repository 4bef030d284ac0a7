/** Copies text. Over plain HTTP browsers have no clipboard for pages, but still copy what is selected. */
import { showToast } from './toast.js';
import { t } from './strings.js';

/** @param {string} text @returns {boolean} whether it was copied by selecting it */
function copySelected(text) {
  const previousFocus = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  // Behind an open dialog nothing can be selected.
  (previousFocus?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  }
}

/** Copy a text. @param {string} text @returns {Promise<boolean>} whether it was copied */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copy a link and say so, or show it. @param {string} link */
export async function copyLink(link) {
  if (await copyText(link)) showToast(t('site-link-copied'));
  else showToast(link, 'link');
}
