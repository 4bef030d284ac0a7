/**
 * Copies text to the clipboard. Over plain HTTP there is no clipboard API, but browsers still copy
 * selected text.
 */
import { showToast } from './toast.js';
import { t } from './strings.js';

/** @param {string} text @returns {boolean} whether it was copied by selecting it */
function copySelected(text) {
  const previousFocus = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Text behind an open modal dialog cannot be selected.
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

/**
 * Copy text to the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copy a link and show a confirmation, or show the link if copying fails. @param {string} link */
export async function copyLink(link) {
  if (await copyText(link)) showToast(t('site-link-copied'));
  else showToast(link, 'link');
}
