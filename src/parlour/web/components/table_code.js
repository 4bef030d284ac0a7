/** The form that opens a table by its code. */
import { html } from '../vendor/lit.js';
import { get } from './api.js';
import { showError } from './toast.js';
import { t } from './strings.js';

/** @param {SubmitEvent} event */
async function openTable(event) {
  event.preventDefault();
  const code = String(
    new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code') ?? '',
  ).trim();
  if (!code) return;
  try {
    const { match } = await get(`/api/table-codes/${encodeURIComponent(code)}`);
    location.assign(`/t/${match}`);
  } catch (refusal) {
    showError(refusal);
  }
}
/** Return the form for a table code. */
export const tableCodeForm = () => html`<form class="table-code-form" @submit=${openTable}>
  <label class="visually-hidden" for="code">${t('site-code-label')}</label>
  <input class="input" id="code" name="code" autocomplete="off" autocapitalize="none" spellcheck="false"
    placeholder=${t('site-code-example')}>
  <button class="btn">${t('site-code-submit')}</button></form>`;
