/** What people say at the table. */
import { html, nothing } from '../vendor/lit.js';
import { freeToken, token } from '../house/icons.js';
import { moment } from '../house/time.js';
import { tell } from '../house/toast.js';
import { t } from '../house/words.js';
/** @typedef {import('../types').Said} Said */

const LONGEST = 500;

/** @param {Said[]} said @param {(text: string) => Promise<void>} say */
export function chatPane(said, say) {
  /** @param {SubmitEvent} event */
  const send = event => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    say(text).catch(refusal => {
      field.value ||= text;
      tell(refusal);
    });
  };
  const watcher = html`<span class="tm">${t('house-watching')}</span>`;
  const line = (
    /** @type {Said} */ { at, name, seat, text },
  ) => html`<div class="say">${seat === null ? freeToken('sm') : token(seat, 'sm')}
    <div><b>${name}</b> ${seat === null ? watcher : nothing} <span
      class="tm">${moment(at)}</span></div><p>${text}</p></div>`;
  return html`<div class="chat" role="log" aria-live="off" aria-label=${t('house-chat')}>
      ${said.length ? said.map(line) : html`<p class="none muted">${t('house-chat-empty')}</p>`}</div>
    <form class="talk" @submit=${send}><label class="vh" for="say">${t('house-say')}</label>
      <input class="input" id="say" name="text" maxlength=${LONGEST} autocomplete="off" placeholder=${t('house-say')}>
      <button class="btn">${t('house-send')}</button></form>`;
}
